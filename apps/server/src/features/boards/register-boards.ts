import type { Ground, Registered } from '../../platform/feature.ts';
import type { CoursewareService, PagedDocuments } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LiveDocuments, LiveDocumentsService } from '../live-documents/index.ts';
import { boardKind } from './board-kind.ts';
import { routeBoards } from './boards.routes.ts';
import { BoardsService } from './boards.service.ts';
import { EitherLog } from './either-log.ts';

/** Ports to other features. */
export interface BoardPorts {
  readonly documents: Pick<DocumentsService, 'allowed' | 'create'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'register'>;
  readonly courseware: Pick<CoursewareService, 'over' | 'logs' | 'files'>;
}

/** What other features use of boards. */
export interface Boards {
  /** The log of boards, for features that create one. */
  readonly boards: Pick<LiveDocuments, 'create'>;
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
  routeBoards(routes, service, documents, courseware.over(boards));
  return {
    service: { boards, paged: courseware.over(new EitherLog(courseware.logs, boards)) },
    close: () => Promise.resolve(),
    personal: [],
  };
}
