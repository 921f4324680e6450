import { APP_ID_HEADER, bringsSignIn, NONCE_RANDOM_LENGTH } from '@lectern/protocol/constants';
import { formatMacHeader, macText, makeNonce } from '@lectern/protocol/mac';
import { isInstalled } from '@lectern/stage/text-measures';
import { keptCopy } from '../../parts/kept-copies/index.ts';
import { APP_ID } from '../../platform/api/app-id.ts';
import { ASKED_FIRST, type AskedFirst } from '../../platform/api/asked-first.ts';
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
import { type PageAhead, showAhead } from './page-ahead.ts';
import { pageCall } from './page-call.ts';
import { PICTURES_FIRST } from './pictures-first.ts';
import { dropSkeletonWhenShown } from './skeleton.ts';

/**
 * The lines that the page itself carries: they mark it with theme, language and skeleton, so that the one that stands
 * in it is the right one, ask for the surface's files, and ask the server for what will be shown. All of it happens while
 * the program is still on its way. The build puts them into the HTML (`build/first-lines.ts`).
 */

/** The surfaces by path; the build writes them here. */
declare const FIRST_SURFACES: Readonly<Record<string, FirstSurface>>;

/** On `window`: what `build/first-lines.ts` waits for before it runs the program. */
const PAINTED_FIRST = 'lecternPaintedFirst';

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
// What may be done with what a link leads to has its place in the head.
if (['/s', '/share'].includes(opened.pathname)) page.dataset.actions = '';

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

/** The page that is seen first, as soon as the server has rendered it, where this browser has nothing newer. */
async function showPage(address: string, session: Session | 'nobody'): Promise<PageAhead | undefined> {
  const { documentId } = opened;
  // On a phone other things stand around a page that is edited (features/editor/phone/small-screen.ts).
  const isSmall = innerWidth < 768 || Math.min(screen.width, screen.height) < 600;
  if (surface?.skeleton === 'editor' && isSmall) return undefined;
  let isNewer: Promise<boolean> | undefined;
  if (session !== 'nobody' && documentId !== '') {
    // A host has its own ways to begin.
    if (client !== undefined) return undefined;
    // A surface that only shows a courseware asks for what the server has; what a lesson of this browser goes on with,
    // the program alone knows.
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

/** `showing` is told of the page that is on its way to be shown ahead, or of none. */
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
    // The surface that takes the answer hears of a failure and asks again. The first call brings what is shown.
    response.then(index === 0 ? ({ ok }) => ok && bringLater() : undefined, () => undefined);
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

/** The font families in which most presentations are written. */
const COMMON_FACES = ['微软雅黑', '宋体', '等线', '楷体', 'Arial', 'Calibri', 'Times New Roman'];

/** What runs the program waits for it no longer, milliseconds: by then a page ahead of it gains nothing. */
const PATIENCE_MS = 900;

// The sign-in is read from the disk first: until the browser has it, which takes longer than all else here, the files come.
const kept = new KeyValueDatabase(SESSION_DATABASE).get<Session>(SESSION_KEY);
const ahead = pageCall(opened, location.hash, language, keptPlace);
// In such a browser the program first says where the resource is better opened
// (`resource-detail/resource-address.tsx`).
const isForeign =
  opened.pathname === '/mobile' && client === undefined && isForeignWebview(navigator.userAgent);
const painted = new Promise<PageAhead | undefined>((resolve) => {
  const none = () => resolve(undefined);
  if (ahead === undefined) none();
  // Under a sign-in that the address itself brings nothing is asked for as whoever was here before.
  if (bringsSignIn(location.href) || isForeign) none();
  else {
    // While the browser looks for the sign-in there is time to ask which faces this machine has.
    if (ahead !== undefined) setTimeout(() => COMMON_FACES.map(isInstalled));
    ask((work) => (work ?? Promise.resolve(undefined)).then(resolve, none)).catch(none);
  }
  setTimeout(none, PATIENCE_MS);
});
const pictures = painted.then((shown) => shown?.withPictures);
Object.assign(window, { [SESSION_FIRST]: kept, [PAINTED_FIRST]: painted, [PICTURES_FIRST]: pictures });
bringFiles();
addEventListener('DOMContentLoaded', dropSkeletonWhenShown);
