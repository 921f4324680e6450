import type { Page } from '@playwright/test';

/** The reaction of a fake client to a command: it returns this answer, or misbehaves. */
type Behaviour =
  | { readonly answers: unknown }
  | 'answers twice'
  | 'is silent'
  | 'throws'
  | 'rejects'
  | 'answers nonsense'
  | 'answers a lot';

interface FakeHost {
  /** Interface of the client: calls that return promises, or a webview's message handler for texts. */
  readonly form: 'called' | 'written';
  readonly client: 'desktop' | 'mobile';
  readonly mode?: 'teaching' | 'preparing';
  readonly version?: number;
  readonly design?: string;
  readonly insets?: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly commands: Readonly<Record<string, Behaviour>>;
}

export interface HostCall {
  readonly name: string;
  readonly args: unknown;
}

/** Runs in the page before any of its scripts. */
function install({ form, commands, ...about }: FakeHost): void {
  const info = { contract: 1, version: 1600, mode: 'preparing', ...about, commands: Object.keys(commands) };
  const calls: HostCall[] = [];
  const nonsense = { current: 7, all: 'x', on: 'y', login_key: { toString: 'z' } };
  const invoke = (name: string, args: unknown): unknown => {
    calls.push({ name, args });
    if (name === 'hello') return Promise.resolve(info);
    const behaviour = commands[name] ?? 'rejects';
    if (typeof behaviour === 'object') return Promise.resolve(behaviour.answers);
    switch (behaviour) {
      case 'is silent':
        return new Promise(() => undefined);
      case 'throws':
        throw { message: { toString: 7 } };
      case 'rejects':
        return Promise.reject(undefined);
      case 'answers nonsense':
        return Promise.resolve(nonsense);
      case 'answers a lot':
        return Promise.resolve('x'.repeat(5_000_000));
      default:
        return Promise.resolve(undefined);
    }
  };
  const say = (detail: unknown) => window.dispatchEvent(new CustomEvent('lectern-host', { detail }));
  const answer = async (text: string): Promise<void> => {
    const { id, name, args } = JSON.parse(text) as HostCall & { readonly id: number };
    try {
      const result = await invoke(name, args);
      const times = commands[name] === 'answers twice' ? 2 : 1;
      for (let time = 0; time < times; time += 1) say(JSON.stringify({ id, result }));
    } catch {
      say(JSON.stringify({ id, error: 'failed' }));
    }
  };
  const called = { info, invoke };
  const written = { postMessage: (text: string) => void answer(text) };
  Object.assign(window, {
    fakeHostCalls: calls,
    fakeHostInfo: info,
    ...(form === 'called'
      ? { lecternHost: called }
      : { webkit: { messageHandlers: { lecternHost: written } } }),
  });
}

/** Makes every page of this window run in a fake client. */
export async function runInHost(page: Page, fake: FakeHost): Promise<void> {
  await page.addInitScript(install, fake);
}

/** The commands that this page has sent to the client so far, optionally of one name. */
export async function hostCalls(page: Page, name?: string): Promise<readonly HostCall[]> {
  const calls = await page.evaluate(
    () => (window as unknown as { fakeHostCalls: readonly HostCall[] }).fakeHostCalls,
  );
  return calls.filter((call) => name === undefined || call.name === name);
}

/** Sends an event of the client to the page. */
export async function hostSays(page: Page, event: string, data?: unknown): Promise<void> {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('lectern-host', { detail: JSON.stringify(detail) })),
    { event, data },
  );
}

/** Sends changed info of the client to the page. */
export async function hostChanges(page: Page, change: object): Promise<void> {
  const info = await page.evaluate(() => (window as unknown as { fakeHostInfo: object }).fakeHostInfo);
  await hostSays(page, 'info', { ...info, ...change });
}
