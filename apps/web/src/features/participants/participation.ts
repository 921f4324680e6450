import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { OwnAnswers } from '@lectern/protocol/activity-shapes';
import type { PhonesMessage } from '@lectern/protocol/participants';
import type { PupilView } from '@lectern/protocol/phone-views';
import { AnswerBox, type Delivery, type WaitingAnswer } from './answer-box.ts';
import type { KeptPlace } from './kept-place.ts';
import { ResumeWatch } from './resume-watch.ts';

/** What the server says of a code. */
export interface LookedAt {
  readonly lesson: { readonly name: string; readonly class_name: string };
  readonly naming: 'roster' | 'typed' | 'either';
  readonly admits: boolean;
  readonly pupils: readonly { readonly member_id: string; readonly name: string; readonly taken: boolean }[];
}

/** What a pupil comes with: the code, and the key beside it where he scanned both. */
export interface Knock {
  readonly code: string;
  readonly key?: string | undefined;
}

export type Who = { readonly member_id: string } | { readonly name: string };

/** Where a phone stands. `trouble` is a sentence in the language of the moment. */
export type Stage =
  | { readonly kind: 'code'; readonly busy: boolean; readonly trouble?: string }
  | {
      readonly kind: 'name';
      readonly knock: Knock;
      readonly look: LookedAt;
      readonly busy: boolean;
      readonly trouble?: string;
    }
  /** In, as far as this browser knows, and nothing has been told yet. */
  | { readonly kind: 'coming' }
  | { readonly kind: 'in'; readonly view: PupilView; readonly connected: boolean }
  /**
   * `gone`: the teacher freed the name, or the token of this phone is of no lesson. After `over` the phone comes back by
   * itself when the teacher resumes the lesson.
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
  readonly later: (milliseconds: number, work: () => void) => Dispose;
}

/** The place that a phone has while it is in a lesson. */
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
  /** Of the answer that the server refused last. */
  readonly #refusal = new Signal<string | undefined>(undefined);
  #place: Place | undefined;
  #former: FormerPlace | undefined;
  /** The pupil asked to come back into a lesson that has ended. */
  #isComingAgain = false;
  #disposed = false;

  /** What the address says, or undefined. A phone that is in the lesson of this code, or of any without one, goes on. */
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
      // The list then shows the names that others took meanwhile.
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

  /** Back to where a code is typed; the name is free again. */
  async leave(): Promise<void> {
    const { token } = this.#place ?? {};
    this.#end({ kind: 'code', busy: false });
    // A phone that cannot say so stays on the teacher's list, who may free it.
    if (token !== undefined) await this.#ports.leave(token).catch(() => undefined);
  }

  /** After the end: into the lesson where it was resumed, and else to where a code is typed. */
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
      // A message that was overtaken on the way.
      if (stage.kind === 'in' && message.view.version < stage.view.version) return;
      this.#isComingAgain = false;
      this.#stage.set({ kind: 'in', view: message.view, connected: true });
    } else if (message.kind === 'closing' && message.reason !== 'shutdown') {
      if (message.reason !== 'over') this.#end({ kind: 'ended', reason: 'gone' });
      else if (this.#isComingAgain) void this.leave();
      else if (this.#place) this.#waitForResume(this.#place);
    }
  }

  /** The name and the answers that wait stay with this phone while the lesson may be resumed. */
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

  /** The answer is acknowledged, with what this pupil answered by now. */
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
