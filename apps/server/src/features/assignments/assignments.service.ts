import { LecternError } from '@lectern/protocol';
import type {
  Assignment,
  AssignmentContent,
  AssignmentEntry,
  AssignmentSetting,
  AssignmentSource,
} from '@lectern/protocol/assignment-shapes';
import { ASSIGNMENTS_MAX } from '@lectern/protocol/assignments';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import type { ClassesService } from '../classes/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { ExercisesService } from '../exercises/index.ts';
import type { AssignmentAccess } from './assignment-access.ts';
import type { AssignmentLinks, LinkedFile } from './assignment-links.ts';
import type { AssignmentOwners } from './assignment-owners.ts';
import { mayGiveTo } from './assignments.policy.ts';
import type { AssignmentsStore, NewContent } from './assignments.store.ts';
import type { AssignmentRow } from './assignments.tables.ts';
import { assignmentState } from './attempt-rules.ts';
import type { AssignmentFilesStore } from './files.store.ts';
import { type ClassWordOfWeek, drawAssignmentCode } from './giving/codes.ts';
import { frozenContent, fullPointsOf, hashesIn } from './giving/frozen-content.ts';
import { checkTimes, classesOf, pupilsOf } from './giving/targets.ts';
import type { Judgements } from './marking/judgements.ts';
import type { MarksStore, StoredCounts } from './marking/marks.store.ts';
import type { Papers } from './papers.ts';
import type { WrongAnswersService } from './wrong-answers/wrong-answers.service.ts';

export interface AssignmentsServicePorts {
  readonly store: AssignmentsStore;
  readonly marks: MarksStore;
  readonly access: AssignmentAccess;
  readonly papers: Papers;
  readonly judgements: Judgements;
  readonly words: ClassWordOfWeek;
  readonly wrongAnswers: WrongAnswersService;
  readonly classes: Pick<ClassesService, 'rosters' | 'standing' | 'taughtIds'>;
  readonly documents: Pick<DocumentsService, 'allowed'>;
  readonly exercises: ExercisesService;
  readonly owners: AssignmentOwners;
  readonly files: AssignmentFilesStore;
  readonly links: AssignmentLinks;
  readonly clock: Clock;
  readonly log: Logger;
}

const NO_COUNTS: StoredCounts = { begun: 0, linked: 0, handedIn: 0, late: 0, toMark: 0, returned: 0 };

interface ListWish {
  readonly class_id?: string | undefined;
  readonly document_id?: string | undefined;
  readonly $offset: number;
  readonly $limit: number;
}

/** Assignments of teachers: given out, listed, changed and deleted. */
export class AssignmentsService {
  readonly #ports: AssignmentsServicePorts;

  constructor(ports: AssignmentsServicePorts) {
    this.#ports = ports;
  }

  /** For features that hand a teacher's work over to a colleague. */
  get owners(): AssignmentOwners {
    return this.#ports.owners;
  }

  /**
   * Gives out questions. The same id again returns the assignment as it is. Throws DOCUMENT_NOT_FOUND, CLASS_NOT_FOUND,
   * ASSIGNMENT_NOT_FOUND for the id of another teacher's assignment, ASSIGNMENT_EMPTY, ASSIGNMENTS_TOO_MANY, INVALID_INPUT.
   */
  async create(
    caller: CallerIdentity,
    id: string,
    { source, setting }: { readonly source: AssignmentSource; readonly setting: AssignmentSetting },
  ): Promise<Assignment> {
    const { clock, log, store } = this.#ports;
    const known = await store.find(id);
    if (known) return this.#ownAgain(caller, known);
    checkTimes(setting);
    await this.#checkTargets(caller, setting, source);
    if ((await store.countOf(caller.userId)) >= ASSIGNMENTS_MAX)
      throw new LecternError('ASSIGNMENTS_TOO_MANY', { most: ASSIGNMENTS_MAX });
    const content = await this.#contentOf(caller, source);
    if (content.questionCount === 0) throw new LecternError('ASSIGNMENT_EMPTY');
    const documentId = source.kind === 'exercise' ? source.document_id : null;
    const made = { id, ownerId: caller.userId, setting, source, documentId, ...content };
    for (let outcome = 'code'; outcome === 'code'; ) {
      outcome = await store.insert({ ...made, code: drawAssignmentCode() }, new Date(clock.now()));
      if (outcome === 'inserted')
        log.info({ user: caller.userId, assignment: id }, 'an assignment was given out');
    }
    const row = await store.find(id);
    if (!row) throw new LecternError('ASSIGNMENT_NOT_FOUND');
    return this.#ownAgain(caller, row);
  }

