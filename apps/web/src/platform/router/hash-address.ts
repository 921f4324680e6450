/** The location within the application: path and query after the `#` of the address. */
export interface HashAddress {
  /** Begins with a slash. */
  readonly pathname: string;
  /** Empty, or begins with a question mark. */
  readonly search: string;
}

/** Parses `#/view?fileId=…`; an empty or invalid hash is the root. */
export function parseHash(hash: string): HashAddress {
  const text = hash.startsWith('#') ? hash.slice(1) : hash;
  const mark = text.indexOf('?');
  const path = mark < 0 ? text : text.slice(0, mark);
  const search = mark < 0 ? '' : text.slice(mark);
  const pathname = `/${path}`.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '');
  return { pathname, search: search === '?' ? '' : search };
}

/**
 * Returns a function that returns whether the window is still at the path of this call. A screen is unmounted only
 * after the next one is shown; events until then no longer apply to it.
 */
export function stillHere(): () => boolean {
  const pathname = pathNow();
  return () => pathNow() === pathname;
}

function pathNow(): string {
  return parseHash(location.hash).pathname;
}
