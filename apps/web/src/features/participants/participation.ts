import { type Readable, Signal } from '@lectern/base';
import type { OwnAnswers } from '@lectern/protocol/activity-shapes';
import type { PhonesMessage } from '@lectern/protocol/participants';
import type { PupilView } from '@lectern/protocol/phone-views';
import type { Later } from '../../platform/connection/retry-timer.ts';
import { AnswerBox, type Delivery, type WaitingAnswer } from './answer-box.ts';
import { ResumeWatch } from './resume-watch.ts';

/** The server's information about a code. */
export interface LookedAt {
  readonly lesson: { readonly name: string; readonly class_name: string };
  readonly naming: 'roster' | 'typed' | 'either';
  readonly admits: boolean;
  readonly pupils: readonly { readonly member_id: string; readonly name: string; readonly taken: boolean }[];
}

/** The means of joining: the code, and the key beside it if both were scanned. */
export interface Knock {
  readonly code: string;
  readonly key?: string | undefined;
}

export type Who = { readonly member_id: string } | { readonly name: string };

/** The state of a phone. `trouble` is a sentence in the current language. */
export type Stage =
  | { readonly kind: 'code'; readonly busy: boolean; readonly trouble?: string }
  | {
      readonly kind: 'name';
      readonly knock: Knock;
      readonly look: LookedAt;
      readonly busy: boolean;
      readonly trouble?: string;
    }
  /** The phone is in the lesson according to this browser; no view has arrived yet. */
  | { readonly kind: 'coming' }
  | { readonly kind: 'in'; readonly view: PupilView; readonly connected: boolean }
  /**
   * `gone`: the teacher freed the name, or the phone's token belongs to no lesson. After `over` the phone returns
   * automatically when the teacher resumes the lesson.
   */
  | { readonly kind: 'ended'; readonly reason: 'gone' | 'over' };

export interface ParticipationPorts {
  readonly look: (knock: Knock) => Promise<LookedAt>;
  readonly join: (knock: Knock, who: Who) => Promise<{ readonly token: string; readonly view: PupilView }>;
  readonly leave: (token: string) => Promise<void>;
  readonly answer: (token: string, answer: WaitingAnswer) => Promise<Delivery>;
  readonly listen: (
    token: string,
    onMessage: (message: PhonesMessage) => void,
    onConnected: (connected: boolean) => void,
  ) => { dispose(): void };
  readonly troubleOf: (error: unknown) => string;
  readonly kept: () => KeptPlace | undefined;
  readonly keep: (place: KeptPlace | undefined) => void;
  readonly later: Later;
}

/** The place of a phone in a lesson. */
interface Place {
  readonly code: string;
  readonly token: string;
  readonly box: AnswerBox;
  readonly socket: { dispose(): void };
}

/** The place of a phone in a lesson that has ended. */
interface FormerPlace {
  readonly place: KeptPlace;
  readonly watch: ResumeWatch;
}

const NO_ANSWERS = new Signal<readonly WaitingAnswer[]>([]);

/** A pupil's phone from the code to the end of the lesson. */
export class Participation {
  readonly #ports: ParticipationPorts;
  readonly #stage: Signal<Stage>;
  /** The message of the last refused answer. */
  readonly #refusal = new Signal<string | undefined>(undefined);
  #place: Place | undefined;
  #former: FormerPlace | undefined;
  /** The pupil asked to return to a lesson that has ended. */
  #isComingAgain = false;
  #disposed = false;

  /**
   * `scanned`: the code in the address, or undefined. A phone that is already in the lesson of this code, or in any
   * lesson if there is no code, continues.
   */
  constructor(scanned: Knock | undefined, ports: ParticipationPorts) {
    this.#ports = ports;
    const kept = ports.kept();
    this.#stage = new Signal<Stage>({ kind: 'code', busy: false });
    if (kept && (scanned === undefined || scanned.code === kept.code)) this.#enter(kept);
    else if (scanned !== undefined) void this.look(scanned);
  }

  get stage(): Readable<Stage> {
    return this.#stage;
  }

  /** The phone's token in its lesson; empty outside one. */
  get token(): string {
    return this.#place?.token ?? '';
  }

  get refusal(): Readable<string | undefined> {
    return this.#refusal;
  }

  get waiting(): Readable<readonly WaitingAnswer[]> {
    return this.#place?.box.waiting ?? NO_ANSWERS;
  }