  async list(caller: CallerIdentity, wish: ListWish): Promise<{ items: AssignmentEntry[]; count: number }> {
    const { classes, store } = this.#ports;
    const taught = await classes.taughtIds(caller.userId);
    const asked = wish.class_id === undefined ? taught : [...taught, wish.class_id];
    const { readable } = await classes.standing(caller, asked);
    const classIds = wish.class_id === undefined ? [...readable] : [wish.class_id];
    if (wish.class_id !== undefined && !readable.has(wish.class_id)) return { items: [], count: 0 };
    const { count, rows } = await store.list(
      { ownerId: caller.userId, classIds, inClass: wish.class_id },
      { documentId: wish.document_id, offset: wish.$offset, limit: wish.$limit },
    );
    return { count, items: await this.#entries(rows) };
  }

  /** Throws ASSIGNMENT_NOT_FOUND, as do all methods below. */
  async get(caller: CallerIdentity, id: string): Promise<Assignment> {
    const { assignment } = await this.#ports.access.toRead(caller, id);
    return this.#present(caller, assignment);
  }

  async content(
    caller: CallerIdentity,
    id: string,
  ): Promise<AssignmentContent & { files: Record<string, LinkedFile> }> {
    const { access, files, links, papers } = this.#ports;
    const { assignment } = await access.toRead(caller, id);
    const { content } = await papers.of(assignment);
    const found = await files.find(id, [], hashesIn(content));
    return {
      files: links.links(id, found),
      instructions: content.instructions,
      order: content.order,
      sections: content.sections.map((section) => ({
        id: section.id,
        title: section.title,
        questions: section.questions.map(({ id: questionId, points, question }) => ({
          id: questionId,
          points,
          question,
        })),
      })),
    };
  }

  /** Throws FORBIDDEN, CLASS_NOT_FOUND for a new class that the caller does not teach, INVALID_INPUT. */
  async change(caller: CallerIdentity, id: string, setting: AssignmentSetting): Promise<Assignment> {
    const { access, clock, log, store } = this.#ports;
    const { assignment } = await access.toChange(caller, id);
    checkTimes(setting);
    await this.#checkTargets(caller, setting, assignment.source, classesOf(assignment.setting.targets));
    await store.change(id, setting, new Date(clock.now()));
    log.info({ user: caller.userId, assignment: id }, 'the settings of an assignment were changed');
    return this.get(caller, id);
  }

  /** Throws FORBIDDEN. */
  async remove(caller: CallerIdentity, id: string): Promise<void> {
    const { access, log, store } = this.#ports;
    await access.toChange(caller, id);
    await store.remove(id);
    log.info({ user: caller.userId, assignment: id }, 'an assignment was deleted');
  }

  /** The questions of an exercise as they are now. Throws DOCUMENT_NOT_FOUND and INVALID_INPUT. */
  async exerciseContent(caller: CallerIdentity, documentId: string): Promise<NewContent> {
    const { documents, exercises } = this.#ports;
    await documents.allowed(caller.userId, documentId, 'see');
    const documentSeq = await exercises.seq(documentId);
    if (documentSeq === undefined) throw new LecternError('DOCUMENT_NOT_FOUND');
    const content = frozenContent(await exercises.snapshot(documentId));
    const questions = content.sections.flatMap((section) => section.questions);
    const files = await exercises.assets.find(documentId, hashesIn(content));
    return {
      content,
      questionCount: questions.length,
      fullPoints: fullPointsOf(questions),
      documentSeq,
      files: files.map(({ hash, mime, size }) => ({ hash, mime, size })),
    };
  }

  async #ownAgain(caller: CallerIdentity, row: AssignmentRow): Promise<Assignment> {
    if (row.owner_id !== caller.userId) throw new LecternError('ASSIGNMENT_NOT_FOUND');
    return this.#present(caller, row);
  }

