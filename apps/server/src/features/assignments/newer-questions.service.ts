import { isDeepStrictEqual } from 'node:util';
import { LecternError } from '@lectern/protocol';
import type { Logger } from 'pino';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { ClassesService } from '../classes/index.ts';
import type { AssignmentAccess } from './assignment-access.ts';
import type { AssignmentsService } from './assignments.service.ts';
import type { AssignmentsStore, NewContent } from './assignments.store.ts';
import type { FrozenContent, FrozenQuestion } from './assignments.tables.ts';
import { fullPointsOf } from './giving/frozen-content.ts';
import type { Judgements } from './marking/judgements.ts';
import { pointsOf } from './marking/pupil-work.ts';
import { Paper, type Papers } from './papers.ts';
import type { WorksStore } from './works.store.ts';

export interface NewerQuestionsPorts {
  readonly store: AssignmentsStore;
  readonly works: WorksStore;
  readonly access: AssignmentAccess;
  readonly papers: Papers;
  readonly judgements: Judgements;
  readonly assignments: Pick<AssignmentsService, 'exerciseContent'>;
  readonly classes: Pick<ClassesService, 'rosters'>;
  readonly log: Logger;
}

interface Changes {
  readonly changed_questions: string[];
  readonly changed_points: { work_id: string; name: string; before: number; after: number }[];
}

/** Takes the questions of an assignment anew from its exercise, and says whose points change by that. */
export class NewerQuestionsService {
  readonly #ports: NewerQuestionsPorts;

  constructor(ports: NewerQuestionsPorts) {
    this.#ports = ports;
  }

  /** `dry`: nothing is changed. Throws ASSIGNMENT_NOT_FOUND, FORBIDDEN, DOCUMENT_NOT_FOUND, INVALID_INPUT. */
  async take(caller: CallerIdentity, id: string, dry: boolean): Promise<Changes> {
    const { access, assignments, judgements, log, papers, store, works } = this.#ports;
    const accessed = await access.toChange(caller, id);
    const { assignment } = accessed;
    if (assignment.document_id === null) throw new LecternError('DOCUMENT_NOT_FOUND');
    const [fresh, paper] = await Promise.all([
      assignments.exerciseContent(caller, assignment.document_id),
      papers.of(assignment),
    ]);
    const made = newerContent(paper.content, fresh);
    const after = new Paper(made.content);
    const changed = after.questions
      .filter((question) => !isDeepStrictEqual(asJson(question), asJson(paper.find(question.id))))
      .map((question) => question.id);
    const all = access.readable(accessed, await works.ofAssignments([id]));
    const [judgedBefore, judgedAfter] = await Promise.all([
      judgements.of(assignment, all),
      judgements.of(assignment, all, { paper: after }),
    ]);
    const names = await this.#names([...new Set(all.flatMap((work) => work.class_id ?? []))]);
    const changedPoints = all.flatMap((work) => {
      const [was, will] = [pointsOf(judgedBefore.get(work.id)), pointsOf(judgedAfter.get(work.id))];
      const name = names.get(work.member_id ?? '') ?? work.typed_name;
      return was === will ? [] : [{ work_id: work.id, name, before: was, after: will }];
    });
    if (!dry && !(await store.replaceContent(id, assignment.revision, made)))
      throw new LecternError('INVALID_INPUT', { field: 'revision' });
    if (!dry) {
      log.info(
        { user: caller.userId, assignment: id, changed: changed.length },
        'newer questions were taken',
      );
      await judgements.bringUpToDate({ assignmentIds: [id] }, (ids) => store.findAll(ids));
    }
    return { changed_questions: changed, changed_points: changedPoints };
  }

  async #names(classIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rosters = await this.#ports.classes.rosters(classIds);
    return new Map(rosters.flatMap(({ pupils }) => pupils.map(({ id, name }) => [id, name] as const)));
  }
}

/** The frozen content with the newer form of each of its questions; questions that were added or removed are not taken. */
export function newerContent(frozen: FrozenContent, fresh: NewContent): NewContent {
  const newer = new Map(
    fresh.content.sections.flatMap(({ questions }) =>
      questions.map((question) => [question.record, question] as const),
    ),
  );
  const sections = frozen.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question): FrozenQuestion => {
      const found = newer.get(question.record);
      return found ? { ...question, points: found.points, question: found.question } : question;
    }),
  }));
  const questions = sections.flatMap((section) => section.questions);
  return {
    content: { ...frozen, sections },
    questionCount: questions.length,
    fullPoints: fullPointsOf(questions),
    documentSeq: fresh.documentSeq,
    files: fresh.files,
  };
}

function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
