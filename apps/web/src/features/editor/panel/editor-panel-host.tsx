import { type PanelHost, PanelHostContext } from '@lectern/property-panel';
import { type ReactNode, useMemo } from 'react';
import type { Editing } from '../editing/command-context.ts';
import { useEditing } from '../editing/editor-context.ts';
import { KeptList } from '../picking/kept-list.ts';
import { keptFolds } from './kept-folds.ts';
import { panelPictures } from './panel-pictures.ts';

/** Every colour picker of the editor offers the same recent colours. */
const recentColors = new KeptList('editor-recent-colors', 10);

/** What the editor gives its property panels, and the bar beside what is chosen. */
export function EditorPanelHost({ children }: { readonly children: ReactNode }): ReactNode {
  const editing = useEditing();
  const host = useMemo(() => hostOf(editing), [editing]);
  return <PanelHostContext value={host}>{children}</PanelHostContext>;
}

function hostOf({ document, session, focusPage, pageDrawing }: Editing): PanelHost {
  return {
    goOn: () => {
      const open = session.textEditor.get();
      if (open) open.focus();
      else focusPage();
    },
    drawing: pageDrawing,
    passing: (step, change) => session.passing(step, change),
    recentColors,
    folds: keptFolds,
    pictures: panelPictures(document),
  };
}
