/** One thing that a response says at one place of the question, such as the choice of a gap. Statistics count equal ones. */
export interface Entry {
  /** Id of the gap, row, card or token; empty for a question with only one place. */
  readonly at: string;
  /**
   * `part`: `value` is the id of a choice, card, column or area. `set` and `order`: ids as a JSON list. `text`: typed words
   * or LaTeX. `point`: `x,y` as parts of the picture's width and height. `medium`: the hash of a file.
   */
  readonly form: 'part' | 'set' | 'order' | 'text' | 'point' | 'medium';
  readonly value: string;
}

export function partEntry(value: string | undefined, at = ''): Entry[] {
  return value === undefined ? [] : [{ at, form: 'part', value }];
}

/** An entry for typed words; none when they are blank. */
export function textEntry(value: string | undefined, at = ''): Entry[] {
  const text = (value ?? '').trim();
  return text === '' ? [] : [{ at, form: 'text', value: text }];
}

export function mediumEntry(value: string): Entry {
  return { at: '', form: 'medium', value };
}
