/** Somebody whom a comment may call. */
export interface Callable {
  readonly id: string;
  readonly name: string;
}

/** What is being typed behind the last @ before the caret; undefined where there is none, or a word has ended since. */
export function askedName(text: string, caret: number): string | undefined {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  if (at < 0) return undefined;
  const asked = before.slice(at + 1);
  return asked.length > 20 || /[\s@]/.test(asked) ? undefined : asked;
}

/** The text with the name in the place of what was typed of it, and where the caret goes. */
export function withMention(
  text: string,
  caret: number,
  name: string,
): { readonly text: string; readonly caret: number } {
  const at = text.slice(0, caret).lastIndexOf('@');
  const before = `${text.slice(0, at)}@${name} `;
  return { text: before + text.slice(caret), caret: before.length };
}

/** The ids of the chosen people whose names still stand in the text behind an @. */
export function mentionedIn(text: string, chosen: readonly Callable[]): readonly string[] {
  return [...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))];
}
