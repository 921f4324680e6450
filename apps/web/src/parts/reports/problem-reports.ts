import { type Readable, Signal } from '@lectern/base';
import { FEEDBACK_WINDOW_MS, REPORT_MAX } from '@lectern/protocol/reports';

/** What the specification calls the error-report state. */
export interface ReportState {
  readonly eventId: string | undefined;
  readonly latestIssueTime: number | undefined;
  readonly canCommit: boolean;
  readonly feedbackModalVisible: boolean;
}

/** What a teacher says of an error. */
export interface Feedback {
  readonly name: string;
  readonly contact: string;
  readonly happened: string;
  readonly description: string;
}

interface ErrorEvent {
  readonly event_id: string;
  readonly message: string;
  readonly stack: string;
  readonly page: string;
  readonly version: string;
}

export interface ReportPorts {
  readonly send: (report: ErrorEvent & Partial<Feedback>) => Promise<unknown>;
  readonly newId: () => string;
  readonly now: () => number;
  /** Where the window is, and of which build it is. */
  readonly page: () => string;
  readonly version: string;
}

const NOTHING: ReportState = {
  eventId: undefined,
  latestIssueTime: undefined,
  canCommit: false,
  feedbackModalVisible: false,
};

/** Of errors that repeat, a window tells so many. */
const SENT_MAX = 20;

/** Errors of this window: each is reported once, and for 20 minutes the teacher can say more about the last one. */
export class ProblemReports {
  readonly #ports: ReportPorts;
  readonly #state = new Signal<ReportState>(NOTHING);
  readonly #told = new Set<string>();
  #event: ErrorEvent | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: ReportPorts) {
    this.#ports = ports;
  }

  get state(): Readable<ReportState> {
    return this.#state;
  }

  /** An error event: it is sent, and can be told about from now on. `at`: where it happened, unless the window is there. */
  record(error: unknown, at?: string): void {
    const message = cut(
      error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      'message',
    );
    const stack = cut((error instanceof Error && error.stack) || '', 'stack');
    const now = this.#ports.now();
    const { newId, page, version } = this.#ports;
    this.#event = {
      event_id: newId(),
      message,
      stack,
      page: cut(at ?? page(), 'page'),
      version: cut(version, 'version'),
    };
    // An open dialog stays, and speaks of the newest.
    const { feedbackModalVisible } = this.#state.get();
    const eventId = this.#event.event_id;
    this.#state.set({ eventId, latestIssueTime: now, canCommit: true, feedbackModalVisible });
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => this.clear(), FEEDBACK_WINDOW_MS);
    const what = `${message}\n${stack}`;
    if (this.#told.has(what) || this.#told.size >= SENT_MAX) return;
    this.#told.add(what);
    // Without a server or a sign-in the report goes along with what the teacher says.
    this.#ports.send(this.#event).catch(() => undefined);
  }

  /** Shows the dialog, as long as anything can be said. */
  ask(): void {
    if (this.#isOpen()) this.#state.set({ ...this.#state.get(), feedbackModalVisible: true });
  }

  /** Hides the dialog; the error can still be told about. */
  hide(): void {
    this.#state.set({ ...this.#state.get(), feedbackModalVisible: false });
  }

  /** Hides the dialog, and nothing more can be said of this error. */
  clear(): void {
    clearTimeout(this.#closing);
    this.#event = undefined;
    this.#state.set(NOTHING);
  }

  /** Sends what the teacher says; the dialog stays to thank for it. Rejects where the server did not take it. */
  async commit(said: Feedback): Promise<void> {
    if (!this.#isOpen() || this.#event === undefined) throw new Error('nothing can be said of this any more');
    await this.#ports.send({
      ...this.#event,
      name: cut(said.name.trim(), 'name'),
      contact: cut(said.contact.trim(), 'contact'),
      happened: cut(said.happened.trim(), 'happened'),
      description: cut(said.description.trim(), 'description'),
    });
  }

  /** Also after a sleep, in which no timer ran. */
  #isOpen(): boolean {
    const { canCommit, latestIssueTime } = this.#state.get();
    const isOpen = canCommit && this.#ports.now() - (latestIssueTime ?? 0) <= FEEDBACK_WINDOW_MS;
    if (canCommit && !isOpen) this.clear();
    return isOpen;
  }
}

function cut(text: string, name: keyof typeof REPORT_MAX): string {
  return text.slice(0, REPORT_MAX[name]);
}
