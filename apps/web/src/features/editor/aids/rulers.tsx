import { type EditSession, pageFrameOf } from '@lectern/stage/edit';
import { Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { pageSizeOf } from '../editing/page-geometry.ts';
import type { LengthUnit } from '../editing/view-aids.ts';
import classes from './aids.module.css';
import { holdGuide } from './guide-hands.ts';
import { rulerMarks } from './ruler-marks.ts';
import { useAidsTexts } from './texts.ts';

/** Breadth of a ruler and length of its marks, pixels of the screen. */
const BREADTH = 20;
const LONG = 7;
const SHORT = 4;

/** Rulers at the top and the left of the window; zero is the page's corner. Guides are dragged out of them. */
export function Rulers({ unit }: { readonly unit: LengthUnit }): ReactNode {
  return (
    <>
      <Ruler axis="y" unit={unit} />
      <Ruler axis="x" unit={unit} />
      <div className={classes.corner} />
    </>
  );
}

/** `axis` is the axis of the guides that are dragged out of the ruler: horizontal guides from the ruler at the top. */
function Ruler({ axis, unit }: { readonly axis: 'x' | 'y'; readonly unit: LengthUnit }): ReactNode {
  const t = useAidsTexts();
  const { session, viewAids } = useEditing();
  const { origin, zoom, window: view } = useSignal(session.viewport.view);
  const node = useRef<HTMLDivElement>(null);
  const cursor = useRef<HTMLDivElement>(null);
  const band = useRef<HTMLDivElement>(null);
  const along = axis === 'y' ? 'x' : 'y';
  const length = axis === 'y' ? view.w : view.h;
  const start = origin[along];
  useEffect(() => {
    const ruler = node.current;
    if (!ruler) return;
    const down = (event: PointerEvent) =>
      holdGuide(ruler, event, { session, viewAids }, { id: undefined, axis });
    ruler.addEventListener('pointerdown', down);
    return () => ruler.removeEventListener('pointerdown', down);
  }, [session, viewAids, axis]);
  useCursorMark(node, cursor, along);
  useBand(session, band, along);
  const marks = rulerMarks(-start / zoom, (length - start) / zoom, zoom, unit);
  const strokes = marks.map(({ at, number }) => {
    const place = Math.round(start + at * zoom) + 0.5;
    const size = number === undefined ? SHORT : LONG;
    return along === 'x' ? `M${place} ${BREADTH}v${-size}` : `M${BREADTH} ${place}h${-size}`;
  });
  const size = pageSizeOf(session)[along === 'x' ? 'w' : 'h'] * zoom;
  return (
    <Text
      as="div"
      tone="quiet"
      ref={node}
      className={classes.ruler}
      data-axis={axis}
      data-own-hands=""
      role="img"
      aria-label={t(axis === 'y' ? 'rulerAcross' : 'rulerDown')}
    >
      <div
        className={classes.page}
        style={
          along === 'x'
            ? { left: start, width: size, top: 0, bottom: 0 }
            : { top: start, height: size, left: 0, right: 0 }
        }
      />
      <div ref={band} className={classes.band} data-ruler-band={along} />
      <svg aria-hidden="true">
        <path d={strokes.join('')} />
        {marks.map(({ at, number }) => {
          if (number === undefined) return null;
          const place = Math.round(start + at * zoom);
          return along === 'x' ? (
            <text key={number} x={place + 3} y={10}>
              {number}
            </text>
          ) : (
            <text key={number} transform={`translate(10 ${place + 3}) rotate(-90)`} textAnchor="end">
              {number}
            </text>
          );
        })}
      </svg>
      <div ref={cursor} className={classes.cursor} data-ruler-cursor={along} />
    </Text>
  );
}

/** Shows the pointer's position on a ruler, without rendering the component again. */
function useCursorMark(
  ruler: RefObject<HTMLElement | null>,
  mark: RefObject<HTMLElement | null>,
  along: 'x' | 'y',
): void {
  useEffect(() => {
    const surface = ruler.current?.closest<HTMLElement>('[role="application"]');
    if (!surface) return;
    const show = (event: PointerEvent) => {
      const box = surface.getBoundingClientRect();
      if (!mark.current) return;
      const at = along === 'x' ? event.clientX - box.left : event.clientY - box.top;
      mark.current.style.transform = `translate${along.toUpperCase()}(${Math.round(at)}px)`;
      mark.current.style.visibility = 'visible';
    };
    const hide = () => {
      if (mark.current) mark.current.style.visibility = 'hidden';
    };
    surface.addEventListener('pointermove', show);
    surface.addEventListener('pointerleave', hide);
    return () => {
      surface.removeEventListener('pointermove', show);
      surface.removeEventListener('pointerleave', hide);
    };
  }, [ruler, mark, along]);
}

/** Shows the extent of the selected elements on a ruler, also while they are dragged. */
function useBand(session: EditSession, band: RefObject<HTMLElement | null>, along: 'x' | 'y'): void {
  useEffect(() => {
    const show = () => {
      const node = band.current;
      if (!node) return;
      const { origin, zoom } = session.viewport.view.get();
      const frames = session.selection.get().ids.flatMap((id) => {
        const element = session.draft.find('element', id);
        return element ? [pageFrameOf(session.draft, element)] : [];
      });
      const from = Math.min(...frames.map((frame) => frame[along]));
      const to = Math.max(...frames.map((frame) => frame[along] + frame[along === 'x' ? 'w' : 'h']));
      const by = session.overlay.get().shift?.by[along] ?? 0;
      node.style.display = frames.length > 0 ? '' : 'none';
      if (frames.length === 0) return;
      node.style[along === 'x' ? 'left' : 'top'] = `${origin[along] + (from + by) * zoom}px`;
      node.style[along === 'x' ? 'width' : 'height'] = `${(to - from) * zoom}px`;
    };
    show();
    const disposes = [
      session.selection.subscribe(show),
      session.overlay.subscribe(show),
      session.viewport.view.subscribe(show),
      session.store.subscribe(show),
    ];
    return () => {
      for (const dispose of disposes) dispose();
    };
  }, [session, band, along]);
}
