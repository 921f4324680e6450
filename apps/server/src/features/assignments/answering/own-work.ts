import type { AnswerJudgement, AssignmentSetting } from '@lectern/protocol/assignment-shapes';
import type { OwnQuestion, OwnWork } from '@lectern/protocol/own-work';
import { ownSeed, reviewOf, sumOfPoints } from '@lectern/questions';
import type { FrozenContent, FrozenQuestion, MarkRow, ResponseRow, WorkRow } from '../assignments.tables.ts';
import { attemptsLeft, keyShown, marksShown, mayRenounce, shownEnd, workState } from '../attempt-rules.ts';
import { hashesIn } from '../giving/frozen-content.ts';
import type { Judged } from '../marking/judging.ts';
import type { Paper } from '../papers.ts';

/** A response with what it says and how it is judged. */
export interface GivenAnswer {
  readonly row: ResponseRow;
  readonly response: unknown;
}

/** Data that are read for one attempt. */
export interface OwnWorkFacts {
  readonly setting: AssignmentSetting;
  readonly paper: Paper;
  readonly work: WorkRow;
  /** All attempts of the pupil, the first first. */
  readonly all: readonly WorkRow[];
  readonly answers: ReadonlyMap<string, GivenAnswer>;
  readonly judged: (questionId: string) => Judged;
  readonly marks: ReadonlyMap<string, MarkRow>;
  readonly name: string;
  readonly wrongAnswers: number;
  readonly now: number;
}

/** The data that an attempt's pupil may see now, without addresses of files; `hashes` are the files that it names. */
export interface OwnWorkView {
  readonly view: Omit<OwnWork, 'files'>;
  readonly hashes: readonly string[];
  /** Whether the view contains keys. */
  readonly hasKey: boolean;
}

/** An attempt as its pupil sees it: marks and key only when the assignment's rules show them. */
export function ownWorkView(facts: OwnWorkFacts): OwnWorkView {
  const { setting, paper, work, all, name, now } = facts;
  const shown = { marks: marksShown(work, setting, now), key: keyShown(work, all, setting, now) };
  const { endsAt, takesLate } = shownEnd(work, setting, now);
  const state = workState(work);
  const left = attemptsLeft(all, setting, now);
  // The next attempt was begun on another device, which this one then opens.
  const isLast = all.every(({ attempt }) => attempt <= work.attempt);
  const sections = sectionsOf(paper, work).map((section) => ({
    id: section.id,
    title: section.title,
    questions: section.questions.map((question) => ownQuestion(facts, question, shown)),
  }));
  const view = {
    work_id: work.id,
    title: setting.title,
    note: setting.note,
    instructions: paper.content.instructions,
    name,
    state,
    late: work.late,
    attempt: work.attempt,
    attempts_left: left,
    may_begin_again: isLast ? state !== 'open' && left !== 0 : state !== 'open',
    may_renounce: mayRenounce(work, all, setting, now),
    begun_at: work.begun_at.getTime(),
    handed_in_at: work.handed_in_at?.getTime() ?? null,
    now,
    ends_at: endsAt,
    takes_late: takesLate,
    sections,
    marks_shown: shown.marks,
    key_shown: shown.key,
    result: shown.marks ? resultOf(facts) : null,
    words: state === 'returned' ? work.words : '',
    voice: state === 'returned' ? work.voice_hash : null,
    wrong_answers: facts.wrongAnswers,
  };
  return { view, hashes: hashesIn(view), hasKey: shown.key };
}

/** A question of an attempt by itself, for a reply that shows one. */
export function ownQuestionView(facts: OwnWorkFacts, question: FrozenQuestion): OwnQuestion {
  const { setting, work, all, now } = facts;
  return ownQuestion(facts, question, {
    marks: marksShown(work, setting, now),
    key: keyShown(work, all, setting, now),
  });
}

/** The sections of an attempt: of its own questions, each section in an order of the attempt where the exercise says so. */
export function sectionsOf(
  paper: Paper,
  work: Pick<WorkRow, 'seed' | 'question_ids'>,
): FrozenContent['sections'] {
  const { sections, order } = paper.content;
  return sections
    .map((section) => {
      const own = section.questions.filter(({ id }) => paper.isIn(work, id));
      if (order === 'fixed') return { ...section, questions: own };
      const place = (id: string) => ownSeed(work.seed, `order ${id}`);
      return { ...section, questions: own.toSorted((one, other) => place(one.id) - place(other.id)) };
    })
    .filter(({ questions }) => questions.length > 0);
}

function ownQuestion(
  { paper, work, answers, judged, marks }: OwnWorkFacts,
  { id, points }: FrozenQuestion,
  shown: { readonly marks: boolean; readonly key: boolean },
): OwnQuestion {
  const aliases = paper.aliases(work, id);
  const answer = answers.get(id);
  const mark = marks.get(id)?.content;
  const { state, shown: earned } = judged(id);
  return {
    id,
    points,
    question: shown.key ? paper.solution(work, id) : paper.asked(work, id),
    has_key: shown.key,
    response: answer ? aliases.hide(answer.response) : null,
    given_at: answer?.row.given_at.getTime() ?? null,
    late: answer?.row.late ?? false,
    mark: shown.marks
      ? {
          state: state as AnswerJudgement,
          points: earned,
          full_points: points,
          words: mark?.words ?? '',
          ink: mark?.ink ?? [],
          voice: mark?.voice ?? null,
        }
      : null,
    review: shown.key
      ? aliases.hide(reviewOf(paper.own(work, id), answer?.response, work.hints[id] ?? []))
      : null,
  };
}

function resultOf({ paper, work, judged }: OwnWorkFacts): OwnWork['result'] {
  const own = paper.questions.filter(({ id }) => paper.isIn(work, id));
  const all = own.map(({ id }) => judged(id));
  return {
    points: sumOfPoints(all.flatMap(({ points }) => points ?? [])),
    full_points: sumOfPoints(own.map(({ points }) => points)),
    waiting: all.some(({ state }) => state === 'waiting'),
  };
}
