import { APP_ID_HEADER, bringsSignIn, NONCE_RANDOM_LENGTH } from '@lectern/protocol/constants';
import { formatMacHeader, macText, makeNonce } from '@lectern/protocol/mac';
import { APP_ID } from '../../platform/api/app-id.ts';
import { ASKED_FIRST, type AskedFirst } from '../../platform/api/asked-first.ts';
import {
  SESSION_DATABASE,
  SESSION_FIRST,
  SESSION_KEY,
  type Session,
} from '../../platform/api/session-shape.ts';
import { keptTheme } from '../../platform/appearance/kept-theme.ts';
import { markHost } from '../../platform/host/host-marks.ts';
import { injectedHost } from '../../platform/host/injected-host.ts';
import { keptLanguage } from '../../platform/i18n/kept-language.ts';
import { KeyValueDatabase } from '../../platform/storage/key-value-database.ts';
import { readLocal } from '../../platform/storage/local-store.ts';
import { EDITOR_SIDES_KEY } from '../../platform/storage/shared-keys.ts';
import { type FirstSurface, firstCalls, openedBy } from './first-calls.ts';
import { keptSides } from './kept-sides.ts';

/**
 * The lines that the page itself carries: they mark it with theme, language and skeleton, so that the one that stands
 * in it is the right one, ask for the surface's files, and ask the server for what will be shown. All of it happens while
 * the program is still on its way. The build puts them into the HTML (`build/first-lines.ts`).
 */

/** The surfaces by path; the build writes them here. */
declare const FIRST_SURFACES: Readonly<Record<string, FirstSurface>>;

/** An access token this near its end is left to the program, which renews it first, milliseconds. */
const RENEW_BEFORE_MS = 30_000;

const opened = openedBy(location.hash);
const surface = FIRST_SURFACES[opened.pathname];
const page = document.documentElement;
const language = keptLanguage();
page.lang = language === 'zh' ? 'zh-CN' : 'en';
const client = injectedHost();
if (client !== undefined) page.dataset.client = '';
markHost(client);
page.dataset.theme = keptTheme();
for (const [name, width] of Object.entries(keptSides(readLocal(EDITOR_SIDES_KEY))))
  page.style.setProperty(name, width);
page.dataset.skeleton = surface?.skeleton ?? 'desk';

function bringFiles(): void {
  for (const file of surface?.files ?? [])
    bring(file, file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' });
}

/** While the first page is made of what has come the network is free for what follows it. */
function bringLater(): void {
  for (const file of surface?.later ?? []) bring(file, { rel: 'prefetch' });
}

function bring(file: string, how: { readonly rel: string; readonly as?: string }): void {
  const link = document.createElement('link');
  link.href = `/${file}`;
  link.crossOrigin = '';
  document.head.append(Object.assign(link, how));
}

async function ask(): Promise<void> {
  const session = usable(await kept);
  const table = new Map<string, AskedFirst>();
  Object.assign(window, { [ASKED_FIRST]: table });
  const addresses = firstCalls(surface, opened, session === 'nobody' ? undefined : session?.userId);
  if (session === undefined) return;
  const signed = addresses.map((address) =>
    session === 'nobody' ? undefined : sign(address, session, session.key as CryptoKey),
  );
  for (const [index, authorization] of (await Promise.all(signed)).entries()) {
    const address = addresses[index] ?? '';
    const abort = new AbortController();
    const headers: Record<string, string> = { [APP_ID_HEADER]: APP_ID, 'Accept-Language': page.lang };
    if (authorization !== undefined) headers.Authorization = authorization;
    const response = fetch(address, {
      headers,
      credentials: 'omit',
      cache: 'no-store',
      signal: abort.signal,
    });
    // Whoever takes it hears of a failure and asks again. The first is what is shown.
    response.then(index === 0 ? bringLater : undefined, () => undefined);
    const accessToken = session === 'nobody' ? undefined : session.accessToken;
    table.set(address, { accessToken, response, abort });
  }
}

/** As whom to ask: a guest is nobody. Undefined where the program is to bring what signs, or a new sign-in. */
function usable(session: Session | undefined): Session | 'nobody' | undefined {
  if (session === undefined || session.accountType === 'guest') return 'nobody';
  if (session.key instanceof Uint8Array) return undefined;
  return session.expiresAt - RENEW_BEFORE_MS < Date.now() + session.diff ? undefined : session;
}

async function sign(address: string, session: Session, key: CryptoKey): Promise<string> {
  const random = crypto.getRandomValues(new Uint8Array(NONCE_RANDOM_LENGTH));
  const nonce = makeNonce(Date.now() + session.diff, random);
  const text = macText({ nonce, method: 'GET', url: address, host: location.host });
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
  const mac = btoa(String.fromCharCode(...signed));
  return formatMacHeader({ id: session.accessToken, nonce, mac });
}

// The sign-in is read from the disk first: until the browser has it, which takes longer than all else here, the files come.
const kept = new KeyValueDatabase(SESSION_DATABASE).get<Session>(SESSION_KEY);
Object.assign(window, { [SESSION_FIRST]: kept });
bringFiles();
// Under a sign-in that the address itself brings nothing is asked for as whoever was here before.
if (!bringsSignIn(location.href)) void ask().catch(() => undefined);
