import type { ChartElement } from '@lectern/courseware';
import { useRecord } from '@lectern/stage/view';
import { Dialog } from '@lectern/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { usePanelTexts } from '../locale/texts.ts';
import { ChartGrid } from './chart-grid.tsx';

/** The dialog for a chart's data; not rendered once the chart is deleted. */
export function ChartData({ elementId }: { readonly elementId: string }): ReactNode {
  const t = usePanelTexts();
  const { session, focusPage } = useEditing();
  const [opener] = useState(() => document.activeElement);
  /** Numbers of changes made in this dialog that can be undone and redone. */
  const steps = useRef({ made: 0, undone: 0 });
  const element = useRecord(session.store, 'element', elementId);
  if (element?.type !== 'chart') return null;
  return (
    <Dialog
      open
      onOpenChange={() => session.more.set(undefined)}
      finalFocus={() => {
        // The focus returns to the panel's button; after an insertion it moves to the page, where the chart is
        // selected.
        if (opener instanceof HTMLElement && opener.isConnected && opener.closest('section')) return opener;
        focusPage();
        return document.activeElement as HTMLElement;
      }}
      size="l"
      title={t('chart.data')}
    >
      <ChartGrid
        chart={element.chart}
        onChange={(chart) => {
          if (chart === element.chart) return;
          if (session.edit((edit) => edit.update<ChartElement>(elementId, { chart })))
            steps.current = { made: steps.current.made + 1, undone: 0 };
        }}
        onUndo={() => {
          if (steps.current.made === 0) return;
          steps.current = { made: steps.current.made - 1, undone: steps.current.undone + 1 };
          session.undo();
        }}
        onRedo={() => {
          if (steps.current.undone === 0) return;
          steps.current = { made: steps.current.made + 1, undone: steps.current.undone - 1 };
          session.redo();
        }}
      />
    </Dialog>
  );
}
