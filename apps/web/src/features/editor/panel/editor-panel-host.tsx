import { type KeptFolds, type PanelHost, PanelHostContext } from '@lectern/property-panel';
import { type ReactNode, useMemo } from 'react';
import { readLocalJson, writeLocal } from '../../../platform/storage/local-store.ts';
import type { Editing } from '../editing/command-context.ts';
import { useEditing } from '../editing/editor-context.ts';
import { KeptList } from '../picking/kept-list.ts';
import { panelPictures } from './panel-pictures.ts';

const KEY = 'editor-open-sections';

/** The folded sections of the right panel that were left open, stored in this browser. */
const keptFolds: KeptFolds = {
  isOpen: (id) => openSections().includes(id),
  keep: (id, isOpen) => {
    const others = openSections().filter((each) => each !== id);
    writeLocal(KEY, JSON.stringify(isOpen ? [...others, id] : others));
  },
};

function openSections(): readonly string[] {
  return readLocalJson(KEY, isIds) ?? [];
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** Recent colours, shared by all colour pickers of the editor. */
const recentColors = new KeptList('editor-recent-colors', 10);

/** Provides the editor's functions to its property panels and to the bar beside the selection. */
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
