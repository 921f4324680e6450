import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { ActivitySetting, AnswerContent, OwnAnswers } from '@lectern/protocol/activity-shapes';
import { PARTICIPANTS_MAX } from '@lectern/protocol/participants';
import type { Naming, PupilView } from '@lectern/protocol/phone-views';
import type { OfferedHint } from '@lectern/questions';
import type { Logger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import { enforce } from '../../platform/policy.ts';
import type { CodeLimits, JoinPace, KnockPlace } from '../accounts/index.ts';
import type { ActivitiesStore } from './activities/activities.store.ts';
import { ownAnswers, wordKey } from './activities/counting.ts';
import type { Askings } from './askings/askings.ts';
import { type ExerciseAskings, hasHandedIn, isExercise } from './askings/exercise-askings.ts';
import { phoneHintIds } from './askings/phone-hints.ts';
import { addResponse } from './cards/add-response.ts';
import { JoinTurns } from './joining/join-turns.ts';
import { mayAnswer, mayJoin, mayLook } from './participants.policy.ts';
import type { ParticipantsStore, TokenOwner } from './participants.store.ts';
import type { ActivityRow, ParticipantRow, PhonesRow } from './participants.tables.ts';
import type { LessonPhones, RosterNames } from './phones/lesson-phones.ts';
import { NAME_KEPT_MS } from './phones/phone-presence.ts';
import { PHONES_TOPIC } from './phones/phones.service.ts';
import type { WorksStore } from './works/works.store.ts';

/** Bus topic: the id of a lesson in which a pupil answered. */
export const ANSWERED_TOPIC = 'lesson_answered';

/** Length of a token: 192 random bits. Its SHA-256 is stored. */
const TOKEN_BYTES = 24;
/**
 * Maximum number of phone rows in a lesson, phones that left included. Above it the phones that stayed shortest are
 * deleted.
 */
const EVER_MAX = PARTICIPANTS_MAX * 4;
/** Time for which a phone that joined but never connected keeps its name, milliseconds. */
const NEVER_CAME_MS = 60_000;
/** The most rows of one pupil in an activity: changed votes, taps before the start. */
const VOTES_MAX = 60;
const BUZZES_MAX = 30;

export interface ParticipantsPorts {
  readonly store: ParticipantsStore;
  readonly activities: ActivitiesStore;
  readonly limits: CodeLimits;
  readonly pace: JoinPace;
  readonly askings: Askings;
  readonly exercises: ExerciseAskings;
  readonly works: Pick<WorksStore, 'hasAll'>;
  readonly rosterNames: RosterNames;
  readonly load: (lessonId: string) => Promise<LessonPhones | undefined>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface LookedAt {
  readonly lesson: { name: string; class_name: string };
  readonly naming: Naming;
  readonly admits: boolean;
  readonly pupils: { member_id: string; name: string; taken: boolean }[];
}

/** The code that was typed, and the key that was scanned. */
interface Knock {
  readonly code: string;
  readonly key?: string | undefined;
}

type Who = { readonly member_id: string } | { readonly name: string };

/** Calls of pupils' phones. The log never contains names. */
export class ParticipantsService {
  readonly #ports: ParticipantsPorts;
  readonly #turns = new JoinTurns();

  constructor(ports: ParticipantsPorts) {
    this.#ports = ports;
  }

  /** Throws JOIN_CODE_UNKNOWN, TOO_MANY_REQUESTS, PROOF_NEEDED. */
  async look(knock: Knock, place: KnockPlace): Promise<LookedAt> {
    const door = await this.#byCode(knock, place);
    const names = await this.#roster(door);
    const present = names.size > 0 ? await this.#ports.store.list(door.lessonId) : [];
    const taken = new Set(present.map(({ member_id }) => member_id));
    if (names.size > 0) this.#ports.log.info({ lesson: door.lessonId }, 'a phone read the names of a class');
    return {
      lesson: { name: door.name, class_name: door.className },
      naming: names.size > 0 ? door.naming : 'typed',
      admits: door.admits,
      pupils: [...names].map(([member_id, name]) => ({ member_id, name, taken: taken.has(member_id) })),
    };
  }

  /**
   * Throws the errors of `look`, JOIN_CLOSED, JOIN_NAME_TAKEN, JOIN_FULL, and INVALID_INPUT for a pupil who is not on
   * the roster.
   */
  async join(
    knock: Knock,
    who: Who,
    place: KnockPlace,
    signal?: AbortSignal,
  ): Promise<{ token: string; view: PupilView }> {
    const { bus, log, pace } = this.#ports;
    const { code } = knock;
    pace.take(code, place);
    const phone = place.device === undefined ? undefined : `${place.address} ${place.device}`;
    // A phone that disconnected while it waited gets no name, for it would never receive the token.
    const { lessonId, id, token } = await this.#turns.in(
      code,
      async () => this.#comeIn(await this.#byCode(knock, place), code, who, place.device),
      signal,
      phone,
    );
    // The turn ends: the next phone can join during the rest of this call.
    log.info({ lesson: lessonId, phone: id }, 'a phone joined a lesson');
    await bus.publish(PHONES_TOPIC, lessonId);
    return { token, view: await this.#view(lessonId, id) };
  }

  async #comeIn(
    door: PhonesRow,
    code: string,
    who: Who,
    device: string | undefined,
  ): Promise<{ lessonId: string; id: string; token: string }> {
    const { clock, store } = this.#ports;
    const { lessonId } = door;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const id = newId();
    enforce(mayJoin(door));
    const roster = await this.#roster(door);
    const now = clock.now();
    const outcome = await store.join(
      { lessonId, code },
      {
        id,
        ...nameOf(who, door, roster),
        tokenHash: hashOf(token),
        phoneHash: device === undefined ? null : hashOf(`${lessonId} ${device}`),
        freeAt: new Date(now + NEVER_CAME_MS),
      },
      { present: PARTICIPANTS_MAX, ofRoster: roster.size, ever: EVER_MAX },
      new Date(now),
    );
    if (outcome === 'taken') throw new LecternError('JOIN_NAME_TAKEN');
    if (outcome === 'full') throw new LecternError('JOIN_FULL', { limit: PARTICIPANTS_MAX });
    if (outcome === 'shut') throw new LecternError('JOIN_CLOSED');
    return { lessonId, id, token };
  }

  /** Throws PARTICIPANT_GONE, as do all methods below. */
  async view(token: string): Promise<PupilView> {
    const { id, lesson_id: lessonId } = await this.#asking(token);
    return this.#view(lessonId, id);
  }

  async leave(token: string): Promise<void> {
    const { bus, clock, store } = this.#ports;
    const { id, lesson_id: lessonId } = await this.identifyEvenOver(token);
    await store.leave(lessonId, id, new Date(clock.now()));
    await bus.publish(PHONES_TOPIC, lessonId);
  }

  /**
   * The answer is on disk when this resolves. Throws ACTIVITY_NOT_FOUND, ACTIVITY_CLOSED, ANSWERS_TOO_MANY,
   * INVALID_INPUT.
   */
  async answer(
    token: string,
    { id, activityId, content }: { id: string; activityId: string; content: AnswerContent },
  ): Promise<OwnAnswers> {
    const { activities, bus } = this.#ports;
    // The participant and the activity are read at the same time, because forty phones answer in the same second.
    const [participant, found] = await Promise.all([this.#asking(token), activities.find(activityId)]);
    const activity = asked(participant, found);
    const checked = this.#checked(activity, content, participant.id);
    await this.#checkFiles(activity, checked, participant.id);
    const answer = { id, activityId, participantId: participant.id, content: checked };
    const outcome = await this.#add(activity, answer);
    if (outcome === 'closed') throw new LecternError('ACTIVITY_CLOSED');
    if (outcome === 'full') throw new LecternError('ANSWERS_TOO_MANY');
    if (outcome === 'foreign') throw new LecternError('INVALID_INPUT', { field: 'body.id' });
    // The response does not wait for the notification of others.
    if (outcome === 'stored') void bus.publish(ANSWERED_TOPIC, participant.lesson_id);
    // The stored vote is the vote that counts, so it need not be read.
    if (outcome === 'stored' && checked.kind === 'vote') return checked;
    // The place in a buzz depends on the answers of all pupils.
    const of = activity.setting.kind === 'buzz' ? undefined : participant.id;
    const given = await activities.answers(activityId, of);
    const own = ownAnswers(activity, given, participant.id, this.#ports);
    if (!own) throw new LecternError('ACTIVITY_NOT_FOUND');
    return own;
  }

  /**
   * Opens a hint for good: its cost is taken from the points of later answers. Throws ACTIVITY_NOT_FOUND for a hint that the
   * question does not offer, and ACTIVITY_CLOSED once it cannot be answered.
   */
  async openHint(token: string, activityId: string, hintId: string): Promise<OfferedHint> {
    const { activities, askings, bus, clock } = this.#ports;
    const [participant, found] = await Promise.all([this.#asking(token), activities.find(activityId)]);
    const activity = asked(participant, found);
    const isQuestion = activity.setting.kind === 'question';
    const hint = isQuestion ? askings.hint(activity, participant.id, hintId) : undefined;
    if (!hint) throw new LecternError('ACTIVITY_NOT_FOUND');
    const now = clock.now();
    if (askings.arrival(activity, undefined, now) !== 'open') throw new LecternError('ACTIVITY_CLOSED');
    await activities.addHint(activityId, participant.id, hint.id, new Date(now));
    // The next view of the phone contains the hint.
    void bus.publish(ANSWERED_TOPIC, participant.lesson_id);
    return hint.shown;
  }

  #checked(activity: ActivityRow, content: AnswerContent, participantId: string): AnswerContent {
    if (isExercise(activity)) return this.#ports.exercises.checked(activity, content, participantId);
    if (activity.setting.kind !== 'question') return checkAnswer(activity.setting, content);
    return this.#ports.askings.checked(activity, content, participantId);
  }

  /** Throws INVALID_INPUT for an answer with a file that the pupil has not uploaded for this activity. */
  async #checkFiles(activity: ActivityRow, content: AnswerContent, participantId: string): Promise<void> {
    if (content.kind !== 'question' && content.kind !== 'exercise') return;
    const { askings, works } = this.#ports;
    const isOwn = await works.hasAll(activity.id, participantId, askings.mediaOf(activity, content));
    if (!isOwn) throw new LecternError('INVALID_INPUT', { field: 'body.content' });
  }

  /**
   * Stores an answer. An answer to a question or exercise is stored after its end too, and counts when it was only held up; of
   * an exercise none is stored after it was handed in.
   */
  async #add(
    activity: ActivityRow,
    answer: Parameters<ActivitiesStore['addAnswer']>[0],
  ): ReturnType<ActivitiesStore['addAnswer']> {
    const { activities, askings, clock, exercises } = this.#ports;
    const { content } = answer;
    const now = clock.now();
    const { setting } = activity;
    if (content.kind !== 'question' && content.kind !== 'exercise' && content.kind !== 'handed-in') {
      const most = setting.kind === 'words' ? setting.most : setting.kind === 'buzz' ? BUZZES_MAX : VOTES_MAX;
      return activities.addAnswer(answer, most, new Date(now));
    }
    const { given_ms: givenMs, ...stored } = content;
    const isHinted = content.kind === 'question' && phoneHintIds(askings.question(activity)).length > 0;
    const opened = isHinted ? (await activities.hints(activity.id)).get(answer.participantId) : undefined;
    const given = { ...answer, content: { ...stored, ...(opened && { hints: opened }) }, givenMs };
    if (isExercise(activity)) {
      const before = await activities.answers(activity.id, answer.participantId);
      if (before.every(({ id }) => id !== answer.id) && hasHandedIn(before)) return 'closed';
    }
    const most = isExercise(activity) ? exercises.mostAnswers(activity) : askings.attempts(activity);
    return (await addResponse({ activities, askings }, activity, given, { most, now })).outcome;
  }

  async identify(token: string): Promise<TokenOwner> {
    const participant = await this.identifyEvenOver(token);
    if (participant.over) throw new LecternError('PARTICIPANT_GONE');
    return participant;
  }

  /** Like `identify`, but also in a lesson that has ended: its phones are notified, and return when it is resumed. */
  async identifyEvenOver(token: string): Promise<TokenOwner> {
    const participant = await this.#ports.store.findByToken(hashOf(token));
    if (!participant) throw new LecternError('PARTICIPANT_GONE');
    return participant;
  }

  /** A phone without a socket counts as present while it polls. */
  async #asking(token: string): Promise<ParticipantRow> {
    const { clock, store } = this.#ports;
    const participant = await this.identify(token);
    const now = clock.now();
    if (participant.free_at !== null && participant.free_at.getTime() < now + NAME_KEPT_MS / 2)
      await store.setAway([participant.id], new Date(now + NAME_KEPT_MS));
    return participant;
  }

  async #view(lessonId: string, participantId: string): Promise<PupilView> {
    const view = (await this.#ports.load(lessonId))?.pupil(participantId);
    if (!view) throw new LecternError('PARTICIPANT_GONE');
    return view;
  }

  /** A scanned QR code is accepted even when wrong codes from the same address have locked typed codes. */
  async #byCode({ code, key = '' }: Knock, place: KnockPlace): Promise<PhonesRow> {
    const { limits, store } = this.#ports;
    const door = await store.findByCode(code);
    const hasScanned = door !== undefined && door.key !== '' && isSame(door.key, key);
    if (!hasScanned) await limits.begin(place);
    const decision = mayLook(door);
    if (decision !== 'allowed') await limits.wrongCode(place);
    enforce(decision);
    if (!door) throw new LecternError('JOIN_CODE_UNKNOWN');
    return door;
  }

  /** The names from which pupils select theirs; empty when pupils type names. */
  async #roster({ classId, naming }: PhonesRow): Promise<ReadonlyMap<string, string>> {
    return naming === 'typed' || classId === null ? new Map() : this.#ports.rosterNames(classId);
  }
}

