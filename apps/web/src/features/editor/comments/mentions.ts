/** A user whom a comment can mention. */
export interface Callable {
  readonly id: string;
  readonly name: string;
}

/** Returns the text between the last @ and the caret; undefined without an @, or after a space. */
export function askedName(text: string, caret: number): string | undefined {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  if (at < 0) return undefined;
  const asked = before.slice(at + 1);
  return asked.length > 20 || /[\s@]/.test(asked) ? undefined : asked;
}

/** Replaces the typed part of a name with the name. Returns the text and the caret's position. */
export function withMention(
  text: string,
  caret: number,
  name: string,
): { readonly text: string; readonly caret: number } {
  const at = text.slice(0, caret).lastIndexOf('@');
  const before = `${text.slice(0, at)}@${name} `;
  return { text: before + text.slice(caret), caret: before.length };
}

/** Returns the ids of the selected users whose names are still in the text behind an @. */
export function mentionedIn(text: string, chosen: readonly Callable[]): readonly string[] {
  return [...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))];
}
