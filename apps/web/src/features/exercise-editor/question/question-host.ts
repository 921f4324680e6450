import type { CoursewareStore } from '@lectern/courseware';
import type { QuestionHost } from '@lectern/question-views';
import { showToast } from '@lectern/ui';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { FormulaField } from '../../../parts/formula-field/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { exerciseText } from '../texts.ts';

type Assets = Pick<LiveCourseware['assets'], 'url' | 'subscribe' | 'upload'>;

/** Files of the questions of an open exercise. A stored file becomes a record, so that copies and files of it keep it. */
export function exerciseQuestionHost(store: CoursewareStore, assets: Assets): QuestionHost {
  return {
    FormulaField,
    assetUrl: (hash) => assets.url(hash),
    subscribeAssets: (listener) => assets.subscribe(listener),
    store: async (file, signal) => {
      try {
        const { hash, ...item } = await assets.upload(file, undefined, signal);
        store.transact(
          (edit) => {
            if (!edit.find('asset', hash)) edit.create({ kind: 'asset', id: hash, ...item });
          },
          // Undoing the use of a file leaves its record, which another question may use.
          { source: 'import' },
        );
        return hash;
      } catch (error) {
        if (!signal.aborted)
          showToast({ kind: 'failure', text: exerciseText('fileFailed', { reason: messageOf(error) }) });
        return undefined;
      }
    },
  };
}
