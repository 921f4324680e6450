import { randomBytes, randomInt } from 'node:crypto';
import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { AssignmentState, WorkState } from '@lectern/protocol/assignment-shapes';
import type { OwnWork } from '@lectern/protocol/own-work';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import { enforce } from '../../../platform/policy.ts';
import type { AccountsService, CodeLimits, JoinPace, KnockPlace } from '../../accounts/index.ts';
import type { ClassesService } from '../../classes/index.ts';
import type { AssignmentNews } from '../assignment-news.ts';
import { mayBegin } from '../assignments.policy.ts';
import type { AssignmentsStore } from '../assignments.store.ts';
import type { AssignmentRow, WorkRow } from '../assignments.tables.ts';
import { assignmentState, workState } from '../attempt-rules.ts';
import type { ClassWordOfWeek } from '../giving/codes.ts';
import { classesOf, pupilsOf } from '../giving/targets.ts';
import type { WorksStore } from '../works.store.ts';
import type { WrongAnswersService } from '../wrong-answers/wrong-answers.service.ts';
import { hashOf, type OwnWorks } from './own-works.ts';

/** Length of a token: 192 random bits. Its SHA-256 is stored. */
const TOKEN_BYTES = 24;
/** Most devices of one attempt; the oldest token ends when there are more. */
const TOKENS_MAX = 20;
/** Most people who answer one assignment by its link. */
const LINKED_MAX = 1_000;
const SEEDS = 2 ** 31;

type Who = { readonly class_id: string; readonly member_id: string } | { readonly name: string };

interface Knock {
  readonly code: string;
  readonly word?: string | undefined;
}

export interface AnsweringPorts {
  readonly store: AssignmentsStore;
  readonly works: WorksStore;
  readonly own: OwnWorks;
  readonly words: ClassWordOfWeek;
  readonly wrongAnswers: WrongAnswersService;
  readonly accounts: Pick<AccountsService, 'findUser'>;
  readonly classes: Pick<ClassesService, 'rosters'>;
  /** Limits on tried codes, on tried words, and on how fast people begin. */
  readonly codes: CodeLimits;
  readonly wordLimits: CodeLimits;
  readonly pace: JoinPace;
  readonly news: AssignmentNews;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface LookedAtAssignment {
  readonly title: string;
  readonly teacher: string;
  readonly note: string;
  readonly state: AssignmentState;
  readonly from_at: number;
  readonly until_at: number | null;
  readonly question_count: number;
  readonly time_limit: number | null;
  readonly asks_word: boolean;
  readonly open_to_link: boolean;
  readonly classes: {
    class_id: string;
    class_name: string;
    pupils: { member_id: string; name: string; student_number: string; state: WorkState | null }[];
  }[];
}

/** Pupils who come with the code of an assignment, and begin. The log never contains names. */
export class AnsweringService {
  readonly #ports: AnsweringPorts;

  constructor(ports: AnsweringPorts) {
    this.#ports = ports;
  }

  /** Throws ASSIGNMENT_CODE_UNKNOWN, CLASS_WORD_WRONG, TOO_MANY_REQUESTS, PROOF_NEEDED. */
  async look({ code, word }: Knock, place: KnockPlace): Promise<LookedAtAssignment> {
    const { accounts, classes, clock, log, store, works } = this.#ports;
    const assignment = await this.#byCode(code, place);
    const { setting } = assignment;
    await store.handInEnded(new Date(clock.now()), [assignment.id]);
    const admitted = await this.#classesFor(assignment, word, place);
    const rosters = await classes.rosters(admitted);
    const teacher = await accounts.findUser(assignment.owner_id);
    const begun = rosters.length > 0 ? await works.ofAssignments([assignment.id]) : [];
    const states = new Map(begun.map((work) => [work.member_id, workState(work)]));
    if (rosters.length > 0) log.info({ assignment: assignment.id }, 'a pupil read the names of a class');
    const wanted = pupilsOf(setting.targets, rosters);
    return {
      title: setting.title,
      teacher: teacher?.realName || teacher?.nickName || '',
      note: setting.note,
      state: assignmentState(setting, clock.now()),
      from_at: setting.from_at,
      until_at: setting.until_at,
      question_count: assignment.question_count,
      time_limit: setting.time_limit,
      asks_word: setting.asks_word,
      open_to_link: setting.open_to_link,
      classes: rosters.map(({ id, name }) => ({
        class_id: id,
        class_name: name,
        pupils: wanted
          .filter((pupil) => pupil.classId === id)
          .map((pupil) => ({
            member_id: pupil.id,
            name: pupil.name,
            student_number: pupil.studentNumber,
            state: states.get(pupil.id) ?? null,
          })),
      })),
    };
  }

