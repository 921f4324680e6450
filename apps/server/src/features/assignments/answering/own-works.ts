import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LecternError } from '@lectern/protocol';
import {
  ANSWER_FILE_MAX_BYTES,
  ANSWER_FILES_MAX,
  HELD_UP_MS,
  type OwnQuestion,
  type OwnWork,
} from '@lectern/protocol/own-work';
import { mediaOf } from '@lectern/questions';
import { answerMime } from '../../../platform/answer-files.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ObjectStore } from '../../../platform/objects/object-store.ts';
import { enforce } from '../../../platform/policy.ts';
import type { AddressLimit } from '../../accounts/index.ts';
import type { ClassesService } from '../../classes/index.ts';
import type { AssignmentLinks, LinkedFile } from '../assignment-links.ts';
import type { AssignmentNews } from '../assignment-news.ts';
import { mayBegin } from '../assignments.policy.ts';
import type { AssignmentsStore } from '../assignments.store.ts';
import type { AssignmentRow, MarkRow, WorkRow } from '../assignments.tables.ts';
import {
  arrivalOf,
  assignmentState,
  attemptsLeft,
  hardEnd,
  mayRenounce,
  workState,
} from '../attempt-rules.ts';
import { checkedResponse } from '../checked-response.ts';
import type { AssignmentFilesStore } from '../files.store.ts';
import type { JudgedAnswer, Judgements } from '../marking/judgements.ts';
import type { Paper, Papers } from '../papers.ts';
import type { WorksStore } from '../works.store.ts';
import type { WrongAnswersService } from '../wrong-answers/wrong-answers.service.ts';
import { type OwnWorkFacts, ownQuestionView, ownWorkView } from './own-work.ts';

/** Most responses of one question in one attempt. */
const RESPONSES_MAX = 120;
/** Calls of one attempt within a minute. */
export const CALLS_A_MINUTE = 300;

export interface OwnWorksPorts {
  readonly store: AssignmentsStore;
  readonly works: WorksStore;
  readonly files: AssignmentFilesStore;
  readonly papers: Papers;
  readonly judgements: Judgements;
  readonly wrongAnswers: WrongAnswersService;
  readonly classes: Pick<ClassesService, 'rosters'>;
  readonly objects: ObjectStore;
  readonly links: AssignmentLinks;
  readonly limit: AddressLimit;
  readonly news: AssignmentNews;
  readonly clock: Clock;
}

interface Identified {
  readonly assignment: AssignmentRow;
  readonly work: WorkRow;
}

interface GivenResponse {
  readonly id: string;
  readonly questionId: string;
  readonly response: unknown;
  readonly givenAt: number;
  readonly device: string;
}

/** Attempts in the calls of their pupils, who have a token. All methods with a token throw WORK_GONE. */
export class OwnWorks {
  readonly #ports: OwnWorksPorts;

  constructor(ports: OwnWorksPorts) {
    this.#ports = ports;
  }

  async get(token: string): Promise<OwnWork> {
    const { assignment, work } = await this.identify(token);
    return this.show(assignment, work);
  }

  /**
   * The response is on disk when this resolves. Throws QUESTION_NOT_FOUND, WORK_CLOSED, RESPONSES_TOO_MANY, and
   * INVALID_INPUT for a value that is no response, a file of another attempt, or an id of another response.
   */
  async respond(token: string, given: GivenResponse): Promise<{ given_at: number; late: boolean }> {
    const { clock, files, papers, works } = this.#ports;
    const { assignment, work } = await this.identify(token);
    const paper = await papers.of(assignment);
    if (!paper.isIn(work, given.questionId)) throw new LecternError('QUESTION_NOT_FOUND');
    const question = paper.own(work, given.questionId);
    const revealed = paper.aliases(work, given.questionId).reveal(given.response);
    const response = checkedResponse(question, revealed);
    const hashes = mediaOf(question, response);
    const known = new Set((await files.find(assignment.id, [work.id], hashes)).map(({ hash }) => hash));
    if (hashes.some((hash) => !known.has(hash)))
      throw new LecternError('INVALID_INPUT', { field: 'body.response' });
    const now = clock.now();
    const outcome = await works.addResponse(
      {
        id: given.id,
        workId: work.id,
        questionId: given.questionId,
        response,
        device: given.device,
      },
      RESPONSES_MAX,
      new Date(now),
      (row) => arrivalOf(row, assignment.setting, given.givenAt, now),
    );
    if (outcome === 'gone') throw new LecternError('WORK_GONE');
    if (outcome === 'closed') throw new LecternError('WORK_CLOSED');
    if (outcome === 'full') throw new LecternError('RESPONSES_TOO_MANY');
    if (outcome === 'foreign') throw new LecternError('INVALID_INPUT', { field: 'params.response_id' });
    return { given_at: outcome.givenAt.getTime(), late: outcome.late };
  }

