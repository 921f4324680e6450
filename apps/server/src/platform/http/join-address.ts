import type { Routes } from './routes.ts';

/**
 * The address that pupils type from the panel: without `#`, which is hard to find on a phone's keyboard. Redirects to
 * the page of the web application, and keeps the query.
 */
export function serveJoinAddress(routes: Routes): void {
  routes.serve('/join', async ({ url }, response) => {
    const asked = url.indexOf('?');
    return response.redirect(`/#/join${asked < 0 ? '' : url.slice(asked)}`, 302);
  });
}
