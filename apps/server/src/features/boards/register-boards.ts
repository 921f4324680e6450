import type { Ground, Registered } from '../../platform/feature.ts';
import type { CoursewareService, PagedDocuments } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LiveDocumentsService } from '../live-documents/index.ts';
import { boardKind } from './board-kind.ts';
import { routeBoards } from './boards.routes.ts';
import { BoardsService } from './boards.service.ts';
import { EitherLog } from './either-log.ts';

/** Ports to other features. */
export interface BoardPorts {
  readonly documents: Pick<DocumentsService, 'allowed' | 'create' | 'kinds'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'register'>;
  readonly courseware: Pick<CoursewareService, 'over' | 'logs' | 'files' | 'addFiles'>;
}

/** API of boards for other features. */
export interface Boards {
  /** All documents with a courseware's records, for exports. */
  readonly paged: PagedDocuments;
}

/** Registers boards: a kind of live document with a courseware's records. */
export function registerBoards(
  { routes, database }: Ground,
  { documents, liveDocuments, courseware }: BoardPorts,
): Registered<Boards> {
  const boards = liveDocuments.register(boardKind(courseware.files));
  const service = new BoardsService({ database, documents, boards });
  const paged = courseware.over(boards);
  routeBoards(routes, service, documents, paged);
  documents.kinds.add('superboard', {
    takes: { mimes: /^image\//, types: 'png, jpg, gif, webp, bmp, svg' },
    fromFiles: {
      async create(documentId, state, assets, transaction) {
        await boards.create(documentId, state, transaction);
        await courseware.addFiles(documentId, assets, transaction);
      },
      // A board is opened from its state, which needs no preparation.
      readAhead: () => () => undefined,
    },
    write: (documentId, about, options) =>
      paged.write(documentId, 'ndpx', about, { ...options, kind: 'superboard' }),
  });
  return {
    service: { paged: courseware.over(new EitherLog(courseware.logs, boards)) },
    close: () => Promise.resolve(),
    personal: [],
  };
}
