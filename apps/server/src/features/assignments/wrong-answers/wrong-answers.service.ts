import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { AssignmentSource } from '@lectern/protocol/assignment-shapes';
import type { WrongQuestion } from '@lectern/protocol/wrong-answers';
import { isComposite, type Question } from '@lectern/questions';
import type { CallerIdentity } from '../../../platform/http/routes.ts';
import type { ClassesService } from '../../classes/index.ts';
import type { AssignmentLinks, LinkedFile } from '../assignment-links.ts';
import type { AssignmentsStore, NewContent } from '../assignments.store.ts';
import type { AssignmentRow, FrozenQuestion } from '../assignments.tables.ts';
import type { AssignmentFilesStore } from '../files.store.ts';
import { fullPointsOf, hashesIn } from '../giving/frozen-content.ts';
import type { Judgements } from '../marking/judgements.ts';
import type { MarksStore } from '../marking/marks.store.ts';
import type { Papers } from '../papers.ts';
import { type BookEntry, bookOf, questionKey } from './book.ts';

/** Most questions of a class's book that are shown or given out again, the newest first. */
const QUESTIONS_MAX = 300;

type BookSource = Extract<AssignmentSource, { kind: 'wrong-answers' }>;

export interface WrongAnswersPorts {
  readonly store: AssignmentsStore;
  readonly marks: MarksStore;
  readonly files: AssignmentFilesStore;
  readonly papers: Papers;
  readonly judgements: Judgements;
  readonly links: AssignmentLinks;
  readonly classes: Pick<ClassesService, 'rosters' | 'standing'>;
}

interface WrongAnswers {
  readonly questions: WrongQuestion[];
  readonly points: { name: string; open: number; settled: number }[];
  readonly files: Record<string, LinkedFile>;
}

interface Found {
  readonly frozen: FrozenQuestion;
  readonly question: Question;
  readonly title: string;
}

/** The wrong-answer books of classes and pupils, read from the results of their attempts. */
export class WrongAnswersService {
  readonly #ports: WrongAnswersPorts;

  constructor(ports: WrongAnswersPorts) {
    this.#ports = ports;
  }

  /** Throws CLASS_NOT_FOUND. */
  async list(
    caller: CallerIdentity,
    classId: string,
    wish: { readonly memberId: string | undefined; readonly since: number | undefined },
  ): Promise<WrongAnswers> {
    const { readable } = await this.#ports.classes.standing(caller, [classId]);
    if (!readable.has(classId)) throw new LecternError('CLASS_NOT_FOUND');
    const since = wish.since === undefined ? undefined : new Date(wish.since);
    const entries = await this.#book(classId, wish.memberId, since);
    const [roster] = await this.#ports.classes.rosters([classId]);
    const names = new Map(roster?.pupils.map(({ id, name }) => [id, name]));
    const groups = [...Map.groupBy(entries, questionKey).values()].slice(0, QUESTIONS_MAX);
    const found = await this.#questions(groups.flatMap(([first]) => first ?? []));
    const questions = groups.flatMap((pupils): WrongQuestion[] => {
      const [first] = pupils;
      const known = first && found.get(questionKey(first));
      if (!first || !known) return [];
      return [
        {
          assignment_id: first.assignmentId,
          question_id: first.questionId,
          assignment_title: known.title,
          question: known.question,
          knowledge_points: [...knowledgePointsOf(known.question)],
          pupils: pupils.map(({ memberId, wrong, rightSince, lastAt, settled }) => ({
            member_id: memberId,
            name: names.get(memberId) ?? '',
            wrong,
            right_since: rightSince,
            last_at: lastAt,
            settled,
          })),
        },
      ];
    });
    return { questions, points: pointsOf(questions), files: await this.#linksOf(questions) };
  }

  async #linksOf(questions: readonly WrongQuestion[]): Promise<Record<string, LinkedFile>> {
    const { files, links } = this.#ports;
    const linked = await Promise.all(
      [...Map.groupBy(questions, (one) => one.assignment_id)].map(async ([id, own]) =>
        links.links(id, await files.find(id, [], hashesIn(own.map(({ question }) => question)))),
      ),
    );
    return Object.assign({}, ...linked);
  }

