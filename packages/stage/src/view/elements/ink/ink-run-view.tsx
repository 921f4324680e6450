import type { InkElement } from '@lectern/courseware';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { DryInk } from '../../../ink/pages/dry-ink.ts';
import { InkPage } from '../../../ink/pages/ink-page.ts';
import { type Stroke, strokeOf } from '../../../ink/stroke.ts';
import { PageScaleContext, useStage } from '../../stage-context.ts';
import { usePageSize } from '../../use-page.ts';

export interface InkRunViewProps {
  /** Ids of ink elements of one page, back to front. */
  readonly strokes: readonly string[];
}

/**
 * During a zoom gesture the canvas is only scaled; it is repainted when the size has been stable this long,
 * milliseconds.
 */
const REST_MS = 120;

/** Strokes by record: the same object until the record changes, so that only new strokes are painted. */
const strokesOfElements = new WeakMap<InkElement, Stroke>();

/** Many strokes on one canvas: a page with thousands of them has one node, and is moved and scaled as a bitmap. */
export function InkRunView({ strokes }: InkRunViewProps): ReactNode {
  const { reader } = useStage();
  const pageSize = usePageSize(reader);
  const scale = useContext(PageScaleContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<{ readonly page: InkPage; readonly dry: DryInk }>(undefined);
  const ratio = scale * devicePixelRatio;
  const first = useRef(ratio);

  useLayoutEffect(() => {
    if (!canvas.current) return;
    const page = new InkPage();
    const dry = new DryInk(canvas.current, page, pageSize, false);
    drawn.current = { page, dry };
    return () => {
      dry.dispose();
      drawn.current = undefined;
    };
  }, [pageSize]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the page makes another canvas
  useLayoutEffect(() => {
    const found = strokes.flatMap((id) => {
      const element = reader.find('element', id);
      if (element?.type !== 'ink') return [];
      const stroke = strokesOfElements.get(element) ?? strokeOf(element);
      strokesOfElements.set(element, stroke);
      return [stroke];
    });
    const dirty = drawn.current?.page.replace(found);
    if (dirty) drawn.current?.dry.repaint(dirty);
    // The first painting waits until the strokes are known.
    drawn.current?.dry.resize(first.current);
  }, [reader, strokes, pageSize]);

  useEffect(() => {
    if (ratio === first.current) return;
    const timer = setTimeout(() => {
      first.current = ratio;
      drawn.current?.dry.resize(ratio);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [ratio]);

  return (
    <canvas
      ref={canvas}
      data-ink-run={strokes.length}
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        width: pageSize.w,
        height: pageSize.h,
        pointerEvents: 'none',
      }}
    />
  );
}
