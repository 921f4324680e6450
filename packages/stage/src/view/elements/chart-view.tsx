import { LazyCode, useLazy } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { useAssetUrl } from '../stage-context.ts';
import { ShapeView } from './shape-view.tsx';
import { UnknownView } from './unknown-view.tsx';

const drawing = new LazyCode(async () => (await import('./chart-drawing.tsx')).ChartDrawing);

const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** A chart, drawn by ECharts, which is loaded with the first chart; the chart's preview meanwhile. */
export function ChartView({ element, frame }: DrawingProps<'chart'>): ReactNode {
  const preview = useAssetUrl(element.preview);
  const isEmpty = element.chart.plots.length === 0;
  const code = useLazy(drawing, !isEmpty);
  const picture = preview ? <img src={preview} alt="" style={WHOLE} /> : null;
  if (isEmpty) return picture;
  if (code.type === 'waiting') return <div data-loading="">{picture}</div>;
  if (code.type === 'failed') return <UnknownView what="chart" />;
  const ChartDrawing = code.value;
  return <ChartDrawing element={element} frame={frame} drawShape={ShapeView} />;
}
