import type { ChartElement, Frame } from '@lectern/courseware';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { chartOption } from '../chart/chart-option.ts';
import { type ChartGradient, chartFill, chartStroke } from '../chart/chart-paint.ts';
import { echarts } from '../chart/echarts-parts.ts';
import { usePageScope } from '../stage-context.ts';
import { ChartShapes, type DrawShape } from './chart-shapes.tsx';

export interface ChartDrawingProps {
  readonly element: ChartElement;
  readonly frame: Frame;
  readonly drawShape: DrawShape;
}

/** A chart as SVG by ECharts, without its animation: it must look the same in a thumbnail, a print and a show. */
export function ChartDrawing({ element, frame, drawShape }: ChartDrawingProps): ReactNode {
  const { design } = usePageScope();
  const host = useRef<HTMLDivElement>(null);
  const { w, h } = frame;
  const edge = chartStroke(element.chart.line, design);
  const fill = chartFill(element.chart.fill, design);
  const option = useMemo(() => chartOption(element.chart, design, { w, h }), [element.chart, design, w, h]);
  useEffect(() => {
    if (!host.current) return;
    const drawing = echarts.init(host.current, undefined, { renderer: 'svg', width: w, height: h });
    drawing.setOption(option);
    return () => drawing.dispose();
  }, [option, w, h]);
  return (
    <>
      <div
        ref={host}
        role="img"
        aria-label={element.alt ?? element.chart.title}
        style={{
          position: 'absolute',
          inset: 0,
          pointerEvents: 'none',
          borderRadius: element.chart.rounded ? Math.min(w, h) * 0.04 : undefined,
          overflow: 'hidden',
          background: typeof fill === 'object' ? cssGradient(fill) : fill,
          outline: edge ? `${edge.width}px ${edge.type} ${edge.color}` : undefined,
          outlineOffset: edge ? -edge.width / 2 : undefined,
        }}
      />
      {element.shapes ? <ChartShapes element={element} frame={frame} drawShape={drawShape} /> : null}
    </>
  );
}

function cssGradient({ x, y, x2, y2, colorStops }: ChartGradient): string {
  const angle = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI + 90;
  return `linear-gradient(${angle}deg, ${colorStops.map(({ color, offset }) => `${color} ${offset * 100}%`).join(', ')})`;
}
