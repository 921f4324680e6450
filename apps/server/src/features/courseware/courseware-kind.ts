import {
  blankCourseware,
  COURSEWARE_LIMITS,
  CoursewareGuard,
  type CoursewareSnapshot,
  migrateDocument,
  pagesOfDocument,
  stateOfSnapshot,
} from '@lectern/courseware';
import { coursewareOfTemplateId } from '@lectern/courseware/design';
import { COURSEWARE_LIVE_PATH } from '@lectern/protocol/courseware';
import { documentKinds } from '@lectern/protocol/document-kinds';
import type { BlankDocument, LiveKind } from '../live-documents/index.ts';
import type { CoursewareTransaction } from './courseware.tables.ts';
import { HOLDS_COMMENTS } from './courseware-assets.service.ts';
import type { CoursewareAssetsStore } from './courseware-assets.store.ts';
import type { UnusedAssets } from './unused-assets.ts';

/** Handling of files in a kind of live document: a copy may use them, and unused files are removed. */
export type KeepsFiles = Required<Pick<LiveKind, 'copied' | 'rested'>>;

export function keepsFiles(
  assets: Pick<CoursewareAssetsStore, 'copyAll'>,
  unused: Pick<UnusedAssets, 'letGo'>,
): KeepsFiles {
  return {
    copied: (sourceId, targetId, transaction, unsaid) =>
      assets.copyAll(
        sourceId,
        targetId,
        transaction as CoursewareTransaction,
        unsaid ? HOLDS_COMMENTS : undefined,
      ),
    rested: (documentId, document, before, transaction) =>
      unused.letGo(documentId, document, before, transaction),
  };
}

/** The courseware as a kind of live document. */
export function coursewareKind(assets: CoursewareAssetsStore, unused: UnusedAssets): LiveKind {
  return {
    code: 'coursewares',
    name: 'courseware',
    path: COURSEWARE_LIVE_PATH,
    format: documentKinds.coursewares.format,
    blank: () => newCourseware(blankCourseware()),
    fromTemplate: ({ id, language }) => {
      const snapshot = coursewareOfTemplateId(id, language);
      return snapshot && newCourseware(snapshot);
    },
    maxBytes: COURSEWARE_LIMITS.bytes,
    guard: (document) => new CoursewareGuard(document),
    migrate: (document) => migrateDocument(document),
    countPages: pagesOfDocument,
    ...keepsFiles(assets, unused),
  };
}

export function newCourseware(snapshot: CoursewareSnapshot): BlankDocument {
  return {
    state: stateOfSnapshot(snapshot),
    pageCount: snapshot.records.filter(({ kind }) => kind === 'page').length,
  };
}
