import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './editor.module.css';

const PathHands = lazyComponent(async () => (await import('../paths/path-hands.tsx')).PathHands);
const PageAids = lazyComponent(async () => (await import('../aids/page-aids.tsx')).PageAids);
const PageGrid = lazyComponent(async () => (await import('../aids/page-grid.tsx')).PageGrid);

/** The grid, on the page's background under its elements. */
export function OpenGrid(): ReactNode {
  return useSignal(useEditing().viewAids.state).grid ? <PageGrid /> : null;
}

/** The rulers and guides over the page; rendered also for snapping alone, which `PageAids` connects. */
export function OpenAids(): ReactNode {
  const { rulers, guides, grid, snapsToGrid } = useSignal(useEditing().viewAids.state);
  return rulers || guides || grid || snapsToGrid ? <PageAids /> : null;
}

/** The surface for drawing or editing an outline. */
export function OpenDrawing(): ReactNode {
  return useSignal(useEditing().session.drawing) ? <PathHands /> : null;
}

/** Explains how to draw, while an element is to be drawn on the page. */
export function DrawHint(): ReactNode {
  const t = useEditorTexts();
  const { tools } = useEditing().session;
  const waits = useSignal(tools.current, ({ name }) => name.startsWith('inserting'));
  return waits ? (
    <p className={classes.hint} role="status">
      {t('insert.drawHint')}
    </p>
  ) : null;
}
