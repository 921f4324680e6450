import { beforeEach, expect, it, vi } from 'vitest';
import { keptTheme } from '../appearance/kept-theme.ts';
import { markHost } from './host-marks.ts';

let dataset: Record<string, string>;
const local = new Map<string, string>();
beforeEach(() => {
  dataset = {};
  local.clear();
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => local.get(key) ?? null });
});

const desktop = { client: 'desktop', mode: 'teaching', design: '1368x840' };

it('the page is dark in the teaching mode of a desktop client, and otherwise as its user selected', () => {
  expect(keptTheme()).toBe('light');
  markHost({ info: desktop });
  expect([keptTheme(), dataset.clientDesign]).toEqual(['dark', '1368x840']);
  markHost({ info: { ...desktop, mode: 'preparing', design: '800x600' } });
  expect([keptTheme(), dataset.clientDesign]).toEqual(['light', undefined]);
  markHost({ info: { ...desktop, client: 'mobile' } });
  expect([keptTheme(), dataset.clientDesign]).toEqual(['light', undefined]);
  local.set('lectern.theme', 'dark');
  expect(keptTheme()).toBe('dark');
});

it("the page follows the theme in its address rather than the client's", () => {
  markHost({ info: desktop });
  vi.stubGlobal('location', { search: '?theme=light' });
  expect(keptTheme()).toBe('light');
});

it('the page is not marked by an object that is not a client', () => {
  const throws = {
    get info() {
      throw new Error('no');
    },
  };
  for (const told of [
    undefined,
    {},
    throws,
    { info: null },
    { info: 'teaching' },
    { info: { client: 'desktop' } },
  ]) {
    markHost(told);
    expect(keptTheme()).toBe('light');
  }
});