  /** Throws QUESTION_NOT_FOUND, also for a hint that the question does not have, and WORK_CLOSED. */
  async hint(token: string, questionId: string, hintId: string): Promise<OwnQuestion> {
    const { papers, works } = this.#ports;
    const { assignment, work } = await this.identify(token);
    if (workState(work) !== 'open') throw new LecternError('WORK_CLOSED');
    const paper = await papers.of(assignment);
    const question = paper.find(questionId);
    if (!question || !paper.isIn(work, questionId) || !hintsOf(paper, questionId).has(hintId))
      throw new LecternError('QUESTION_NOT_FOUND');
    const hints = await works.addHint(work.id, questionId, hintId);
    const facts = await this.#facts(assignment, { ...work, hints });
    return ownQuestionView(facts, question);
  }

  /** Throws WORK_CLOSED, FILE_TYPE_UNSUPPORTED, FILE_TOO_LARGE, FILES_TOO_MANY. */
  async upload(token: string, stream: Readable): Promise<LinkedFile & { readonly hash: string }> {
    const { clock, files, links, objects } = this.#ports;
    const { assignment, work } = await this.identify(token);
    const now = clock.now();
    // A photograph of an answer that was held up arrives as late as the answer may.
    const taken = arrivalOf(work, assignment.setting, hardEnd(work, assignment.setting) - 1, now);
    if (taken === 'closed') throw new LecternError('WORK_CLOSED');
    const bytes = await buffer(stream);
    if (bytes.length > ANSWER_FILE_MAX_BYTES) throw new LecternError('FILE_TOO_LARGE', { size: '5 MB' });
    const mime = answerMime(bytes);
    const { hash, size } = await objects.put(bytes);
    const file = { assignment_id: assignment.id, work_id: work.id, hash, mime, size };
    if (!(await files.addToWork(file, ANSWER_FILES_MAX)))
      throw new LecternError('FILES_TOO_MANY', { most: ANSWER_FILES_MAX });
    return { hash, ...links.link(assignment.id, file) };
  }

