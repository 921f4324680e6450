import { expect, test } from 'vitest';
import { allCommands } from '../commands/all-commands.ts';
import { nouns, placeOf, shortcutRows } from './shortcut-rows.ts';

function idsOf(canEdit: boolean): readonly string[] {
  return [...shortcutRows(allCommands, canEdit).values()].flat().map(({ command }) => command.id);
}

test('the list of shortcuts contains each command with a key once, and only commands without changes for a viewer', () => {
  const keyed = allCommands.filter(({ keys }) => keys);
  const told = new Set(
    [...shortcutRows(allCommands, true).values()].flat().map(({ command }) => command.label.en),
  );
  expect(keyed.filter(({ label }) => !told.has(label.en))).toEqual([]);
  const names = [...(shortcutRows(allCommands, true).get('clipboard') ?? [])].map(
    ({ command }) => command.label.en,
  );
  expect(names).toEqual([...new Set(names)]);
  expect(idsOf(false)).toContain('regions.next');
  expect(idsOf(false)).not.toContain('elements.delete');
});

test('the list of shortcuts contains the keys that leave the page: F6, Shift+F6 and Escape', () => {
  const regions = shortcutRows(allCommands, true).get('regions') ?? [];
  expect(regions.flatMap(({ chords }) => chords)).toEqual(['F6', 'Shift+F6', 'Escape']);
});

test('the list of shortcuts has the noun of every command with a key', () => {
  const strangers = allCommands.filter(
    ({ id, keys }) => keys && !nouns.some((noun) => id.startsWith(`${noun}.`)),
  );
  expect(strangers.map(({ id }) => id)).toEqual([]);
});

test('the list of shortcuts has undo before redo, and the same order for commands passed in any order', () => {
  const byName = [...allCommands].sort((one, other) => (one.id < other.id ? -1 : 1));
  const idsIn = (commands: typeof allCommands) =>
    [...shortcutRows(commands, true).values()].flat().map(({ command }) => command.id);
  const ids = idsIn(byName);
  expect(ids.indexOf('history.undo')).toBeLessThan(ids.indexOf('history.redo'));
  expect(ids).toEqual(idsIn([...byName].reverse()));
  // A new command with a key has to be added to the order.
  expect(ids.filter((id) => placeOf(id) === placeOf('none'))).toEqual([]);
});
