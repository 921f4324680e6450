import type { ChartElement } from '@lectern/courseware';
import { useRecord } from '@lectern/stage/view';
import { Dialog } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { usePanelTexts } from '../parts/panel-texts.ts';
import { ChartGrid } from './chart-grid.tsx';

/** The data of a chart over everything; gone when the chart is. */
export function ChartData({ elementId }: { readonly elementId: string }): ReactNode {
  const t = usePanelTexts();
  const { session } = useEditing();
  const element = useRecord(session.store, 'element', elementId);
  if (element?.type !== 'chart') return null;
  return (
    <Dialog
      open
      onOpenChange={() => session.more.set(undefined)}
      size="l"
      title={t('chart.data')}
      description={t('chart.pasteHint')}
    >
      <ChartGrid
        chart={element.chart}
        onChange={(chart) => {
          if (chart !== element.chart)
            session.edit((edit) => edit.update<ChartElement>(elementId, { chart }));
        }}
      />
    </Dialog>
  );
}