  async look(knock: Knock): Promise<void> {
    this.#stage.set({ kind: 'code', busy: true });
    try {
      const look = await this.#ports.look(knock);
      if (!this.#disposed) this.#stage.set({ kind: 'name', knock, look, busy: false });
    } catch (error) {
      if (!this.#disposed) {
        this.#stage.set({ kind: 'code', busy: false, trouble: this.#ports.troubleOf(error) });
      }
    }
  }

  async join(who: Who): Promise<void> {
    const stage = this.#stage.get();
    if (stage.kind !== 'name' || stage.busy) return;
    const { knock } = stage;
    const asking = { kind: stage.kind, knock, look: stage.look };
    this.#stage.set({ ...asking, busy: true });
    try {
      const { token, view } = await this.#ports.join(knock, who);
      if (this.#disposed) return;
      this.#enter({ code: knock.code, token, waiting: [] });
      this.#stage.set({ kind: 'in', view, connected: true });
    } catch (error) {
      if (this.#disposed) return;
      const trouble = this.#ports.troubleOf(error);
      this.#stage.set({ ...asking, busy: false, trouble });
      // The updated list shows the names taken meanwhile.
      const look = await this.#ports.look(knock).catch(() => undefined);
      const now = this.#stage.get();
      if (look && now.kind === 'name' && !now.busy && !this.#disposed) this.#stage.set({ ...now, look });
    }
  }

  answer(content: WaitingAnswer['content']): void {
    const stage = this.#stage.get();
    if (stage.kind !== 'in' || !stage.view.activity) return;
    this.#refusal.set(undefined);
    this.#place?.box.add(stage.view.activity.id, content);
  }

  /** Leaves the lesson: the code form is shown, and the name is free again. */
  async leave(): Promise<void> {
    const { token } = this.#place ?? {};
    this.#end({ kind: 'code', busy: false });
    // If the request fails, the phone stays on the teacher's list, and the teacher can free its name.
    if (token !== undefined) await this.#ports.leave(token).catch(() => undefined);
  }

  /** After the end: returns to the lesson if it was resumed; otherwise shows the code form. */
  again(): void {
    const { place } = this.#former ?? {};
    this.#forgetFormer();
    if (!place) {
      void this.leave();
      return;
    }
    this.#drop();
    this.#isComingAgain = true;
    this.#enter(place);
  }

  dispose(): void {
    this.#disposed = true;
    this.#drop();
    this.#forgetFormer();
  }

  #enter(place: KeptPlace): void {
    this.#stage.set({ kind: 'coming' });
    this.#listen(place);
  }

  #listen({ code, token, waiting }: KeptPlace): void {
    this.#ports.keep({ code, token, waiting });
    const box = new AnswerBox(waiting, {
      send: (answer) => this.#ports.answer(token, answer),
      keep: (left) => this.#ports.keep({ code, token, waiting: left }),
      onStored: ({ activityId }, own) => this.#note(activityId, own),
      onRefused: (_, message) => this.#refusal.set(message),
      later: this.#ports.later,
    });
    const socket = this.#ports.listen(
      token,
      (message) => this.#hear(message),
      (connected) => this.#connected(connected),
    );
    this.#place = { code, token, box, socket };
  }

  #hear(message: PhonesMessage): void {
    const stage = this.#stage.get();
    if (message.kind === 'view') {
      // An older message that arrived late.
      if (stage.kind === 'in' && message.view.version < stage.view.version) return;
      this.#isComingAgain = false;
      this.#stage.set({ kind: 'in', view: message.view, connected: true });
    } else if (message.kind === 'closing' && message.reason !== 'shutdown') {
      if (message.reason !== 'over') this.#end({ kind: 'ended', reason: 'gone' });
      else if (this.#isComingAgain) void this.leave();
      else if (this.#place) this.#waitForResume(this.#place);
    }
  }

  /** The phone keeps its name and waiting answers while the lesson may be resumed. */
  #waitForResume({ code, token, box }: Place): void {
    const place = { code, token, waiting: box.waiting.get() };
    const watch = new ResumeWatch({
      listen: (onMessage) => this.#ports.listen(token, onMessage, () => undefined),
      resumed: (message) => {
        this.#forgetFormer();
        this.#listen(place);
        this.#hear(message);
      },
      giveUp: () => this.#end({ kind: 'ended', reason: 'over' }),
      later: this.#ports.later,
    });
    this.#drop();
    this.#former = { place, watch };
    this.#refusal.set(undefined);
    this.#stage.set({ kind: 'ended', reason: 'over' });
  }

  #connected(connected: boolean): void {
    const stage = this.#stage.get();
    if (stage.kind === 'in' && stage.connected !== connected) this.#stage.set({ ...stage, connected });
    if (connected) void this.#place?.box.deliver();
  }

  /** Called when an answer is confirmed, with all answers of this pupil so far. */
  #note(activityId: string, own: OwnAnswers): void {
    const stage = this.#stage.get();
    if (stage.kind !== 'in' || stage.view.activity?.id !== activityId) return;
    const activity = { ...stage.view.activity, own };
    this.#stage.set({ ...stage, view: { ...stage.view, activity } });
  }

  #end(stage: Stage): void {
    this.#drop();
    this.#forgetFormer();
    this.#ports.keep(undefined);
    this.#refusal.set(undefined);
    this.#stage.set(stage);
  }

  #forgetFormer(): void {
    this.#former?.watch.dispose();
    this.#former = undefined;
    this.#isComingAgain = false;
  }

  #drop(): void {
    this.#place?.box.dispose();
    this.#place?.socket.dispose();
    this.#place = undefined;
  }
}

/** The place in a lesson that this browser stores for its phone. */
export interface KeptPlace {
  readonly code: string;
  readonly token: string;
  readonly waiting: readonly WaitingAnswer[];
}

export function isKeptPlace(value: unknown): value is KeptPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { code, token, waiting } = value as Partial<Record<keyof KeptPlace, unknown>>;
  return typeof code === 'string' && typeof token === 'string' && Array.isArray(waiting);
}
