import { type Readable, Signal } from '@lectern/base';
import { FEEDBACK_WINDOW_MS, REPORT_MAX } from '@lectern/protocol/reports';
import { ApiError, isAborted } from '../platform/api/api-error.ts';

/** The error-report state of the specification. */
interface ReportState {
  readonly eventId: string | undefined;
  readonly latestIssueTime: number | undefined;
  readonly canCommit: boolean;
  readonly feedbackModalVisible: boolean;
}

/** A teacher's description of an error. */
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

interface ReportPorts {
  readonly send: (report: ErrorEvent & Partial<Feedback>) => Promise<unknown>;
  readonly newId: () => string;
  readonly now: () => number;
  /** Address of the current page, and the version of the build. */
  readonly page: () => string;
  readonly version: string;
  /** Called when the 20 minutes end while the dialog is open, which then closes. */
  readonly over: () => void;
}

const NOTHING: ReportState = {
  eventId: undefined,
  latestIssueTime: undefined,
  canCommit: false,
  feedbackModalVisible: false,
};

/** Number of reports that a window sends at most, for errors that repeat. */
const SENT_MAX = 20;

/**
 * Errors of this window: each is reported once, and for 20 minutes the teacher can describe the last error. The teacher
 * can also send feedback without an error.
 */
export class ProblemReports {
  readonly #ports: ReportPorts;
  readonly #state = new Signal<ReportState>(NOTHING);
  readonly #told = new Set<string>();
  #event: ErrorEvent | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  /** State of the teacher's description of the event. */
  #said: 'not sent' | 'on its way' | 'taken' = 'not sent';

  constructor(ports: ReportPorts) {
    this.#ports = ports;
  }

  get state(): Readable<ReportState> {
    return this.#state;
  }

  /**
   * Records and sends an error, which can be described from now on. `at`: where it happened, by default the current
   * page.
   */
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
    // An open dialog stays open and shows the newest error.
    const { feedbackModalVisible } = this.#state.get();
    const eventId = this.#event.event_id;
    this.#state.set({ eventId, latestIssueTime: now, canCommit: true, feedbackModalVisible });
    this.#said = 'not sent';
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => this.#close(), FEEDBACK_WINDOW_MS);
    const what = `${message}\n${stack}`;
    if (this.#told.has(what) || this.#told.size >= SENT_MAX) return;
    this.#told.add(what);
    // If there is no server or sign-in, the report is sent with the teacher's description.
    this.#ports.send(this.#event).catch(() => undefined);
  }

  /** Shows the dialog while the error can be described. */
  ask(): void {
    if (this.#isOpen()) this.#state.set({ ...this.#state.get(), feedbackModalVisible: true });
  }

  /** Opens the dialog for the last problem, or for feedback without an error, which can be sent at any time. */
  tell(): void {
    if (!this.#isOpen()) {
      const { newId, page, version } = this.#ports;
      this.#event = {
        ...{ event_id: newId(), message: '', stack: '' },
        ...{ page: cut(page(), 'page'), version: cut(version, 'version') },
      };
      this.#said = 'not sent';
      this.#state.set({ ...NOTHING, eventId: this.#event.event_id, canCommit: true });
    }
    this.ask();
  }

  /** Hides the dialog; the error can still be described until its time is over, unless it has been. */
  hide(): void {
    const state = this.#state.get();
    if (state.canCommit && this.#said !== 'taken') this.#state.set({ ...state, feedbackModalVisible: false });
    else this.clear();
  }

  /** Hides the dialog; the error can no longer be described. */
  clear(): void {
    clearTimeout(this.#closing);
    this.#event = undefined;
    this.#state.set(NOTHING);
  }

  /**
   * Sends the teacher's description; the dialog stays open to show thanks, even when the 20 minutes end meanwhile.
   * Rejects when the server did not accept it.
   */
  async commit(said: Feedback): Promise<void> {
    if (!this.#isOpen() || this.#event === undefined)
      throw new Error('the report can no longer be described');
    const event = this.#event;
    const becomes = (what: 'not sent' | 'on its way' | 'taken') => {
      // A newer event has not been described yet.
      if (event === this.#event) this.#said = what;
    };
    becomes('on its way');
    try {
      await this.#ports.send({
        ...event,
        name: cut(said.name.trim(), 'name'),
        contact: cut(said.contact.trim(), 'contact'),
        happened: cut(said.happened.trim(), 'happened'),
        description: cut(said.description.trim(), 'description'),
      });
      becomes('taken');
    } catch (error) {
      becomes('not sent');
      if (!this.#state.get().canCommit) this.#close();
      throw error;
    }
  }

  /** Compares times, because no timer runs while the device sleeps. */
  #isOpen(): boolean {
    const { canCommit, latestIssueTime } = this.#state.get();
    // Feedback without an error has no time limit.
    const isOpen =
      canCommit &&
      (latestIssueTime === undefined || this.#ports.now() - latestIssueTime <= FEEDBACK_WINDOW_MS);
    if (canCommit && !isOpen) this.#close();
    return isOpen;
  }

  /** The 20 minutes are over. A dialog that is sending or showing thanks stays open until it is done. */
  #close(): void {
    const state = this.#state.get();
    if (state.feedbackModalVisible && this.#said !== 'not sent') {
      this.#state.set({ ...state, canCommit: false });
      return;
    }
    this.clear();
    if (state.feedbackModalVisible) this.#ports.over();
  }
}

function cut(text: string, name: keyof typeof REPORT_MAX): string {
  return text.slice(0, REPORT_MAX[name]);
}

/**
 * Whether an uncaught error is worth a report: not a refusal by the server, an abort, or a browser's event without an
 * error, such as for layout loops and scripts of extensions.
 */
export function isProblem(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof ApiError) && !isAborted(error);
}
