import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LecternError } from '@lectern/protocol';
import { LESSON_WORKS_MAX_BYTES, WORK_FILES_MAX } from '@lectern/protocol/lesson-works';
import type { WorkFile } from '@lectern/protocol/phone-views';
import type { FileKind } from '@lectern/questions';
import type { Logger } from 'pino';
import { answerMime } from '../../../platform/answer-files.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CallerIdentity } from '../../../platform/http/routes.ts';
import type { ObjectStore } from '../../../platform/objects/object-store.ts';
import { enforce } from '../../../platform/policy.ts';
import type { AddressLimit } from '../../accounts/index.ts';
import type { LessonsService } from '../../lessons/index.ts';
import type { ActivitiesStore } from '../activities/activities.store.ts';
import type { Askings } from '../askings/askings.ts';
import { mayAnswer, mayChangeActivity } from '../participants.policy.ts';
import type { ParticipantsService } from '../participants.service.ts';
import type { WorkRow } from '../participants.tables.ts';
import type { WorkLinks } from './work-links.ts';
import type { WorksStore } from './works.store.ts';

/** Readable names of the types that a kind of file may have. */
const TYPES: Readonly<Record<FileKind, string>> = { image: 'PNG, JPEG, WebP', audio: 'WebM, Ogg, M4A, MP3' };

interface WorksPorts {
  readonly store: WorksStore;
  readonly links: WorkLinks;
  readonly activities: Pick<ActivitiesStore, 'find' | 'answers'>;
  readonly askings: Askings;
  readonly lessons: Pick<LessonsService, 'get'>;
  readonly objects: ObjectStore;
  readonly participants: Pick<ParticipantsService, 'identify'>;
  readonly limit: AddressLimit;
  readonly clock: Clock;
  readonly log: Logger;
}

interface NewWork {
  readonly lessonId: string;
  readonly activityId: string;
  readonly participantId: string;
  readonly bytes: Buffer;
  /** Types of files that answers may have. */
  readonly kinds: ReadonlySet<FileKind>;
}

/** Drawings, photographs and recordings of pupils' answers in a lesson, from phones and from the panel. */
export class WorksService {
  readonly #ports: WorksPorts;

  constructor(ports: WorksPorts) {
    this.#ports = ports;
  }

  /**
   * Throws PARTICIPANT_GONE, TOO_MANY_REQUESTS, ACTIVITY_NOT_FOUND for another lesson's question or one that is not answered
   * by files, ACTIVITY_CLOSED, FILE_TYPE_UNSUPPORTED, FILE_TOO_LARGE, FILES_TOO_MANY.
   */
  async upload(token: string, activityId: string, stream: Readable): Promise<WorkFile & { hash: string }> {
    const { activities, askings, clock, limit, log, participants } = this.#ports;
    const participant = await participants.identify(token);
    limit.take(participant.id);
    const activity = await activities.find(activityId);
    enforce(mayAnswer(participant, activity));
    const kinds = activity ? askings.fileKinds(activity) : new Set<FileKind>();
    if (!activity || kinds.size === 0) throw new LecternError('ACTIVITY_NOT_FOUND');
    // A photograph of an answer that was held up arrives as late as the answer may.
    if (askings.arrival(activity, 0, clock.now()) === 'late') throw new LecternError('ACTIVITY_CLOSED');
    const bytes = await buffer(stream);
    const { lesson_id: lessonId, id: participantId } = participant;
    const work = await this.#add({ lessonId, activityId, participantId, bytes, kinds });
    log.info(
      { lesson: lessonId, phone: participantId, size: bytes.length },
      'a phone sent a file of an answer',
    );
    return work;
  }

  /**
   * Adds a file of an answer that was given on the panel. Throws LESSON_NOT_FOUND for every caller but the lesson's teacher,
   * ACTIVITY_NOT_FOUND for an answer that is not there or was not given on the panel, INVALID_INPUT for a file that the answer
   * does not name, and the errors of a file of a phone.
   */
  async addOfPanel(
    caller: CallerIdentity,
    lessonId: string,
    { activityId, answerId }: { readonly activityId: string; readonly answerId: string },
    stream: Readable,
  ): Promise<{ hash: string }> {
    const { activities, askings, lessons, log } = this.#ports;
    await lessons.get(caller, lessonId);
    const activity = await activities.find(activityId);
    enforce(mayChangeActivity(lessonId, activity));
    const answer = (await activities.answers(activityId)).find(({ id }) => id === answerId);
    if (!activity || !answer?.on_panel) throw new LecternError('ACTIVITY_NOT_FOUND');
    const bytes = await buffer(stream);
    const named = askings.mediaOf(activity, answer.content);
    if (!named.includes(createHash('sha256').update(bytes).digest('hex')))
      throw new LecternError('INVALID_INPUT', { field: 'body' });
    const kinds = askings.fileKinds(activity);
    const { hash } = await this.#add({
      ...{ lessonId, activityId, bytes, kinds },
      participantId: answer.participant_id,
    });
    log.info({ lesson: lessonId, size: bytes.length }, 'a panel sent a file of an answer');
    return { hash };
  }

  async #add(added: NewWork): Promise<WorkFile & { hash: string }> {
    const { links, objects, store } = this.#ports;
    const { lessonId, activityId, participantId, bytes, kinds } = added;
    const mime = answerMime(bytes);
    if (![...kinds].some((kind) => mime.startsWith(`${kind}/`)))
      throw new LecternError('FILE_TYPE_UNSUPPORTED', {
        types: [...kinds].map((kind) => TYPES[kind]).join(', '),
      });
    const { hash, size } = await objects.put(bytes);
    const ids = { lesson_id: lessonId, activity_id: activityId, participant_id: participantId };
    const work = { ...ids, hash, mime, size };
    if (!(await store.add(work, { files: WORK_FILES_MAX, bytes: LESSON_WORKS_MAX_BYTES })))
      throw new LecternError('FILES_TOO_MANY', { most: WORK_FILES_MAX });
    return { hash, ...links.link(work) };
  }

  /** A file by its signed link. Throws LINK_INVALID. */
  async file(
    named: Pick<WorkRow, 'lesson_id' | 'activity_id' | 'hash'>,
    end: unknown,
    signature: unknown,
  ): Promise<WorkRow> {
    const { links, store } = this.#ports;
    const isOurs = links.verify(named, end, signature);
    const work = isOurs ? await store.find(named.lesson_id, named.activity_id, named.hash) : undefined;
    if (!work) throw new LecternError('LINK_INVALID');
    return work;
  }
}
