import type { Chord } from '@lectern/stage/edit';

/**
 * Scopes in which a key can be pressed: on the page without a selection, on the page with elements selected, with cells
 * of a table selected (keys without a meaning for cells act as for elements), in the list of pages, in an open text, in
 * a field, on a button or tab of a bar or panel, in a floating element.
 */
export const keyPlaces = [
  'page',
  'elements',
  'cells',
  'pages',
  'text',
  'field',
  'control',
  'floating',
] as const;
export type KeyPlace = (typeof keyPlaces)[number];

/** The keys of a command by place. The first key of a place is the key that is shown. */
export type KeysByPlace = Readonly<Partial<Record<KeyPlace, readonly Chord[]>>>;

export function onPage(...chords: readonly Chord[]): KeysByPlace {
  return { page: chords, elements: chords };
}

export function onPageAndInText(...chords: readonly Chord[]): KeysByPlace {
  return { ...onPage(...chords), text: chords };
}

/** Keys that also apply in fields and open texts, because neither browser nor text has a better use for them. */
export function everywhere(...chords: readonly Chord[]): KeysByPlace {
  return { ...onPageAndInText(...chords), field: chords };
}

/** Keys that also work in dialogs and menus, because the browser's own action would be unwanted. */
export function evenOverDialogs(...chords: readonly Chord[]): KeysByPlace {
  return { ...everywhere(...chords), floating: chords };
}

/** Keys of the list of pages, where control makes no difference. */
export function inPagesList(...chords: readonly Exclude<Chord, `Ctrl+${string}`>[]): KeysByPlace {
  return { pages: [...chords, ...chords.map((chord): Chord => `Ctrl+${chord}`)] };
}

/** Returns the key to show for a command; a key of `place` takes precedence over keys of other places. */
export function shortcutOf(keys: KeysByPlace | undefined, place: KeyPlace = 'elements'): Chord | undefined {
  return [place, ...keyPlaces].flatMap((each) => keys?.[each] ?? [])[0];
}
