import type { OwnAnswers } from '@lectern/protocol/activity-shapes';
import type { AskingRow, Askings, Counted, WhoOf } from '../askings/askings.ts';
import { type ExerciseAskings, isExercise } from '../askings/exercise-askings.ts';
import type { ActivityRow, AnswerRow } from '../participants.tables.ts';

/** The most words that a cloud shows, and the most names in a buzz: more could not be read from the last row. */
const WORDS_SHOWN = 60;
const BUZZED_SHOWN = 10;

/**
 * The key by which a word is counted: 秋天, also with spaces or in full-width letters, is one word. Invisible characters
 * are ignored in words and names, so emoji that differ only in such characters are counted as one.
 */
export function wordKey(text: string): string {
  const seen = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return seen.trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** The counters of answers to questions and exercises. */
export interface Counting {
  readonly askings: Askings;
  readonly exercises: ExerciseAskings;
}

/** `answers` in the order of arrival; `whoOf` returns who a participant is. */
export function count(
  activity: AskingRow & Pick<ActivityRow, 'hidden_words'>,
  answers: readonly AnswerRow[],
  whoOf: WhoOf,
  { askings, exercises }: Counting,
): Counted {
  const { setting } = activity;
  if (isExercise(activity)) return exercises.count(activity, answers, whoOf);
  if (setting.kind === 'question') return askings.count(activity, answers, whoOf);
  if (setting.kind === 'vote') return countVotes(setting.options.length, answers);
  if (setting.kind === 'buzz') return orderBuzzes(activity.opened_at, answers, whoOf);
  return countWords(activity.hidden_words, answers);
}

/** One pupil's answers so far; null if there are none. `answers` are the answers of all pupils. */
export function ownAnswers(
  activity: AskingRow,
  answers: readonly AnswerRow[],
  participantId: string,
  { askings, exercises }: Counting,
): OwnAnswers | null {
  const { setting } = activity;
  if (isExercise(activity)) return exercises.own(activity, answers, participantId);
  if (setting.kind === 'question') return askings.own(activity, answers, participantId);
  const own = answers.filter((answer) => answer.participant_id === participantId);
  const last = own.at(-1);
  if (!last) return null;
  if (setting.kind === 'buzz') {
    const place = order(answers).findIndex((answer) => answer.participant_id === participantId);
    return { kind: 'buzz', place: place === -1 ? null : place + 1, early: last.early };
  }
  if (setting.kind === 'vote') {
    return { kind: 'vote', options: last.content.kind === 'vote' ? last.content.options : [] };
  }
  const words = own.flatMap(({ content }) => (content.kind === 'words' ? [content.text] : []));
  return { kind: 'words', words };
}

function countVotes(options: number, answers: readonly AnswerRow[]): Counted {
  const last = new Map<string, readonly number[]>();
  for (const { participant_id: voter, content } of answers) {
    if (content.kind === 'vote') last.set(voter, content.options);
  }
  const counts = Array.from({ length: options }, () => 0);
  for (const chosen of last.values()) {
    for (const option of new Set(chosen)) if (option in counts) counts[option] = (counts[option] ?? 0) + 1;
  }
  return { result: { kind: 'vote', counts }, answered: last.size };
}

/** The first tap of each pupil that was not early. */
function order(answers: readonly AnswerRow[]): readonly AnswerRow[] {
  const first = new Map<string, AnswerRow>();
  for (const answer of answers) {
    if (!answer.early && !first.has(answer.participant_id)) first.set(answer.participant_id, answer);
  }
  return [...first.values()];
}

function orderBuzzes(openedAt: Date | null, answers: readonly AnswerRow[], whoOf: WhoOf): Counted {
  const buzzed = order(answers);
  const first = buzzed.slice(0, BUZZED_SHOWN).map(({ participant_id: id, at }) => ({
    participant_id: id,
    name: whoOf(id).name,
    after_ms: Math.max(0, at.getTime() - (openedAt ?? at).getTime()),
  }));
  return { result: { kind: 'buzz', first }, answered: buzzed.length };
}

function countWords(hidden: readonly string[], answers: readonly AnswerRow[]): Counted {
  const out = new Set(hidden.map(wordKey));
  const words = new Map<string, { readonly text: string; readonly by: Set<string> }>();
  const people = new Set<string>();
  for (const { participant_id: writer, content } of answers) {
    if (content.kind !== 'words') continue;
    people.add(writer);
    const key = wordKey(content.text);
    const word = words.get(key) ?? { text: content.text, by: new Set<string>() };
    // A word of one pupil counts once.
    word.by.add(writer);
    words.set(key, word);
  }
  const shown = [...words]
    .filter(([key]) => !out.has(key))
    .map(([, { text, by }]) => ({ text, count: by.size }))
    .sort((a, b) => b.count - a.count)
    .slice(0, WORDS_SHOWN);
  return { result: { kind: 'words', words: shown }, answered: people.size };
}
