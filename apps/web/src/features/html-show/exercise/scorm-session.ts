/** The functions that a learning platform provides in a window around the page (SCORM 1.2 RTE, 3.3). */
export interface LmsApi {
  LMSInitialize(nothing: ''): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(nothing: ''): string;
  LMSFinish(nothing: ''): string;
}

interface Frame {
  readonly parent: Frame | null;
  readonly opener?: Frame | null;
  readonly API?: LmsApi;
}

/** Windows that are searched upwards; a page that contains itself would never end. */
const DEEPEST = 20;
/** Most characters of `cmi.suspend_data` (SCORM 1.2 RTE, 3.4.4). */
const MOST_KEPT = 4_096;

/** The API of the window or one around it, then of the window that opened the topmost; undefined outside a platform. */
export function findApi(window: Frame): LmsApi | undefined {
  const own = apiAbove(window);
  if (own) return own;
  try {
    return window.opener ? apiAbove(window.opener) : undefined;
  } catch {
    return undefined;
  }
}

function apiAbove(window: Frame): LmsApi | undefined {
  let at: Frame | null = window;
  // A window of another origin throws.
  try {
    for (let depth = 0; at && depth < DEEPEST; depth += 1) {
      if (at.API) return at.API;
      if (at.parent === at) return undefined;
      at = at.parent;
    }
  } catch {
    return undefined;
  }
  return undefined;
}

/** The result of an exercise that is handed in. Points of questions that a person marks are in neither number. */
export interface ExerciseResult {
  readonly points: number;
  readonly fullPoints: number;
}

/** One visit of a pupil on a learning platform: what was kept is read, answers are kept, the result is reported. */
export class ScormSession {
  readonly #api: LmsApi;
  readonly #now: () => number;
  readonly #begun: number;
  #isOver = false;

  /** `now`: milliseconds. */
  constructor(api: LmsApi, now: () => number) {
    this.#api = api;
    this.#now = now;
    this.#begun = now();
    api.LMSInitialize('');
    const status = api.LMSGetValue('cmi.core.lesson_status');
    if (status === '' || status === 'not attempted' || status === 'unknown')
      api.LMSSetValue('cmi.core.lesson_status', 'incomplete');
    api.LMSCommit('');
  }

  /** The text that `keep` stored in an earlier visit; empty at the first. */
  kept(): string {
    return this.#api.LMSGetValue('cmi.suspend_data');
  }

  /** Stores the answers so far. Returns false for a text that the platform has no space for. */
  keep(text: string): boolean {
    if (this.#isOver || text.length > MOST_KEPT) return false;
    this.#api.LMSSetValue('cmi.suspend_data', text);
    this.#api.LMSCommit('');
    return true;
  }

  /** Reports the result as a score of 0 to 100, and the exercise as completed. */
  handIn({ points, fullPoints }: ExerciseResult): void {
    if (this.#isOver) return;
    const score = fullPoints > 0 ? Math.round((10_000 * points) / fullPoints) / 100 : 0;
    this.#api.LMSSetValue('cmi.core.score.min', '0');
    this.#api.LMSSetValue('cmi.core.score.max', '100');
    this.#api.LMSSetValue('cmi.core.score.raw', String(score));
    this.#api.LMSSetValue('cmi.core.lesson_status', 'completed');
    this.#api.LMSCommit('');
  }

  /** Ends the visit, once; `isDone`: the next visit begins anew. */
  end(isDone: boolean): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#api.LMSSetValue('cmi.core.session_time', timeText(this.#now() - this.#begun));
    this.#api.LMSSetValue('cmi.core.exit', isDone ? '' : 'suspend');
    this.#api.LMSCommit('');
    this.#api.LMSFinish('');
  }
}

/** CMITimespan of SCORM 1.2: `0000:00:00.00`. */
function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(Math.floor(seconds / 3600)).padStart(4, '0')}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
