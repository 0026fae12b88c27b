/**
 * The one place for the socket: says hello, follows the versions, catches up, sends again what was
 * not acknowledged, and comes back at once when the phone wakes up.
 */

import type { Lang } from "./languages";
import type {
  Ack,
  AnyVerb,
  ClientMessage,
  Closed,
  Emoted,
  Hinted,
  Previewed,
  Problem,
  ServerMessage,
  Standstill,
  Update,
  Welcome,
} from "./wire";

export type Answer = Ack | Problem | Previewed | Hinted;

export interface Listener {
  welcome(message: Welcome): void;
  update(message: Update): void;
  stood(message: Standstill): void;
  emoted(message: Emoted): void;
  problem(message: Problem): void;
  closed(message: Closed): void;
  online(on: boolean): void;
}

interface Waiting {
  message: ClientMessage;
  /** Whether it has to be carried out even if the connection breaks meanwhile. */
  again: boolean;
  /** How often it was too fast for the house. */
  refused: number;
  answer: (found: Answer) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PONG_WITHIN = 3000;
/** What came too fast is sent again after so long, and so often. */
const BREATH = 1000;
const BREATHS = 5;
/** What somebody has done, or must see; other questions may go unanswered. */
const NEEDED = new Set(["do", "look"]);
/** After these nobody comes back by themselves: somebody else has the seat, or there is none. */
export const FINAL = new Set(["taken-over", "no-longer-here", "not-let-in"]);

export class TableSocket {
  version: number | null = null;
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private pong = 0;
  private count = 0;
  private ended = false;
  /** Something was missed and is asked for. */
  private behind = false;
  /** Tells the messages of this window from those of others of the same person; short, as all of them carry it. */
  private readonly own = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

  constructor(
    private readonly url: string,
    private readonly hello: {
      table: string;
      token: string | null;
      lang: Lang;
      watch?: boolean;
    },
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.ended = false;
    document.addEventListener("visibilitychange", this.wake);
    window.addEventListener("pageshow", this.wake);
    window.addEventListener("online", this.wake);
    this.connect();
  }

  /** Leave for good; the server hears that it is on purpose. */
  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.pong);
    document.removeEventListener("visibilitychange", this.wake);
    window.removeEventListener("pageshow", this.wake);
    window.removeEventListener("online", this.wake);
    this.socket?.close(1000);
    this.socket = null;
  }

  do(verb: AnyVerb): Promise<Answer> {
    return this.ask({ type: "do", id: this.next(), verb }, true);
  }

  preview(move: string, seat: number): Promise<Answer> {
    return this.ask({ type: "preview", id: this.next(), move, seat }, false);
  }

  hint(seat: number): Promise<Answer> {
    return this.ask({ type: "hint", id: this.next(), seat }, false);
  }

  look(seat: number | null): Promise<Answer> {
    return this.ask({ type: "look", id: this.next(), seat }, false);
  }

  /** What happened last takes this device so many milliseconds to show: bots may wait for it. */
  hold(ms: number): void {
    this.send({ type: "hold", ms: Math.round(ms) });
  }

  private next(): string {
    return `${this.own}-${++this.count}`;
  }

  private ask(message: ClientMessage & { id: string }, again: boolean): Promise<Answer> {
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, again, refused: 0, answer });
      this.send(message);
    });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The phone was unlocked, the page shown, the network is back: find out at once. */
  private wake = (): void => {
    if (this.ended || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.send({ type: "ping" });
      clearTimeout(this.pong);
      this.pong = window.setTimeout(() => this.connect(), PONG_WITHIN);
    } else {
      this.wait = FIRST_WAIT;
      this.connect();
    }
  };

  private connect(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pong);
    if (this.socket) {
      this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
      this.socket.close();
    }
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.send({ type: "hello", ...this.hello, have: this.version });
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    this.socket = null;
    if (this.ended) return;
    this.listener.online(false);
    for (const [id, one] of this.waiting) {
      if (!one.again) {
        this.waiting.delete(id);
        one.answer({ type: "problem", code: "offline", text: "", id });
      }
    }
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.8 + 0.4 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** Something came too fast; whether it goes out again by itself. */
  private tooFast(id: string): boolean {
    const one = this.waiting.get(id);
    if (!one) {
      // What has no name is a question for what was missed, or about nothing.
      if (this.behind) window.setTimeout(() => this.behind && this.catchUp(), BREATH);
      return this.behind;
    }
    if (!NEEDED.has(one.message.type) || one.refused === BREATHS) return false;
    one.refused += 1;
    window.setTimeout(() => this.waiting.get(id) === one && this.send(one.message), BREATH);
    return true;
  }

  private catchUp(): void {
    this.behind = true;
    this.send({ type: "sync", have: this.version });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.version = message.version;
        this.wait = FIRST_WAIT;
        this.behind = false;
        this.listener.online(true);
        this.listener.welcome(message);
        for (const one of this.waiting.values()) if (one.again) this.send(one.message);
        break;
      case "update":
        if (message.base !== this.version) {
          this.catchUp();
          break;
        }
        this.version = message.version;
        this.listener.update(message);
        break;
      case "pong":
        clearTimeout(this.pong);
        if (message.version !== this.version) this.catchUp();
        break;
      case "standstill":
        this.listener.stood(message);
        break;
      case "emoted":
        this.listener.emoted(message);
        break;
      case "closed":
        if (FINAL.has(message.code)) this.close();
        this.listener.closed(message);
        break;
      default: {
        const id = message.id ?? "";
        if (message.type === "problem" && message.code === "too-fast" && this.tooFast(id)) break;
        const one = this.waiting.get(id);
        if (one) {
          this.waiting.delete(id);
          one.answer(message);
        } else if (message.type === "problem") this.listener.problem(message);
      }
    }
  }
}
