/** The logbook as a picture to send to others: the scene where the party stands, and a line for each try. */

import { EDGE, Pen, ROOF, SIDE, WIDE, backdrop, eaves, picture } from "../lib/postcard";

export interface Log {
  /** What stands in the roof, and below the scene. */
  title: string;
  place: string;
  /** The address of the scene. */
  scene: string;
  tries: { chapter: string; facts: string; won: boolean }[];
}

/** More of them would be too small to read: then the last ones are told. */
const MOST = 9;
const ROW = 68;
const LINE = 30;

export async function draw(canvas: HTMLCanvasElement, log: Log): Promise<void> {
  canvas.width = canvas.height = SIDE;
  const pen = new Pen(canvas.getContext("2d")!);
  const image = await picture(log.scene);
  pen.box("--paper", 0, 0, SIDE, SIDE);
  const tries = log.tries.slice(-MOST);
  const top = SIDE - 36 - tries.length * ROW;
  const scene = top - 104 - ROOF;
  pen.font(52, 800);
  const place = pen.fit(log.place, 1, WIDE)[0] ?? "";
  pen.words("--ink", place, SIDE / 2, ROOF + scene + 70, "center");
  tries.forEach(({ chapter, facts, won }, i) => {
    const y = top + i * ROW;
    pen.box("--board", EDGE, y, WIDE, ROW - 8, 14);
    pen.box(won ? "--brass" : "--red", EDGE, y, 10, ROW - 8, 5);
    pen.font(LINE, 800);
    const name = pen.fit(chapter, 1, 330)[0] ?? "";
    pen.words("--ink", name, EDGE + 28, y + 40);
    pen.font(LINE - 4);
    pen.words("--soft", pen.fit(facts, 1, WIDE - 400)[0] ?? "", SIDE - EDGE - 20, y + 39, "right");
  });
  backdrop(pen, image, ROOF, scene);
  eaves(pen, log.title);
}
