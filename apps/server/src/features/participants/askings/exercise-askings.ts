import { LecternError } from '@lectern/protocol';
import type {
  ActivityResult,
  ActivitySetting,
  AnswerContent,
  ExerciseAnswerState,
  OwnAnswers,
} from '@lectern/protocol/activity-shapes';
import type { ActivityQuestion } from '@lectern/protocol/kept-activities';
import {
  type AskedQuestion,
  hasDrawnNumbers,
  isEmptyResponse,
  type Question,
  questionPoints,
  sumOfPoints,
} from '@lectern/questions';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../platform/memory.ts';
import type { AnswerRow } from '../participants.tables.ts';
import {
  type AnsweredMedia,
  type AskingRow,
  type Askings,
  type Counted,
  questionOf,
  questionRows,
  type WhoOf,
} from './askings.ts';

/** Most questions in memory as phones show them. */
const SHOWN_MAX = 4_000;
/** Most rows of one pupil for each question: changed answers. */
const CHANGES_MAX = 60;

type ExerciseSetting = Extract<ActivitySetting, { readonly kind: 'exercise' }>;
type ExerciseResult = Extract<ActivityResult, { readonly kind: 'exercise' }>;
type ExercisePupil = ExerciseResult['pupils'][number];

/** An exercise that is asked in a lesson. */
export type ExerciseRow = AskingRow & { readonly setting: ExerciseSetting };

export function isExercise(activity: AskingRow): activity is ExerciseRow {
  return activity.setting.kind === 'exercise';
}

/**
 * The setting of an exercise as it is stored: answers may be changed until the end, which is that of the exercise. Throws
 * INVALID_INPUT for a value that is no question.
 */
export function exerciseSetting(setting: ExerciseSetting): ExerciseSetting {
  const questions = setting.questions.map((asked): Question => {
    const { timeLimit: _, ...question } = questionOf({ kind: 'question', asked });
    return { ...question, attempts: 'free', counts: 'last' };
  });
  return { ...setting, questions };
}

/** Whether a pupil has handed in an exercise; `answers` are the pupil's own. */
export function hasHandedIn(answers: readonly AnswerRow[]): boolean {
  return answers.some(({ content, late }) => content.kind === 'handed-in' && !late);
}

/** Exercises that are asked in lessons: what phones are sent of them, and how their answers are counted. */
export class ExerciseAskings {
  readonly #askings: Askings;
  readonly #shown = new LRUCache<string, AskedQuestion | Question>(atMost(SHOWN_MAX));

  constructor(askings: Askings) {
    this.#askings = askings;
  }

