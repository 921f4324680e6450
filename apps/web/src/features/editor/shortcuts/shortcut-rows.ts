import type { Chord } from '@lectern/stage/edit';
import type { Command } from '../commands/command.ts';

/** The nouns of commands that have keys, in the order in which they are told. */
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
 * The commands of each noun as people learn them: what is used most, or what the other one takes back, comes first. A build
 * may put the names of a file in any order, so that it is said here.
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

/** Where a command stands in the list; behind all others when it is not told. */
export function placeOf(id: string): number {
  const place = allIds.indexOf(id);
  return place < 0 ? allIds.length : place;
}

const allIds = nouns.flatMap((noun) => told[noun].map((name) => `${noun}.${name}`));

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
  for (const each of [...commands].sort((one, other) => placeOf(one.id) - placeOf(other.id))) {
    if (!each.keys || (each.changes && !canEdit)) continue;
    const chords = new Set(Object.values(each.keys).flatMap((ofPlace) => ofPlace.slice(0, 1)));
    const noun = nouns.find((name) => each.id.startsWith(`${name}.`)) ?? 'elements';
    const ofNoun = rows.get(noun);
    // The list of pages has commands of its own for what has the same name and key on the page: told once.
    const isTold = ofNoun?.some(
      ({ command, chords: known }) =>
        command.label.en === each.label.en && known.join() === [...chords].join(),
    );
    if (!isTold) ofNoun?.push({ command: each, chords: [...chords] });
  }
  return new Map([...rows].filter(([, found]) => found.length > 0));
}
