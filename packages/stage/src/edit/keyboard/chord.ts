type Key =
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'PageUp'
  | 'PageDown'
  | 'Home'
  | 'End'
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Delete'
  | 'Backspace'
  | 'F2'
  | 'F1'
  | 'F5'
  | 'F6'
  | 'F9'
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'P'
  | 'R'
  | 'S'
  | 'U'
  | 'V'
  | 'X'
  | 'Y'
  | 'Z'
  | '0'
  | '='
  | '+'
  | '-'
  | '['
  | ']'
  | '/';

/** A key with its modifiers, in the notation for users: `Ctrl+Shift+G`. Control is Command on a Mac. */
export type Chord = `${'' | 'Ctrl+'}${'' | 'Alt+'}${'' | 'Shift+'}${Key}`;

/** The parts of a key event that matter. */
export interface KeyInput {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Control, or Command on a Mac. */
  readonly control: boolean;
}

/**
 * The known chord of a key press; undefined for an unknown chord. Control has to be held exactly when the chord names
 * it. Alt and Shift are ignored unless a known chord names them: Alt takes precedence.
 */
export function chordOf(input: KeyInput, known: Iterable<Chord>): Chord | undefined {
  const key = keyOf(input);
  let best: Chord | undefined;
  let bestWeight = -1;
  for (const chord of known) {
    const { control, alt, shift, key: wanted } = partsOf(chord);
    if (wanted !== key || control !== input.control || (alt && !input.alt) || (shift && !input.shift))
      continue;
    const weight = (alt ? 2 : 0) + (shift ? 1 : 0);
    if (weight <= bestWeight) continue;
    best = chord;
    bestWeight = weight;
  }
  return best;
}

/**
 * Brackets are recognised by their position on the keyboard: with Shift, and in other layouts, they are other
 * characters.
 */
function keyOf({ key, code }: KeyInput): string | undefined {
  if (code === 'BracketLeft') return '[';
  if (code === 'BracketRight') return ']';
  if (key === '[' || key === ']') return undefined;
  return [...key].length === 1 ? key.toUpperCase() : key;
}

function partsOf(chord: Chord) {
  const [, control, alt, shift, key] = /^(Ctrl\+)?(Alt\+)?(Shift\+)?(.+)$/.exec(chord) ?? [];
  return { control: control !== undefined, alt: alt !== undefined, shift: shift !== undefined, key };
}
