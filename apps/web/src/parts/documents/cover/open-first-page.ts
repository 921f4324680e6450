import { type CoursewareReader, CoursewareStore, SnapshotReader } from '@lectern/courseware';
import { framedPageOf, isEndlessPage } from '@lectern/courseware/board';
import { boardState } from '@lectern/protocol/boards';
import { coursewareState } from '@lectern/protocol/courseware';
import type { PagedKindCode } from '@lectern/protocol/document-kinds';
import * as Y from 'yjs';
import { call } from '../../../platform/api/call.ts';
import { AssetLinks } from '../../courseware/index.ts';

/** The current first page of a document with pages from the server. */
export interface FirstPage {
  readonly reader: CoursewareReader;
  readonly assets: AssetLinks;
  /** Undefined when the courseware has no pages. */
  readonly pageId: string | undefined;
  readonly pageCount: number;
  readonly dispose: () => void;
}

const STATES: Readonly<Record<PagedKindCode, typeof coursewareState | typeof boardState>> = {
  coursewares: coursewareState,
  superboard: boardState,
};

export async function openFirstPage(
  code: PagedKindCode,
  id: string,
  signal: AbortSignal,
): Promise<FirstPage> {
  const state = await call(STATES[code], { params: { id }, signal });
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  const store = new CoursewareStore(doc);
  const assets = new AssetLinks(id);
  const pages = store.pages();
  const [first] = pages;
  const isEndless = first !== undefined && isEndlessPage(store, first);
  return {
    reader: isEndless ? new SnapshotReader(framedPageOf(store, first)) : store,
    assets,
    pageId: first,
    pageCount: pages.length,
    dispose() {
      assets.dispose();
      store.dispose();
      doc.destroy();
    },
  };
}
