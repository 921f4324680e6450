import { CHART_KINDS, type Chart, type ChartElement, chartKindOf, withChartKind } from '@lectern/courseware';
import { PanelRow, PanelSection } from '@lectern/property-panel';
import { Button, Select } from '@lectern/ui';
import { Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { usePanelTexts } from '../locale/texts.ts';
import { ChartLooks } from './chart-looks.tsx';

/** The kind of a chart, a button for its data, and its format. */
export function ChartSection({ element }: { readonly element: ChartElement }): ReactNode {
  const t = usePanelTexts();
  const { session } = useEditing();
  const kind = chartKindOf(element.chart);
  const change = (chart: Chart) => {
    if (chart !== element.chart) session.edit((edit) => edit.update<ChartElement>(element.id, { chart }));
  };
  return (
    <>
      <PanelSection title={t('chart.chart')}>
        {kind ? (
          <PanelRow label={t('chart.kind')}>
            <Select
              size="small"
              label={t('chart.kind')}
              value={kind}
              options={CHART_KINDS.map((value) => ({ value, label: t(`chart.kinds.${value}`) }))}
              onChange={(value) => change(withChartKind(element.chart, value))}
            />
          </PanelRow>
        ) : null}
        <Button size="small" icon={<Table2 />} onClick={() => session.openMore(element.id)}>
          {t('chart.editData')}
        </Button>
      </PanelSection>
      <ChartLooks chart={element.chart} onChange={change} />
    </>
  );
}
