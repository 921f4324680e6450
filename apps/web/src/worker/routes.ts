/** A rule by which the browser answers a request without starting the worker; the first match counts. */
export interface Route {
  readonly condition: { readonly urlPattern: string; readonly requestMode?: 'navigate' };
  readonly source: 'cache' | 'fetch-event' | 'race-network-and-fetch-handler';
}

/**
 * Requests that the browser answers itself, so that a page need not wait for the worker to start (a seventh of a second
 * on a slow machine): the page comes from the server or the worker, whichever is faster; files of the program come from
 * the cache, otherwise from the network. Files that are stored on first use go to the worker, which stores them.
 */
export const ROUTES: readonly Route[] = [
  { condition: { urlPattern: '/assets/pdf*' }, source: 'fetch-event' },
  { condition: { urlPattern: '/assets/*.js' }, source: 'cache' },
  { condition: { urlPattern: '/assets/*.css' }, source: 'cache' },
  { condition: { urlPattern: '/', requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
];
