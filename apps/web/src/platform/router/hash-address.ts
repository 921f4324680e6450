/** Where the application is: the path and query behind the `#` of the address. */
export interface HashAddress {
  /** Begins with a slash. */
  readonly pathname: string;
  /** Empty, or begins with a question mark. */
  readonly search: string;
}

/** Reads `#/view?fileId=…`; an empty or odd hash is the top. */
export function parseHash(hash: string): HashAddress {
  const text = hash.startsWith('#') ? hash.slice(1) : hash;
  const mark = text.indexOf('?');
  const path = mark < 0 ? text : text.slice(0, mark);
  const search = mark < 0 ? '' : text.slice(mark);
  const pathname = `/${path}`.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '');
  return { pathname, search: search === '?' ? '' : search };
}