function asked(participant: ParticipantRow, activity: ActivityRow | undefined): ActivityRow {
  enforce(mayAnswer(participant, activity));
  if (!activity) throw new LecternError('ACTIVITY_NOT_FOUND');
  return activity;
}

/**
 * The name under which a phone joins. The name of a pupil of the roster cannot be typed, for that pupil may still join.
 */
function nameOf(
  who: Who,
  { naming }: PhonesRow,
  roster: ReadonlyMap<string, string>,
): { memberId: string | null; name: string; nameKey: string } {
  if ('member_id' in who) {
    if (!roster.has(who.member_id)) throw new LecternError('INVALID_INPUT', { field: 'body.who' });
    return { memberId: who.member_id, name: '', nameKey: `member ${who.member_id}` };
  }
  if (naming === 'roster' && roster.size > 0) throw new LecternError('INVALID_INPUT', { field: 'body.who' });
  const key = wordKey(who.name);
  if ([...roster.values()].some((name) => wordKey(name) === key)) throw new LecternError('JOIN_NAME_TAKEN');
  return { memberId: null, name: who.name, nameKey: `name ${key}` };
}

/** Normalises an answer; throws INVALID_INPUT when it is of another kind than the activity or outside its options. */
function checkAnswer(setting: ActivitySetting, content: AnswerContent): AnswerContent {
  const wrong = new LecternError('INVALID_INPUT', { field: 'body.content' });
  if (setting.kind === 'vote' && content.kind === 'vote') {
    const options = [...new Set(content.options)].sort((a, b) => a - b);
    if (options.some((option) => option >= setting.options.length)) throw wrong;
    if (!setting.several && options.length > 1) throw wrong;
    return { kind: 'vote', options };
  }
  if (setting.kind === 'words' && content.kind === 'words') {
    const text = content.text.normalize('NFKC').trim().replace(/\s+/gu, ' ');
    if (text === '' || [...text].length > setting.longest) throw wrong;
    return { kind: 'words', text };
  }
  if (setting.kind === 'buzz' && content.kind === 'buzz') return content;
  throw wrong;
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other));
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