  /** Handing in twice is once. */
  async handIn(token: string): Promise<OwnWork> {
    const { clock, news, works } = this.#ports;
    const { assignment, work } = await this.identify(token);
    if (workState(work) === 'open') {
      const { until_at: until } = assignment.setting;
      const lateAt = until === null ? null : new Date(until + HELD_UP_MS);
      await works.handIn(work.id, 'pupil', new Date(clock.now()), lateAt);
      await this.#judge(assignment);
      news.note(assignment.id);
    }
    return this.show(assignment, await this.#again(work.id));
  }

  /** Gives up further attempts when the key waits for nothing else, and shows it. Without such a key nothing changes. */
  async renounce(token: string): Promise<OwnWork> {
    const { clock, works } = this.#ports;
    const { assignment, work } = await this.identify(token);
    const all = await works.ofPupil(assignment.id, work.pupil_key);
    const now = clock.now();
    if (!mayRenounce(work, all, assignment.setting, now)) return this.show(assignment, work);
    // An attempt that another device begins meanwhile takes no answers then, and its key waits until it is handed in.
    await works.noteKeyShown(assignment.id, work.pupil_key, new Date(now));
    return this.show(assignment, await this.#again(work.id));
  }

  /** Throws ASSIGNMENT_NOT_OPEN and ATTEMPTS_USED. */
  checkAgain(assignment: AssignmentRow, all: readonly WorkRow[]): void {
    const now = this.#ports.clock.now();
    enforce(mayBegin(assignmentState(assignment.setting, now)));
    if (attemptsLeft(all, assignment.setting, now) === 0) throw new LecternError('ATTEMPTS_USED');
  }

  /** The attempt of a token, handed in if its time is over. Throws WORK_GONE and TOO_MANY_REQUESTS. */
  async identify(token: string): Promise<Identified> {
    const { clock, limit, news, store, works } = this.#ports;
    const work = await works.findByToken(hashOf(token));
    const assignment = work && (await store.find(work.assignment_id));
    if (!work || !assignment) throw new LecternError('WORK_GONE');
    limit.take(work.id);
    const now = clock.now();
    if (work.handed_in_at || now < hardEnd(work, assignment.setting)) return { assignment, work };
    await store.handInEnded(new Date(now), [assignment.id]);
    news.note(assignment.id);
    return { assignment, work: await this.#again(work.id) };
  }

  /** The attempt as its pupil sees it now. That a key is shown is recorded before. */
  async show(assignment: AssignmentRow, work: WorkRow): Promise<OwnWork> {
    const { clock, files, links, works } = this.#ports;
    const facts = await this.#facts(assignment, work);
    const { view, hashes, hasKey } = ownWorkView(facts);
    if (hasKey && !work.key_shown_at)
      await works.noteKeyShown(assignment.id, work.pupil_key, new Date(clock.now()));
    const found = await files.find(assignment.id, [work.id], hashes);
    return { ...view, files: links.links(assignment.id, found) };
  }

  async #facts(assignment: AssignmentRow, work: WorkRow): Promise<OwnWorkFacts> {
    const { clock, judgements, papers, wrongAnswers, works } = this.#ports;
    const [paper, all, judged, name, wrong] = await Promise.all([
      papers.of(assignment),
      works.ofPupil(assignment.id, work.pupil_key),
      judgements.of(assignment, [work], { withResponses: true }),
      this.#nameOf(work),
      work.class_id === null || work.member_id === null
        ? 0
        : wrongAnswers.countOpen(work.class_id, work.member_id),
    ]);
    const answers = judged.get(work.id) ?? new Map<string, JudgedAnswer>();
    return {
      setting: assignment.setting,
      paper,
      work,
      all,
      answers: new Map(
        [...answers].flatMap(([id, { row, response }]) => (row ? [[id, { row, response }] as const] : [])),
      ),
      judged: (id) =>
        answers.get(id)?.judged ?? { state: 'missing', rulePoints: null, points: null, shown: null },
      marks: new Map(
        [...answers].flatMap(([id, { mark }]): [string, MarkRow][] => (mark ? [[id, mark]] : [])),
      ),
      name,
      wrongAnswers: wrong,
      now: clock.now(),
    };
  }

  async #nameOf({ class_id: classId, member_id: memberId, typed_name: typed }: WorkRow): Promise<string> {
    if (classId === null) return typed;
    const [roster] = await this.#ports.classes.rosters([classId]);
    return roster?.pupils.find(({ id }) => id === memberId)?.name ?? '';
  }

  async #again(workId: string): Promise<WorkRow> {
    const work = await this.#ports.works.find(workId);
    if (!work) throw new LecternError('WORK_GONE');
    return work;
  }

  async #judge(assignment: AssignmentRow): Promise<void> {
    await this.#ports.judgements.bringUpToDate({ assignmentIds: [assignment.id] }, async () => [assignment]);
  }
}

/** Ids of the hints of a question, those of a composite's questions included. */
function hintsOf(paper: Paper, questionId: string): ReadonlySet<string> {
  const question = paper.question(questionId);
  const all = 'children' in question ? [question, ...question.children] : [question];
  return new Set(all.flatMap(({ hints }) => hints?.map(({ id }) => id) ?? []));
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
