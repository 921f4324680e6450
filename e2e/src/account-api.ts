import { createHmac, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { saveData } from './next-code.ts';

/** A sign-in outside the browser, which acts like another device. */
export interface ApiSession {
  readonly userId: string;
  readonly loginName: string;
  /** The token with which calls are signed. */
  readonly token: Token;
  /** Sends a call; a body of bytes is sent unchanged, any other as JSON. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

export const PASSWORD = '秋天的雨 autumn rain 2026';

let made = 0;

/** A login name that no other test uses. */
export function newLoginName(): string {
  made += 1;
  return `teacher${process.pid}x${made}`;
}

async function answer(reply: Response): Promise<unknown> {
  const body: unknown = await reply.json();
  if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(body)}`);
  return body;
}

interface Token {
  readonly user_id: string;
  readonly account_type: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly mac_key: string;
  readonly expires_at: number;
  readonly refresh_expires_at: number;
  readonly server_time: number;
}

/** Registers (or, with an existing name, signs in) over HTTP. */
export async function apiSession(
  url: string,
  input: { readonly loginName: string; readonly realName?: string; readonly password?: string },
): Promise<ApiSession> {
  const { loginName, realName, password = PASSWORD } = input;
  const headers = {
    'content-type': 'application/json',
    'sdp-app-id': 'lectern-e2e',
    'accept-language': 'zh-CN',
  };
  const proof = { login_name: loginName, password };
  const reply = await fetch(`${url}/api/uc/v1.1/${realName === undefined ? 'tokens' : 'users'}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(realName === undefined ? proof : { ...proof, real_name: realName }),
  });
  const token = (await answer(reply)) as Token;
  return {
    userId: token.user_id,
    loginName,
    token,
    async call(method, path, body) {
      const nonce = `${Date.now()}:${randomBytes(12).toString('base64url')}`;
      const text = `${nonce}\n${method}\n${path}\n${new URL(url).host}\n`;
      const mac = createHmac('sha256', token.mac_key).update(text).digest('base64');
      return answer(
        await fetch(url + path, {
          method,
          headers: {
            ...headers,
            ...(body instanceof Uint8Array ? { 'content-type': 'application/octet-stream' } : {}),
            authorization: `MAC id="${token.access_token}",nonce="${nonce}",mac="${mac}"`,
          },
          body:
            body === undefined
              ? undefined
              : body instanceof Uint8Array
                ? new Uint8Array(body)
                : JSON.stringify(body),
        }),
      );
    },
  };
}

/** Signs in through the form; afterwards the desk or the requested address is open. */
export async function signInThroughScreen(page: Page, url: string, loginName: string): Promise<void> {
  await page.goto(`${url}/#/login`);
  await page.getByLabel('账号', { exact: true }).fill(loginName);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: /^账号菜单/ }).waitFor();
}

/** Registers a teacher over HTTP. */
export function registerTeacher(url: string, realName = '陈晓雨'): Promise<ApiSession> {
  return apiSession(url, { loginName: newLoginName(), realName });
}

/** Stored values of a user who has seen the editor's tour and keeps the toolbar of shows in view. */
function storedHabits({ userId }: ApiSession): ReadonlyMap<string, string> {
  return new Map([
    ['lectern.player-toolbar-habits', '{"rests":false}'],
    [`lectern.editor-tour.${userId}`, 'seen'],
  ]);
}

/** Runs in the page: stores these values, except where there is another one. */
function rememberHabits(habits: readonly (readonly [key: string, value: string])[]): void {
  for (const [key, value] of habits) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
}

/**
 * Prepares the documents that the page loads from now on. The toolbar of shows stays visible, however long a test waits,
 * unless the test sets it otherwise: hiding is tested in player-toolbar.browser.test.tsx. The code of the surfaces that
 * are likely next is loaded when it is needed, unless the test calls `preloadNext`.
 */
async function preparePage(page: Page, teacher: ApiSession): Promise<void> {
  await page.addInitScript(rememberHabits, [...storedHabits(teacher)]);
  await saveData(page);
}

/** Opens an address with a one-time key, as the desktop client does: the program asks whether to sign in. */
export async function signInByKey(
  page: Page,
  url: string,
  teacher: ApiSession,
  address = '/',
): Promise<void> {
  await preparePage(page, teacher);
  const { login_key } = (await teacher.call('POST', '/api/uc/v1.1/login_keys')) as { login_key: string };
  const shown = page.waitForResponse((answer) => answer.url().endsWith('/login_keys/actions/show'));
  await page.goto(`${url}/?login_key=${login_key}#${address}`);
  await shown;
  const yes = page.getByRole('button', { name: /^(登录|Sign in)$/ });
  // A user who is signed in to this account already is not asked.
  const goesOn = page.waitForResponse((answer) => /\/users\/[^/?]+$/.test(answer.url()));
  const asked = await Promise.race([
    yes.waitFor().then(
      () => true,
      () => false,
    ),
    goesOn.then(
      () => false,
      () => false,
    ),
  ]);
  if (asked) await yes.click();
}

