/**
 * Responses requested by the page's first script before this code was loaded (`app/first/first-script.ts`). Each is
 * used once, by the call of the same address under the same sign-in.
 */
export interface AskedFirst {
  /** Undefined for an unsigned request. */
  readonly accessToken: string | undefined;
  readonly response: Promise<Response>;
  readonly abort: AbortController;
}

/** Keyed by the signed address with its query. */
export type AskedFirstTable = Map<string, AskedFirst>;

/** Property of `window`, the only channel between the first script and this code. */
export const ASKED_FIRST = 'lecternAskedFirst';

/** Time since the navigation after which a response is too old, milliseconds. */
const FRESH_MS = 30_000;

/** Removes and returns the response to a GET with this Authorization header, if it was requested. */
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
