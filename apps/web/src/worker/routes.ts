/** A rule by which the browser answers a request without asking the worker; the first that fits counts. */
export interface Route {
  readonly condition: { readonly urlPattern: string; readonly requestMode?: 'navigate' };
  readonly source: 'cache' | 'fetch-event' | 'race-network-and-fetch-handler';
}

/**
 * What the browser does by itself, so that a page and its program need not wait until the worker has started (a seventh of
 * a second on a slow machine): the page comes from whoever is first, the server or the worker; what is kept of the program
 * comes from where it is kept, and from the network what is not there. What is kept only once it was used goes to the
 * worker, who keeps it.
 */
export const ROUTES: readonly Route[] = [
  { condition: { urlPattern: '/assets/pdf*' }, source: 'fetch-event' },
  { condition: { urlPattern: '/assets/*.js' }, source: 'cache' },
  { condition: { urlPattern: '/assets/*.css' }, source: 'cache' },
  { condition: { urlPattern: '/', requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
];
