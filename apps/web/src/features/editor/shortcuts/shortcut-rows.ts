import type { Chord } from '@lectern/stage/edit';
import type { Command } from '../commands/command.ts';

/** The nouns of commands with keys, in the order of the list. */
export const nouns = [
  'saving',
  'printing',
  'teaching',
  'history',
  'clipboard',
  'find',
  'links',
  'look',
  'pages',
  'selection',
  'elements',
  'cells',
  'order',
  'text',
  'insert',
  'view',
  'regions',
  'shortcuts',
] as const;
export type Noun = (typeof nouns)[number];

/**
 * The commands of each noun in the order of the list: the most used first, and a command before its reverse. The order
 * is fixed in this table because a bundler may reorder the exports of a file.
 */
const told: Readonly<Record<Noun, readonly string[]>> = {
  saving: ['save', 'saveAs'],
  printing: ['print'],
  teaching: ['start', 'here'],
  history: ['undo', 'redo'],
  clipboard: ['cut', 'copy', 'paste', 'pastePages'],
  find: ['find', 'replace'],
  links: ['edit'],
  look: ['copy', 'paste'],
  pages: [
    ...['add', 'duplicate', 'delete', 'selectAll'],
    ...['moveUp', 'moveDown', 'next', 'previous', 'first', 'last'],
  ],
  selection: ['all', 'next', 'previous', 'letGo'],
  elements: [
    ...['editText', 'delete', 'duplicate', 'group', 'ungroup', 'lock', 'turnLeft', 'turnRight'],
    ...['Left', 'Right', 'Up', 'Down'].flatMap((way) => [
      `nudge.Arrow${way}.near`,
      `nudge.Arrow${way}.far`,
      `nudge.Arrow${way}.fine`,
    ]),
  ],
  cells: [
    ...['next', 'previous', 'clear', 'all'],
    ...['Left', 'Right', 'Up', 'Down'].flatMap((way) => [`to${way}`, `grow${way}`]),
  ],
  order: ['front', 'back'],
  text: [
    ...['bold', 'italic', 'underline', 'larger', 'smaller'],
    ...['align.l', 'align.ctr', 'align.r', 'align.just', 'deeper', 'shallower'],
  ],
  insert: ['formula'],
  view: ['zoomIn', 'zoomOut', 'fit', 'rulers', 'guides', 'grid'],
  regions: ['next', 'previous', 'page'],
  shortcuts: ['show', 'tour'],
};

/** Returns the position of a command in the list; the end for a command that is not listed. */
export function placeOf(id: string): number {
  const place = allIds.indexOf(id);
  return place < 0 ? allIds.length : place;
}

const allIds = nouns.flatMap((noun) => told[noun].map((name) => `${noun}.${name}`));

export interface ShortcutRow {
  readonly command: Command<never>;
  /** The first key of each place, without duplicates. */
  readonly chords: readonly Chord[];
}

/** Returns the commands with keys, by noun; without permission to edit only commands that change nothing. */
export function shortcutRows(
  commands: readonly Command<never>[],
  canEdit: boolean,
): ReadonlyMap<Noun, readonly ShortcutRow[]> {
  const rows = new Map<Noun, ShortcutRow[]>(nouns.map((noun) => [noun, []]));
  for (const each of [...commands].sort((one, other) => placeOf(one.id) - placeOf(other.id))) {
    if (!each.keys || (each.changes && !canEdit)) continue;
    const chords = new Set(Object.values(each.keys).flatMap((ofPlace) => ofPlace.slice(0, 1)));
    const noun = nouns.find((name) => each.id.startsWith(`${name}.`)) ?? 'elements';
    const ofNoun = rows.get(noun);
    // The list of pages has separate commands with the same name and key as on the page: they are listed once.
    const isTold = ofNoun?.some(
      ({ command, chords: known }) =>
        command.label.en === each.label.en && known.join() === [...chords].join(),
    );
    if (!isTold) ofNoun?.push({ command: each, chords: [...chords] });
  }
  return new Map([...rows].filter(([, found]) => found.length > 0));
}
