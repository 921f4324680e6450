import type { Chord } from '@lectern/stage/edit';
import type { Command } from '../commands/command.ts';

/** The nouns of commands that have keys, in the order in which they are told. */
export const nouns = [
  'saving',
  'printing',
  'teaching',
  'history',
  'clipboard',
  'pages',
  'selection',
  'elements',
  'order',
  'text',
  'view',
  'regions',
  'shortcuts',
] as const;
export type Noun = (typeof nouns)[number];

export interface ShortcutRow {
  readonly command: Command<never>;
  /** Each once, the one that people are told first. */
  readonly chords: readonly Chord[];
}

/** The commands that answer keys, by their nouns; those that nobody here may run are left out. */
export function shortcutRows(
  commands: readonly Command<never>[],
  canEdit: boolean,
): ReadonlyMap<Noun, readonly ShortcutRow[]> {
  const rows = new Map<Noun, ShortcutRow[]>(nouns.map((noun) => [noun, []]));
  for (const each of commands) {
    if (!each.keys || (each.changes && !canEdit)) continue;
    const chords = new Set(Object.values(each.keys).flatMap((ofPlace) => ofPlace.slice(0, 1)));
    const noun = nouns.find((name) => each.id.startsWith(`${name}.`)) ?? 'elements';
    const ofNoun = rows.get(noun);
    // The list of pages has commands of its own for what has the same name and key on the page: told once.
    const told = ofNoun?.some(
      ({ command, chords: known }) =>
        command.label.en === each.label.en && known.join() === [...chords].join(),
    );
    if (!told) ofNoun?.push({ command: each, chords: [...chords] });
  }
  return new Map([...rows].filter(([, found]) => found.length > 0));
}
