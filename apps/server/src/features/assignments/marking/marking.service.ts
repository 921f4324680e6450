import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LecternError } from '@lectern/protocol';
import type { MarkContent } from '@lectern/protocol/assignment-shapes';
import type { MarkedAnswer, PupilWork } from '@lectern/protocol/marking';
import { mediaOf, scoreOf, type Tally, talliesOf } from '@lectern/questions';
import type { Logger } from 'pino';
import { soundMime } from '../../../platform/answer-files.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CallerIdentity } from '../../../platform/http/routes.ts';
import type { ObjectStore } from '../../../platform/objects/object-store.ts';
import type { ClassesService } from '../../classes/index.ts';
import type { Accessed, AssignmentAccess } from '../assignment-access.ts';
import type { AssignmentLinks } from '../assignment-links.ts';
import type { AssignmentNews } from '../assignment-news.ts';
import type { AssignmentsStore } from '../assignments.store.ts';
import type { AssignmentRow, WorkRow } from '../assignments.tables.ts';
import { assignmentState, workState } from '../attempt-rules.ts';
import type { AssignmentFilesStore } from '../files.store.ts';
import { classesOf, pupilsOf } from '../giving/targets.ts';
import type { Paper, Papers } from '../papers.ts';
import type { WorksStore } from '../works.store.ts';
import type { AnswerPresenter } from './answer-presenter.ts';
import type { JudgedAnswer, JudgedWork, Judgements } from './judgements.ts';
import { checkMark } from './mark-rules.ts';
import type { MarksStore } from './marks.store.ts';
import { countingWork, nameOf, type PupilName, pointsOf, pupilWork, unknownPupil } from './pupil-work.ts';

export interface MarkingPorts {
  readonly store: AssignmentsStore;
  readonly works: WorksStore;
  readonly marks: MarksStore;
  readonly files: AssignmentFilesStore;
  readonly access: AssignmentAccess;
  readonly papers: Papers;
  readonly judgements: Judgements;
  readonly presenter: AnswerPresenter;
  readonly classes: Pick<ClassesService, 'rosters'>;
  readonly objects: ObjectStore;
  readonly links: AssignmentLinks;
  readonly news: AssignmentNews;
  readonly clock: Clock;
  readonly log: Logger;
}

interface ReturnWish {
  readonly work_ids: readonly string[];
  readonly returned: boolean;
  readonly words?: string | undefined;
  readonly voice?: string | null | undefined;
}

/** Pupils' work in the calls of teachers. Reads and marks are logged with ids, never with names. */
export class MarkingService {
  readonly #ports: MarkingPorts;

  constructor(ports: MarkingPorts) {
    this.#ports = ports;
  }

  /** Throws ASSIGNMENT_NOT_FOUND, as do all methods. */
  async list(caller: CallerIdentity, id: string): Promise<{ works: PupilWork[] }> {
    const { access, log } = this.#ports;
    const accessed = await access.toRead(caller, id);
    const { assignment } = accessed;
    const { pupils, judged, works, paper } = await this.#all(accessed);
    const devices = await this.#ports.works.devices(works.map((work) => work.id));
    log.info({ user: caller.userId, assignment: id }, 'the work of an assignment was read');
    return {
      works: pupils.map(({ pupil, attempts }) => {
        const points = new Map(attempts.map((one) => [one.id, pointsOf(judged.get(one.id))]));
        const work = countingWork(attempts, assignment.setting.counts, (one) => points.get(one.id) ?? 0);
        return pupilWork(
          pupil,
          work,
          work && judged.get(work.id),
          paper,
          (work && devices.get(work.id)) ?? 0,
          work && points.get(work.id),
        );
      }),
    };
  }

