import {
  CHART_COLORS,
  CHART_LABELS,
  type Chart,
  chartAxes,
  chartColorAt,
  chartColorsOf,
  chartLabelsOf,
  coloredParts,
  type LegendPosition,
  withChartAxis,
  withChartColors,
  withChartLabel,
  withChartLegend,
  withChartTitle,
  withPartColor,
} from '@lectern/courseware';
import { ColorPicker, cssOf, PanelRow, PanelSection } from '@lectern/property-panel';
import { Row, Select, Stack, Switch, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useColors } from '../../editing/editor-context.ts';
import panel from '../panel.module.css';
import classes from './chart-grid.module.css';
import { LeftInput } from './left-input.tsx';
import { useChartTexts } from './texts.ts';

export interface ChartLooksProps {
  readonly chart: Chart;
  readonly onChange: (chart: Chart) => void;
}

/** The format of a chart: title, colours, labels, legend and axes. */
export function ChartLooks(props: ChartLooksProps): ReactNode {
  const { chart, onChange } = props;
  const t = useChartTexts();
  const labels = chartLabelsOf(chart);
  const isRound = chart.plots.some(({ type }) => type === 'pie' || type === 'doughnut' || type === 'ofPie');
  const positions = [
    'r',
    't',
    'l',
    'b',
    ...(chart.legend?.position === 'tr' ? (['tr'] as const) : []),
  ] as const;
  return (
    <>
      <PanelSection title={t('title')}>
        <LeftInput
          label={t('title')}
          placeholder={t('noTitle')}
          value={chart.title ?? ''}
          onLeave={(title) => onChange(withChartTitle(chart, title))}
        />
      </PanelSection>
      <Colors {...props} />
      <PanelSection title={t('labels')}>
        {CHART_LABELS.filter((label) => label !== 'percent' || isRound).map((label) => (
          <Switch
            key={label}
            label={t(`label.${label}`)}
            checked={labels.has(label)}
            onChange={(on) => onChange(withChartLabel(chart, label, on))}
          />
        ))}
      </PanelSection>
      <PanelSection title={t('legend')}>
        <Select<LegendPosition | 'none'>
          size="small"
          label={t('legend')}
          value={chart.legend?.position ?? 'none'}
          options={(['none', ...positions] as const).map((value) => ({
            value,
            label: t(`legendAt.${value}`),
          }))}
          onChange={(value) => onChange(withChartLegend(chart, value === 'none' ? undefined : value))}
        />
      </PanelSection>
      {chartAxes(chart).map(({ at }) => (
        <AxisSection key={at} {...props} at={at} />
      ))}
    </>
  );
}

/** Maximum number of parts listed with their colours: more could not be distinguished. */
const MOST_PARTS = 12;

function Colors({ chart, onChange }: ChartLooksProps): ReactNode {
  const t = useChartTexts();
  const colors = useColors();
  const set = chartColorsOf(chart);
  const parts = coloredParts(chart);
  /** Returns the first four colours of a set. */
  const shown = (style: (typeof CHART_COLORS)[number]) =>
    [0, 1, 2, 3].map((at) => cssOf(chartColorAt({ ...chart, palette: [], style }, at, 4), colors));
  return (
    <PanelSection title={t('colors')}>
      <Stack gap={2} className={panel.choices}>
        {CHART_COLORS.map((one) => (
          <Row
            as="button"
            align="stretch"
            overflow="clip"
            radius="small"
            key={one}
            type="button"
            className={classes.set}
            aria-label={t(`sets.s${one}`)}
            aria-pressed={one === set}
            title={t(`sets.s${one}`)}
            onClick={() => onChange(withChartColors(chart, one))}
          >
            {shown(one).map((color, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: four places of one button
              <span key={at} style={{ background: color }} />
            ))}
          </Row>
        ))}
      </Stack>
      {parts.slice(0, MOST_PARTS).map((part) => (
        <PanelRow key={`${part.plot}:${part.series}:${part.point ?? ''}`} label={part.name}>
          <ColorPicker
            label={t('colorOf', { name: part.name })}
            colors={colors}
            value={
              part.fill?.type === 'solid'
                ? part.fill.color
                : chartColorAt(chart, part.colorIndex, parts.length)
            }
            onPick={(color) => onChange(withPartColor(chart, part, color))}
          />
        </PanelRow>
      ))}
      {parts.length > MOST_PARTS ? (
        <Text as="p" tone="quiet" size="small">
          {t('moreParts', { count: parts.length, shown: MOST_PARTS })}
        </Text>
      ) : null}
    </PanelSection>
  );
}

function AxisSection({ chart, onChange, at }: ChartLooksProps & { readonly at: number }): ReactNode {
  const t = useChartTexts();
  const axis = chart.axes[at];
  if (!axis) return null;
  const lying =
    axis.position === undefined ? axis.kind !== 'value' : axis.position === 'b' || axis.position === 't';
  const name = t(axis.secondary ? 'axis.second' : lying ? 'axis.horizontal' : 'axis.vertical');
  const bound = (which: 'min' | 'max') => (
    <Stack columns="one" size="small" tone="quiet" gap={1}>
      <span aria-hidden="true">{t(`${which}Short`)}</span>
      <LeftInput
        label={t(which, { axis: name })}
        placeholder={t('auto')}
        inputMode="decimal"
        value={axis[which] === undefined ? '' : String(axis[which])}
        onLeave={(typed) => {
          const value = typed.trim() === '' ? undefined : Number(typed.trim());
          if (value !== undefined && !Number.isFinite(value)) return;
          onChange(withChartAxis(chart, at, { [which]: value }));
        }}
      />
    </Stack>
  );
  return (
    <PanelSection title={name}>
      <Switch
        label={t('shown')}
        checked={axis.hidden !== true}
        onChange={(on) => onChange(withChartAxis(chart, at, { hidden: !on }))}
      />
      <LeftInput
        label={t('axisTitle', { axis: name })}
        placeholder={t('noTitle')}
        value={axis.title ?? ''}
        onLeave={(title) => onChange(withChartAxis(chart, at, { title }))}
      />
      {axis.kind === 'value' ? (
        <Stack gap={2} className={classes.bounds}>
          {bound('min')}
          {bound('max')}
        </Stack>
      ) : null}
      <Switch
        label={t('gridlines')}
        checked={axis.gridlines !== undefined && axis.gridlines.fill?.type !== 'none'}
        onChange={(on) => onChange(withChartAxis(chart, at, { gridlines: on }))}
      />
    </PanelSection>
  );
}
