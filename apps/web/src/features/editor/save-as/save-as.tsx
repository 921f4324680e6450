import { showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { whenSaved } from '../../../parts/courseware/index.ts';
import { SaveAsDialog } from '../../../parts/documents/index.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { navigate } from '../../../platform/router/router.ts';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';

/** Saves the courseware as a copy, which is then opened. */
export function SaveAs(): ReactNode {
  const t = useEditorTexts();
  const { document, saveAsShown } = useEditing();
  const name = useSignal(document.name);
  const userId = currentSession()?.userId;
  const ready = async () => {
    await whenSaved(document.saved);
    return document.saved.get().type === 'saved' ? undefined : t('saved.onlyHere');
  };
  if (userId === undefined) return null;
  return (
    <SaveAsDialog
      item={{ id: document.id, name }}
      userId={userId}
      ready={ready}
      onSaved={(copy) => {
        showToast({ kind: 'success', text: t('saved.savedAs', { name: copy.name }) });
        navigate(`/view?fileId=${copy.id}`);
      }}
      onClose={() => saveAsShown.set(false)}
    />
  );
}
