import { boundsOnPage, type CoursewareReader } from '@lectern/courseware';
import { classNames, Toolbar } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useEditing, useOfSelected } from '../editing/editor-context.ts';
import { handleReach } from '../editing/handle-reach.ts';
import { region } from '../editing/regions.ts';
import { EditorPanelHost } from '../panel/editor-panel-host.tsx';
import { type Area, barPlace } from './bar-place.ts';
import { BarTools } from './bar-tools.tsx';
import classes from './selection-bar.module.css';
import { useSelectionBarTexts } from './texts.ts';

/** States of the tools during which the bar is hidden, because it would cover the pointer's target. */
const moving: ReadonlySet<string> = new Set([
  ...['dragging', 'resizing', 'rotating', 'adjusting', 'marquee', 'panning'],
  ...['insertingBox', 'insertingLine'],
]);

/** The bar of common tools beside the selection: never over it, and hidden while it is moved. */
export function SelectionBar(): ReactNode {
  const { session } = useEditing();
  const { ids } = useSignal(session.selection);
  const more = useSignal(session.more);
  const drawing = useSignal(session.drawing);
  return ids.length === 0 || drawing || more !== undefined || !session.canEdit ? null : <PlacedBar />;
}

function PlacedBar(): ReactNode {
  const t = useSelectionBarTexts();
  const { session, focusPage } = useEditing();
  const { store } = session;
  const { ids } = useSignal(session.selection);
  const { zoom, origin, window: room } = useSignal(session.viewport.view);
  const isMoved = useSignal(session.tools.current, ({ name }) => moving.has(name));
  const bar = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ readonly w: number; readonly h: number }>();
  useLayoutEffect(() => {
    const node = bar.current;
    if (!node) return;
    const measure = () => {
      const { offsetWidth: w, offsetHeight: h } = node;
      setSize((before) => (before?.w === w && before.h === h ? before : { w, h }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const onWindow = (box: Area): Area => ({
    x: origin.x + box.x * zoom,
    y: origin.y + box.y * zoom,
    w: box.w * zoom,
    h: box.h * zoom,
  });
  const { bounds, isTurned } = useOfSelected((chosen) => ({
    bounds: boundsOfAll(store, ids),
    isTurned: chosen.length === 1 && (chosen[0]?.frame.rotation ?? 0) !== 0,
  }));
  const { turning, outwards } = handleReach();
  const place =
    size && bounds
      ? barPlace({
          chosen: onWindow(bounds),
          bar: size,
          window: room,
          others: othersOn(store, session.pageId.get(), ids).map(onWindow),
          above: turning + 1,
          below: (isTurned ? turning : outwards) + 1,
        })
      : undefined;
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    focusPage();
  };
  return (
    <Toolbar
      ref={bar}
      className={classNames('floating-card', classes.bar)}
      label={t('label')}
      data-away={isMoved || !place || undefined}
      style={place ? { transform: `translate(${place.x}px,${place.y}px)` } : undefined}
      onMouseDown={keepTextFocus}
      onKeyDown={leave}
      {...region('selection')}
    >
      <EditorPanelHost>
        <BarTools />
      </EditorPanelHost>
    </Toolbar>
  );
}

type Reader = Pick<CoursewareReader, 'find' | 'children'>;

function boundsOfAll(reader: Reader, ids: readonly string[]): Area | undefined {
  const boxes = ids.flatMap((id) => boundsOnPage(reader, id) ?? []);
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const foot = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: foot - y };
}

function othersOn(reader: Reader, pageId: string | undefined, ids: readonly string[]): readonly Area[] {
  return reader
    .children(pageId ?? '')
    .filter((id) => !ids.includes(id) && !reader.find('element', id)?.hidden)
    .flatMap((id) => boundsOnPage(reader, id) ?? []);
}

/** A press on a button keeps the focus in the text that is being typed. */
function keepTextFocus(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest('input')) event.preventDefault();
}
