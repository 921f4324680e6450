import { createHash, randomBytes, randomInt } from 'node:crypto';
import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { PanelView, TeacherView } from '@lectern/protocol/phone-views';
import type { CommandOutcome, TeacherCommand } from '@lectern/protocol/teacher-commands';
import {
  INVITATION_MS,
  PHOTO_SIDE_MAX,
  PHOTOS_MAX,
  TEACHER_PHONES_MAX,
} from '@lectern/protocol/teacher-phones';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CallerIdentity } from '../../../platform/http/routes.ts';
import { atMost } from '../../../platform/memory.ts';
import { pictureMime, pictureSize } from '../../../platform/picture-header.ts';
import { enforce } from '../../../platform/policy.ts';
import { mayCommand, mayConfirm } from '../participants.policy.ts';
import type { ParticipantsService } from '../participants.service.ts';
import type { LessonPhones } from './lesson-phones.ts';
import type { LessonPhotosStore } from './lesson-photos.store.ts';
import { PHONES_TOPIC, type PhonesService } from './phones.service.ts';
import type { PhotoLinks } from './photo-links.ts';
import type { TeacherPhonesStore } from './teacher-phones.store.ts';

/**
 * Bus topics. Their messages matter for a second and may be lost without harm, because the phone shows the panel's
 * state.
 */
export const COMMAND_TOPIC = 'lesson_command';
export const DONE_TOPIC = 'lesson_command_done';

/** Length of invitation and token: 192 random bits each. Their SHA-256 are stored. */
const SECRET_BYTES = 24;
/**
 * Interval at which a phone's permission to point is checked, because the pointer moves many times a second,
 * milliseconds.
 */
const POINTS_ON_MS = 1_000;
const POINTING_MAX = 2_000;

export interface TeacherPhonesPorts {
  readonly store: TeacherPhonesStore;
  readonly photos: LessonPhotosStore;
  readonly links: PhotoLinks;
  readonly phones: Pick<PhonesService, 'get'>;
  readonly participants: Pick<ParticipantsService, 'identify'>;
  readonly load: (lessonId: string) => Promise<LessonPhones | undefined>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly steadyClock: Clock;
  readonly log: Logger;
}

/** A command that is sent to the panel, on any process. */
export interface SentCommand {
  readonly lessonId: string;
  readonly from: string;
  readonly id: string;
  readonly command: TeacherCommand;
}

/** The panel's reply to a command. */
export interface DoneCommand {
  readonly lessonId: string;
  readonly to: string;
  readonly id: string;
  readonly outcome: CommandOutcome;
}

/**
 * The teacher's own phone: admitted by an invitation and a confirmation on the panel, after which it sends commands.
 */
export class TeacherPhonesService {
  readonly #ports: TeacherPhonesPorts;
  readonly #pointing = new LRUCache<string, true>({ ...atMost(POINTING_MAX), ttl: POINTS_ON_MS });

  constructor(ports: TeacherPhonesPorts) {
    this.#ports = ports;
  }

  /** Throws LESSON_NOT_FOUND, and LESSON_OVER when the lesson is not open for phones. */
  async invite(caller: CallerIdentity, lessonId: string): Promise<{ invitation: string; lasts_ms: number }> {
    const { phones, steadyClock, store } = this.#ports;
    await phones.get(caller, lessonId);
    const invitation = randomBytes(SECRET_BYTES).toString('base64url');
    const until = new Date(steadyClock.now() + INVITATION_MS);
    if (!(await store.invite(lessonId, hashOf(invitation), until))) throw new LecternError('LESSON_OVER');
    return { invitation, lasts_ms: INVITATION_MS };
  }

