import { LecternError } from '@lectern/protocol';
import type {
  ActivityResult,
  ActivitySetting,
  AnswerContent,
  OwnAnswers,
} from '@lectern/protocol/activity-shapes';
import type { CardResponse } from '@lectern/protocol/card-answers';
import {
  type AskedQuestion,
  type FileKind,
  fileKindsOf,
  freshQuestion,
  fullScoreOf,
  IdAliases,
  mediaOf,
  type OfferedHint,
  ownSeed,
  parseQuestion,
  type Question,
  readResponse,
  type Score,
  scoreOf,
  shownPoints,
  stateOfScore,
  talliesOf,
  timeLimitOf,
  withoutKey,
} from '@lectern/questions';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../platform/memory.ts';
import type { ActivityRow, AnswerRow } from '../participants.tables.ts';
import { hintsIn, phoneHintIds, withHints } from './phone-hints.ts';

/** Most questions and scores in memory; each is made again from its rows. */
const QUESTIONS_MAX = 2_000;
const SCORES_MAX = 60_000;
/** Most answers of one pupil to a question without a limit of attempts. */
const FREE_ATTEMPTS = 60;

/** Time after the end for answers that were given at its last moment, milliseconds. */
const GRACE_MS = 1_500;
/** Time after the end within which an answer counts that was given before it, milliseconds. */
const HELD_UP_MS = 120_000;

/** Kinds of questions that the side of a card can answer. */
const CARD_KINDS: ReadonlySet<string> = new Set(['single-choice', 'multiple-choice', 'true-false']);

/** An activity that asks a question. */
export type AskingRow = Pick<
  ActivityRow,
  'id' | 'setting' | 'seed' | 'revision' | 'opened_at' | 'closed_at' | 'key_shown_at'
>;

/** The result of an activity: `answered` is the number of pupils with an answer that counts. */
export interface Counted {
  readonly result: ActivityResult;
  readonly answered: number;
}

/** Returns who a participant is; a pupil of the roster may have several participants, such as a phone and a card. */
export type WhoOf = (participantId: string) => Who;
export interface Who {
  /** Empty when it is no longer stored. */
  readonly name: string;
  /** Id of the pupil on the roster; null for a typed name. */
  readonly memberId: string | null;
}

/** A file of an answer. `index`: of the question in an exercise; 0 for a single question. */
export interface AnsweredMedia {
  readonly participantId: string;
  readonly index: number;
  readonly hash: string;
}

/** An answer to a question as it is stored. */
export type HintedContent = Extract<AnswerContent, { readonly kind: 'question' }> & {
  readonly hints?: string[];
};

type QuestionResult = Extract<ActivityResult, { readonly kind: 'question' }>;

interface ScoredAnswer {
  readonly answer: AnswerRow;
  readonly response: unknown;
  readonly score: Score;
}

/**
 * Questions that are asked in lessons: what phones are told of them, and how their answers are counted. A question is parsed,
 * and an answer scored, once while both are remembered.
 */
export class Askings {
  readonly #questions = new LRUCache<string, Question>(atMost(QUESTIONS_MAX));
  readonly #idAliases = new LRUCache<string, IdAliases>(atMost(QUESTIONS_MAX));
  readonly #scores = new LRUCache<string, Score>(atMost(SCORES_MAX));

  /** The question with its key, as its author wrote it. Throws INVALID_INPUT for a setting that is no question. */
  question({ id, setting, revision }: AskingRow): Question {
    const known = this.#questions.get(`${id} ${revision}`);
    const question = known ?? questionOf(setting);
    this.#questions.set(`${id} ${revision}`, question);
    return question;
  }

  /** Hashes of the pictures, sounds and films of the questions that pupils see; empty for other activities. */
  filesOf(activity: AskingRow): readonly string[] {
    return hashesIn(
      questionRows(activity).map((row) => (row.key_shown_at ? this.question(row) : this.asked(row))),
    );
  }

  /** The types of files that answers may have; none for other activities than questions and exercises. */
  fileKinds(activity: AskingRow): ReadonlySet<FileKind> {
    return new Set(questionRows(activity).flatMap((row) => [...fileKindsOf(this.question(row))]));
  }

