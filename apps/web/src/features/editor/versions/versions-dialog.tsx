import type { ReactNode } from 'react';
import { VersionsDialog as Dialog } from '../../../parts/versions/index.ts';
import { useEditing } from '../editing/editor-context.ts';
import { VersionPages } from './version-pages.tsx';

/** The version history: versions can be named, compared with the current state page by page, and restored. */
export function VersionsDialog(): ReactNode {
  const { document, versionsShown, focusPage } = useEditing();
  return (
    <Dialog
      documentId={document.id}
      saved={document.saved}
      onClose={() => {
        versionsShown.set(false);
        focusPage();
      }}
      view={(version) => <VersionPages version={version} />}
    />
  );
}
