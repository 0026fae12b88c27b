/** The result of a game as a picture to send to others: drawn here, from what the recap says. */

export interface Result {
  game: string;
  /** How it ended, in one sentence. */
  result: string;
  /** The best first. */
  rows: { name: string; score: number; won: boolean }[];
  /** One moment to remember; none: empty. */
  moment: string;
  /** What the moment is called. */
  label: string;
  /** Where the picture that stands for the game is. */
  scene: string;
}

export const SIDE = 1080;
export const EDGE = 64;
export const WIDE = SIDE - 2 * EDGE;
export const ROOF = 104;
const TOOTH = 36;
/** The scene may be low, but never gone. */
const LEAST_SCENE = 190;

/** Words in lines of a width; what does not fit into so many ends with dots. */
export function lines(
  text: string,
  most: number,
  width: number,
  measure: (text: string) => number,
): string[] {
  const found: string[] = [];
  let rest = text.split(/\s+/).filter(Boolean);
  while (rest.length && found.length < most) {
    let n = 1;
    while (n < rest.length && measure(rest.slice(0, n + 1).join(" ")) <= width) n += 1;
    found.push(rest.slice(0, n).join(" "));
    rest = rest.slice(n);
  }
  if (rest.length) found.push(`${found.pop() ?? ""}…`);
  return found.map((line) => {
    let short = line;
    while (short.length > 2 && measure(short) > width) short = `${short.slice(0, -2)}…`;
    return short;
  });
}

/** A picture of the house; without it the rest is drawn anyway. */
export async function picture(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

export class Pen {
  private readonly style = getComputedStyle(document.documentElement);

  constructor(readonly paper: CanvasRenderingContext2D) {
    paper.textBaseline = "alphabetic";
  }

  colour(name: string): string {
    return this.style.getPropertyValue(name).trim();
  }

  font(size: number, weight = 400): void {
    this.paper.font = `${weight} ${size}px ${this.style.fontFamily}`;
  }

  box(name: string, x: number, y: number, width: number, height: number, round = 0): void {
    this.paper.fillStyle = this.colour(name);
    this.paper.beginPath();
    this.paper.roundRect(x, y, width, height, round);
    this.paper.fill();
  }

  words(name: string, text: string, x: number, y: number, align: CanvasTextAlign = "left"): void {
    this.paper.fillStyle = this.colour(name);
    this.paper.textAlign = align;
    this.paper.fillText(text, x, y);
  }

  fit(text: string, most: number, width: number): string[] {
    return lines(text, most, width, (part) => this.paper.measureText(part).width);
  }

  /** The same lines, about as long as each other: no word stands alone in the last. */
  balanced(text: string, most: number, width: number): string[] {
    let found = this.fit(text, most, width);
    for (let less = width - 24; less > width / 2; less -= 24) {
      const closer = this.fit(text, most, less);
      if (closer.length > found.length || closer.at(-1)?.endsWith("…")) break;
      found = closer;
    }
    return found;
  }
}

/** Gigi balang, as above every screen. */
export function eaves(pen: Pen, game: string): void {
  pen.box("--roof", 0, 0, SIDE, ROOF);
  pen.paper.beginPath();
  for (let x = 0; x < SIDE; x += TOOTH) {
    pen.paper.moveTo(x, ROOF);
    pen.paper.lineTo(x + TOOTH / 2, ROOF + 24);
    pen.paper.lineTo(x + TOOTH, ROOF);
  }
  pen.paper.fill();
  pen.font(30, 600);
  pen.words("--brass", "Gelanggang", SIDE - EDGE, 66, "right");
  const room = WIDE - pen.paper.measureText("Gelanggang").width - 32;
  pen.font(44, 800);
  pen.words("--roof-ink", pen.fit(game, 1, room)[0] ?? "", EDGE, 70);
}

export function backdrop(
  pen: Pen,
  image: HTMLImageElement | null,
  top: number,
  height: number,
): void {
  pen.box("--board", 0, top, SIDE, height);
  if (!image) return;
  const scale = Math.max(SIDE / image.width, height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  pen.paper.save();
  pen.paper.beginPath();
  pen.paper.rect(0, top, SIDE, height);
  pen.paper.clip();
  // Faces are near its top; above them it has eaves of its own.
  const above = Math.max(high * 0.09, (high - height) * 0.2);
  pen.paper.drawImage(image, (SIDE - wide) / 2, top - above, wide, high);
  pen.paper.restore();
}

function scores(pen: Pen, rows: Result["rows"], top: number, high: number): void {
  const most = Math.max(1, ...rows.map((one) => one.score));
  const size = Math.round(high * 0.46);
  const [names, number] = [300, 96];
  const track = WIDE - names - number - 56;
  rows.forEach(({ name, score, won }, i) => {
    const y = top + i * high;
    const middle = y + (high - 8) / 2;
    pen.box("--board", EDGE, y, WIDE, high - 8, 18);
    if (won) {
      pen.paper.strokeStyle = pen.colour("--brass");
      pen.paper.lineWidth = 5;
      pen.paper.beginPath();
      pen.paper.roundRect(EDGE + 2.5, y + 2.5, WIDE - 5, high - 13, 16);
      pen.paper.stroke();
    }
    pen.font(size, 700);
    pen.words("--ink", pen.fit(name, 1, names - 12)[0] ?? "", EDGE + 24, middle + size * 0.36);
    const thick = Math.min(26, high * 0.34);
    const left = EDGE + 24 + names;
    pen.box("--paper", left, middle - thick / 2, track, thick, thick / 2);
    const share = Math.max(0, score) / most;
    if (share) pen.box("--brass", left, middle - thick / 2, track * share, thick, thick / 2);
    pen.font(size * 1.15, 800);
    pen.words("--ink", String(score), SIDE - EDGE - 24, middle + size * 0.42, "right");
  });
}

/** Draw it, from the bottom up: what is left between the words and the roof belongs to the scene. */
export async function draw(canvas: HTMLCanvasElement, told: Result): Promise<void> {
  canvas.width = canvas.height = SIDE;
  const pen = new Pen(canvas.getContext("2d")!);
  const image = await picture(told.scene);
  pen.box("--paper", 0, 0, SIDE, SIDE);
  let bottom = SIDE - 44;
  if (told.moment) {
    pen.font(33);
    const said = pen.fit(told.moment, told.rows.length > 4 ? 2 : 3, WIDE - 28);
    bottom -= said.length * 44;
    said.forEach((line, i) => pen.words("--ink", line, EDGE + 28, bottom + 32 + i * 44));
    pen.font(26, 700);
    pen.words("--soft", told.label, EDGE + 28, bottom - 12);
    pen.box("--brass", EDGE, bottom - 36, 8, said.length * 44 + 40, 4);
    bottom -= 64;
  }
  const high = Math.min(84, Math.floor(330 / told.rows.length));
  const top = bottom - told.rows.length * high;
  scores(pen, told.rows, top, high);
  const room = top - ROOF - LEAST_SCENE;
  pen.font(52, 800);
  const headline = pen.balanced(told.result, room < 200 ? 2 : 3, WIDE);
  const words = headline.length * 62;
  const scene = top - 28 - words - 20 - ROOF;
  headline.forEach((line, i) =>
    pen.words("--ink", line, SIDE / 2, ROOF + scene + 62 + i * 62, "center"),
  );
  backdrop(pen, image, ROOF, scene);
  eaves(pen, told.game);
}

export function file(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(new File([blob], name, { type: blob.type })) : fail(new Error(name))),
      "image/png",
    ),
  );
}
