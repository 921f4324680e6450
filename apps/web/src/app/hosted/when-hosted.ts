/**
 * Resolves when the client around the page has said what it is, or at once where there is none. A client may have a look of
 * its own, and a sign-in. The page's first script has looked whether there is one.
 */
export async function whenHosted(): Promise<void> {
  if (document.documentElement.dataset.client === undefined) return;
  // Where the client's code cannot be had the page is as in a browser.
  await import('./hosted.ts').then((client) => client.beginHosted()).catch(() => undefined);
}