  /** The questions without keys for one phone; see `Askings.askedByPhone`. */
  askedByPhone(activity: ExerciseRow, participantId: string): readonly AskedQuestion[] {
    return questionRows(activity).map(
      (row) =>
        this.#remembered(row, participantId, 'asked', () =>
          this.#askings.askedByPhone(row, participantId),
        ) as AskedQuestion,
    );
  }

  /** The questions with their keys for one phone. */
  solutions(activity: ExerciseRow, participantId: string): readonly Question[] {
    return questionRows(activity).map(
      (row) =>
        this.#remembered(row, participantId, 'solution', () =>
          this.#askings.solution(row, participantId),
        ) as Question,
    );
  }

  /** An answer of a phone with the ids of parts, checked; an empty response is null. Throws INVALID_INPUT. */
  checked(activity: ExerciseRow, content: AnswerContent, participantId: string): AnswerContent {
    if (content.kind === 'handed-in') return content;
    const row = content.kind === 'exercise' ? questionRows(activity)[content.index] : undefined;
    if (content.kind !== 'exercise' || !row)
      throw new LecternError('INVALID_INPUT', { field: 'body.content' });
    const { index, response, given_ms } = content;
    const isEmpty = response === null || isEmptyResponse(this.#askings.question(row), response);
    if (isEmpty) return { ...content, response: null };
    const checked = this.#askings.checked(row, { kind: 'question', response }, participantId);
    return {
      kind: 'exercise',
      index,
      response: checked.kind === 'question' ? checked.response : null,
      given_ms,
    };
  }

  /** Most rows of answers of one pupil. */
  mostAnswers({ setting }: ExerciseRow): number {
    return setting.questions.length * CHANGES_MAX;
  }

  /** The states of all answers of each pupil. `answered` is the number of pupils with an answer that counts. */
  count(
    activity: ExerciseRow,
    answers: readonly AnswerRow[],
    whoOf: WhoOf,
  ): Counted & { readonly result: ExerciseResult } {
    const rows = questionRows(activity);
    const of = answersByQuestion(answers);
    const pupils = new Map<string, ExercisePupil>();
    const keyOf = (id: string) => whoOf(id).memberId ?? id;
    for (const { participant_id: id, content } of answers) {
      const { name, memberId } = whoOf(id);
      const known = pupils.get(keyOf(id));
      const pupil: ExercisePupil = known ?? {
        participant_id: id,
        member_id: memberId,
        name,
        answers: rows.map(() => null),
        last: 0,
        points: 0,
        handed_in: false,
      };
      if (content.kind === 'exercise') pupil.last = content.index;
      pupils.set(keyOf(id), pupil);
    }
    for (const own of Map.groupBy(answers, ({ participant_id: id }) => keyOf(id))) {
      const pupil = pupils.get(own[0]);
      if (pupil) pupil.handed_in = hasHandedIn(own[1]);
    }
    const questions = rows.map((row, index) => {
      const marked = this.#askings.pupils(row, of.get(index) ?? [], whoOf);
      for (const { participant_id: id, state, late, points } of marked) {
        const pupil = pupils.get(keyOf(id));
        if (!pupil) continue;
        pupil.answers[index] = stateOf(state, late);
        if (!late) pupil.points = sumOfPoints([pupil.points, points]);
      }
      const inTime = marked.filter(({ late }) => !late);
      const isScored = inTime.some(({ state }) => state !== null);
      const right = inTime.filter(({ state }) => state === 'right').length;
      return { answered: inTime.length, right: isScored || inTime.length === 0 ? right : null };
    });
    const counts = ({ answers: states, handed_in: handedIn }: ExercisePupil) =>
      handedIn || states.some((state) => state !== null && state !== 'late');
    const all = [...pupils.values()];
    return { result: { kind: 'exercise', questions, pupils: all }, answered: all.filter(counts).length };
  }

  /** The result of `count` with the tallies of each question, for the lesson's record. */
  countWithTallies(activity: ExerciseRow, answers: readonly AnswerRow[], whoOf: WhoOf): Counted {
    const { result, answered } = this.count(activity, answers, whoOf);
    const tallies = this.questions(activity, answers, whoOf).map((question) => question.tallies);
    const questions = result.questions.map((question, index) => ({
      ...question,
      tallies: tallies[index] ?? [],
    }));
    return { result: { ...result, questions }, answered };
  }

  /** The questions of an exercise or a question, with their keys and tallies, for their teacher. */
  questions(activity: AskingRow, answers: readonly AnswerRow[], whoOf: WhoOf): ActivityQuestion[] {
    const of = isExercise(activity) ? answersByQuestion(answers) : new Map([[0, answers]]);
    return questionRows(activity).map((row, index) => {
      const { result } = this.#askings.count(row, of.get(index) ?? [], whoOf);
      const tallies = result.kind === 'question' ? result.tallies : [];
      return { question: this.#askings.question(row), asked: this.#askings.asked(row), tallies };
    });
  }

  /** The files of the answers that count, of an exercise or a question. */
  media(activity: AskingRow, answers: readonly AnswerRow[], whoOf: WhoOf): readonly AnsweredMedia[] {
    if (!isExercise(activity)) return this.#askings.media(activity, answers, whoOf);
    const of = answersByQuestion(answers);
    return questionRows(activity).flatMap((row, index) =>
      this.#askings.media(row, of.get(index) ?? [], whoOf).map((medium) => ({ ...medium, index })),
    );
  }

  /** The result for pupils' phones: without names, and without what is right until the key is shown. */
  shownResult({ key_shown_at: keyShownAt }: ExerciseRow, { questions }: ExerciseResult): ExerciseResult {
    return {
      kind: 'exercise',
      questions: questions.map(({ answered, right }) => ({ answered, right: keyShownAt ? right : null })),
      pupils: [],
    };
  }

  /** A pupil's own answers; null without any. `all` are the answers of all pupils. */
  own(activity: ExerciseRow, all: readonly AnswerRow[], participantId: string): OwnAnswers | null {
    const answers = all.filter((answer) => answer.participant_id === participantId);
    const isShown = activity.key_shown_at !== null;
    if (answers.length === 0 && !isShown) return null;
    const of = answersByQuestion(answers);
    const rows = questionRows(activity);
    const own = rows.flatMap((row, index) => {
      const given = this.#askings.own(row, of.get(index) ?? [], participantId);
      if (given?.kind !== 'question') return [];
      const { response, late, score } = given;
      return [{ index, response, late, score }];
    });
    const counting = own.filter(({ late }) => !late);
    const full = () => sumOfPoints(rows.map((row) => questionPoints(this.#askings.question(row))));
    return {
      kind: 'exercise',
      answers: own,
      handed_in: hasHandedIn(answers),
      total: isShown
        ? { points: sumOfPoints(counting.map(({ score }) => score?.points ?? 0)), full: full() }
        : null,
    };
  }

  /** All phones are sent the same, except for questions whose numbers are drawn for each phone. */
  #remembered<Shown extends AskedQuestion | Question>(
    row: AskingRow,
    participantId: string,
    what: 'asked' | 'solution',
    make: () => Shown,
  ): AskedQuestion | Question {
    const isOwn = hasDrawnNumbers(this.#askings.question(row));
    const key = `${row.id} ${row.revision} ${what} ${isOwn ? participantId : ''}`;
    const shown = this.#shown.get(key) ?? make();
    this.#shown.set(key, shown);
    return shown;
  }
}

function stateOf(state: ExerciseAnswerState | null, late: boolean): ExerciseAnswerState {
  if (late) return 'late';
  return state ?? 'given';
}

/**
 * The answers of an exercise by the index of their question, as answers to a question: of each pupil and question the last one
 * in time, else the last late one. An answer that was withdrawn is left out.
 */
function answersByQuestion(answers: readonly AnswerRow[]): ReadonlyMap<number, readonly AnswerRow[]> {
  const last = new Map<string, { readonly index: number; readonly row: AnswerRow }>();
  for (const answer of answers) {
    const { content, late, participant_id: id } = answer;
    if (content.kind !== 'exercise') continue;
    const { index, response } = content;
    const key = `${id} ${index}`;
    const before = last.get(key);
    if (late && before && !before.row.late) continue;
    const row: AnswerRow = { ...answer, content: { kind: 'question', response } };
    // Deleted first, so that the row stands where the last answer was given.
    last.delete(key);
    last.set(key, { index, row });
  }
  const given = [...last.values()].filter(
    ({ row }) => row.content.kind === 'question' && row.content.response !== null,
  );
  const groups = Map.groupBy(given, ({ index }) => index);
  return new Map([...groups].map(([index, group]) => [index, group.map(({ row }) => row)]));
}
