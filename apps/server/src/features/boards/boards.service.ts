import { CoursewareGuard, CoursewareStore, isCourseware, LESSON_LIMITS } from '@lectern/courseware';
import { BOARD_PAGES_MAX } from '@lectern/courseware/board';
import { LecternError } from '@lectern/protocol';
import { documentKinds } from '@lectern/protocol/document-kinds';
import * as Y from 'yjs';
import type { BareDatabase } from '../../platform/database/database.ts';
import { Turns } from '../../platform/turns.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LiveDocuments } from '../live-documents/index.ts';

/** Checking the content of a new board takes the processor for a moment, so few checks run at once. */
const LOOKING = { atOnce: 1, waiting: 20, ofOne: 2 };

export interface NewBoard {
  readonly name: string;
  readonly parentId: string | null;
  /** Content as one Yjs update (encoding V1). */
  readonly state: Uint8Array;
}

interface BoardsPorts {
  readonly database: BareDatabase;
  readonly documents: Pick<DocumentsService, 'create'>;
  readonly boards: Pick<LiveDocuments, 'create'>;
}

/** Creates boards with content. */
export class BoardsService {
  readonly #ports: BoardsPorts;
  readonly #looking = new Turns(LOOKING);

  constructor(ports: BoardsPorts) {
    this.#ports = ports;
  }

  /**
   * Creates the board with all its content, or no board. Throws COURSEWARE_INVALID for content that is not a board,
   * COURSEWARE_TOO_LARGE above the limit, and the errors of the document centre.
   */
  async create(userId: string, { name, parentId, state }: NewBoard): Promise<{ id: string; name: string }> {
    const leave = await this.#looking.take(userId);
    let pageCount: number;
    try {
      pageCount = pagesIn(state);
    } finally {
      leave();
    }
    return this.#ports.database.transaction().execute(async (transaction) => {
      const row = await this.#ports.documents.create(
        {
          ownerId: userId,
          parentId,
          name,
          autoRename: true,
          resourceTypeCode: 'superboard',
          format: documentKinds.superboard.format,
          size: 0,
          pageCount,
        },
        transaction,
      );
      await this.#ports.boards.create(row.id, state, transaction);
      return { id: row.id, name: row.name };
    });
  }
}

function pagesIn(state: Uint8Array): number {
  const doc = new Y.Doc();
  try {
    const update = read(() => Y.decodeUpdate(state));
    if (!new CoursewareGuard(doc, LESSON_LIMITS).accepts(update))
      throw new LecternError('COURSEWARE_TOO_LARGE');
    read(() => Y.applyUpdate(doc, state));
    // An update that depends on missing updates could never be applied.
    const isWhole = doc.store.pendingStructs === null && doc.store.pendingDs === null;
    if (!isWhole || !isCourseware(doc)) throw new LecternError('COURSEWARE_INVALID');
    const store = new CoursewareStore(doc);
    const pages = store.pages().length;
    store.dispose();
    if (pages === 0) throw new LecternError('COURSEWARE_INVALID');
    if (pages > BOARD_PAGES_MAX) throw new LecternError('COURSEWARE_TOO_LARGE');
    return pages;
  } finally {
    doc.destroy();
  }
}

function read<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new LecternError('COURSEWARE_INVALID', {}, { cause: error });
  }
}