  /** Throws INVITATION_UNKNOWN, JOIN_FULL. */
  async ask(invitation: string, device: string): Promise<{ token: string; view: TeacherView }> {
    const { bus, clock, log, steadyClock, store } = this.#ports;
    const token = randomBytes(SECRET_BYTES).toString('base64url');
    const id = newId();
    const asked = await store.ask(
      {
        id,
        invitationHash: hashOf(invitation),
        tokenHash: hashOf(token),
        // The name is shown beside the button that admits the phone, so characters that change direction or break the
        // line are removed.
        device: device.replace(/[^\p{L}\p{N} .,()/_-]/gu, ''),
        number: String(randomInt(10_000)).padStart(4, '0'),
      },
      TEACHER_PHONES_MAX,
      { now: new Date(clock.now()), steadyNow: new Date(steadyClock.now()) },
    );
    if (asked === 'unknown') throw new LecternError('INVITATION_UNKNOWN');
    if (asked === 'full') throw new LecternError('JOIN_FULL', { limit: TEACHER_PHONES_MAX });
    log.info({ lesson: asked.lessonId, phone: id }, 'a phone requested admission as the teacher’s');
    await bus.publish(PHONES_TOPIC, asked.lessonId);
    const view = (await this.#ports.load(asked.lessonId))?.teacher(id);
    if (!view) throw new LecternError('INVITATION_UNKNOWN');
    return { token, view };
  }

  /** Throws LESSON_NOT_FOUND, PHONE_NOT_WAITING. */
  async confirm(
    caller: CallerIdentity,
    lessonId: string,
    participantId: string,
    number: string,
  ): Promise<PanelView> {
    const { bus, clock, log, phones, store } = this.#ports;
    await phones.get(caller, lessonId);
    const phone = await store.find(participantId);
    enforce(mayConfirm(lessonId, number, phone));
    if (phone) await store.confirm(phone, new Date(clock.now()));
    log.info(
      { user: caller.userId, lesson: lessonId, phone: participantId },
      'a teacher’s phone was admitted',
    );
    await bus.publish(PHONES_TOPIC, lessonId);
    return phones.get(caller, lessonId);
  }

  /** Removes the phones of a teacher whose account was deactivated. The pupils' phones stay while the panel does. */
  async sendOut(teacherId: string): Promise<void> {
    const { bus, clock, log, store } = this.#ports;
    const lessonIds = await store.sendOut(teacherId, new Date(clock.now()));
    this.#pointing.clear();
    for (const lessonId of lessonIds) {
      log.info({ user: teacherId, lesson: lessonId }, 'the phones of a deactivated teacher were removed');
      await bus.publish(PHONES_TOPIC, lessonId);
    }
  }

  /** Sends a command of this phone to the panel of its lesson. Throws PARTICIPANT_GONE. */
  async command(participantId: string, lessonId: string, id: string, command: TeacherCommand): Promise<void> {
    const isPointer = command.kind === 'laser';
    if (!isPointer || !this.#pointing.has(participantId)) {
      enforce(mayCommand(lessonId, await this.#ports.store.find(participantId)));
      this.#pointing.set(participantId, true);
    }
    const sent: SentCommand = { lessonId, from: participantId, id, command: rounded(command) };
    // The command does not wait until other processes have it.
    void this.#ports.bus.publish(COMMAND_TOPIC, JSON.stringify(sent));
  }

  /** The panel of the lesson replied to a command of one of its phones. */
  async done(done: DoneCommand): Promise<void> {
    await this.#ports.bus.publish(DONE_TOPIC, JSON.stringify(done));
  }

  /** Throws PARTICIPANT_GONE, FILE_TYPE_UNSUPPORTED, FILE_TOO_LARGE, PHOTOS_TOO_MANY, INVALID_INPUT. */
  async sendPhoto(token: string, photoId: string, bytes: Buffer): Promise<void> {
    const { bus, clock, log, participants, photos } = this.#ports;
    const phone = await participants.identify(token);
    const { id: participantId, lesson_id: lessonId } = phone;
    enforce(mayCommand(lessonId, phone));
    const photo = { id: photoId, lessonId, participantId, bytes, ...readPhoto(bytes) };
    const outcome = await photos.add(photo, PHOTOS_MAX, new Date(clock.now()));
    if (outcome === 'full') throw new LecternError('PHOTOS_TOO_MANY', { limit: PHOTOS_MAX });
    if (outcome === 'foreign') throw new LecternError('INVALID_INPUT', { field: 'params.photo_id' });
    log.info({ lesson: lessonId, phone: participantId, size: bytes.length }, 'a panel received a photograph');
    await bus.publish(PHONES_TOPIC, lessonId);
  }

  /** Throws LESSON_NOT_FOUND, PHOTO_NOT_FOUND. */
  async keepPhoto(caller: CallerIdentity, lessonId: string, photoId: string): Promise<PanelView> {
    const { bus, phones, photos } = this.#ports;
    await phones.get(caller, lessonId);
    if (!(await photos.keep(lessonId, photoId))) throw new LecternError('PHOTO_NOT_FOUND');
    await bus.publish(PHONES_TOPIC, lessonId);
    return phones.get(caller, lessonId);
  }

  /** Throws LESSON_NOT_FOUND. */
  async removePhoto(caller: CallerIdentity, lessonId: string, photoId: string): Promise<PanelView> {
    const { bus, phones, photos } = this.#ports;
    await phones.get(caller, lessonId);
    await photos.remove(lessonId, photoId);
    await bus.publish(PHONES_TOPIC, lessonId);
    return phones.get(caller, lessonId);
  }

  /** Reads a photograph by its signed link. Throws LINK_INVALID. */
  async photo(
    lessonId: string,
    photoId: string,
    expires: unknown,
    signature: unknown,
  ): Promise<{ readonly mime: string; readonly bytes: Buffer }> {
    const { links, photos } = this.#ports;
    if (!links.verify(lessonId, photoId, expires, signature)) throw new LecternError('LINK_INVALID');
    const found = await photos.bytes(lessonId, photoId);
    if (!found) throw new LecternError('LINK_INVALID');
    return found;
  }
}

/** Rounds to tenths of a pixel, finer than any panel shows, so that a stroke fits a message of the bus. */
function rounded(command: TeacherCommand): TeacherCommand {
  if (command.kind !== 'stroke') return command;
  return { ...command, points: command.points.map((value) => Math.round(value * 10) / 10) };
}

/** Detects the type and size of a photograph from its content. */
function readPhoto(bytes: Buffer): { mime: string; width: number; height: number } {
  const mime = pictureMime(bytes);
  const size = mime === undefined ? undefined : pictureSize(bytes, mime);
  if (mime === undefined || !size) {
    throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: 'PNG, JPEG, WebP' });
  }
  if (Math.max(size.width, size.height) > PHOTO_SIDE_MAX) {
    throw new LecternError('FILE_TOO_LARGE', { size: `${PHOTO_SIDE_MAX} × ${PHOTO_SIDE_MAX} px` });
  }
  return { mime, width: size.width, height: size.height };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest();
}
