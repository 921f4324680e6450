import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LecternError } from '@lectern/protocol';
import { LESSON_WORKS_MAX_BYTES, WORK_FILES_MAX } from '@lectern/protocol/lesson-works';
import type { WorkFile } from '@lectern/protocol/phone-views';
import type { FileKind } from '@lectern/questions';
import type { Logger } from 'pino';
import { answerMime } from '../../../platform/answer-files.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ObjectStore } from '../../../platform/objects/object-store.ts';
import { enforce } from '../../../platform/policy.ts';
import type { AddressLimit } from '../../accounts/index.ts';
import type { ActivitiesStore } from '../activities/activities.store.ts';
import type { Askings } from '../askings/askings.ts';
import { mayAnswer } from '../participants.policy.ts';
import type { ParticipantsService } from '../participants.service.ts';
import type { WorkRow } from '../participants.tables.ts';
import type { WorkLinks } from './work-links.ts';
import type { WorksStore } from './works.store.ts';

/** Readable names of the types that a kind of file may have. */
const TYPES: Readonly<Record<FileKind, string>> = { image: 'PNG, JPEG, WebP', audio: 'WebM, Ogg, M4A, MP3' };

interface WorksPorts {
  readonly store: WorksStore;
  readonly links: WorkLinks;
  readonly activities: Pick<ActivitiesStore, 'find'>;
  readonly askings: Askings;
  readonly objects: ObjectStore;
  readonly participants: Pick<ParticipantsService, 'identify'>;
  readonly limit: AddressLimit;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Drawings, photographs and recordings that pupils' phones send as answers in a lesson. */
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
    const { activities, askings, clock, limit, links, log, objects, participants, store } = this.#ports;
    const participant = await participants.identify(token);
    limit.take(participant.id);
    const activity = await activities.find(activityId);
    enforce(mayAnswer(participant, activity));
    const kinds = activity ? askings.fileKinds(activity) : new Set<FileKind>();
    if (!activity || kinds.size === 0) throw new LecternError('ACTIVITY_NOT_FOUND');
    // A photograph of an answer that was held up arrives as late as the answer may.
    if (askings.arrival(activity, 0, clock.now()) === 'late') throw new LecternError('ACTIVITY_CLOSED');
    const bytes = await buffer(stream);
    const mime = answerMime(bytes);
    if (![...kinds].some((kind) => mime.startsWith(`${kind}/`)))
      throw new LecternError('FILE_TYPE_UNSUPPORTED', {
        types: [...kinds].map((kind) => TYPES[kind]).join(', '),
      });
    const { hash, size } = await objects.put(bytes);
    const work = {
      lesson_id: participant.lesson_id,
      activity_id: activityId,
      participant_id: participant.id,
      hash,
      mime,
      size,
    };
    if (!(await store.add(work, { files: WORK_FILES_MAX, bytes: LESSON_WORKS_MAX_BYTES })))
      throw new LecternError('FILES_TOO_MANY', { most: WORK_FILES_MAX });
    log.info(
      { lesson: participant.lesson_id, phone: participant.id, size },
      'a phone sent a file of an answer',
    );
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
