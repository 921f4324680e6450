import { lazy, type ReactNode, Suspense } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { late } from '../late.tsx';
import { useAssetUrl } from '../stage-context.ts';
import type { ChartShapesProps } from './chart-shapes.tsx';

const ChartDrawing = lazy(() =>
  import('./chart-drawing.tsx').then((module) => ({ default: module.ChartDrawing })),
);

const ChartShapes = late<ChartShapesProps>(
  () => import('./chart-shapes.tsx').then((module) => module.ChartShapes),
  <div data-loading="" />,
);

const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** A chart, drawn by ECharts, which comes with the first one; its preview meanwhile. */
export function ChartView({ element, frame }: DrawingProps<'chart'>): ReactNode {
  const preview = useAssetUrl(element.preview);
  const empty = element.chart.plots.length === 0;
  const picture = preview ? <img src={preview} alt="" style={WHOLE} /> : null;
  return (
    <>
      {empty ? (
        picture
      ) : (
        <Suspense fallback={<div data-loading="">{picture}</div>}>
          <ChartDrawing element={element} frame={frame} />
        </Suspense>
      )}
      {element.shapes ? <ChartShapes element={element} frame={frame} /> : null}
    </>
  );
}
