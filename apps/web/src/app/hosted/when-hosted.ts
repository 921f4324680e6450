/**
 * Resolves when the client around the page has described itself, or at once without a client. A client may set the
 * appearance and sign the user in. The page's first script has checked whether there is one.
 */
export async function whenHosted(): Promise<void> {
  if (document.documentElement.dataset.client === undefined) return;
  // If the client's code fails to load, the page works as in a browser.
  await import('./hosted.ts').then((client) => client.beginHosted()).catch(() => undefined);
}
