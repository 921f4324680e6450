import { compare, ONE, ZERO } from '../formula/exact/rational.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { Entry } from '../question/entry.ts';
import { isComposite, type Question, type SingleQuestion } from '../question/question.ts';
import { type CompositeResponse, fullScoreOf, type Score } from '../score-of.ts';
import { normalText } from '../text/normal-text.ts';

/** The most tallies of a question, and the most characters of a text in one. */
const MOST_TALLIES = 300;
const LONGEST_TEXT = 200;

/** Equal entries of several responses. */
export interface Tally extends Entry {
  /** Number of responses with the entry. */
  readonly count: number;
  /** Left out for points, media and whatever only a person can tell. */
  readonly state?: 'right' | 'partly' | 'wrong';
}

export type ResponseState = 'right' | 'partly' | 'wrong' | 'waiting';

/** A response with its score. */
export interface ScoredResponse {
  readonly response: unknown;
  readonly score: Score;
}

/** Counts equal entries of responses, the most frequent first. Texts that differ only in width or case are equal. */
export function talliesOf(question: Question, responses: readonly ScoredResponse[]): Tally[] {
  const right = rightEntries(question);
  const tallies = new Map<string, Tally>();
  for (const { response, score } of responses) {
    // A response that says the same twice counts once.
    const own = new Map(entriesOf(question, response).map((entry) => [keyOf(entry), entry]));
    for (const [key, entry] of own) {
      const known = tallies.get(key);
      const state = known?.state ?? stateOf(entry, right, score);
      tallies.set(key, { ...(known ?? shortened(entry)), state, count: (known?.count ?? 0) + 1 });
    }
  }
  return [...tallies.values()].sort((one, other) => other.count - one.count).slice(0, MOST_TALLIES);
}

/** The entries of a response of any value; those of a composite's child have places that begin with the child's id. */
export function entriesOf(question: Question, response: unknown): Entry[] {
  if (!isComposite(question)) return entriesOfSingle(question, response);
  const { children = [] } = (response ?? {}) as Partial<CompositeResponse>;
  if (!Array.isArray(children)) return [];
  return question.children.flatMap((child) => {
    const given = children.find((one) => one?.id === child.id);
    return entriesOfSingle(child, given?.response).map((entry) => ({
      ...entry,
      at: `${child.id}/${entry.at}`,
    }));
  });
}

/** The hashes of the photographs, drawings and recordings of a response, each once. */
export function mediaOf(question: Question, response: unknown): readonly string[] {
  const media = entriesOf(question, response).filter(({ form }) => form === 'medium');
  return [...new Set(media.map(({ value }) => value))];
}

function entriesOfSingle({ kind: name }: SingleQuestion, response: unknown): Entry[] {
  const kind = kindOf(name);
  const read = kind?.response.safeParse(response);
  return kind && read?.success ? [...kind.entries(read.data)] : [];
}

function keyOf({ at, form, value }: Entry): string {
  return JSON.stringify([at, form, form === 'text' ? normalText(value) : value]);
}

function shortened(entry: Entry): Entry {
  if (entry.form !== 'text' || entry.value.length <= LONGEST_TEXT) return entry;
  return { ...entry, value: `${[...entry.value].slice(0, LONGEST_TEXT - 1).join('')}…` };
}

/** The entries of the right response; undefined when only a person can tell it. */
function rightEntries(question: Question): ReadonlySet<string> | undefined {
  if (isSurvey(question)) return undefined;
  const all = isComposite(question) ? question.children : [question];
  const entries = all.flatMap((single) => {
    const response = kindOf(single.kind)?.rightResponse(single.body, single.key);
    const place = isComposite(question) ? `${single.id}/` : '';
    return entriesOfSingle(single, response).map((entry) => ({ ...entry, at: place + entry.at }));
  });
  return entries.length === 0 ? undefined : new Set(entries.map(keyOf));
}

function stateOf(entry: Entry, right: ReadonlySet<string> | undefined, score: Score): Tally['state'] {
  const { at, form } = entry;
  if (form === 'point' || form === 'medium' || right === undefined) return undefined;
  if (right.has(keyOf(entry))) return 'right';
  if (form === 'part' || form === 'set') return 'wrong';
  // Another text or order than the key's may be as right.
  const item = score.items.find(({ id }) => id === at || id === `${at}answer`);
  const { items } = score;
  if (form === 'order' || !item)
    return items.length > 0 && items.every(({ share }) => compare(share, ONE) === 0) ? 'right' : 'wrong';
  if (item.state === 'waiting') return undefined;
  return item.state === 'missing' ? 'wrong' : item.state;
}

/** The state of a whole response; undefined for a question without points. */
export function stateOfScore(question: Question, { points, waiting }: Score): ResponseState | undefined {
  if (isSurvey(question)) return undefined;
  if (waiting) return 'waiting';
  if (compare(points, ZERO) === 0) return 'wrong';
  return compare(points, fullScoreOf(question)) === 0 ? 'right' : 'partly';
}

/** Whether no answer of the question is right: its rule gives no points. */
function isSurvey(question: Question): boolean {
  const all = isComposite(question) ? question.children : [question];
  return all.every(({ rule }) => rule.name === 'none');
}
