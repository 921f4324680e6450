import { describe, expect, it } from 'vitest';
import { readSwipe, ShowKeys, ShowWheel, shortcutOf } from './show-keys.ts';
import { reduceShow, type ShowState } from './show-state.ts';

const pages = ['a', 'b', 'c'];
const on = (pageId: string, change: Partial<ShowState> = {}): ShowState => ({
  pageId,
  fromPageId: undefined,
  direction: 'jump',
  tool: 'pointer',
  cover: 'none',
  ...change,
});
const turn = (state: ShowState, to: 'next' | 'previous' | 'first' | 'last') =>
  reduceShow(state, { type: 'turn', to, pages });

describe('a show', () => {
  it('goes forward and back, and says where it came from for the transition', () => {
    expect(turn(on('a'), 'next')).toMatchObject({ pageId: 'b', fromPageId: 'a', direction: 'forward' });
    expect(turn(on('b'), 'previous')).toMatchObject({ pageId: 'a', fromPageId: 'b', direction: 'back' });
  });

  it('stays on the first page when going back from it', () => {
    const state = on('a');
    expect(turn(state, 'previous')).toBe(state);
  });

  it('shows the end after the last page, and comes back to that page', () => {
    const ended = turn(on('c'), 'next');
    expect(ended).toMatchObject({ pageId: 'c', cover: 'end' });
    expect(turn(ended, 'previous')).toMatchObject({ pageId: 'c', cover: 'none' });
  });

  it('a black screen is lifted by the next key, which turns no page', () => {
    expect(turn(on('a', { cover: 'black' }), 'next')).toMatchObject({ pageId: 'a', cover: 'none' });
  });

  it('begins at the first page again when its page was deleted meanwhile', () => {
    expect(turn(on('gone'), 'next')).toMatchObject({ pageId: 'a' });
  });
});

describe('keys and remotes', () => {
  const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false });

  it('digits and Enter go to a page; Enter alone goes on', () => {
    const keys = new ShowKeys();
    expect(keys.read(key('1'))).toBeUndefined();
    expect(keys.read(key('2'))).toBeUndefined();
    expect(keys.read(key('Enter'))).toEqual({ page: 12 });
    expect(keys.read(key('Enter'))).toBe('next');
  });

  it('a remote turns pages and blackens the screen', () => {
    const keys = new ShowKeys();
    expect(['PageDown', 'PageUp', '.'].map((name) => keys.read(key(name)))).toEqual([
      'next',
      'previous',
      'black',
    ]);
  });

  it('names keys that are others’ to use, whatever the case and the system', () => {
    const keys = new ShowKeys();
    const press = { key: 'p', ctrlKey: false, metaKey: true };
    expect(keys.read(press)).toBeUndefined();
    expect([press, key('P', true), key('e'), key('F5')].map(shortcutOf)).toEqual([
      'Ctrl+P',
      'Ctrl+P',
      'E',
      'F5',
    ]);
  });

  it('one push of a touch pad turns one page', () => {
    const wheel = new ShowWheel();
    const turns = Array.from({ length: 40 }, (_, i) => wheel.read(100 - i * 2, i * 16)).filter(Boolean);
    expect(turns).toEqual(['next']);
    expect(wheel.read(-100, 2000)).toBe('previous');
  });

  it('a swipe is long, quick and level', () => {
    expect(readSwipe(-120, 10, 200)).toBe('next');
    expect(readSwipe(120, 10, 200)).toBe('previous');
    expect(readSwipe(-40, 0, 200)).toBeUndefined();
    expect(readSwipe(-120, 200, 200)).toBeUndefined();
    expect(readSwipe(-120, 0, 2000)).toBeUndefined();
  });
});