  /** Throws the errors of `look`, NOT_ASSIGNED, ASSIGNMENT_NOT_OPEN and WORKS_TOO_MANY. */
  async begin({ code, word }: Knock, who: Who, place: KnockPlace): Promise<{ token: string; work: OwnWork }> {
    const { clock, log, news, own, pace, works } = this.#ports;
    pace.take(code, place);
    const assignment = await this.#byCode(code, place);
    const pupil =
      'name' in who
        ? linkedPupil(assignment, who.name, place)
        : await this.#rosterPupil(assignment, who, word, place);
    const work = await this.#latest(assignment, pupil);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await works.addToken(hashOf(token), work.id, TOKENS_MAX, new Date(clock.now()));
    log.info(
      { assignment: assignment.id, work: work.id },
      'an attempt was begun or opened on another device',
    );
    news.note(assignment.id);
    return { token, work: await own.show(assignment, work) };
  }

  /**
   * Begins the next attempt, for which the token then stands. A pupil who began it on another device gets that one. Throws
   * WORK_GONE, ASSIGNMENT_NOT_OPEN, ATTEMPTS_USED.
   */
  async again(token: string): Promise<OwnWork> {
    const { news, own, works } = this.#ports;
    const { assignment, work } = await own.identify(token);
    const all = await works.ofPupil(assignment.id, work.pupil_key);
    const last = all.at(-1) ?? work;
    let next = last;
    if (last.id === work.id && workState(last) !== 'open') {
      own.checkAgain(assignment, all);
      next = await this.#insert(assignment, {
        classId: last.class_id,
        memberId: last.member_id,
        key: last.pupil_key,
        typedName: last.typed_name,
        attempt: last.attempt + 1,
        questionIds: last.question_ids,
      });
      news.note(assignment.id);
    }
    await works.moveToken(hashOf(token), next.id);
    return own.show(assignment, next);
  }

  /** The latest attempt of a pupil, or the first one, which begins now. */
  async #latest(assignment: AssignmentRow, pupil: Pupil): Promise<WorkRow> {
    const { clock, store, works } = this.#ports;
    await store.handInEnded(new Date(clock.now()), [assignment.id]);
    const known = (await works.ofPupil(assignment.id, pupil.key)).at(-1);
    if (known) return known;
    enforce(mayBegin(assignmentState(assignment.setting, clock.now())));
    return this.#insert(assignment, {
      ...pupil,
      attempt: 1,
      questionIds: await this.#drawn(assignment, pupil),
    });
  }

  async #insert(
    assignment: AssignmentRow,
    made: Pupil & { readonly attempt: number; readonly questionIds: readonly string[] | null },
  ): Promise<WorkRow> {
    const { clock, works } = this.#ports;
    const now = clock.now();
    const { time_limit: timeLimit } = assignment.setting;
    const begun = await works.begin(
      {
        id: newId(),
        assignmentId: assignment.id,
        classId: made.classId,
        memberId: made.memberId,
        pupilKey: made.key,
        typedName: made.typedName,
        attempt: made.attempt,
        seed: randomInt(SEEDS),
        questionIds: made.questionIds,
        endsAt: timeLimit === null ? null : new Date(now + timeLimit * 1_000),
      },
      LINKED_MAX,
      new Date(now),
    );
    if (begun === 'full') throw new LecternError('WORKS_TOO_MANY');
    return begun;
  }

  /** The questions that a pupil gets of a wrong-answer book; null for all questions. Throws NOT_ASSIGNED without any. */
  async #drawn(assignment: AssignmentRow, { memberId }: Pupil): Promise<readonly string[] | null> {
    const { source } = assignment;
    if (source.kind !== 'wrong-answers') return null;
    const ids = memberId === null ? [] : await this.#ports.wrongAnswers.draw(assignment, source, memberId);
    if (ids.length === 0) throw new LecternError('NOT_ASSIGNED');
    return ids;
  }

  async #byCode(code: string, place: KnockPlace): Promise<AssignmentRow> {
    const { codes, store } = this.#ports;
    await codes.begin(place);
    const found = await store.findByCode(code);
    if (found) return found;
    await codes.wrongCode(place);
    throw new LecternError('ASSIGNMENT_CODE_UNKNOWN');
  }

  /** The classes whose names a pupil may read: of the right word, or all where none is asked. Throws CLASS_WORD_WRONG. */
  async #classesFor(
    { id, setting }: AssignmentRow,
    word: string | undefined,
    place: KnockPlace,
  ): Promise<readonly string[]> {
    const ids = classesOf(setting.targets);
    if (!setting.asks_word) return ids;
    if (word === undefined || word === '') return [];
    return this.#checkWord(id, ids, word, place);
  }

  /** Returns the classes that have the word. Throws CLASS_WORD_WRONG when there are none. */
  async #checkWord(
    assignmentId: string,
    classIds: readonly string[],
    word: string,
    place: KnockPlace,
  ): Promise<readonly string[]> {
    const { clock, wordLimits, words } = this.#ports;
    await wordLimits.begin(place, assignmentId);
    const right = classIds.filter((id) => words.isRight(id, word, clock.now()));
    if (right.length > 0) return right;
    await wordLimits.wrongCode(place, assignmentId);
    throw new LecternError('CLASS_WORD_WRONG');
  }

  async #rosterPupil(
    { id, setting }: AssignmentRow,
    who: { readonly class_id: string; readonly member_id: string },
    word: string | undefined,
    place: KnockPlace,
  ): Promise<Pupil> {
    const { class_id: classId, member_id: memberId } = who;
    if (!classesOf(setting.targets).includes(classId)) throw new LecternError('NOT_ASSIGNED');
    if (setting.asks_word) {
      if (word === undefined || word === '') throw new LecternError('CLASS_WORD_WRONG');
      await this.#checkWord(id, [classId], word, place);
    }
    const rosters = await this.#ports.classes.rosters([classId]);
    const isNamed = pupilsOf(setting.targets, rosters).some((pupil) => pupil.id === memberId);
    if (!isNamed) throw new LecternError('NOT_ASSIGNED');
    return { classId, memberId, key: memberId, typedName: '' };
  }
}

/** The person who begins: a pupil of a class, or a person with a typed name. Attempts of one pupil have one key. */
interface Pupil {
  readonly classId: string | null;
  readonly memberId: string | null;
  readonly key: string;
  readonly typedName: string;
}

/** A typed name on another device is another person, for two people may have one name. */
function linkedPupil({ setting }: AssignmentRow, name: string, { device }: KnockPlace): Pupil {
  if (!setting.open_to_link) throw new LecternError('NOT_ASSIGNED');
  const folded = name.normalize('NFKC').toLowerCase();
  const key = device === undefined ? newId() : hashOf(`${device}\n${folded}`).toString('base64url');
  return { classId: null, memberId: null, key: `link:${key}`, typedName: name };
}
