import { LecternError } from '@lectern/protocol';
import type { Student, StudentChange } from '@lectern/protocol/classes';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { ClassAccess } from './class-access.ts';
import type { MemberRow } from './classes.tables.ts';
import { changedStudents } from './student-change.ts';
import { type NamedPhoto, photoMime, type StudentPhotoLinks } from './student-photos.ts';
import type { StudentCounts, StudentsStore } from './students.store.ts';

interface StudentsServicePorts {
  readonly store: StudentsStore;
  readonly access: ClassAccess;
  readonly accounts: Pick<AccountsService, 'findUser'>;
  readonly objects: ObjectStore;
  readonly links: StudentPhotoLinks;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The pupils of classes. Reads and changes are logged with the user's id, never with pupils' names. */
export class StudentsService {
  readonly #ports: StudentsServicePorts;

  constructor(ports: StudentsServicePorts) {
    this.#ports = ports;
  }

  /** Throws CLASS_NOT_FOUND. */
  async list(
    caller: CallerIdentity,
    classId: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ count: number; items: Student[] }> {
    await this.#ports.access.toRead(caller, classId);
    const { count, students } = await this.#ports.store.list(classId, page.offset, page.limit);
    this.#ports.log.info({ user: caller.userId, class: classId }, 'the pupils of a class were read');
    return { count, items: students.map((row) => this.#present(row, caller.userId)) };
  }

  /** Applies a change as a whole, and only once. Throws as `changedStudents` and `ClassAccess.toChange` do. */
  async change(caller: CallerIdentity, classId: string, change: StudentChange): Promise<StudentCounts> {
    const { access, clock, log, store } = this.#ports;
    await access.toChange(caller, classId);
    const now = new Date(clock.now());
    const counts = await store.change(classId, change.change_id, now, (before) =>
      changedStudents(classId, before, change),
    );
    log.info({ user: caller.userId, class: classId, ...counts }, 'the pupils of a class were changed');
    return counts;
  }

  /** Returns the link to the photo. Throws STUDENT_NOT_FOUND and as `photoMime` does. */
  async putPhoto(caller: CallerIdentity, classId: string, memberId: string, bytes: Buffer): Promise<string> {
    const { access, links, objects } = this.#ports;
    await access.toChange(caller, classId);
    photoMime(bytes);
    const { hash } = await objects.put(bytes);
    await this.#setPhoto(caller, classId, memberId, hash);
    return links.link({ userId: caller.userId, classId, memberId, hash });
  }

  /** Throws STUDENT_NOT_FOUND. */
  async deletePhoto(caller: CallerIdentity, classId: string, memberId: string): Promise<void> {
    await this.#ports.access.toChange(caller, classId);
    await this.#setPhoto(caller, classId, memberId, null);
  }

  /** Throws LINK_INVALID for a link that this server did not sign, and when the user's permission has ended. */
  async checkPhotoLink(named: NamedPhoto, end: unknown, signature: unknown): Promise<void> {
    const { access, accounts, links, store } = this.#ports;
    if (!links.verify(named, end, signature)) throw new LecternError('LINK_INVALID');
    const { userId, classId, memberId, hash } = named;
    const user = await accounts.findUser(userId);
    const asking = { userId, organisationId: user?.organisationId };
    const readable = user?.cancelled === false ? await access.readable(asking, [classId]) : [];
    const photo = readable.length > 0 ? await store.photo(classId, memberId) : undefined;
    if (photo !== hash) throw new LecternError('LINK_INVALID');
  }

  async #setPhoto(caller: CallerIdentity, classId: string, memberId: string, hash: string | null) {
    const { log, store } = this.#ports;
    if (!(await store.setPhoto(classId, memberId, hash))) throw new LecternError('STUDENT_NOT_FOUND');
    log.info({ user: caller.userId, class: classId }, 'the photo of a pupil was changed');
  }

  #present(row: MemberRow, userId: string): Student {
    const { id, class_id: classId, photo_hash: hash, seat_row: seatRow, seat_column: column } = row;
    return {
      member_id: id,
      real_name: row.real_name,
      nick_name: row.nick_name,
      student_number: row.student_number,
      head_icon_path: hash === null ? '' : this.#ports.links.link({ userId, classId, memberId: id, hash }),
      group_name: row.group_name,
      seat: seatRow === null || column === null ? null : { row: seatRow, column },
      ...(row.card_number !== null && { card_number: row.card_number }),
    };
  }
}
