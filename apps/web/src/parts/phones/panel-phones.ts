import { type Dispose, Emitter, type Readable, Signal } from '@lectern/base';
import type { ActivitySetting, ActivityState } from '@lectern/protocol/activity-shapes';
import type { PhonesMessage } from '@lectern/protocol/participants';
import type { Naming, PanelView, SaidPage } from '@lectern/protocol/phone-views';
import type { CommandOutcome } from '@lectern/protocol/teacher-commands';
import type { Later } from '../../platform/connection/retry-timer.ts';

/** Number of attempts to open, with pauses in between, while the lesson is still being sent to the server. */
const BEGIN_TRIES = 20;
const BEGIN_PAUSE_MS = 500;
const ASK_AGAIN_MS = 3_000;

/** State of the phones of a lesson, as its panel knows it. `trouble`: why the last request failed. */
export type PhonesState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'closed'; readonly trouble?: string | undefined }
  | { readonly kind: 'opening' }
  | {
      readonly kind: 'open';
      readonly panel: PanelView;
      readonly connected: boolean;
      readonly trouble?: string | undefined;
    };

export interface ActivityChange {
  readonly state?: ActivityState;
  readonly shown?: boolean;
  readonly hidden_words?: string[];
  readonly key_shown?: true;
  /** The question with another key. */
  readonly asked?: unknown;
  /** Hashes of the files of answers that the phones show. */
  readonly shown_works?: string[];
}

/** Lowers the hand of a phone or all hands, and sets whether pupils may raise hands. */
export interface HandsChange {
  readonly on?: boolean;
  readonly lower?: string;
}

/** A command from the teacher's phone to this panel. */
export type AskedCommand = Extract<PhonesMessage, { readonly kind: 'command' }>;

export interface PanelPhonesPorts {
  readonly get: () => Promise<PanelView>;
  readonly open: (who: { naming: Naming; admits: boolean }) => Promise<PanelView>;
  readonly close: () => Promise<unknown>;
  readonly showPage: (page: SaidPage) => Promise<unknown>;
  readonly free: (participantId: string) => Promise<unknown>;
  readonly sendOutNewcomers: () => Promise<PanelView>;
  readonly invite: () => Promise<{ readonly invitation: string; readonly lasts_ms: number }>;
  readonly confirm: (participantId: string, number: string) => Promise<PanelView>;
  readonly keepPhoto: (photoId: string) => Promise<PanelView>;
  readonly removePhoto: (photoId: string) => Promise<PanelView>;
  readonly start: (activityId: string, setting: ActivitySetting) => Promise<PanelView>;
  readonly change: (activityId: string, change: ActivityChange) => Promise<PanelView>;
  readonly changeHands: (change: HandsChange) => Promise<PanelView>;
  readonly listen: (
    onMessage: (message: PhonesMessage) => void,
    onConnected: (connected: boolean) => void,
  ) => { dispose(): void; say(message: object): boolean };
  /** Whether the error means that the server does not know the lesson. */
  readonly isUnknown: (error: unknown) => boolean;
  /** Whether a retry may succeed. */
  readonly isPassing: (error: unknown) => boolean;
  readonly troubleOf: (error: unknown) => string;
  readonly newId: () => string;
  readonly later: Later;
}

/** The phones of the lesson that this panel teaches: one object for all of its tools. */
export class PanelPhones {
  readonly #ports: PanelPhonesPorts;
  readonly #state = new Signal<PhonesState>({ kind: 'asking' });
  readonly #commands = new Emitter<AskedCommand>();
  #socket: { dispose(): void; say(message: object): boolean } | undefined;
  #stopAsking: Dispose | undefined;
  /** The current page on the panel, and the page last sent to the server. */
  #page: SaidPage | undefined;
  #told: SaidPage | undefined;
  #telling = false;
  #disposed = false;

  constructor(ports: PanelPhonesPorts) {
    this.#ports = ports;
    void this.#ask();
  }

  get state(): Readable<PhonesState> {
    return this.#state;
  }

  /** Commands from the teacher's phone; the caller that executes one reports it by `done`. */
  get commands(): Pick<Emitter<AskedCommand>, 'subscribe'> {
    return this.#commands;
  }

  done({ from, id }: AskedCommand, outcome: CommandOutcome): void {
    this.#socket?.say({ kind: 'done', to: from, id, outcome });
  }

  /** The content of the QR code for the teacher's phone, and how long it is valid. Rejects when it is not available. */
  invite(): Promise<{ readonly invitation: string; readonly lasts_ms: number }> {
    return this.#ports.invite();
  }

  confirm(participantId: string, number: string): Promise<void> {
    return this.#do(() => this.#ports.confirm(participantId, number));
  }

  keepPhoto(photoId: string): Promise<void> {
    return this.#do(() => this.#ports.keepPhoto(photoId));
  }

  removePhoto(photoId: string): Promise<void> {
    return this.#do(() => this.#ports.removePhoto(photoId));
  }

