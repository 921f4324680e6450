import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { runCommand } from '../commands/command.ts';
import { newPageOfLayout } from '../commands/page-design.ts';
import { useEditing } from '../editing/editor-context.ts';
import { LayoutGallery } from '../panel/page/layout-gallery.tsx';
import classes from './new-page-choices.module.css';

/** The layouts of the page that is shown: a press adds a page behind it. */
export function NewPageChoices({ onDone }: { readonly onDone: () => void }): ReactNode {
  const editing = useEditing();
  const pageId = useSignal(editing.session.pageId) ?? '';
  return (
    <div className={classes.choices}>
      <LayoutGallery
        pageId={pageId}
        onPick={(layoutId) => {
          onDone();
          runCommand(newPageOfLayout, editing, layoutId);
        }}
      />
    </div>
  );
}
