import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Host } from './host/host.ts';
import { HostError } from './host/host-error.ts';

const toasts: { kind: string; text: string }[] = [];
vi.mock('@lectern/ui', () => ({ showToast: (toast: (typeof toasts)[number]) => toasts.push(toast) }));
vi.stubGlobal('navigator', { languages: ['zh-CN'] });
vi.stubGlobal('location', { href: 'https://school.example/#/user/netdisk' });

const saved: { name: string; href: string }[] = [];
const { host } = await import('./host/host.ts');
const { saveFile } = await import('./save-file.ts');

/** A client with these commands, executed by `invoke`. */
function clientWith(commands: readonly string[], invoke: (...args: unknown[]) => Promise<unknown>): Host {
  return { has: (command: string) => commands.includes(command), invoke } as unknown as Host;
}

beforeEach(() => {
  toasts.length = 0;
  saved.length = 0;
  vi.stubGlobal('document', {
    documentElement: {},
    createElement: () => ({
      download: '',
      href: '',
      click(this: { download: string; href: string }) {
        saved.push({ name: this.download, href: this.href });
      },
    }),
  });
});
afterEach(() => {
  host.set(undefined);
});

it('a file is saved by the browser when there is no client, or the client cannot save', () => {
  vi.useFakeTimers();
  saveFile('落叶.pptx', '/files/a?key=1');
  host.set(clientWith(['back-to-desktop'], vi.fn()));
  saveFile('落叶.xlsx', new Blob(['x']));
  expect(saved).toEqual([
    { name: '落叶.pptx', href: '/files/a?key=1' },
    { name: '落叶.xlsx', href: expect.stringMatching(/^blob:/) },
  ]);
  vi.runAllTimers();
  vi.useRealTimers();
});

it('a file is passed to a client that can save: its absolute address, or its bytes', async () => {
  const invoke = vi.fn(async () => undefined);
  host.set(clientWith(['save-file'], invoke));
  saveFile('落叶.pptx', '/files/a?key=1');
  saveFile('落叶.xlsx', new Blob(['叶']));
  await vi.waitFor(() => expect(invoke).toHaveBeenCalledTimes(2));
  expect(invoke).toHaveBeenCalledWith('save-file', {
    name: '落叶.pptx',
    url: 'https://school.example/files/a?key=1',
  });
  expect(invoke).toHaveBeenCalledWith('save-file', { name: '落叶.xlsx', base64: '5Y+2' });
  expect(saved).toEqual([]);
});

it('a file is reported as not saved when the client fails, and saved by the browser when it is too large for the client', async () => {
  const invoke = vi.fn(() => Promise.reject(new HostError('NO_ANSWER', 'save-file')));
  host.set(clientWith(['save-file'], invoke));
  saveFile('落叶.pptx', '/files/a');
  await vi.waitFor(() => expect(toasts).toEqual([{ kind: 'failure', text: '客户端没有回应，请再试一次' }]));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const large = new Blob(['x']);
  Object.defineProperty(large, 'size', { value: 40_000_000 });
  saveFile('录像.mp4', large);
  await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['录像.mp4']));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(invoke).toHaveBeenCalledTimes(1);
});
