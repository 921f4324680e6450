import { expect, test } from 'vitest';
import { allCommands } from '../commands/all-commands.ts';
import { nouns, placeOf, shortcutRows } from './shortcut-rows.ts';

function idsOf(canEdit: boolean): readonly string[] {
  return [...shortcutRows(allCommands, canEdit).values()].flat().map(({ command }) => command.id);
}

test('tells every command that has a key once, those that change nothing to who only looks', () => {
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

test('tells how to leave the page: F6 and back', () => {
  const regions = shortcutRows(allCommands, true).get('regions') ?? [];
  expect(regions.flatMap(({ chords }) => chords)).toEqual(['F6', 'Shift+F6', 'Escape']);
});

test('knows the noun of every command that has a key', () => {
  const strangers = allCommands.filter(
    ({ id, keys }) => keys && !nouns.some((noun) => id.startsWith(`${noun}.`)),
  );
  expect(strangers.map(({ id }) => id)).toEqual([]);
});

test('tells undo before redo, and the rest in one order, whatever order a build puts the commands in', () => {
  const byName = [...allCommands].sort((one, other) => (one.id < other.id ? -1 : 1));
  const idsIn = (commands: typeof allCommands) =>
    [...shortcutRows(commands, true).values()].flat().map(({ command }) => command.id);
  const ids = idsIn(byName);
  expect(ids.indexOf('history.undo')).toBeLessThan(ids.indexOf('history.redo'));
  expect(ids).toEqual(idsIn([...byName].reverse()));
  // A new command with a key gets its place.
  expect(ids.filter((id) => placeOf(id) === placeOf('none'))).toEqual([]);
});
