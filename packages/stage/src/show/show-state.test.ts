import { type DeckShow, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it, vi } from 'vitest';
import { readSwipe, ShowKeys, ShowWheel, shortcutOf } from './input/show-keys.ts';
import { reduceShow, type ShowState, showPages } from './show-state.ts';

const pages = { all: ['a', 'b', 'c'], shown: ['a', 'b', 'c'] };
const on = (pageId: string, change: Partial<ShowState> = {}): ShowState => ({
  pageId,
  fromPageId: undefined,
  direction: 'jump',
  tool: 'pointer',
  cover: 'none',
  ...change,
});
const turn = (state: ShowState, to: 'next' | 'previous' | 'first' | 'last', through = pages) =>
  reduceShow(state, { type: 'turn', to, pages: through });

describe('a show', () => {
  it('goes forward and back, and keeps the outgoing page only for a visible transition', () => {
    const isSeen = vi.fn(() => true);
    const seen = (state: ShowState, to: 'next' | 'previous' | 'last') =>
      reduceShow(state, { type: 'turn', to, pages, isSeen });
    expect(seen(on('a'), 'next')).toMatchObject({ pageId: 'b', fromPageId: 'a', direction: 'forward' });
    expect(seen(on('b'), 'previous')).toMatchObject({ pageId: 'a', fromPageId: 'b', direction: 'back' });
    expect(isSeen).toHaveBeenLastCalledWith({ pageId: 'a', fromPageId: 'b', direction: 'back' });
    expect(seen(on('a'), 'last')).toMatchObject({ pageId: 'c', fromPageId: undefined });
    isSeen.mockReturnValue(false);
    expect(seen(on('a'), 'next')).toMatchObject({ pageId: 'b', fromPageId: undefined, lastPageId: 'a' });
  });

  it('stays on the first page when going back from it', () => {
    const state = on('a');
    expect(turn(state, 'previous')).toBe(state);
  });

  it('shows the end after the last page, and returns to that page', () => {
    const ended = turn(on('c'), 'next');
    expect(ended).toMatchObject({ pageId: 'c', cover: 'end' });
    expect(turn(ended, 'previous')).toMatchObject({ pageId: 'c', cover: 'none' });
  });

  it('removes a black screen by the next key, without changing the page', () => {
    expect(turn(on('a', { cover: 'black' }), 'next')).toMatchObject({ pageId: 'a', cover: 'none' });
  });

  it('skips hidden pages, and continues from a hidden page that was jumped to', () => {
    const through = { all: ['a', 'h', 'b', 'c', 'i'], shown: ['a', 'b', 'c'] };
    expect(turn(on('a'), 'next', through)).toMatchObject({ pageId: 'b' });
    expect(turn(on('b'), 'previous', through)).toMatchObject({ pageId: 'a' });
    const hidden = reduceShow(on('a'), { type: 'goTo', pageId: 'h' });
    expect(hidden).toMatchObject({ pageId: 'h', cover: 'none' });
    expect(turn(hidden, 'next', through)).toMatchObject({ pageId: 'b' });
    expect(turn(hidden, 'previous', through)).toMatchObject({ pageId: 'a' });
    expect(turn(on('i'), 'next', through)).toMatchObject({ pageId: 'i', cover: 'end' });
    expect(turn(on('i'), 'previous', through)).toMatchObject({ pageId: 'c' });
    expect(turn(on('c'), 'next', through)).toMatchObject({ pageId: 'c', cover: 'end' });
    expect(turn(on('b'), 'last', through)).toMatchObject({ pageId: 'c' });
  });

  it('goes to a page with the given steps, also when it is already on that page', () => {
    const steps = { done: 2, of: 3, triggered: {} };
    const turned = reduceShow(on('a', { cover: 'black' }), { type: 'goTo', pageId: 'b', steps });
    expect(turned).toMatchObject({ pageId: 'b', lastPageId: 'a', cover: 'none', steps });
    const further = { ...steps, done: 3 };
    expect(reduceShow(turned, { type: 'goTo', pageId: 'b', steps: further })).toMatchObject({
      pageId: 'b',
      steps: further,
    });
    expect(turn(turned, 'next').steps).toBeUndefined();
  });

  it('keeps its cover when it is set to other steps of the current page', () => {
    const looked = on('a', { cover: 'pages' });
    const further = { done: 1, of: 2, triggered: {} };
    expect(reduceShow(looked, { type: 'goTo', pageId: 'a', steps: further })).toMatchObject({
      cover: 'pages',
      steps: further,
    });
    expect(reduceShow(looked, { type: 'goTo', pageId: 'a' }).cover).toBe('none');
    expect(reduceShow(looked, { type: 'goTo', pageId: 'b', steps: further }).cover).toBe('none');
  });

  it('shows the pages that the courseware is set up to show, and all pages when these were deleted', () => {
    const page = (id: string) => ({ kind: 'page', id, order: id }) as const;
    const shownOf = (pages: DeckShow['pages']) =>
      showPages(
        new SnapshotReader({
          records: [
            { kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 }, show: { pages } },
            ...['a', 'b', 'c', 'd'].map(page),
            { ...page('e'), hidden: true },
          ],
        }),
      );
    const all = ['a', 'b', 'c', 'd', 'e'];
    expect(shownOf({ from: 2, to: 3 })).toEqual({ all, shown: ['b', 'c'] });
    expect(shownOf({ from: 4, to: 9 }).shown).toEqual(['d']);
    expect(shownOf({ from: 6, to: 9 }).shown).toEqual(['a', 'b', 'c', 'd']);
    expect(shownOf(undefined).shown).toEqual(['a', 'b', 'c', 'd']);
  });

  it('begins again after the last page when it loops', () => {
    const next = reduceShow(on('c'), { type: 'turn', to: 'next', pages, round: true });
    expect(next).toMatchObject({ pageId: 'a', direction: 'forward', cover: 'none' });
    expect(reduceShow(on('a'), { type: 'turn', to: 'next', pages, round: true })).toMatchObject({
      pageId: 'b',
    });
    const only = { all: ['a'], shown: ['a'] };
    expect(reduceShow(on('a'), { type: 'turn', to: 'next', pages: only, round: true })).toMatchObject({
      pageId: 'a',
      cover: 'none',
    });
  });

  it('reports the progress of its first page until another page is shown', () => {
    const steps = { done: 2, of: 3, triggered: {} };
    const begun = on('a', { steps });
    expect(reduceShow(begun, { type: 'cover', cover: 'black' }).steps).toBe(steps);
    expect(turn(begun, 'next').steps).toBeUndefined();
  });

  it('begins at the first page when its page was deleted meanwhile', () => {
    expect(turn(on('gone'), 'next')).toMatchObject({ pageId: 'a' });
  });
});

