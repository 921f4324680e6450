import type { Chord } from '@lectern/stage/edit';

/**
 * Where a key is pressed: on the page with nothing chosen, on the page with elements chosen, with cells of a table chosen
 * (where what is not theirs is what it is with elements), in the list of pages, in an open text, in a field, on a button or tab of a bar or panel, in what floats over all of it.
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

/** The keys of a command by place. The first of a place is the one that people are told. */
export type KeysByPlace = Readonly<Partial<Record<KeyPlace, readonly Chord[]>>>;

export function onPage(...chords: readonly Chord[]): KeysByPlace {
  return { page: chords, elements: chords };
}

export function onPageAndInText(...chords: readonly Chord[]): KeysByPlace {
  return { ...onPage(...chords), text: chords };
}

/** In fields and open texts too: keys that no browser and no text has a better use for. */
export function everywhere(...chords: readonly Chord[]): KeysByPlace {
  return { ...onPageAndInText(...chords), field: chords };
}

/** In dialogs and menus too: keys that a browser would answer with what nobody here means. */
export function evenOverDialogs(...chords: readonly Chord[]): KeysByPlace {
  return { ...everywhere(...chords), floating: chords };
}

/** Keys of the list of pages, where control changes nothing. */
export function inPagesList(...chords: readonly Exclude<Chord, `Ctrl+${string}`>[]): KeysByPlace {
  return { pages: [...chords, ...chords.map((chord): Chord => `Ctrl+${chord}`)] };
}

/** What to tell people who look for the key of a command; that of `place` before those of other places. */
export function shortcutOf(keys: KeysByPlace | undefined, place: KeyPlace = 'elements'): Chord | undefined {
  return [place, ...keyPlaces].flatMap((each) => keys?.[each] ?? [])[0];
}
