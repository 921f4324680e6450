import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import type { CoursewareService } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LiveDocumentsService } from '../live-documents/index.ts';
import { boardKind } from './board-kind.ts';
import { routeBoards } from './boards.routes.ts';
import { BoardsService } from './boards.service.ts';

/** Ports to other features. */
export interface BoardPorts {
  readonly documents: Pick<DocumentsService, 'allowed' | 'create' | 'kinds'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'register'>;
  readonly courseware: Pick<CoursewareService, 'addPaged' | 'files' | 'addFiles'>;
}

/** Registers boards: a kind of live document with a courseware's records. */
export function registerBoards(
  { routes, database }: Ground,
  { documents, liveDocuments, courseware }: BoardPorts,
): Registered<BoardsService> {
  const boards = liveDocuments.register(boardKind(courseware.files));
  const service = new BoardsService({ database, documents, boards });
  const paged = courseware.addPaged(boards);
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
  return { service, close: nothingToClose, personal: [] };
}
