import type { Stroke } from '@lectern/stage/ink';
import { describe, expect, it } from 'vitest';
import { HeldInk, type InkStep } from './held-ink.ts';

const stroke = (id: string): Stroke => ({ id, tool: 'pen', color: '000000', width: 4, points: [0, 0, 0.5] });
const step = (pageId: string, added: string[], more: Partial<InkStep> = {}): InkStep => ({
  pageId,
  added: added.map(stroke),
  removed: [],
  ...more,
});
const ids = (ink: HeldInk, pageId: string) => ink.strokes(pageId).map(({ id }) => id);
const held = (...steps: InkStep[]) => {
  const ink = new HeldInk();
  for (const each of steps) ink.write(each);
  return ink;
};

describe('HeldInk', () => {
  it('returns the strokes of each page, without removed ones', () => {
    const ink = held(step('p', ['a', 'b']), step('q', ['c']), step('p', ['d'], { removed: ['a', 'c'] }));
    expect(ids(ink, 'p')).toEqual(['b', 'd']);
    expect(ids(ink, 'q')).toEqual(['c']);
    expect(ids(ink, 'none')).toEqual([]);
    expect(ink.prepare()).toBe(true);
  });

  it('returns only pages with ink', () => {
    const ink = held(step('p', ['a']), step('q', ['c']), step('p', [], { removed: ['a'] }));
    expect(ink.pages()).toEqual(['q']);
  });

  it('shows ink of the stored lesson below, which can be erased', () => {
    const ink = held(step('p', ['b'], { removed: ['s1'] }));
    ink.showUnder({
      pages: () => ['p', 'r'],
      strokes: (id) => (id === 'p' ? ['s1', 's2'] : ['s3']).map(stroke),
    });
    expect(ids(ink, 'p')).toEqual(['s2', 'b']);
    expect(ink.pages()).toEqual(['p', 'r']);
    ink.showUnder(undefined);
    expect(ids(ink, 'p')).toEqual(['b']);
  });

  it('undoes the last step of a page', () => {
    const ink = held(step('p', ['a']), step('p', ['b']), step('q', ['c']));
    ink.undo('p');
    expect(ids(ink, 'p')).toEqual(['a']);
    expect(ids(ink, 'q')).toEqual(['c']);
    ink.undo('none');
    expect(ink.steps).toHaveLength(2);
  });

  it('undoes all steps of a pass together', () => {
    const pass = { pass: '1' };
    const ink = held(step('p', ['a']), step('p', ['b'], pass), step('p', ['c'], pass));
    ink.undo('p');
    expect(ids(ink, 'p')).toEqual(['a']);
    ink.undo('p');
    expect(ink.steps).toEqual([]);
  });

  it('keeps earlier steps of another pass, of no pass, or of another page', () => {
    const ink = held(step('q', ['a'], { pass: '1' }), step('p', ['b'], { pass: '1' }));
    ink.undo('p');
    expect(ink.pages()).toEqual(['q']);
    const other = held(step('p', ['a'], { pass: '1' }), step('p', ['b'], { pass: '2' }));
    other.undo('p');
    expect(ids(other, 'p')).toEqual(['a']);
    const plain = held(step('p', ['a']), step('p', ['b']));
    plain.undo('p');
    expect(ids(plain, 'p')).toEqual(['a']);
  });
});
