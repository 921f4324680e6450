/**
 * Answers that the first lines of the page asked for, before this code was here (`app/first/first-script.ts`). Each is
 * taken once, by the very call that it was asked for, under the sign-in that it was asked under.
 */
export interface AskedFirst {
  /** Undefined: as nobody. */
  readonly accessToken: string | undefined;
  readonly response: Promise<Response>;
  readonly abort: AbortController;
}

/** By the address with its query, as it was signed. */
export type AskedFirstTable = Map<string, AskedFirst>;

/** On `window`: the only way from a script of its own to this one. */
export const ASKED_FIRST = 'lecternAskedFirst';

/** Later an answer is too old for what is opened then, milliseconds after the navigation. */
const FRESH_MS = 30_000;

/** The answer to a GET under this Authorization header, where one was asked for; it is nobody else's afterwards. */
export function takeAskedFirst(address: string, authorization: string | undefined): AskedFirst | undefined {
  const table = (globalThis as { [ASKED_FIRST]?: AskedFirstTable })[ASKED_FIRST];
  const asked = table?.get(address);
  if (asked === undefined) return undefined;
  table?.delete(address);
  const isSame =
    asked.accessToken === undefined
      ? authorization === undefined
      : authorization?.includes(`id="${asked.accessToken}"`) === true;
  const usable = performance.now() < FRESH_MS && isSame;
  if (usable) return asked;
  asked.abort.abort();
  return undefined;
}
