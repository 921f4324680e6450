import { type Dispose, newId, type Readable, Signal } from '@lectern/base';
import type { CardAnswer, CardRefusal } from '@lectern/protocol/card-answers';
import type { PhonesMessage } from '@lectern/protocol/participants';
import type { TeacherView } from '@lectern/protocol/phone-views';
import type { TeacherCommand } from '@lectern/protocol/teacher-commands';
import type { Later } from '../../../platform/connection/retry-timer.ts';
import { ResumeWatch } from '../resume-watch.ts';

/** A panel that does not respond to a command within this time counts as unreachable, milliseconds. */
const ANSWERED_WITHIN_MS = 3_000;
/** Duration of the message that a command was refused, milliseconds. */
const REFUSED_FOR_MS = 3_000;

/** The state of the teacher's phone. `trouble` is a sentence in the current language. */
export type TeacherStage =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly trouble: string; readonly again: boolean }
  /** Admitted according to this browser; no view has arrived yet. */
  | { readonly kind: 'coming' }
  | { readonly kind: 'told'; readonly view: TeacherView; readonly connected: boolean }
  | { readonly kind: 'ended'; readonly reason: 'gone' | 'over' };

/**
 * Data that are stored in this browser, so that the phone continues after a reload and an invitation is used only once.
 */
export interface KeptTeacher {
  readonly invitation: string;
  readonly token: string;
}

/** The pupils of the class with their paper cards, and how many have none. */
export interface LessonCards {
  readonly pupils: readonly { readonly card: number; readonly member_id: string; readonly name: string }[];
  readonly without: number;
}

export interface TeacherLinkPorts {
  readonly ask: (invitation: string) => Promise<{ readonly token: string; readonly view: TeacherView }>;
  readonly leave: (token: string) => Promise<unknown>;
  readonly sendPhoto: (token: string, photoId: string, picture: Blob) => Promise<unknown>;
  readonly cards: (token: string) => Promise<LessonCards>;
  readonly sendCards: (
    token: string,
    activityId: string,
    answers: readonly CardAnswer[],
  ) => Promise<{ readonly refused: readonly CardRefusal[] }>;
  readonly listen: (
    token: string,
    onMessage: (message: PhonesMessage) => void,
    onConnected: (connected: boolean) => void,
  ) => { dispose(): void; say(message: object): boolean };
  readonly troubleOf: (error: unknown) => string;
  /** Whether a retry may succeed. */
  readonly isPassing: (error: unknown) => boolean;
  readonly kept: () => KeptTeacher | undefined;
  readonly keep: (kept: KeptTeacher | undefined) => void;
  readonly later: Later;
}

/** The panel's reaction to the last command: accepted, no response, or refused. */
export type Heard = 'heard' | 'silent' | 'refused';

/** The teacher's phone from the scanned invitation to the end of the lesson. */
export class TeacherLink {
  readonly #ports: TeacherLinkPorts;
  readonly #invitation: string;
  readonly #stage = new Signal<TeacherStage>({ kind: 'asking' });
  readonly #heard = new Signal<Heard>('heard');
  /** Commands without a response yet, with the function that cancels their time limit. */
  readonly #waiting = new Map<string, Dispose>();
  #socket: { dispose(): void; say(message: object): boolean } | undefined;
  #token: string | undefined;
  /** Set after the end of the lesson, which may be resumed. */
  #watch: ResumeWatch | undefined;
  #stopRefused: Dispose | undefined;
  #disposed = false;

  constructor(invitation: string, ports: TeacherLinkPorts) {
    this.#ports = ports;
    this.#invitation = invitation;
    const kept = ports.kept();
    if (kept?.invitation === invitation) this.#enter(kept.token);
    else void this.ask();
  }

  get stage(): Readable<TeacherStage> {
    return this.#stage;
  }

  get heard(): Readable<Heard> {
    return this.#heard;
  }

