import type { CDPSession, Page, Protocol } from 'puppeteer-core';

/** Origin of the program's pages in the browser: a name that no network resolves (RFC 6761, 6.4). */
export const PAGE_ORIGIN = 'https://stage.invalid';

export interface PageFile {
  readonly mime: string;
  readonly bytes: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the file at a path of the page's origin; undefined when it does not exist. */
export type PageFiles = (path: string) => Promise<PageFile | undefined>;

/**
 * Answers all requests of the page over the protocol, before any network access: paths of its own origin from `files`,
 * all others with an error.
 */
export async function answerRequests(page: Page, files: PageFiles): Promise<void> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', (event) => {
    // A page that was closed meanwhile needs no response.
    answer(session, event, files)
      .catch(() => refuse(session, event.requestId))
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
}

async function answer(
  session: CDPSession,
  { requestId, request }: Protocol.Fetch.RequestPausedEvent,
  files: PageFiles,
): Promise<void> {
  const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
  if (url?.origin !== PAGE_ORIGIN || request.method !== 'GET') {
    await refuse(session, requestId);
    return;
  }
  const file = await files(decodeURIComponent(url.pathname)).catch(() => undefined);
  if (!file) {
    await session.send('Fetch.fulfillRequest', { requestId, responseCode: 404 });
    return;
  }
  const headers = { 'content-type': file.mime, 'cache-control': 'max-age=3600', ...file.headers };
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body: Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength).toString('base64'),
  });
}

async function refuse(session: CDPSession, requestId: string): Promise<void> {
  await session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
}