  /** The hashes of files in a response to a question or to one of an exercise. */
  mediaOf(activity: AskingRow, content: AnswerContent): readonly string[] {
    if (content.kind !== 'question' && content.kind !== 'exercise') return [];
    const row = questionRows(activity)[content.kind === 'exercise' ? content.index : 0];
    return row ? mediaOf(this.question(row), content.response) : [];
  }

  /** The files of the answers that count. */
  media(activity: AskingRow, answers: readonly AnswerRow[], whoOf: WhoOf): readonly AnsweredMedia[] {
    const question = this.question(activity);
    return this.#countingOf(activity, answers, whoOf).flatMap(({ answer, response }) =>
      mediaOf(question, response).map((hash) => ({ participantId: answer.participant_id, index: 0, hash })),
    );
  }

  /** The question without its key, as the panel shows it. Its lists are in the order in which the phones show them. */
  asked(activity: AskingRow, participantId = ''): AskedQuestion {
    const own = this.#own(activity, participantId);
    // The panel has its own question with hints, and the questions of an exercise offer none.
    return withHints(withoutKey(own, { seed: activity.seed }), []);
  }

  /**
   * The question without its key for one phone: with its own numbers where the question has parameters, and with aliases in
   * place of the ids of parts. `opened`: the ids of the hints that the pupil opened; without it none are offered.
   */
  askedByPhone(activity: AskingRow, participantId: string, opened?: readonly string[]): AskedQuestion {
    const own = this.#own(activity, participantId);
    const asked = withoutKey(own, { seed: activity.seed, hints: opened ?? [] });
    return this.#aliases(activity).hide(withHints(asked, opened ? phoneHintIds(own) : []));
  }

  /** A hint that phones offer, as a phone names it: its id, and as it is shown once opened. Undefined for other ids. */
  hint(
    activity: AskingRow,
    participantId: string,
    named: string,
  ): { readonly id: string; readonly shown: OfferedHint } | undefined {
    const ids = phoneHintIds(this.question(activity));
    const hints = hintsIn(this.askedByPhone(activity, participantId, ids));
    const index = hints.findIndex(({ id }) => id === named);
    const [id, shown] = [ids[index], hints[index]];
    return id !== undefined && shown ? { id, shown } : undefined;
  }

  /** The question with its key for one phone, with the aliases of `askedByPhone`. */
  solution(activity: AskingRow, participantId: string): Question {
    return this.#aliases(activity).hide(this.#own(activity, participantId));
  }

  /** The tallies for phones, with the aliases of `askedByPhone`; without what is right until the key is shown. */
  shownTallies(activity: AskingRow, tallies: QuestionResult['tallies']): QuestionResult['tallies'] {
    const aliases = this.#aliases(activity);
    // Files are shown by the teacher one by one.
    const counted = tallies.filter(({ form }) => form !== 'medium');
    return counted.map(({ state, ...tally }) => ({
      ...aliases.hideEntry(tally),
      ...(activity.key_shown_at && state && { state }),
    }));
  }

  /** An answer of a phone with the ids of parts, checked. Throws INVALID_INPUT for a value that is no response. */
  checked(activity: AskingRow, content: AnswerContent, participantId: string): AnswerContent {
    if (content.kind !== 'question') throw new LecternError('INVALID_INPUT', { field: 'body.content' });
    const response = this.#aliases(activity).reveal(content.response);
    return checkResponse(this.#own(activity, participantId), { ...content, response });
  }

  /**
   * An answer of a paper card, with the author's ids of parts, checked. Throws INVALID_INPUT for a response that is none to
   * the question, and for a choice that it does not have.
   */
  checkedOfCard(activity: AskingRow, response: CardResponse): AnswerContent {
    const question = this.question(activity);
    const { body } = question as {
      readonly body?: { readonly choices?: readonly { readonly id: string }[] };
    };
    const named = 'choice' in response ? [response.choice] : 'choices' in response ? response.choices : [];
    const known = new Set(body?.choices?.map(({ id }) => id));
    const isCardKind = CARD_KINDS.has(question.kind) && named.every((id) => known.has(id));
    if (!isCardKind) throw new LecternError('INVALID_INPUT', { field: 'body.answers' });
    return checkResponse(question, { kind: 'question', response });
  }

  /** An answer that was given on the panel, checked. Throws INVALID_INPUT for a value that is no response. */
  checkedOfPanel(question: Question, response: unknown, hints: string[]): HintedContent {
    const content = checkResponse(question, { kind: 'question', response });
    return { ...content, ...(hints.length > 0 && { hints }) } as HintedContent;
  }

  /** The end of an open question, game or exercise by its time limit or countdown, milliseconds since 1970; undefined without a limit. */
  endOf(activity: AskingRow): number | undefined {
    const { setting, opened_at: openedAt } = activity;
    if (!openedAt) return undefined;
    const seconds =
      setting.kind === 'exercise'
        ? setting.time_limit
        : setting.kind === 'question'
          ? timeLimitOf(this.question(activity))
          : undefined;
    return seconds == null ? undefined : openedAt.getTime() + seconds * 1000;
  }

  /**
   * Whether an answer that arrives now counts: `open` while the question can be answered; `in-time` when it was given
   * before the end and was held up on the way, for at most `heldUpMs`; `late` otherwise, and always once the key was shown.
   */
  arrival(
    activity: ActivityRow,
    givenMs: number | undefined,
    now: number,
    heldUpMs = HELD_UP_MS,
  ): 'open' | 'in-time' | 'late' {
    const { opened_at: openedAt, closed_at: closedAt, key_shown_at: keyShownAt, state } = activity;
    const ends = [this.endOf(activity), state === 'open' ? undefined : closedAt?.getTime()];
    const end = Math.min(...ends.filter((time) => time !== undefined));
    if (state === 'open' && now < end + GRACE_MS) return 'open';
    if (!openedAt || keyShownAt || givenMs === undefined) return 'late';
    const isHeldUp = openedAt.getTime() + givenMs < end + GRACE_MS && now < end + heldUpMs;
    return isHeldUp ? 'in-time' : 'late';
  }

  /** Most answers of one pupil. */
  attempts(activity: AskingRow): number {
    const { attempts } = this.question(activity);
    return attempts === 'free' ? FREE_ATTEMPTS : attempts;
  }

  /** Counts one answer of each pupil, also when the pupil answered on a phone and by a card. */
  count(activity: AskingRow, answers: readonly AnswerRow[], whoOf: WhoOf): Counted {
    const question = this.question(activity);
    const counting = this.#countingOf(activity, answers, whoOf);
    const inTime = counting.filter(({ answer }) => !answer.late);
    return {
      result: {
        kind: 'question',
        tallies: talliesOf(question, inTime),
        pupils: this.#pupils(activity, counting, whoOf),
      },
      answered: inTime.length,
    };
  }

  /** The pupils of `count` alone, which need less time than the tallies. */
  pupils(activity: AskingRow, answers: readonly AnswerRow[], whoOf: WhoOf): QuestionResult['pupils'] {
    return this.#pupils(activity, this.#countingOf(activity, answers, whoOf), whoOf);
  }

  #countingOf(activity: AskingRow, answers: readonly AnswerRow[], whoOf: WhoOf): readonly ScoredAnswer[] {
    const pupilOf = ({ participant_id: id }: AnswerRow) => whoOf(id).memberId ?? id;
    return [...Map.groupBy(answers, pupilOf).values()].flatMap((own) => this.#counting(activity, own) ?? []);
  }

  #pupils(activity: AskingRow, counting: readonly ScoredAnswer[], whoOf: WhoOf): QuestionResult['pupils'] {
    const question = this.question(activity);
    return counting.map(({ answer, score }) => ({
      participant_id: answer.participant_id,
      member_id: whoOf(answer.participant_id).memberId,
      name: whoOf(answer.participant_id).name,
      by_card: answer.by_card,
      state: stateOfScore(question, score) ?? null,
      points: shownPoints(score.points),
      late: answer.late,
      after_ms:
        answer.given_ms ?? Math.max(0, answer.at.getTime() - (activity.opened_at ?? answer.at).getTime()),
    }));
  }

  /** A pupil's own answer; null without one. */
  own(activity: AskingRow, answers: readonly AnswerRow[], participantId: string): OwnAnswers | null {
    const given = answers.filter((answer) => answer.participant_id === participantId);
    const counting = this.#counting(activity, given);
    if (!counting) return null;
    const question = this.question(activity);
    const { answer, response, score } = counting;
    return {
      kind: 'question',
      response: this.#aliases(activity).hide(response),
      turns_left: question.attempts === 'free' ? null : Math.max(0, question.attempts - given.length),
      late: answer.late,
      score: activity.key_shown_at && {
        points: shownPoints(score.points),
        full: shownPoints(fullScoreOf(question)),
        state: stateOfScore(question, score) ?? null,
      },
    };
  }

  /**
   * The answer of one pupil that counts: the best or the last one in time, else the last late one. Of the answers that were
   * read from a card only the last one is regarded: a card that is turned has another answer, which is no further attempt.
   */
  #counting(activity: AskingRow, all: readonly AnswerRow[]): ScoredAnswer | undefined {
    const byCard =
      all.findLast(({ by_card, late }) => by_card && !late) ?? all.findLast((each) => each.by_card);
    const given = all.filter((each) => !each.by_card || each === byCard);
    const inTime = given.filter(({ late }) => !late);
    const scored = (inTime.length > 0 ? inTime : given.slice(-1)).flatMap((answer) => {
      const { content } = answer;
      if (content.kind !== 'question') return [];
      return [{ answer, response: content.response, score: this.#score(activity, answer, content.response) }];
    });
    if (this.question(activity).counts === 'last') return scored.at(-1);
    return scored.reduce<ScoredAnswer | undefined>(
      (best, one) => (best && shownPoints(best.score.points) >= shownPoints(one.score.points) ? best : one),
      undefined,
    );
  }

  #score(activity: AskingRow, answer: AnswerRow, response: unknown): Score {
    const key = `${answer.id} ${activity.revision}`;
    const score = this.#scores.get(key) ?? this.#scoreOf(activity, answer, response);
    this.#scores.set(key, score);
    return score;
  }

  /** The panel sends its question with the numbers that it showed, so none are drawn for answers on it. */
  #scoreOf(activity: AskingRow, answer: AnswerRow, response: unknown): Score {
    if (answer.on_panel) return scoreOf(this.question(activity), response, hintsOf(answer));
    return scoreOf(this.#own(activity, numbersOf(answer)), response, hintsOf(answer));
  }

  #aliases(activity: AskingRow): IdAliases {
    const { id, seed } = activity;
    const aliases = this.#idAliases.get(id) ?? new IdAliases(this.question(activity), seed);
    this.#idAliases.set(id, aliases);
    return aliases;
  }

  #own(activity: AskingRow, participantId: string): Question {
    return freshQuestion(this.question(activity), ownSeed(activity.seed, participantId));
  }
}