/** A separate sign-in of the teacher, so that signing out in one window does not affect others. */
async function anotherToken(url: string, teacher: ApiSession): Promise<Token> {
  const { login_key } = (await teacher.call('POST', '/api/uc/v1.1/login_keys')) as { login_key: string };
  const reply = await fetch(`${url}/api/uc/v1.1/login_keys/actions/redeem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sdp-app-id': 'lectern-e2e' },
    body: JSON.stringify({ login_key, device_id: 'browser' }),
  });
  return (await answer(reply)) as Token;
}

/** Pages whose program goes on from test to test (`testInKeptPage`), with what the next sign-in stores in the browser. */
export const keptPages = new WeakMap<Page, Map<string, string>>();

/** The user that was signed in last in a page. */
const lastUsers = new WeakMap<Page, string>();

/** Has the toolbar of shows at the bottom from the next sign-in on, with these tools in it or the usual ones. */
export async function barAtBottom(page: Page, tools?: readonly string[]): Promise<void> {
  const habits = [
    ['lectern.player-toolbar', 'bottom'],
    ...(tools ? [['lectern.player-toolbar-tools', JSON.stringify(tools)]] : []),
  ] as [key: string, value: string][];
  const stored = keptPages.get(page);
  if (stored) for (const [key, value] of habits) stored.set(key, value);
  else
    await page.context().addInitScript((all) => {
      for (const [key, value] of all) localStorage.setItem(key, value);
    }, habits);
}

/**
 * Opens an address signed in: the session is written into the browser's storage, so that the program starts once and
 * without a prompt. In a page that keeps its program the user changes as by a sign-in in another window. Signing in by
 * the user is tested in account.spec.ts.
 */
export async function signIn(page: Page, url: string, teacher: ApiSession, address = '/'): Promise<void> {
  const token = await anotherToken(url, teacher);
  const stored = [...(keptPages.get(page) ?? []), ...storedHabits(teacher)];
  const isKnown = lastUsers.get(page) === teacher.userId;
  lastUsers.set(page, teacher.userId);
  if (keptPages.has(page) && page.url().startsWith(`${url}/#`)) {
    await page.evaluate(rememberHabits, stored);
    // The program asks for an account that it does not know.
    const known =
      isKnown || page.waitForResponse((reply) => reply.url().endsWith(`/users/${teacher.userId}`));
    await page.evaluate(storeSession, token);
    await known;
    await page.evaluate((to) => location.replace(to), `#${address}`);
    return;
  }
  if (!keptPages.has(page)) await preparePage(page, teacher);
  // A page without the program, which only gives access to this server's storage.
  await page.goto(`${url}/healthz`);
  await page.evaluate(rememberHabits, stored);
  await page.evaluate(storeSession, token);
  // Replaces the history entry, so that the back button works as after any sign-in.
  const opened = page.waitForEvent('load');
  await page.evaluate((to) => location.replace(to), `${url}/#${address}`);
  await opened;
}

/** Runs in the page: stores the session in the browser, and notifies its windows. */
async function storeSession(given: Token): Promise<void> {
  const bytes = new TextEncoder().encode(given.mac_key);
  // Without TLS WebCrypto is missing, and the program stores the bytes of the key.
  const key =
    crypto.subtle === undefined
      ? bytes
      : await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('lectern-session', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('values');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const session = {
    userId: given.user_id,
    accountType: given.account_type,
    accessToken: given.access_token,
    refreshToken: given.refresh_token,
    key,
    expiresAt: given.expires_at,
    refreshExpiresAt: given.refresh_expires_at,
    diff: given.server_time - Date.now(),
    personId: undefined,
  };
  await new Promise<void>((resolve, reject) => {
    const writing = database.transaction('values', 'readwrite');
    writing.objectStore('values').put(session, 'session');
    writing.oncomplete = () => resolve();
    writing.onerror = () => reject(writing.error);
  });
  database.close();
  const channel = new BroadcastChannel('lectern-session');
  channel.postMessage('changed');
  channel.close();
}

/** Stores a guest's sign-in in the browser, as a page that admits guests does. */
export async function becomeGuest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<Record<string, string>> => {
      const headers = { 'content-type': 'application/json', 'sdp-app-id': 'lectern-e2e' };
      const reply = await fetch(`/api/uc/v1.1/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return reply.json();
    };
    const { session_id } = await post('sessions', { device_id: 'panel' });
    const token = await post('guest_tokens', { device_id: 'panel', session_id });
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const bytes = new TextEncoder().encode(token.mac_key);
    const session = {
      userId: token.user_id,
      accountType: token.account_type,
      accessToken: token.access_token,
      refreshToken: token.refresh_token,
      key: await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']),
      expiresAt: token.expires_at,
      refreshExpiresAt: token.refresh_expires_at,
      diff: 0,
    };
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('lectern-session');
      request.onsuccess = () => resolve(request.result);
    });
    await new Promise((resolve) => {
      const table = database.transaction('values', 'readwrite').objectStore('values');
      table.put(session, 'session').onsuccess = resolve;
    });
    database.close();
  });
}

/** A new teacher, registered over HTTP and signed in at the desk. */
export async function newTeacher(
  page: Page,
  url: string,
  realName: string,
  opens = signIn,
): Promise<ApiSession> {
  const session = await registerTeacher(url, realName);
  await opens(page, url, session);
  await page.getByRole('button', { name: /^账号菜单/ }).waitFor();
  return session;
}
