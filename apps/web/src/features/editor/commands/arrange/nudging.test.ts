import { describe, expect, it } from 'vitest';
import { runCommand } from '../command.ts';
import { undo } from '../screen/history.ts';
import { frameOf, named, openEditor, rectangle } from '../testing.ts';
import { nudges } from './nudging.ts';

function nudged(id: string, step?: number) {
  const editor = openEditor([rectangle('a', 100)]);
  editor.session.choose(['a']);
  if (step !== undefined) editor.session.aids.set({ ...editor.session.aids.get(), step });
  runCommand(named(nudges, `elements.nudge.${id}`), editor);
  const { x = 0, y = 0 } = frameOf(editor, 'a') ?? {};
  return [x - 100, y - 100];
}

describe('nudges', () => {
  it('move by one pixel, and by ten with shift, in the direction of the arrow', () => {
    expect(nudged('ArrowLeft.near')).toEqual([-1, 0]);
    expect(nudged('ArrowRight.near')).toEqual([1, 0]);
    expect(nudged('ArrowUp.near')).toEqual([0, -1]);
    expect(nudged('ArrowDown.near')).toEqual([0, 1]);
    expect(nudged('ArrowLeft.far')).toEqual([-10, 0]);
    expect(nudged('ArrowDown.far')).toEqual([0, 10]);
  });

  it('move by the step of the grid, and with control still by one pixel', () => {
    expect(nudged('ArrowRight.near', 20)[0]).toBeGreaterThan(1);
    expect(nudged('ArrowRight.fine', 20)).toEqual([1, 0]);
  });

  it('are one undo step while the same elements are moved', () => {
    const editor = openEditor([rectangle('a', 100)]);
    editor.session.choose(['a']);
    for (const id of ['ArrowRight.near', 'ArrowRight.near', 'ArrowDown.far'])
      runCommand(named(nudges, `elements.nudge.${id}`), editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 102, y: 110 });
    runCommand(undo, editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 100, y: 100 });
  });

  it('have the keys of their direction: the arrow alone, with control and with shift', () => {
    const keysOf = (id: string) => named(nudges, `elements.nudge.${id}`).keys;
    expect(keysOf('ArrowUp.near')).toEqual({ elements: ['ArrowUp'] });
    expect(keysOf('ArrowUp.fine')).toEqual({ elements: ['Ctrl+ArrowUp'] });
    expect(keysOf('ArrowUp.far')).toEqual({ elements: ['Shift+ArrowUp'] });
  });
});