  /** Asks to be admitted; called again after a network failure. */
  async ask(): Promise<void> {
    this.#stage.set({ kind: 'asking' });
    try {
      const { token, view } = await this.#ports.ask(this.#invitation);
      this.#ports.keep({ invitation: this.#invitation, token });
      if (this.#disposed) return;
      this.#enter(token);
      this.#stage.set({ kind: 'told', view, connected: true });
    } catch (error) {
      const trouble = this.#ports.troubleOf(error);
      if (!this.#disposed) {
        this.#stage.set({ kind: 'failed', trouble, again: this.#ports.isPassing(error) });
      }
    }
  }

  /** Returns false when it could not be sent; commands are not queued, because the panel may have moved on. */
  command(command: TeacherCommand): boolean {
    const stage = this.#stage.get();
    if (stage.kind !== 'told' || !stage.view.me.confirmed) return false;
    const id = newId();
    const isSent = this.#socket?.say({ kind: 'command', id, command }) === true;
    // A pointer position is soon followed by the next, so no response is awaited.
    if (isSent && command.kind !== 'laser') {
      this.#waiting.set(
        id,
        this.#ports.later(ANSWERED_WITHIN_MS, () => {
          this.#waiting.delete(id);
          this.#heard.set('silent');
        }),
      );
    }
    return isSent;
  }

  /** Rejects when the photo is refused, or the network is offline. */
  async sendPhoto(photoId: string, picture: Blob): Promise<void> {
    if (this.#token !== undefined) await this.#ports.sendPhoto(this.#token, photoId, picture);
  }

  /** Rejects when the network is offline, or the phone is no longer in the lesson. */
  cards(): Promise<LessonCards> {
    return this.#ports.cards(this.#token ?? '');
  }

  /** Sends answers that were read from cards; returns those that do not count. Rejects as `cards` does. */
  async sendCards(activityId: string, answers: readonly CardAnswer[]): Promise<readonly CardRefusal[]> {
    return (await this.#ports.sendCards(this.#token ?? '', activityId, answers)).refused;
  }

  async leave(): Promise<void> {
    const token = this.#token;
    this.#end('gone');
    // If the request fails, the phone stays on the panel's list, where it can be disconnected.
    if (token !== undefined) await this.#ports.leave(token).catch(() => undefined);
  }

  dispose(): void {
    this.#disposed = true;
    this.#drop();
  }

  #enter(token: string): void {
    this.#token = token;
    this.#stage.set({ kind: 'coming' });
    this.#socket = this.#ports.listen(
      token,
      (message) => this.#hear(message),
      (connected) => this.#connected(connected),
    );
  }

  #hear(message: PhonesMessage): void {
    const stage = this.#stage.get();
    if (message.kind === 'teacher') {
      // An older message that arrived late.
      if (stage.kind === 'told' && message.view.version < stage.view.version) return;
      this.#stage.set({ kind: 'told', view: message.view, connected: true });
    } else if (message.kind === 'done') {
      this.#waiting.get(message.id)?.();
      this.#waiting.delete(message.id);
      this.#stopRefused?.();
      this.#heard.set(message.outcome === 'refused' ? 'refused' : 'heard');
      if (message.outcome === 'refused') {
        this.#stopRefused = this.#ports.later(REFUSED_FOR_MS, () => this.#heard.set('heard'));
      }
    } else if (message.kind === 'closing' && message.reason !== 'shutdown') {
      if (message.reason === 'over' && this.#token !== undefined) this.#waitForResume(this.#token);
      else this.#end('gone');
    }
  }

  #waitForResume(token: string): void {
    this.#drop();
    this.#stage.set({ kind: 'ended', reason: 'over' });
    this.#watch = new ResumeWatch({
      listen: (onMessage) => this.#ports.listen(token, onMessage, () => undefined),
      resumed: (message) => {
        this.#enter(token);
        this.#hear(message);
      },
      giveUp: () => this.#end('over'),
      later: this.#ports.later,
    });
  }

  #connected(connected: boolean): void {
    const stage = this.#stage.get();
    if (stage.kind === 'told' && stage.connected !== connected) this.#stage.set({ ...stage, connected });
  }

  #end(reason: 'gone' | 'over'): void {
    this.#drop();
    this.#ports.keep(undefined);
    this.#stage.set({ kind: 'ended', reason });
  }

  #drop(): void {
    for (const stop of this.#waiting.values()) stop();
    this.#waiting.clear();
    this.#stopRefused?.();
    this.#socket?.dispose();
    this.#watch?.dispose();
    this.#watch = undefined;
    this.#socket = undefined;
    this.#token = undefined;
  }
}