  /**
   * Opens the lesson for phones. The server must know the lesson, which is sent to it when a tool is opened; until then
   * opening is retried.
   */
  async open(naming: Naming, admits = true): Promise<void> {
    if (this.#state.get().kind !== 'closed') return;
    this.#set({ kind: 'opening' });
    for (let tries = 1; !this.#disposed; tries += 1) {
      try {
        this.#heardPanel(await this.#ports.open({ naming, admits }));
        return;
      } catch (error) {
        if (!this.#ports.isUnknown(error) || tries === BEGIN_TRIES) {
          this.#set({ kind: 'closed', trouble: this.#ports.troubleOf(error) });
          return;
        }
        await new Promise<void>((resolve) => this.#ports.later(BEGIN_PAUSE_MS, resolve));
      }
    }
  }

  setAdmits(admits: boolean): Promise<void> {
    const state = this.#state.get();
    const naming = (state.kind === 'open' && state.panel.door?.naming) || 'typed';
    return this.#do(() => this.#ports.open({ naming, admits }));
  }

  free(participantId: string): Promise<void> {
    return this.#do(() => this.#ports.free(participantId));
  }

  /** Removes phones that joined within the last two minutes, and closes joining. */
  sendOutNewcomers(): Promise<void> {
    return this.#do(() => this.#ports.sendOutNewcomers());
  }

  /** Disconnects all phones and frees the code. */
  async close(): Promise<void> {
    await this.#do(async () => {
      await this.#ports.close();
      this.#closed();
    });
  }

  start(setting: ActivitySetting): Promise<void> {
    return this.#do(() => this.#ports.start(this.#ports.newId(), setting));
  }

  /** Changes the current activity on the phones. */
  change(change: ActivityChange): Promise<void> {
    const state = this.#state.get();
    const activity = state.kind === 'open' ? state.panel.activity : null;
    return activity ? this.#do(() => this.#ports.change(activity.id, change)) : Promise.resolve();
  }

  changeHands(change: HandsChange): Promise<void> {
    return this.#do(() => this.#ports.changeHands(change));
  }

  /** Sends the current page to the phones; pages that were skipped quickly are left out. */
  showPage(page: SaidPage): void {
    // Several tools report the same page.
    if (JSON.stringify(page) === JSON.stringify(this.#page)) return;
    this.#page = page;
    void this.#tellPage();
  }

  dispose(): void {
    this.#disposed = true;
    this.#commands.clear();
    this.#stopAsking?.();
    this.#socket?.dispose();
  }

  async #ask(): Promise<void> {
    try {
      const panel = await this.#ports.get();
      if (panel.door) this.#heardPanel(panel);
      else this.#closed();
    } catch (error) {
      // A lesson that the server does not know is not open.
      if (this.#ports.isUnknown(error) || !this.#ports.isPassing(error)) this.#closed();
      else if (!this.#disposed) {
        // The lesson may have been open before this page was loaded, so the request is retried until the state is
        // known. Opening needs the network too.
        this.#set({ kind: 'closed', trouble: this.#ports.troubleOf(error) });
        this.#stopAsking = this.#ports.later(ASK_AGAIN_MS, () => {
          if (this.#state.get().kind === 'closed') void this.#ask();
        });
      }
    }
  }

  /** Runs a request while the lesson is open, and shows the panel state in the response at once. */
  async #do(work: () => Promise<unknown>): Promise<void> {
    try {
      const answer = await work();
      if (isPanel(answer)) this.#heardPanel(answer);
      this.#say(undefined);
    } catch (error) {
      this.#say(this.#ports.troubleOf(error));
    }
  }

  #say(trouble: string | undefined): void {
    const state = this.#state.get();
    if (state.kind === 'open' && state.trouble !== trouble) this.#set({ ...state, trouble });
  }

  #heardPanel(panel: PanelView): void {
    const state = this.#state.get();
    if (this.#disposed) return;
    if (!panel.door) {
      this.#closed();
      return;
    }
    if (state.kind === 'open' && panel.version < state.panel.version) return;
    this.#set({
      kind: 'open',
      panel,
      connected: state.kind !== 'open' || state.connected,
      trouble: state.kind === 'open' ? state.trouble : undefined,
    });
    this.#socket ??= this.#ports.listen(
      (message) => this.#hear(message),
      (connected) => this.#connected(connected),
    );
    void this.#tellPage();
  }

  #hear(message: PhonesMessage): void {
    if (message.kind === 'panel') this.#heardPanel(message.panel);
    else if (message.kind === 'command') this.#commands.emit(message);
    else if (message.kind === 'closing' && message.reason !== 'shutdown') this.#closed();
  }

  #connected(connected: boolean): void {
    const state = this.#state.get();
    if (state.kind === 'open' && state.connected !== connected) this.#set({ ...state, connected });
    // A page change while disconnected was not sent.
    if (connected) void this.#tellPage();
  }

  #closed(): void {
    this.#socket?.dispose();
    this.#socket = undefined;
    this.#told = undefined;
    this.#set({ kind: 'closed' });
  }

  async #tellPage(): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    while (this.#page && this.#page !== this.#told && this.#state.get().kind === 'open') {
      const page = this.#page;
      try {
        await this.#ports.showPage(page);
        this.#told = page;
      } catch {
        // The page is sent again with the next one, or when the socket reconnects.
        break;
      }
    }
    this.#telling = false;
  }

  #set(state: PhonesState): void {
    if (!this.#disposed) this.#state.set(state);
  }
}

function isPanel(answer: unknown): answer is PanelView {
  return typeof answer === 'object' && answer !== null && 'participants' in answer;
}
