/** The progress of a page that is shown: enough to restore it. */
export interface PageSteps {
  /** Number of clicks done. */
  readonly done: number;
  /** Number of clicks that the page has. */
  readonly of: number;
  /** Number of times that the sequence of an element was triggered, by element id. */
  readonly triggered: Readonly<Record<string, number>>;
  /** The states of videos and sounds that were started, by element id; the player checks them when it restores them. */
  readonly media?: Readonly<Record<string, unknown>> | undefined;
}

/** Far more than any page has, and few enough to be played at once. */
const MOST = 999;

/** The stored or received progress of a page; undefined when it is invalid. */
export function readPageSteps(value: unknown): PageSteps | undefined {
  const { done, of, triggered, media } = (value ?? {}) as Partial<Record<keyof PageSteps, unknown>>;
  if (!isCount(done) || !isCount(of)) return undefined;
  const begun = typeof triggered === 'object' && triggered !== null ? Object.entries(triggered) : [];
  return {
    done,
    of,
    triggered: Object.fromEntries(begun.filter((each): each is [string, number] => isCount(each[1]))),
    ...(media ? { media: media as PageSteps['media'] } : {}),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST;
}