  #contentOf(caller: CallerIdentity, source: AssignmentSource): Promise<NewContent> {
    if (source.kind === 'exercise') return this.exerciseContent(caller, source.document_id);
    return this.#ports.wrongAnswers.contentOf(source);
  }

  /** Classes that the assignment had before may stay although the caller does not teach them any more. */
  async #checkTargets(
    caller: CallerIdentity,
    { targets, open_to_link: openToLink }: AssignmentSetting,
    source: AssignmentSource,
    before: readonly string[] = [],
  ): Promise<void> {
    const named = classesOf(targets);
    const ids = source.kind === 'wrong-answers' ? [...new Set([...named, source.class_id])] : named;
    const { taught } = await this.#ports.classes.standing(caller, ids);
    for (const id of ids) enforce(mayGiveTo(taught.has(id) || before.includes(id)));
    if (source.kind !== 'wrong-answers') return;
    if (openToLink || named.some((id) => id !== source.class_id))
      throw new LecternError('INVALID_INPUT', { field: 'body.setting.targets' });
  }

  async #present(caller: CallerIdentity, assignment: AssignmentRow): Promise<Assignment> {
    const { access, classes, clock, words } = this.#ports;
    const classIds = classesOf(assignment.setting.targets);
    const [[entry], standing, rosters, seq] = await Promise.all([
      this.#entries([assignment]),
      access.standing(caller, assignment),
      classes.rosters(classIds),
      this.#seqOf(assignment),
    ]);
    if (!entry) throw new LecternError('ASSIGNMENT_NOT_FOUND');
    const now = clock.now();
    const known = rosters.filter(({ id }) => standing.readable.has(id));
    return {
      ...entry,
      setting: assignment.setting,
      source: assignment.source,
      code: assignment.code,
      path: `/do?code=${assignment.code}`,
      words: known.map(({ id, name }) => ({ class_id: id, class_name: name, word: words.word(id, now) })),
      revision: assignment.revision,
      mine: assignment.owner_id === caller.userId,
      has_newer: seq !== undefined && seq > (assignment.document_seq ?? seq),
      full_points: assignment.full_points,
    };
  }

  #seqOf({ document_id: documentId }: AssignmentRow): Promise<number | undefined> {
    return documentId === null ? Promise.resolve(undefined) : this.#ports.exercises.seq(documentId);
  }

  async #entries(rows: readonly AssignmentRow[]): Promise<AssignmentEntry[]> {
    const { classes, clock, judgements, marks, store } = this.#ports;
    const now = clock.now();
    const ids = rows.map(({ id }) => id);
    await store.handInEnded(new Date(now), ids);
    await judgements.bringUpToDate({ assignmentIds: ids }, async () => rows);
    const classIds = [...new Set(rows.flatMap(({ setting }) => classesOf(setting.targets)))];
    const [rosters, counts] = await Promise.all([classes.rosters(classIds), marks.counts(ids)]);
    const byId = new Map(rosters.map((roster) => [roster.id, roster]));
    return rows.map((row) => {
      const own = classesOf(row.setting.targets).flatMap((id) => byId.get(id) ?? []);
      const stored = counts.get(row.id) ?? NO_COUNTS;
      return {
        id: row.id,
        title: row.setting.title,
        state: assignmentState(row.setting, now),
        from_at: row.setting.from_at,
        until_at: row.setting.until_at,
        class_names: own.map(({ name }) => name),
        question_count: row.question_count,
        counts: {
          // Pupils who left their class after they began are counted as begun.
          pupils: Math.max(pupilsOf(row.setting.targets, own).length + stored.linked, stored.begun),
          begun: stored.begun,
          handed_in: stored.handedIn,
          late: stored.late,
          to_mark: stored.toMark,
          returned: stored.returned,
        },
      };
    });
  }
}
