import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { OwnQuestion, OwnWork } from '@lectern/protocol/own-work';
import type { Later } from '../../../platform/connection/retry-timer.ts';
import { ResponseBox, type ResponseDelivery, type WaitingResponse } from './response-box.ts';

/** The server's description of the assignment of a code. */
export interface LookedAt {
  readonly title: string;
  readonly teacher: string;
  readonly note: string;
  readonly state: 'planned' | 'open' | 'late' | 'ended';
  readonly from_at: number;
  readonly until_at: number | null;
  readonly question_count: number;
  readonly time_limit: number | null;
  readonly asks_word: boolean;
  readonly open_to_link: boolean;
  readonly classes: readonly {
    readonly class_id: string;
    readonly class_name: string;
    readonly pupils: readonly {
      readonly member_id: string;
      readonly name: string;
      readonly student_number: string;
      readonly state: 'open' | 'handed-in' | 'returned' | null;
    }[];
  }[];
}

export type Who = { readonly class_id: string; readonly member_id: string } | { readonly name: string };

/** A code, and the class's word where one is asked. */
export interface Knock {
  readonly code: string;
  readonly word?: string | undefined;
}

/** The place of this browser in an attempt. */
export interface KeptWork {
  readonly code: string;
  readonly token: string;
  /** The pupil asked to hand in while there was no network. */
  readonly handingIn: boolean;
}

/** The state of the screen. `trouble` is a sentence in the current language. */
export type Stage =
  | { readonly kind: 'code'; readonly busy: boolean; readonly trouble?: string }
  | {
      readonly kind: 'door';
      readonly knock: Knock;
      readonly look: LookedAt;
      readonly busy: boolean;
      readonly trouble?: string;
    }
  /** This browser has a place in an attempt, whose view has not arrived yet. */
  | { readonly kind: 'coming'; readonly offline: boolean }
  | { readonly kind: 'work'; readonly work: OwnWork }
  /** The assignment was deleted, or the place is not valid any more. */
  | { readonly kind: 'gone' };

export interface AnsweringPorts {
  readonly look: (knock: Knock) => Promise<LookedAt>;
  readonly begin: (knock: Knock, who: Who) => Promise<{ readonly token: string; readonly work: OwnWork }>;
  readonly read: (token: string) => Promise<OwnWork>;
  readonly respond: (token: string, response: WaitingResponse) => Promise<ResponseDelivery>;
  readonly handIn: (token: string) => Promise<OwnWork>;
  readonly beginAgain: (token: string) => Promise<OwnWork>;
  readonly renounce: (token: string) => Promise<OwnWork>;
  readonly hint: (token: string, questionId: string, hintId: string) => Promise<OwnQuestion>;
  readonly upload: (
    token: string,
    file: Blob,
    signal: AbortSignal,
  ) => Promise<{ readonly hash: string; readonly url: string; readonly mime: string }>;
  readonly troubleOf: (error: unknown) => string;
  /** Whether a failed call may succeed when it is repeated. */
  readonly isPassing: (error: unknown) => boolean;
  readonly kept: () => KeptWork | undefined;
  readonly keep: (place: KeptWork | undefined) => void;
  /** Responses to an attempt that wait in this browser; `keepWaiting` stores those of this window. */
  readonly keptWaiting: (workId: string) => readonly WaitingResponse[];
  readonly keepWaiting: (workId: string, waiting: readonly WaitingResponse[]) => void;
  readonly later: Later;
  /** Milliseconds of a clock that nobody can set. */
  readonly monotonic: () => number;
}

const NOTHING = new Signal<readonly WaitingResponse[]>([]);
const RETRY_MS = 4_000;

/** The answering of one assignment in one window, from the code to the returned work. */
export class Answering {
  readonly #ports: AnsweringPorts;
  readonly #stage: Signal<Stage>;
  /** The message of the last call that failed; undefined after one that succeeded. */
  readonly #trouble = new Signal<string | undefined>(undefined);
  /** Whether the server is reached. */
  readonly #connected = new Signal(true);
  readonly #handingIn = new Signal(false);
  #place: KeptWork | undefined;
  #box: { readonly workId: string; readonly box: ResponseBox } | undefined;
  /** The server's time less this device's monotonic time, milliseconds. */
  #offset = Date.now();
  #stopRetry: Dispose | undefined;
  #disposed = false;

