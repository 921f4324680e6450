import { type Chord, chordOf, type KeyInput } from '@lectern/stage/edit';
import type { Command } from '../command.ts';
import { type KeyPlace, keyPlaces } from '../keys.ts';
import { keyedCommands } from './keyed-commands.ts';

type ChordsOfPlace = ReadonlyMap<Chord, Command<never> | undefined>;

/** Chords that are left to the browser, though a chord with fewer modifiers would match them. */
const leftToBrowser: Readonly<Partial<Record<KeyPlace, readonly Chord[]>>> = {
  page: ['Alt+ArrowUp', 'Alt+ArrowDown'],
  elements: ['Alt+ArrowUp', 'Alt+ArrowDown'],
  pages: ['Alt+Home', 'Alt+End', 'Ctrl+Alt+Home', 'Ctrl+Alt+End'],
};

/** Returns the command of each chord of a place; undefined for chords that the browser or the text handles. */
function chordsOf(place: KeyPlace): ChordsOfPlace {
  const chords = new Map<Chord, Command<never> | undefined>();
  for (const chord of leftToBrowser[place] ?? []) chords.set(chord, undefined);
  for (const each of keyedCommands) {
    for (const chord of each.keys?.[place] ?? [])
      chords.set(chord, each.keysAnsweredBy === undefined ? each : undefined);
  }
  return chords;
}

const byPlace = Object.fromEntries(keyPlaces.map((place) => [place, chordsOf(place)])) as Readonly<
  Record<KeyPlace, ChordsOfPlace>
>;

/** Returns the command of a key press; undefined leaves the press to the browser or to the focused element. */
export function commandOfKey(input: KeyInput, place: KeyPlace): Command<never> | undefined {
  if (place === 'cells') {
    const own = chordOf(input, [...byPlace.elements.keys(), ...byPlace.cells.keys()]);
    const known = own !== undefined && byPlace.cells.has(own);
    return known ? byPlace.cells.get(own) : commandOfKey(input, 'elements');
  }
  // In a text or field a chord is first matched against the chords of the page, and handled if it is also a chord of
  // the text or field: so that control, shift and a bracket, which order elements, are not matched as control and a
  // bracket.
  const known =
    place === 'text' || place === 'field'
      ? [...byPlace.elements.keys(), ...byPlace[place].keys()]
      : byPlace[place].keys();
  const chord = chordOf(input, known);
  return chord === undefined ? undefined : byPlace[place].get(chord);
}

/** Returns the parts of a key event that decide; React's events have them too. */
export function keyInputOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): KeyInput {
  return {
    key: event.key,
    code: event.code,
    shift: event.shiftKey,
    alt: event.altKey,
    control: event.ctrlKey || event.metaKey,
  };
}
