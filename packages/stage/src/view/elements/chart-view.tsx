import { lazy, type ReactNode, Suspense } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { useAssetUrl } from '../stage-context.ts';
import { ShapeView } from './shape-view.tsx';

const ChartDrawing = lazy(() =>
  import('./chart-drawing.tsx').then((module) => ({ default: module.ChartDrawing })),
);

const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** A chart, drawn by ECharts, which comes with the first one; its preview meanwhile. */
export function ChartView({ element, frame }: DrawingProps<'chart'>): ReactNode {
  const preview = useAssetUrl(element.preview);
  const picture = preview ? <img src={preview} alt="" style={WHOLE} /> : null;
  if (element.chart.plots.length === 0) return picture;
  return (
    <Suspense fallback={<div data-loading="">{picture}</div>}>
      <ChartDrawing element={element} frame={frame} drawShape={ShapeView} />
    </Suspense>
  );
}
