import type { Run } from '@lectern/courseware';
import { type Content, plainTextOf } from '@lectern/questions';
import type { KindValue } from '../../author-context.ts';

type Value = KindValue<'error-mark'>;
export type Token = Value['body']['tokens'][number];
export type TokenSize = 'character' | 'word';

const MOST_TOKENS = 1000;
const LINE: Run = { type: 'break' };
/** A Chinese character, a Latin word or number, or another sign; spaces belong to the token before them. */
const CHARACTERS = /\p{Script=Han}\s*|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*\s*|[^\s]\s*|\s+/gu;
/** Words between spaces, without the punctuation at their ends. */
const WORDS = /[^\s\p{P}]+(?:['’-][^\s\p{P}]+)*\s*|[^\s]\s*|\s+/gu;

/** The text of tokens as paragraphs. */
export function textOfTokens(tokens: readonly Token[]): Content {
  const paragraphs: { runs: Run[] }[] = [{ runs: [] }];
  for (const run of tokens.flatMap(({ runs }) => runs)) {
    const last = paragraphs.at(-1);
    if (run.type === 'break') paragraphs.push({ runs: [] });
    else if (last) join(last.runs, run);
  }
  const isEmpty = paragraphs.length === 1 && paragraphs[0]?.runs.length === 0;
  return { paragraphs: isEmpty ? [] : paragraphs };
}

/** Adds a run, joined with the one before it when both look the same. */
function join(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (run.type === 'text' && run.text === '') return;
  if (
    run.type === 'text' &&
    last?.type === 'text' &&
    JSON.stringify(last.props) === JSON.stringify(run.props)
  )
    runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
}

/** The tokens of a text. A token that is still there keeps its id, so that its correction is kept. */
export function tokensOfText(
  text: Content,
  before: readonly Token[],
  size: TokenSize,
  makeId: () => string,
): Token[] {
  const made: Run[][] = [];
  for (const [index, paragraph] of text.paragraphs.entries()) {
    if (index > 0) made.at(-1)?.push(LINE);
    for (const run of paragraph.runs) {
      if (run.type !== 'text') made.push([run]);
      else
        for (const [piece] of run.text.matchAll(size === 'character' ? CHARACTERS : WORDS))
          put(made, { ...run, text: piece });
    }
  }
  return withIds(made.slice(0, MOST_TOKENS), before, makeId);
}

/** Spaces alone go to the token before them. */
function put(made: Run[][], run: Extract<Run, { type: 'text' }>): void {
  const last = made.at(-1);
  if (run.text.trim() === '' && last) last.push(run);
  else made.push([run]);
}

/** Ids from the beginning and the end as far as the words are the same, and new ones between. */
function withIds(made: readonly Run[][], before: readonly Token[], makeId: () => string): Token[] {
  const words = (runs: readonly Run[]) => plainTextOf({ paragraphs: [{ runs: [...runs] }] }).trim();
  const old = before.map(({ id, runs }) => ({ id, words: words(runs) }));
  let start = 0;
  while (start < made.length && start < old.length && words(made[start] ?? []) === old[start]?.words) start++;
  let end = 0;
  while (
    end < made.length - start &&
    end < old.length - start &&
    words(made[made.length - 1 - end] ?? []) === old[old.length - 1 - end]?.words
  )
    end++;
  return made.map((runs, index) => {
    if (index < start) return { id: old[index]?.id ?? makeId(), runs };
    const fromEnd = made.length - index;
    if (fromEnd <= end) return { id: old[old.length - fromEnd]?.id ?? makeId(), runs };
    // As many new tokens as old ones: the words were changed in place, such as a corrected letter.
    const isSameCount = made.length === old.length;
    return { id: isSameCount ? (old[index]?.id ?? makeId()) : makeId(), runs };
  });
}

/** How the tokens of a question were made. */
export function sizeOfTokens(tokens: readonly Token[]): TokenSize {
  const words = tokens.map(({ runs }) => plainTextOf({ paragraphs: [{ runs }] }).trim());
  return words.some((word) => /\p{Script=Han}{2}/u.test(word)) ? 'word' : 'character';
}

/** Other tokens; corrections of removed tokens are removed. */
export function withTokens({ body, key }: Value, tokens: Token[]): Value {
  const ids = new Set(tokens.map(({ id }) => id));
  return {
    body: { ...body, tokens },
    key: { ...key, errors: key.errors.filter(({ token }) => ids.has(token)) },
  };
}
