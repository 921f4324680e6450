import { expect, it } from 'vitest';
import { type Command, isEnabled, runCommand } from '../command.ts';
import { openEditor, rectangle } from '../testing.ts';
import { backward, forward, toBack, toFront } from './order.ts';

function ordered(command: Command, id: string): string {
  const editor = openEditor([rectangle('a', 1), rectangle('b', 2), rectangle('c', 3), rectangle('d', 4)]);
  expect(isEnabled(command, editor)).toBe(false);
  editor.session.choose([id]);
  runCommand(command, editor);
  return editor.store.children('one').join('');
}

it('toFront and toBack move the selected element to the end and to the beginning', () => {
  expect(ordered(toFront, 'b')).toBe('acdb');
  expect(ordered(toBack, 'c')).toBe('cabd');
});

it('forward and backward move the selected element by one position', () => {
  expect(ordered(forward, 'a')).toBe('bacd');
  expect(ordered(backward, 'd')).toBe('abdc');
});

it('toFront moves several selected elements together and keeps their order, in one undo step', () => {
  const editor = openEditor([rectangle('a', 1), rectangle('b', 2), rectangle('c', 3), rectangle('d', 4)]);
  editor.session.choose(['c', 'a']);
  runCommand(toFront, editor);
  expect(editor.store.children('one').join('')).toBe('bdac');
  editor.session.undo();
  expect(editor.store.children('one').join('')).toBe('abcd');
});
