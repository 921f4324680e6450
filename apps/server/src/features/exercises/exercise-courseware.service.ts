import { type CoursewareSnapshot, stateOfSnapshot } from '@lectern/courseware';
import { coursewareOfExercise } from '@lectern/courseware/exercise';
import { LecternError } from '@lectern/protocol';
import { documentKinds } from '@lectern/protocol/document-kinds';
import type { AnyTransaction, BareDatabase } from '../../platform/database/database.ts';
import type { CoursewareService } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';

interface Ports {
  readonly database: BareDatabase;
  readonly documents: Pick<DocumentsService, 'allowed' | 'create'>;
  readonly courseware: Pick<CoursewareService, 'create' | 'files'>;
  readonly snapshot: (documentId: string) => Promise<CoursewareSnapshot>;
}

/** Makes coursewares of exercises. */
export class ExerciseCoursewareService {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Creates a courseware of the caller with one question on each page. Throws DOCUMENT_NOT_FOUND, EXERCISE_EMPTY, and the
   * errors of the document centre.
   */
  async toCourseware(userId: string, exerciseId: string): Promise<{ id: string; name: string }> {
    const { documents, snapshot, database } = this.#ports;
    const { name } = await documents.allowed(userId, exerciseId, 'see');
    const exercise = await snapshot(exerciseId);
    if (!exercise.records.some(({ kind }) => kind === 'exercise-question'))
      throw new LecternError('EXERCISE_EMPTY');
    const { records } = coursewareOfExercise(exercise, name);
    const state = stateOfSnapshot({ records });
    const pageCount = records.filter(({ kind }) => kind === 'page').length;
    return database
      .transaction()
      .execute((transaction) => this.#create({ userId, name, exerciseId, state, pageCount }, transaction));
  }

  async #create(
    wanted: { userId: string; name: string; exerciseId: string; state: Uint8Array; pageCount: number },
    transaction: AnyTransaction,
  ): Promise<{ id: string; name: string }> {
    const { documents, courseware } = this.#ports;
    const { userId, name, exerciseId, state, pageCount } = wanted;
    const row = await documents.create(
      {
        ownerId: userId,
        parentId: null,
        name,
        autoRename: true,
        resourceTypeCode: 'coursewares',
        format: documentKinds.coursewares.format,
        size: 0,
        pageCount,
      },
      transaction,
    );
    await courseware.create(row.id, state, [], transaction);
    await courseware.files.copied(exerciseId, row.id, transaction, false);
    return { id: row.id, name: row.name };
  }
}
