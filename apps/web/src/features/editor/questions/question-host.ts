import type { QuestionHost } from '@lectern/question-views';
import type { EditSession } from '@lectern/stage/edit';
import { showToast } from '@lectern/ui';
import { FormulaField } from '../../../parts/formula-field/index.ts';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import type { EditorDocument } from '../document/document-port.ts';
import { keepAsset } from '../media/keep-asset.ts';

const { translate } = defineTexts(
  { failed: '文件没有加到题目里：{{reason}}' },
  { failed: 'The file was not added to the question: {{reason}}' },
);

/** Files of the questions of an open courseware. */
export function editorQuestionHost(
  session: EditSession,
  document: Pick<EditorDocument, 'assets' | 'upload'>,
): QuestionHost {
  return {
    FormulaField,
    assetUrl: (hash) => document.assets.url(hash),
    subscribeAssets: (listener) => document.assets.subscribe(listener),
    store: async (file, signal) => {
      try {
        const stored = await document.upload(file, () => undefined, signal);
        session.edit((edit) => keepAsset(edit, stored, file instanceof File ? file.name : ''));
        return stored.hash;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!signal.aborted) showToast({ kind: 'failure', text: translate('failed', { reason }) });
        return undefined;
      }
    },
  };
}
