import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, type Listener } from "../src/lib/socket";
import type { ServerMessage } from "../src/lib/wire";

/** A network that does what the test says. */
class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: Partial<ServerMessage> & { type: string }) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const welcome = (version: number) =>
  ({ type: "welcome" as const, version, table: {}, you: { seats: [0] } }) as never;
const update = (base: number, version: number) =>
  ({ type: "update" as const, base, version }) as never;

describe("the socket", () => {
  let heard: string[];
  let socket: TableSocket;
  const last = () => Wire.all.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    Wire.all = [];
    heard = [];
    const listener: Listener = {
      welcome: (one) => heard.push(`welcome ${one.version}`),
      update: (one) => heard.push(`update ${one.version}`),
      stood: (one) => heard.push(`stood ${one.code}`),
      emoted: () => heard.push("emoted"),
      problem: (one) => heard.push(`problem ${one.code}`),
      closed: (one) => heard.push(`closed ${one.code}`),
      online: (on) => heard.push(on ? "online" : "offline"),
    };
    socket = new TableSocket("ws://here/ws", { table: "ABCD", token: "t", lang: "id" }, listener);
    socket.open();
    last().open();
  });

  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says hello first, with nothing known yet", () => {
    expect(last().sent).toEqual([
      { type: "hello", table: "ABCD", token: "t", lang: "id", have: null },
    ]);
  });

  it("follows updates that fit, and asks for the gap before one that does not", () => {
    last().hear(welcome(3));
    last().hear(update(3, 4));
    last().hear(update(6, 7));
    expect(heard).toEqual(["online", "welcome 3", "update 4"]);
    expect(last().sent.at(-1)).toEqual({ type: "sync", have: 4 });
  });

  it("comes back after a broken connection and says what it has", () => {
    last().hear(welcome(3));
    last().break();
    expect(heard.at(-1)).toBe("offline");
    vi.advanceTimersByTime(1000);
    expect(Wire.all.length).toBe(2);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: "hello", have: 3 });
  });

  it("waits longer each time, but not when the phone wakes up", () => {
    for (let i = 0; i < 6; i += 1) {
      last().break();
      vi.advanceTimersByTime(20_000);
    }
    const tries = Wire.all.length;
    last().break();
    vi.advanceTimersByTime(1000);
    expect(Wire.all.length).toBe(tries);
    window.dispatchEvent(new Event("online"));
    expect(Wire.all.length).toBe(tries + 1);
  });

  it("sends a choice again, under the same id, until it is acknowledged", async () => {
    last().hear(welcome(3));
    const answer = socket.do({ verb: "start" });
    const first = last().sent.at(-1)!;
    last().break();
    vi.advanceTimersByTime(1000);
    last().open();
    last().hear(welcome(3));
    expect(last().sent.at(-1)).toEqual(first);
    last().hear({ type: "ack", id: first.id as string });
    expect((await answer).type).toBe("ack");
    last().break();
    vi.advanceTimersByTime(1000);
    last().open();
    last().hear(welcome(4));
    expect(last().sent).toHaveLength(1);
  });

  it("does not keep a question that nobody can answer any more", async () => {
    last().hear(welcome(3));
    const answer = socket.preview("combo", 0);
    last().break();
    expect(await answer).toMatchObject({ type: "problem", code: "offline" });
  });

  it("asks a socket that seems open whether it is, and replaces one that is silent", () => {
    last().hear(welcome(3));
    window.dispatchEvent(new Event("pageshow"));
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(5000);
    expect(Wire.all.length).toBe(2);
  });

  it("stays when the pong comes, and catches up if it has missed something", () => {
    last().hear(welcome(3));
    window.dispatchEvent(new Event("pageshow"));
    last().hear({ type: "pong", version: 5, serial: 1 });
    vi.advanceTimersByTime(5000);
    expect(Wire.all.length).toBe(1);
    expect(last().sent.at(-1)).toEqual({ type: "sync", have: 3 });
  });

  it("is not let in at first, says so, and comes in when it is", () => {
    last().break();
    for (let i = 0; i < 3; i += 1) {
      vi.advanceTimersByTime(10_000);
      // Refused before it is open: the browser does not say why.
      last().break();
    }
    expect(new Set(heard)).toEqual(new Set(["offline"]));
    vi.advanceTimersByTime(10_000);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: "hello" });
    last().hear(welcome(3));
    expect(heard.slice(-2)).toEqual(["online", "welcome 3"]);
  });

  it("comes back when the house closes a connection that was too fast", () => {
    last().hear(welcome(3));
    last().hear({ type: "closed", code: "too-fast", text: "" });
    last().break();
    vi.advanceTimersByTime(1000);
    expect(Wire.all.length).toBe(2);
  });

  it.each(["do", "look"])(
    "sends a %s that came too fast again, under the same id",
    async (kind) => {
      last().hear(welcome(3));
      const answer = kind === "do" ? socket.do({ verb: "start" }) : socket.look(0);
      const first = last().sent.at(-1)!;
      const id = first.id as string;
      for (let i = 0; i < 5; i += 1) {
        last().hear({ type: "problem", code: "too-fast", text: "", id });
        const sent = last().sent.length;
        vi.advanceTimersByTime(900);
        expect(last().sent).toHaveLength(sent);
        vi.advanceTimersByTime(200);
        expect(last().sent).toHaveLength(sent + 1);
        expect(last().sent.at(-1)).toEqual(first);
      }
      // Nobody is told meanwhile; after five times it is enough.
      expect(heard).toEqual(["online", "welcome 3"]);
      last().hear({ type: "problem", code: "too-fast", text: "", id });
      expect(await answer).toMatchObject({ type: "problem", code: "too-fast" });
      vi.advanceTimersByTime(5000);
      expect(last().sent).toHaveLength(7);
    },
  );

  it("sends nothing again that was answered meanwhile", async () => {
    last().hear(welcome(3));
    const answer = socket.do({ verb: "start" });
    const id = last().sent.at(-1)!.id as string;
    last().hear({ type: "problem", code: "too-fast", text: "", id });
    last().hear({ type: "ack", id });
    expect((await answer).type).toBe("ack");
    vi.advanceTimersByTime(2000);
    expect(last().sent).toHaveLength(2);
  });

  it.each(["preview", "hint"])("lets a %s that came too fast be", async (kind) => {
    last().hear(welcome(3));
    const answer = kind === "hint" ? socket.hint(0) : socket.preview("combo", 0);
    const id = last().sent.at(-1)!.id as string;
    last().hear({ type: "problem", code: "too-fast", text: "", id });
    expect(await answer).toMatchObject({ code: "too-fast" });
    vi.advanceTimersByTime(5000);
    expect(last().sent).toHaveLength(2);
  });

  it("asks again for what it has missed when it asked too fast", () => {
    last().hear(welcome(3));
    last().hear(update(6, 7));
    last().hear({ type: "problem", code: "too-fast", text: "", id: "" });
    vi.advanceTimersByTime(1100);
    expect(last().sent.slice(1)).toEqual([
      { type: "sync", have: 3 },
      { type: "sync", have: 3 },
    ]);
    expect(heard).not.toContain("problem too-fast");
    last().hear(welcome(7));
    last().hear({ type: "problem", code: "too-fast", text: "", id: "" });
    expect(heard.at(-1)).toBe("problem too-fast");
  });

  it("shows its token to watch, where it has one", () => {
    const hello = { table: "ABCD", token: "t", lang: "id" as const, watch: true };
    const board = new TableSocket("ws://here/ws", hello, {} as Listener);
    board.open();
    last().open();
    expect(last().sent[0]).toEqual({ type: "hello", ...hello, have: null });
    board.close();
  });

  it("does not fight another window for the seat", () => {
    last().hear({ type: "closed", code: "taken-over", text: "" });
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(Wire.all.length).toBe(1);
  });
});
