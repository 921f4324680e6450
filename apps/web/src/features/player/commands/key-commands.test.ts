import { expect, it, vi } from 'vitest';
import type { OpenableTool } from '../../../parts/class-tools/index.ts';
import { hasButton, type KeyPort, keyCommands, keyed, runCommand } from './key-commands.ts';

const player = (more: Partial<KeyPort> = {}) => ({
  cover: 'none' as const,
  zoomed: false,
  canUndo: false,
  takeUp: vi.fn(),
  undo: vi.fn(),
  clearInk: vi.fn(),
  zoom: vi.fn(),
  foldToolbar: vi.fn(),
  toggleTool: vi.fn(),
  ...more,
});
const press = (keys: string, port: KeyPort) => {
  const command = keyCommands([]).find((each) => each.keys === keys);
  if (command) runCommand(command, port);
  return command?.id;
};

it('keys select tools, clear ink and fold the toolbar', () => {
  const port = player();
  expect(press('Ctrl+P', port)).toBe('pen');
  expect(port.takeUp).toHaveBeenCalledExactlyOnceWith('pen');
  press('E', port);
  expect(port.clearInk).toHaveBeenCalledOnce();
  press('T', port);
  expect(port.foldToolbar).toHaveBeenCalledOnce();
});

it('undo works only when there is a step to undo', () => {
  const idle = player();
  press('Ctrl+Z', idle);
  expect(idle.undo).not.toHaveBeenCalled();
  const written = player({ canUndo: true });
  press('Ctrl+Z', written);
  expect(written.undo).toHaveBeenCalledOnce();
});

it('keys zoom the page, unless a cover is over it', () => {
  const port = player();
  for (const keys of ['Z', 'Ctrl+=', 'Ctrl++', 'Ctrl+-', 'Ctrl+0']) press(keys, port);
  expect(vi.mocked(port.zoom).mock.calls.flat()).toEqual(['toggle', 'in', 'in', 'out', 'whole']);
  const covered = player({ cover: 'black' });
  for (const keys of ['Z', 'Ctrl+=', 'Ctrl+0']) press(keys, covered);
  expect(covered.zoom).not.toHaveBeenCalled();
});

it('arrows move the page only while it is enlarged and visible', () => {
  const enlarged = player({ zoomed: true });
  for (const side of ['Left', 'Right', 'Up', 'Down']) press(`Ctrl+Arrow${side}`, enlarged);
  expect(vi.mocked(enlarged.zoom).mock.calls.flat()).toEqual(['left', 'right', 'up', 'down']);
  for (const port of [player(), player({ zoomed: true, cover: 'white' })]) {
    press('Ctrl+ArrowLeft', port);
    expect(port.zoom).not.toHaveBeenCalled();
  }
});

it('tools with a button and keys are opened by their keys', () => {
  const tools = [
    { id: 'timer', place: 'bar', keys: 'S' },
    { id: 'draw', place: 'bar' },
    { id: 'hidden', keys: 'H' },
  ] as unknown as readonly OpenableTool[];
  expect(tools.map(hasButton)).toEqual([true, true, false]);
  const added = keyCommands(tools).slice(keyCommands([]).length);
  expect(added.map(({ id, keys }) => [id, keys])).toEqual([['timer', 'S']]);
  const port = player();
  for (const each of added) runCommand(each, port);
  expect(port.toggleTool).toHaveBeenCalledExactlyOnceWith('timer');
});

it('keyed returns a command by its id, and throws when it has no keys', () => {
  expect(keyed('pen').keys).toBe('Ctrl+P');
  expect(() => keyed('presenter')).toThrow('presenter has no keys');
});
