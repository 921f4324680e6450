import { APP_ID_HEADER, bringsSignIn, NONCE_RANDOM_LENGTH } from '@lectern/protocol/constants';
import { formatMacHeader, macText, makeNonce } from '@lectern/protocol/mac';
import { isInstalled } from '@lectern/stage/text-measures';
import { keptCopy } from '../../parts/kept-copies.ts';
import { ASKED_FIRST, type AskedFirst } from '../../platform/api/asked-first.ts';
import { APP_ID } from '../../platform/api/client-ids.ts';
import {
  SESSION_DATABASE,
  SESSION_FIRST,
  SESSION_KEY,
  type Session,
} from '../../platform/api/session-shape.ts';
import { keptTheme } from '../../platform/appearance/kept-theme.ts';
import { isForeignWebview } from '../../platform/host/foreign-webview.ts';
import { markHost } from '../../platform/host/host-marks.ts';
import { injectedHost } from '../../platform/host/injected-host.ts';
import { keptLanguage } from '../../platform/i18n/kept-language.ts';
import { keptPlace } from '../../platform/storage/kept-places.ts';
import { KeyValueDatabase } from '../../platform/storage/key-value-database.ts';
import { readLocal } from '../../platform/storage/local-store.ts';
import { EDITOR_SIDES_KEY, lessonsKey } from '../../platform/storage/shared-keys.ts';
import { type FirstSurface, firstCalls, isOpenToNobody, openedBy } from './first-calls.ts';
import { keptSides } from './kept-sides.ts';
import { type PageAhead, PICTURES_FIRST, showAhead } from './page-ahead.ts';
import { pageCall } from './page-call.ts';
import { dropSkeletonWhenShown } from './skeleton.ts';

/**
 * The script within the HTML page: it sets theme, language and the matching skeleton, preloads the surface's files, and
 * sends the surface's first requests while the program is still loading. The build inlines it into the HTML
 * (`build/first-lines.ts`).
 */

/** The surfaces by path, inserted by the build. */
declare const FIRST_SURFACES: Readonly<Record<string, FirstSurface>>;

/** Property of `window`: a promise that `build/first-lines.ts` awaits before it runs the program. */
const PAINTED_FIRST = 'lecternPaintedFirst';

/** A token this close to its expiry is left to the program, which renews it first, milliseconds. */
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
// The skeleton's head has space for actions on the target of a link.
if (['/s', '/share'].includes(opened.pathname)) page.dataset.actions = '';

function preloadFiles(): void {
  for (const file of surface?.files ?? [])
    addLink(file, file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' });
}

/** Prefetches later files while the first page is rendered and the network is idle. */
function prefetchLater(): void {
  for (const file of surface?.later ?? []) addLink(file, { rel: 'prefetch' });
}

function addLink(file: string, how: { readonly rel: string; readonly as?: string }): void {
  const link = document.createElement('link');
  link.href = `/${file}`;
  link.crossOrigin = '';
  document.head.append(Object.assign(link, how));
}

/** Shows the first page as soon as the server has rendered it, unless this browser has newer content. */
async function showPage(address: string, session: Session | 'nobody'): Promise<PageAhead | undefined> {
  const { documentId } = opened;
  // On a phone the editor has another layout around the page (features/editor/phone/small-screen.ts).
  const isSmall = innerWidth < 768 || Math.min(screen.width, screen.height) < 600;
  if (surface?.skeleton === 'editor' && isSmall) return undefined;
  let isNewer: Promise<boolean> | undefined;
  if (session !== 'nobody' && documentId !== '') {
    // Inside a client the program may start differently.
    if (client !== undefined) return undefined;
    // A surface that only shows a courseware uses the server's content; only the program can continue a lesson of this
    // browser.
    if (surface?.courseware !== 'named') {
      if (readLocal(lessonsKey(session.userId))?.includes(documentId)) return undefined;
      isNewer = keptCopy(session.userId, documentId).then((copy) => copy === 'unsaved');
    }
  }
  const signed = session === 'nobody' ? undefined : await sign(address, session, session.key as CryptoKey);
  const response = await get(address, signed);
  return response.ok && !(await isNewer) ? await showAhead(await response.json()) : undefined;
}

function get(address: string, authorization: string | undefined, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { [APP_ID_HEADER]: APP_ID, 'Accept-Language': page.lang };
  if (authorization !== undefined) headers.Authorization = authorization;
  return fetch(address, { headers, credentials: 'omit', cache: 'no-store', signal: signal ?? null });
}

/** `showing` receives the promise of the page that is shown before the program, or undefined. */
async function ask(showing: (work: Promise<PageAhead | undefined> | undefined) => void): Promise<void> {
  const session = usable(await kept);
  const isMine = session !== 'nobody' || isOpenToNobody(opened);
  showing(session && ahead && isMine ? showPage(ahead, session) : undefined);
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
    const response = get(address, authorization, abort.signal);
    // The surface that uses the response handles its failure. The first call fetches the content that is shown.
    response.then(index === 0 ? ({ ok }) => ok && prefetchLater() : undefined, () => undefined);
    const accessToken = session === 'nobody' ? undefined : session.accessToken;
    table.set(address, { accessToken, response, abort });
  }
}

/**
 * The session for the requests; 'nobody' for a guest. Undefined when the program must sign the calls itself or renew
 * the sign-in.
 */
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

/** The font families that most presentations use. */
const COMMON_FACES = ['微软雅黑', '宋体', '等线', '楷体', 'Arial', 'Calibri', 'Times New Roman'];

/** Longest time that the program waits, milliseconds; a page shown after that time would have no benefit. */
const PATIENCE_MS = 900;

// The sign-in is read first, because it takes longest; meanwhile the files are loading.
const kept = new KeyValueDatabase(SESSION_DATABASE).get<Session>(SESSION_KEY);
const ahead = pageCall(opened, location.hash, language, keptPlace);
// In a foreign webview the program first recommends a better browser (`resource-detail/resource-address.tsx`).
const isForeign =
  opened.pathname === '/mobile' && client === undefined && isForeignWebview(navigator.userAgent);
const painted = new Promise<PageAhead | undefined>((resolve) => {
  const none = () => resolve(undefined);
  if (ahead === undefined) none();
  // If the address itself contains a sign-in, requests for the previous user would be wrong.
  if (bringsSignIn(location.href) || isForeign) none();
  else {
    // While the browser reads the sign-in there is time to check which fonts are installed.
    if (ahead !== undefined) setTimeout(() => COMMON_FACES.map(isInstalled));
    ask((work) => (work ?? Promise.resolve(undefined)).then(resolve, none)).catch(none);
  }
  setTimeout(none, PATIENCE_MS);
});
const pictures = painted.then((shown) => shown?.withPictures);
Object.assign(window, { [SESSION_FIRST]: kept, [PAINTED_FIRST]: painted, [PICTURES_FIRST]: pictures });
preloadFiles();
addEventListener('DOMContentLoaded', dropSkeletonWhenShown);