  /** Throws WORK_NOT_FOUND. */
  async get(caller: CallerIdentity, id: string, workId: string) {
    const { access, files, links, log } = this.#ports;
    const accessed = await access.toRead(caller, id);
    const { assignment } = accessed;
    const work = await this.#settled(accessed, await access.workToRead(accessed, workId));
    const [paper, all] = await Promise.all([
      this.#ports.papers.of(assignment),
      this.#ports.works.ofPupil(id, work.pupil_key),
    ]);
    const { judgements, works } = this.#ports;
    const others = all.filter((one) => one.id !== workId);
    const [judged, ofOthers, devices, pupil] = await Promise.all([
      judgements.of(assignment, [work], { withResponses: true }),
      judgements.of(assignment, others),
      works.devices([workId]),
      this.#pupilOf(work),
    ]);
    const answers: JudgedWork = judged.get(workId) ?? new Map<string, JudgedAnswer>();
    const voice = work.voice_hash === null ? [] : await files.find(id, [], [work.voice_hash]);
    log.info({ user: caller.userId, assignment: id, work: workId }, 'the work of a pupil was read');
    return {
      work: pupilWork(pupil, work, answers, paper, devices.get(workId) ?? 0),
      answers: await this.#ports.presenter.present(
        assignment,
        paper,
        [...answers].map(([questionId, answer]) => ({ work, questionId, answer })),
      ),
      words: work.words,
      voice: voice[0] ? links.link(id, voice[0]) : null,
      attempts: all.map((one) => ({
        work_id: one.id,
        attempt: one.attempt,
        points: pointsOf(one.id === workId ? answers : ofOthers.get(one.id)),
      })),
    };
  }

  /** Throws QUESTION_NOT_FOUND. */
  async answersOfQuestion(caller: CallerIdentity, id: string, questionId: string) {
    const { access, judgements, log } = this.#ports;
    const accessed = await access.toRead(caller, id);
    const { assignment } = accessed;
    const { pupils, judged, paper } = await this.#all(accessed);
    if (!paper.find(questionId)) throw new LecternError('QUESTION_NOT_FOUND');
    const counting = pupils.flatMap(({ pupil, attempts }) => {
      const work = countingWork(attempts, assignment.setting.counts, (one) => pointsOf(judged.get(one.id)));
      return work && paper.isIn(work, questionId) ? [{ pupil, work }] : [];
    });
    const works = counting.map(({ work }) => work);
    const read = await judgements.of(assignment, works, { questionId, withResponses: true });
    const given = counting.flatMap(({ pupil, work }) => {
      const answer = read.get(work.id)?.get(questionId);
      return answer ? [{ pupil, work, questionId, answer }] : [];
    });
    log.info(
      { user: caller.userId, assignment: id, question: questionId },
      'the answers to a question were read',
    );
    const shown = await this.#ports.presenter.present(assignment, paper, given);
    return {
      answers: shown.map((answer, index) => ({
        ...answer,
        work_id: given[index]?.work.id ?? '',
        name: given[index]?.pupil.name ?? '',
      })),
      tallies: talliesOfAnswers(paper, questionId, given),
    };
  }

  /** Adds a mark once. Throws WORK_NOT_FOUND, FORBIDDEN, QUESTION_NOT_FOUND, POINTS_TOO_MANY, INVALID_INPUT. */
  async mark(
    caller: CallerIdentity,
    of: {
      readonly id: string;
      readonly workId: string;
      readonly markId: string;
      readonly questionId: string;
    },
    content: MarkContent,
  ): Promise<MarkedAnswer> {
    const { access, clock, files, judgements, log, marks, papers, store } = this.#ports;
    const accessed = await access.toMark(caller, of.id);
    const { assignment } = accessed;
    const work = await access.workToMark(accessed, of.workId);
    const paper = await papers.of(assignment);
    if (!paper.isIn(work, of.questionId)) throw new LecternError('QUESTION_NOT_FOUND');
    const question = paper.own(work, of.questionId);
    const before = await this.#answer(assignment, work, of.questionId);
    const own = mediaOf(question, before.response);
    const isVoice = content.voice === null || (await files.has(of.id, content.voice, 'voice'));
    checkMark(question, content, { files: own, isVoice });
    const isAdded = await marks.add(
      {
        id: of.markId,
        work_id: work.id,
        question_id: of.questionId,
        response_id: before.row?.id ?? null,
        by_id: caller.userId,
        content,
      },
      new Date(clock.now()),
    );
    if (!isAdded) throw new LecternError('INVALID_INPUT', { field: 'params.mark_id' });
    await judgements.bringUpToDate({ assignmentIds: [of.id] }, (ids) => store.findAll(ids));
    log.info({ user: caller.userId, assignment: of.id, work: work.id }, 'an answer was marked');
    const answer = await this.#answer(assignment, work, of.questionId);
    const [shown] = await this.#ports.presenter.present(assignment, paper, [
      { work, questionId: of.questionId, answer },
    ]);
    if (!shown) throw new LecternError('QUESTION_NOT_FOUND');
    return shown;
  }

  /** Throws FORBIDDEN, FILE_TYPE_UNSUPPORTED. */
  async uploadVoice(caller: CallerIdentity, id: string, stream: Readable) {
    const { access, files, links, objects } = this.#ports;
    await access.toMark(caller, id);
    const bytes = await buffer(stream);
    const mime = soundMime(bytes);
    const { hash, size } = await objects.put(bytes);
    await files.addVoice({ assignment_id: id, hash, mime, size });
    return { hash, ...links.link(id, { hash, mime }) };
  }

  /**
   * Returns work, or takes the return back. Work that is still open is handed in by its return once the end has passed.
   * Throws WORK_NOT_FOUND, also for work that is being answered, FORBIDDEN, and INVALID_INPUT for a voice that was not
   * uploaded.
   */
  async returnWorks(caller: CallerIdentity, id: string, wish: ReturnWish): Promise<{ returned: number }> {
    const { access, clock, files, log, news, store, works } = this.#ports;
    const accessed = await access.toMark(caller, id);
    const now = clock.now();
    await store.handInEnded(new Date(now), [id]);
    const isLate = assignmentState(accessed.assignment.setting, now) === 'late';
    const all: WorkRow[] = [];
    for (const workId of new Set(wish.work_ids)) {
      const work = await access.workToMark(accessed, workId);
      if (workState(work) === 'open' && !isLate) throw new LecternError('WORK_NOT_FOUND');
      all.push(work);
    }
    if (wish.voice != null && !(await files.has(id, wish.voice, 'voice')))
      throw new LecternError('INVALID_INPUT', { field: 'body.voice' });
    if (wish.returned)
      for (const work of all)
        if (workState(work) === 'open') await works.handIn(work.id, 'teacher', new Date(now), null);
    await works.setReturned(
      all.map((work) => work.id),
      wish.returned ? new Date(now) : null,
      { words: wish.words, voice: wish.voice },
    );
    log.info({ user: caller.userId, assignment: id, works: all.length }, 'work was returned to pupils');
    news.note(id);
    return { returned: all.length };
  }

  /** The pupils whom the caller may read, with their attempts judged. */
  async #all(accessed: Accessed) {
    const { access, classes, clock, judgements, papers, store, works } = this.#ports;
    const { assignment, standing } = accessed;
    const { id, setting } = assignment;
    await store.handInEnded(new Date(clock.now()), [id]);
    const [everything, paper] = await Promise.all([works.ofAssignments([id]), papers.of(assignment)]);
    const all = access.readable(accessed, everything);
    const classIds = classesOf(setting.targets).filter((classId) => standing.readable.has(classId));
    const [rosters, judged] = await Promise.all([classes.rosters(classIds), judgements.of(assignment, all)]);
    const known = new Map(rosters.flatMap(({ pupils }) => pupils.map((pupil) => [pupil.id, pupil])));
    const ofPupil = Map.groupBy(
      all.toSorted((one, other) => one.attempt - other.attempt),
      (work) => work.pupil_key,
    );
    const asked = pupilsOf(setting.targets, rosters);
    const named = new Set(asked.map((pupil) => pupil.id));
    const others = [...ofPupil].filter(([key]) => !named.has(key));
    return {
      paper,
      judged,
      works: all,
      pupils: [
        ...asked.map((pupil) => ({ pupil: nameOf(pupil), attempts: ofPupil.get(pupil.id) ?? [] })),
        // Pupils who left their class or are no target any more, then those who came by the link.
        ...others
          .toSorted(
            ([, [one]], [, [other]]) => Number(one?.class_id === null) - Number(other?.class_id === null),
          )
          .map(([key, attempts]) => {
            const pupil = known.get(key);
            return { pupil: pupil ? nameOf(pupil) : unknownPupil(attempts), attempts };
          }),
      ],
    };
  }

  async #settled({ assignment }: Accessed, work: WorkRow): Promise<WorkRow> {
    const { clock, store, works } = this.#ports;
    if (work.handed_in_at) return work;
    await store.handInEnded(new Date(clock.now()), [assignment.id]);
    return (await works.find(work.id)) ?? work;
  }

  async #pupilOf(work: WorkRow): Promise<PupilName> {
    const [roster] = work.class_id === null ? [] : await this.#ports.classes.rosters([work.class_id]);
    const pupil = roster?.pupils.find(({ id }) => id === work.member_id);
    return pupil ? nameOf(pupil) : unknownPupil([work]);
  }

  async #answer(assignment: AssignmentRow, work: WorkRow, questionId: string): Promise<JudgedAnswer> {
    const { judgements } = this.#ports;
    const judged = await judgements.of(assignment, [work], { questionId, withResponses: true });
    const answer = judged.get(work.id)?.get(questionId);
    if (!answer) throw new LecternError('QUESTION_NOT_FOUND');
    return answer;
  }
}

function talliesOfAnswers(
  paper: Paper,
  questionId: string,
  given: readonly { readonly answer: JudgedAnswer }[],
): Tally[] {
  const question = paper.question(questionId);
  const responses = given.flatMap(({ answer: { row, response } }) =>
    row ? [{ response, score: scoreOf(question, response) }] : [],
  );
  return talliesOf(question, responses);
}