describe('keys and remotes', () => {
  const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false });

  it('go to a page by digits and Enter, while Enter alone goes to the next step', () => {
    const keys = new ShowKeys();
    expect(keys.read(key('1'))).toBeUndefined();
    expect(keys.read(key('2'))).toBeUndefined();
    expect(keys.isNumberBegun).toBe(true);
    expect(keys.read(key('Enter'))).toEqual({ page: 12 });
    expect(keys.isNumberBegun).toBe(false);
    expect(keys.read(key('Enter'))).toBe('next');
  });

  it('change pages and blacken the screen by remote', () => {
    const keys = new ShowKeys();
    expect(['PageDown', 'PageUp', '.'].map((name) => keys.read(key(name)))).toEqual([
      'next',
      'previous',
      'black',
    ]);
  });

  it('have the same name in any case and on any system, for shortcuts elsewhere', () => {
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

  it('change one page per swipe on a touch pad', () => {
    const wheel = new ShowWheel();
    const turns = Array.from({ length: 40 }, (_, i) => wheel.read(100 - i * 2, i * 16)).filter(Boolean);
    expect(turns).toEqual(['next']);
    expect(wheel.read(-100, 2000)).toBe('previous');
  });

  it('change the page by a swipe only when it is long, quick and horizontal', () => {
    expect(readSwipe(-120, 10, 200)).toBe('next');
    expect(readSwipe(120, 10, 200)).toBe('previous');
    expect(readSwipe(-40, 0, 200)).toBeUndefined();
    expect(readSwipe(-120, 200, 200)).toBeUndefined();
    expect(readSwipe(-120, 0, 2000)).toBeUndefined();
  });
});