  /** `code`: the code of the address; undefined where one must be typed. */
  constructor(code: string | undefined, ports: AnsweringPorts) {
    this.#ports = ports;
    this.#offset = Date.now() - ports.monotonic();
    const kept = ports.kept();
    this.#stage = new Signal<Stage>({ kind: 'code', busy: false });
    if (kept && (code === undefined || kept.code === code)) {
      this.#place = kept;
      this.#handingIn.set(kept.handingIn);
      this.#stage.set({ kind: 'coming', offline: false });
      void this.refresh();
    } else if (code !== undefined) void this.look({ code });
  }

  get stage(): Readable<Stage> {
    return this.#stage;
  }

  get trouble(): Readable<string | undefined> {
    return this.#trouble;
  }

  get connected(): Readable<boolean> {
    return this.#connected;
  }

  /** Whether the attempt is handed in as soon as the server is reached. */
  get handingIn(): Readable<boolean> {
    return this.#handingIn;
  }

  get waiting(): Readable<readonly WaitingResponse[]> {
    return this.#box?.box.waiting ?? NOTHING;
  }

  /** The server's time, milliseconds since 1970. */
  readonly now = (): number => Math.round(this.#ports.monotonic() + this.#offset);

  async look(knock: Knock): Promise<void> {
    const before = this.#stage.get();
    this.#stage.set(before.kind === 'door' ? { ...before, busy: true } : { kind: 'code', busy: true });
    try {
      const look = await this.#ports.look(knock);
      if (!this.#disposed) this.#stage.set({ kind: 'door', knock, look, busy: false });
    } catch (error) {
      if (this.#disposed) return;
      const trouble = this.#ports.troubleOf(error);
      this.#stage.set(
        before.kind === 'door' ? { ...before, busy: false, trouble } : { kind: 'code', busy: false, trouble },
      );
    }
  }

  async begin(who: Who): Promise<void> {
    const door = this.#stage.get();
    if (door.kind !== 'door' || door.busy) return;
    this.#stage.set({ ...door, busy: true });
    try {
      const { token, work } = await this.#ports.begin(door.knock, who);
      if (this.#disposed) return;
      this.#setPlace({ code: door.knock.code, token, handingIn: false });
      this.#show(work);
    } catch (error) {
      if (this.#disposed) return;
      this.#stage.set({ ...door, busy: false, trouble: this.#ports.troubleOf(error) });
    }
  }

  /** Reads the attempt anew, as when the window is looked at again. */
  async refresh(): Promise<void> {
    await this.#withPlace((token) => this.#ports.read(token));
    if (this.#handingIn.get()) await this.handIn();
  }

  /** Sends what waits at the end of the time, then reads the attempt, which the server hands in. */
  async timeOver(): Promise<void> {
    await this.flush();
    await this.refresh();
  }

  answer(questionId: string, response: unknown): void {
    this.#trouble.set(undefined);
    this.#box?.box.put(questionId, response);
  }

  /** The response of a question as this window knows it: the waiting one, else the stored one. */
  responseOf({ id, response }: OwnQuestion): unknown {
    const waiting = this.waiting.get().find(({ questionId }) => questionId === id);
    return waiting ? waiting.response : (response ?? undefined);
  }

  /** Sends what waits now. */
  async flush(): Promise<void> {
    await this.#box?.box.flush();
  }

  /** Sends what waits, then hands in. Without a network both happen as soon as there is one, also after a reload. */
  async handIn(): Promise<void> {
    const place = this.#place;
    if (!place) return;
    this.#setPlace({ ...place, handingIn: true });
    this.#handingIn.set(true);
    const isSent = (await this.#box?.box.flush()) ?? true;
    const isDone = isSent && (await this.#withPlace((token) => this.#ports.handIn(token)));
    if (this.#disposed || this.#place === undefined) return;
    if (isDone) {
      this.#setPlace({ ...this.#place, handingIn: false });
      this.#handingIn.set(false);
      return;
    }
    this.#connected.set(false);
    this.#retry(() => void this.handIn());
  }

  async beginAgain(): Promise<void> {
    await this.#withPlace((token) => this.#ports.beginAgain(token));
  }

  /** Gives up further attempts, so that the key is shown. */
  async renounce(): Promise<void> {
    await this.#withPlace((token) => this.#ports.renounce(token));
  }

  async askHint(questionId: string, hintId: string): Promise<void> {
    await this.#withPlace(async (token) => {
      await this.#ports.hint(token, questionId, hintId);
      return this.#ports.read(token);
    });
  }

  /** Stores a file of a response; returns its hash, undefined when it was not stored. */
  async upload(file: Blob, signal: AbortSignal): Promise<string | undefined> {
    const place = this.#place;
    const stage = this.#stage.get();
    if (!place || stage.kind !== 'work') return undefined;
    try {
      const { hash, url, mime } = await this.#ports.upload(place.token, file, signal);
      const shown = this.#stage.get();
      if (shown.kind === 'work') {
        const files = { ...shown.work.files, [hash]: { url, mime } };
        this.#stage.set({ kind: 'work', work: { ...shown.work, files } });
      }
      return hash;
    } catch (error) {
      if (!signal.aborted) this.#trouble.set(this.#ports.troubleOf(error));
      return undefined;
    }
  }

  /** Forgets the place in this browser, so that somebody else can choose a name. */
  leave(): void {
    const code = this.#place?.code;
    this.#setPlace(undefined);
    this.#closeBox();
    this.#stage.set({ kind: 'code', busy: false });
    if (code !== undefined) void this.look({ code });
  }

  /** Asks for another code. */
  otherCode(): void {
    this.#stage.set({ kind: 'code', busy: false });
  }

  dispose(): void {
    this.#disposed = true;
    this.#stopRetry?.();
    this.#box?.box.dispose();
  }

  /** Makes a call that returns the attempt, and shows it; returns whether it succeeded. */
  async #withPlace(call: (token: string) => Promise<OwnWork>): Promise<boolean> {
    const place = this.#place;
    if (!place) return false;
    this.#stopRetry?.();
    try {
      const work = await call(place.token);
      if (this.#disposed || this.#place?.token !== place.token) return false;
      this.#show(work);
      return true;
    } catch (error) {
      if (this.#disposed || this.#place?.token !== place.token) return false;
      this.#fail(error);
      return false;
    }
  }

  #fail(error: unknown): void {
    if (!this.#ports.isPassing(error) && isGone(error)) {
      this.#setPlace(undefined);
      this.#closeBox();
      this.#stage.set({ kind: 'gone' });
      return;
    }
    if (!this.#ports.isPassing(error)) {
      this.#trouble.set(this.#ports.troubleOf(error));
      if (this.#handingIn.get()) this.#stopHandingIn();
      return;
    }
    this.#connected.set(false);
    if (this.#stage.get().kind === 'coming') this.#stage.set({ kind: 'coming', offline: true });
    this.#retry(() => void this.refresh());
  }

  #stopHandingIn(): void {
    this.#handingIn.set(false);
    if (this.#place) this.#setPlace({ ...this.#place, handingIn: false });
  }

  #retry(work: () => void): void {
    this.#stopRetry?.();
    this.#stopRetry = this.#ports.later(RETRY_MS, work);
  }

  #show(work: OwnWork): void {
    this.#offset = work.now - this.#ports.monotonic();
    this.#connected.set(true);
    this.#trouble.set(undefined);
    if (this.#box?.workId !== work.work_id) this.#openBox(work.work_id);
    this.#stage.set({ kind: 'work', work });
  }

  #openBox(workId: string): void {
    this.#closeBox();
    const token = this.#place?.token ?? '';
    const box = new ResponseBox(this.#ports.keptWaiting(workId), {
      send: async (response) => {
        const delivery = await this.#ports.respond(token, response);
        this.#connected.set(delivery.kind !== 'later');
        return delivery;
      },
      keep: (waiting) => this.#ports.keepWaiting(workId, waiting),
      onStored: (response, late) => this.#noteStored(response, late),
      onRefused: (_, message) => {
        this.#trouble.set(message);
        void this.#withPlace((held) => this.#ports.read(held)).then(() => this.#trouble.set(message));
      },
      later: this.#ports.later,
      now: this.now,
    });
    this.#box = { workId, box };
  }

  #closeBox(): void {
    this.#box?.box.dispose();
    this.#box = undefined;
  }

  /** Writes a stored response into the shown attempt. */
  #noteStored({ questionId, response, givenAt }: WaitingResponse, late: boolean): void {
    const stage = this.#stage.get();
    if (stage.kind !== 'work') return;
    const sections = stage.work.sections.map((section) => ({
      ...section,
      questions: section.questions.map((each) =>
        each.id === questionId ? { ...each, response, given_at: givenAt, late } : each,
      ),
    }));
    this.#stage.set({ kind: 'work', work: { ...stage.work, sections } });
  }

  #setPlace(place: KeptWork | undefined): void {
    this.#place = place;
    this.#ports.keep(place);
  }
}

function isGone(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'WORK_GONE';
}

export function isKeptWork(value: unknown): value is KeptWork {
  if (typeof value !== 'object' || value === null) return false;
  const { code, token, handingIn } = value as Partial<KeptWork>;
  return typeof code === 'string' && typeof token === 'string' && typeof handingIn === 'boolean';
}
