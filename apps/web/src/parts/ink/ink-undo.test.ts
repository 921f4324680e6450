import type { Stroke } from '@lectern/stage/ink';
import { describe, expect, it } from 'vitest';
import { type DoneStep, InkUndo } from './ink-undo.ts';

const gone = (id: string) => ({
  stroke: { id, tool: 'pen', color: '000000', width: 4, points: [] } as Stroke,
  order: `o${id}`,
});
const step = (pageId: string, added: string[], removed: string[] = [], pass?: string): DoneStep => ({
  pageId,
  added,
  removed: removed.map(gone),
  pass,
});

describe('InkUndo', () => {
  it('returns the last step of a page, and keeps the steps of other pages', () => {
    const undo = new InkUndo();
    undo.push(step('p', ['a']));
    undo.push(step('p', ['b']));
    undo.push(step('q', ['c']));
    expect([undo.can('p'), undo.can('q'), undo.can('r')]).toEqual([true, true, false]);
    expect(undo.pop('p')).toEqual(step('p', ['b']));
    expect(undo.pop('p')).toEqual(step('p', ['a']));
    expect(undo.pop('p')).toBeUndefined();
    expect(undo.pop('q')).toEqual(step('q', ['c']));
  });

  it('joins consecutive steps of a pass on a page', () => {
    const undo = new InkUndo();
    undo.push(step('p', ['a'], ['x'], '1'));
    undo.push(step('p', ['b'], ['y'], '1'));
    expect(undo.pop('p')).toEqual(step('p', ['a', 'b'], ['x', 'y'], '1'));
    expect(undo.can('p')).toBe(false);
  });

  it('leaves out a stroke that was added and removed in one pass', () => {
    const undo = new InkUndo();
    undo.push(step('p', ['a', 'b'], ['x'], '1'));
    undo.push(step('p', ['c'], ['a', 'y'], '1'));
    expect(undo.pop('p')).toEqual(step('p', ['b', 'c'], ['x', 'y'], '1'));
  });

  it('does not join steps of other passes, of no pass, or of other pages', () => {
    for (const [first, second] of [
      [step('p', ['a'], [], '1'), step('p', ['b'], [], '2')],
      [step('p', ['a']), step('p', ['b'])],
      [step('q', ['a'], [], '1'), step('p', ['b'], [], '1')],
    ] as const) {
      const undo = new InkUndo();
      undo.push(first);
      undo.push(second);
      expect(undo.pop('p')?.added).toEqual(['b']);
      expect(undo.pop(first.pageId)?.added).toEqual(['a']);
    }
  });

  it('adds a separate step for the same pass after an undo', () => {
    const undo = new InkUndo();
    undo.push(step('p', ['a'], [], '1'));
    undo.push(step('q', ['b']));
    undo.pop('q');
    undo.push(step('p', ['c'], [], '1'));
    expect(undo.pop('p')?.added).toEqual(['c']);
  });

  it('keeps the last 500 steps', () => {
    const undo = new InkUndo();
    for (let at = 0; at < 501; at++)
      undo.push(step(at === 0 ? 'first' : at === 1 ? 'second' : 'p', [`${at}`]));
    expect([undo.can('first'), undo.can('second')]).toEqual([false, true]);
  });
});
