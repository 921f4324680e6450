import type { Dispose } from '@lectern/base';
import type { ChartElement, Frame } from '@lectern/courseware';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { chartAreaStyle } from '../chart/chart-area.ts';
import { missingChartFonts } from '../chart/chart-fonts.ts';
import { chartOption } from '../chart/chart-option.ts';
import { echarts } from '../chart/echarts-parts.ts';
import { FillBox } from '../paint/fill-box.tsx';
import { usePageScope } from '../stage-context.ts';
import { ChartShapes, type DrawShape } from './chart-shapes.tsx';

export interface ChartDrawingProps {
  readonly element: ChartElement;
  readonly frame: Frame;
  readonly drawShape: DrawShape;
}

/** A chart as SVG by ECharts, without animation: it must look the same in a thumbnail, a print and a show. */
export function ChartDrawing({ element, frame, drawShape }: ChartDrawingProps): ReactNode {
  const { design } = usePageScope();
  const host = useRef<HTMLDivElement>(null);
  const { w, h } = frame;
  const option = useMemo(() => chartOption(element.chart, design, { w, h }), [element.chart, design, w, h]);
  useEffect(() => {
    const node = host.current;
    if (!node) return;
    let end: Dispose | undefined;
    let left = false;
    const draw = () => {
      if (left) return;
      node.removeAttribute('data-loading');
      const drawing = echarts.init(node, undefined, { renderer: 'svg', width: w, height: h });
      drawing.setOption(option);
      end = () => drawing.dispose();
    };
    const fonts = missingChartFonts(option);
    if (fonts) {
      node.setAttribute('data-loading', '');
      void fonts.then(draw);
    } else draw();
    return () => {
      left = true;
      end?.();
    };
  }, [option, w, h]);
  const { fill: ground } = element.chart;
  return (
    <>
      {ground && (ground.type === 'picture' || ground.type === 'pattern') ? (
        <FillBox fill={ground} width={w} height={h} />
      ) : null}
      <div
        ref={host}
        role="img"
        data-whole-chart=""
        aria-label={element.alt ?? element.chart.title}
        style={{
          position: 'absolute',
          inset: 0,
          pointerEvents: 'none',
          ...chartAreaStyle(element.chart, design, frame),
        }}
      />
      {element.shapes ? <ChartShapes element={element} frame={frame} drawShape={drawShape} /> : null}
    </>
  );
}
