/** How far a page that is shown has come: enough to bring it there again. */
export interface PageSteps {
  /** Clicks that were done. */
  readonly done: number;
  /** Clicks that it has. */
  readonly of: number;
  /** How often the sequence of an element was begun, by the element's id. */
  readonly triggered: Readonly<Record<string, number>>;
  /** Where its films and sounds stand that were begun, by their elements' ids; who plays them looks what can be believed. */
  readonly media?: Readonly<Record<string, unknown>> | undefined;
}

/** Far more than any page has, and little enough to be played at once. */
const MOST = 999;

/** What is kept or sent of a page's steps, as far as it can be believed. */
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