/** Ids of the hints that were shown before an answer, on the panel or on the pupil's phone. */
export function hintsOf({ content }: Pick<AnswerRow, 'content'>): string[] {
  return content.kind === 'question' ? ((content as HintedContent).hints ?? []) : [];
}

/** Hashes of pictures, sounds and films in a value. */
export function hashesIn(value: unknown): readonly string[] {
  return [...new Set(JSON.stringify(value).match(/(?<=")[0-9a-f]{64}(?=")/g) ?? [])];
}

/**
 * The questions of an activity, each as an activity that asks it alone: one for a question, all of an exercise in order, none
 * for other activities.
 */
export function questionRows(activity: AskingRow): readonly AskingRow[] {
  const { id, setting, seed } = activity;
  if (setting.kind === 'question') return [activity];
  if (setting.kind !== 'exercise') return [];
  return setting.questions.map((asked, index) => ({
    ...activity,
    id: `${id}/${index}`,
    setting: { kind: 'question', asked },
    seed: ownSeed(seed, String(index)),
  }));
}

/** Throws INVALID_INPUT for a value that is no question of this program. */
export function questionOf(setting: ActivitySetting): Question {
  const parsed = parseQuestion(setting.kind === 'question' ? setting.asked : undefined);
  if (parsed.state === 'question') return parsed.question;
  throw new LecternError('INVALID_INPUT', { field: 'body.asked' });
}

/** The response as the question's kind reads it. Throws INVALID_INPUT for a value that is none, and for an empty one. */
function checkResponse(question: Question, content: AnswerContent): AnswerContent {
  const response = content.kind === 'question' ? readResponse(question, content.response) : undefined;
  if (content.kind !== 'question' || response === undefined)
    throw new LecternError('INVALID_INPUT', { field: 'body.content' });
  return { ...content, response };
}

/** Returns whose numbers of a question with parameters an answer is about: a card answers the question on the panel. */
function numbersOf({ by_card: byCard, participant_id: id }: AnswerRow): string {
  return byCard ? '' : id;
}