  /** Number of questions in the book of a pupil. */
  async countOpen(classId: string, memberId: string): Promise<number> {
    return (await this.#book(classId, memberId)).filter(({ settled }) => !settled).length;
  }

  /** The questions that any pupil of the class has not settled, to be given out again. */
  async contentOf(source: BookSource): Promise<NewContent> {
    const open = (await this.#book(source.class_id)).filter(({ settled }) => !settled);
    const each = [...new Map(open.map((entry) => [questionKey(entry), entry])).values()].slice(
      0,
      QUESTIONS_MAX,
    );
    const found = await this.#questions(each);
    const wanted = new Set(source.knowledge_points);
    const questions = each.flatMap(({ assignmentId, questionId }): FrozenQuestion[] => {
      const known = found.get(questionKey({ assignmentId, questionId }));
      if (!known) return [];
      const isWanted =
        wanted.size === 0 || [...knowledgePointsOf(known.question)].some((name) => wanted.has(name));
      if (!isWanted) return [];
      const { points, question } = known.frozen;
      return [{ id: newId(), points, question, origin: { assignmentId, questionId } }];
    });
    const files = await Promise.all(
      [...Map.groupBy(questions, ({ origin }) => origin?.assignmentId ?? '')].map(([id, own]) =>
        this.#ports.files.find(id, [], hashesIn(own)),
      ),
    );
    const content = {
      instructions: '',
      order: 'fixed' as const,
      sections: [{ id: newId(), title: '', questions }],
    };
    return {
      content,
      questionCount: questions.length,
      fullPoints: fullPointsOf(questions),
      documentSeq: null,
      files: files.flat().map(({ hash, mime, size }) => ({ hash, mime, size })),
    };
  }

  /** Ids of the questions of an assignment that a pupil has not settled, at most as many as its source says. */
  async draw(assignment: AssignmentRow, source: BookSource, memberId: string): Promise<readonly string[]> {
    const paper = await this.#ports.papers.of(assignment);
    const ids = new Map(
      paper.questions.flatMap(({ id, origin }) => (origin ? [[questionKey(origin), id] as const] : [])),
    );
    const open = (await this.#book(source.class_id, memberId)).filter(({ settled }) => !settled);
    return open.flatMap((entry) => ids.get(questionKey(entry)) ?? []).slice(0, source.most);
  }

  async #book(classId: string, memberId?: string, since?: Date): Promise<readonly BookEntry[]> {
    const { judgements, marks, store } = this.#ports;
    await judgements.bringUpToDate({ classId }, (ids) => store.findAll(ids));
    return bookOf(await marks.book(classId, { memberId, since }));
  }

  /** The questions that were first given out, from the assignments that still exist. */
  async #questions(entries: readonly BookEntry[]): Promise<ReadonlyMap<string, Found>> {
    const { papers, store } = this.#ports;
    const found = new Map<string, Found>();
    const ofAssignment = Map.groupBy(entries, ({ assignmentId }) => assignmentId);
    for (const row of await store.findAll([...ofAssignment.keys()])) {
      const paper = await papers.of(row);
      for (const entry of ofAssignment.get(row.id) ?? []) {
        const frozen = paper.find(entry.questionId);
        if (!frozen) continue;
        const question = paper.question(frozen.id);
        found.set(questionKey(entry), { frozen, question, title: row.setting.title });
      }
    }
    return found;
  }
}

/** The knowledge points of a question, those of a composite's questions included. */
export function knowledgePointsOf(question: Question): ReadonlySet<string> {
  const all = isComposite(question) ? [question, ...question.children] : [question];
  return new Set(all.flatMap(({ knowledgePoints }) => knowledgePoints ?? []));
}

function pointsOf(questions: readonly WrongQuestion[]): { name: string; open: number; settled: number }[] {
  const points = new Map<string, { name: string; open: number; settled: number }>();
  for (const { knowledge_points: names, pupils } of questions) {
    const settled = pupils.filter((pupil) => pupil.settled).length;
    for (const name of names) {
      const before = points.get(name) ?? { name, open: 0, settled: 0 };
      points.set(name, {
        name,
        open: before.open + pupils.length - settled,
        settled: before.settled + settled,
      });
    }
  }
  return [...points.values()].toSorted((one, other) => other.open - one.open);
}
