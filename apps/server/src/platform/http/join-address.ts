import type { Routes } from './routes.ts';

/**
 * The address that pupils type from the panel: without the `#`, which a phone's keyboard hides. Leads to the page of the
 * web application, with the query that was typed.
 */
export function serveJoinAddress(routes: Routes): void {
  routes.serve('/join', async ({ url }, response) => {
    const asked = url.indexOf('?');
    return response.redirect(`/#/join${asked < 0 ? '' : url.slice(asked)}`, 302);
  });
}
