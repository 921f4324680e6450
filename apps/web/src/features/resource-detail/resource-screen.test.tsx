import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Host, host } from '../../platform/host/host.ts';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { drawn } from '../../platform/testing/drawn.tsx';
import { ResourceScreen, type ResourceScreenProps } from './resource-screen.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
vi.mock('./kept-courseware.tsx', () => ({ KeptCourseware: ({ id }: { id: string }) => `courseware ${id}` }));
vi.mock('./lazy-viewers.tsx', () => ({
  FilePreview: ({ instead }: { instead?: unknown }) => instead ?? 'file ',
}));
beforeAll(() => changeLanguage('zh'));
beforeEach(() => host.set(undefined));

function screen(resource: object, download?: () => Promise<undefined>): string {
  const shown = {
    id: 'd1',
    name: '秋',
    hasPages: false,
    format: 'txt',
    size: 2_048,
    updatedAt: Date.UTC(2026, 8, 2, 4),
  };
  return drawn(
    <ResourceScreen
      resource={{ ...shown, ...resource } as unknown as ResourceScreenProps['resource']}
      source={{ id: 'd1', download } as unknown as ResourceScreenProps['source']}
    />,
  );
}
const buttons = (html: string) => html.match(/<button/g)?.length ?? 0;

it('shows the facts and the preview of a file', () => {
  const html = screen({ owner: '陈' });
  for (const fact of ['TXT', '2 KB', '2026', '陈', 'file ']) expect(html).toContain(fact);
  expect(screen({})).not.toContain('陈');
});

it('shows a courseware without a size', () => {
  const html = screen({ hasPages: true, format: 'ndpx' });
  expect(html).toContain('courseware d1');
  expect(html).not.toMatch(/NDPX|2 KB|file /);
});

it('offers to download where that is possible, also instead of a preview', () => {
  const download = async () => undefined;
  expect(
    [buttons(screen({}, download)), buttons(screen({}))].map((count, _, all) => count - (all[1] ?? 0)),
  ).toEqual([2, 0]);
  expect(buttons(screen({ hasPages: true }, download))).toBe(buttons(screen({ hasPages: true })) + 1);
});

it('offers the browser of the system if the client can open it', () => {
  const before = buttons(screen({}));
  host.set({ has: (command: string) => command === 'open-in-browser' } as unknown as Host);
  expect(buttons(screen({}))).toBe(before + 1);
  host.set({ has: () => false } as unknown as Host);
  expect(buttons(screen({}))).toBe(before);
});
