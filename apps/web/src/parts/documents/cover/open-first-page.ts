import { CoursewareStore } from '@lectern/courseware';
import { coursewareState } from '@lectern/protocol/courseware';
import * as Y from 'yjs';
import { call } from '../../../platform/api/call.ts';
import { AssetLinks } from '../../courseware/index.ts';

/** A courseware as the server has it, to be looked at once. */
export interface FirstPage {
  readonly store: CoursewareStore;
  readonly assets: AssetLinks;
  /** Undefined in a courseware without pages. */
  readonly pageId: string | undefined;
  readonly pageCount: number;
  readonly dispose: () => void;
}

export async function openFirstPage(documentId: string, signal: AbortSignal): Promise<FirstPage> {
  const state = await call(coursewareState, { params: { id: documentId }, signal });
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  const store = new CoursewareStore(doc);
  const assets = new AssetLinks(documentId);
  const pages = store.pages();
  return {
    store,
    assets,
    pageId: pages[0],
    pageCount: pages.length,
    dispose() {
      assets.dispose();
      store.dispose();
      doc.destroy();
    },
  };
}
