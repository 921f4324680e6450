import { Signal } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol/constants';
import type { LiveCourseware } from '../index.ts';

/** Stores a file as the server does: under the SHA-256 of its bytes. */
async function upload(file: File): Promise<{ hash: string; mime: string; size: number }> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { hash, mime: file.type, size: file.size };
}

/** The live document of a store: saved, editable, without a server and without other users. */
export function savedLive(store: CoursewareStore, documentId: string): LiveCourseware {
  const live: Partial<Record<keyof LiveCourseware, unknown>> = {
    documentId,
    store,
    assets: { url: () => undefined, subscribe: () => () => undefined, upload },
    saved: new Signal({ type: 'saved' }),
    others: new Signal([]),
    permission: new Signal(EditPermission.EDIT),
    announce: () => undefined,
    wet: { write: () => undefined, written: () => [], subscribeWritten: () => () => undefined },
  };
  return live as unknown as LiveCourseware;
}
