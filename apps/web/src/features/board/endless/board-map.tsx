import { shownArea, writtenArea } from '@lectern/courseware/board';
import type { Area } from '@lectern/courseware/lesson';
import type { PageZoom } from '@lectern/stage/show';
import { IconButton, Row, Stack } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Minus, Plus, Scan } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../model/board-texts.ts';
import { allOf, type BoardState } from '../model/use-board.ts';
import classes from './endless.module.css';

export interface BoardMapProps {
  readonly board: BoardState;
  readonly pageId: string;
  readonly size: { readonly w: number; readonly h: number };
  readonly zoom: PageZoom;
}

/** Size of the map, CSS pixels. */
const WIDTH = 200;
const HEIGHT = 112;
/** Delay before new strokes appear in the map, milliseconds: writing has priority. */
const LATER_MS = 400;
/** Largest number of points drawn per stroke in the map. */
const POINTS_OF_ONE = 24;

/** Map of an endless page with the visible part marked, and buttons to zoom in, zoom out and show the whole page. */
export function BoardMap({ board, pageId, size, zoom }: BoardMapProps): ReactNode {
  const t = useTexts();
  const { times } = useSignal(zoom.settled);
  return (
    <Stack pad={1} radius="card" gap={1} className={classes.map}>
      <MapPicture board={board} pageId={pageId} size={size} zoom={zoom} />
      <Row justify="between" className={classes.mapRow} role="group" aria-label={t('view')}>
        <IconButton label={t('smaller')} icon={<Minus aria-hidden="true" />} onClick={() => zoom.step(-1)} />
        <output>{t('percent', { percent: Math.round(times * 100) })}</output>
        <IconButton label={t('larger')} icon={<Plus aria-hidden="true" />} onClick={() => zoom.step(1)} />
        <IconButton
          label={t('showAll')}
          icon={<Scan aria-hidden="true" />}
          onClick={() => zoom.frame(allOf(board, pageId, size))}
        />
      </Row>
    </Stack>
  );
}

/** The picture of the map is for pointers only: keys move the visible part through the board's own shortcuts. */
function MapPicture({ board, pageId, size, zoom }: BoardMapProps): ReactNode {
  const { book, store, face } = board;
  const canvas = useRef<HTMLCanvasElement>(null);
  const seen = useRef<HTMLDivElement>(null);
  const pressed = useRef<number>(undefined);
  const settled = useSignal(zoom.settled);
  const [written, setWritten] = useState(0);
  const area = useRef<Area>({ minX: 0, minY: 0, maxX: size.w, maxY: size.h });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = book.subscribe(pageId, () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setWritten((count) => count + 1);
      }, LATER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [book, pageId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written or is looked at now is drawn
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const ratio = devicePixelRatio;
    const all = around(shownArea(size, writtenArea(store, pageId)), zoom.seenNow);
    area.current = all;
    const scale = scaleOf(all);
    context.canvas.width = WIDTH * ratio;
    context.canvas.height = HEIGHT * ratio;
    context.setTransform(
      scale * ratio,
      0,
      0,
      scale * ratio,
      -all.minX * scale * ratio,
      -all.minY * scale * ratio,
    );
    context.lineCap = 'round';
    for (const { points, width, color } of book.strokes(pageId)) {
      context.strokeStyle = `#${color}`;
      context.lineWidth = Math.max(width, 1 / scale);
      context.beginPath();
      const every = 3 * Math.max(1, Math.floor(points.length / 3 / POINTS_OF_ONE));
      for (let i = 0; i + 2 < points.length; i += every) context.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
      context.stroke();
    }
  }, [book, store, pageId, size, zoom, settled, written, face.color]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map shows another area then
  useLayoutEffect(() => {
    const move = () => {
      const style = seen.current?.style;
      if (!style) return;
      const { minX, minY } = area.current;
      const scale = scaleOf(area.current);
      const now = zoom.seenNow;
      style.transform = `translate(${(now.minX - minX) * scale}px, ${(now.minY - minY) * scale}px)`;
      style.width = `${(now.maxX - now.minX) * scale}px`;
      style.height = `${(now.maxY - now.minY) * scale}px`;
    };
    move();
    return zoom.place.subscribe(move);
  }, [zoom, settled, written]);

  const go = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const scale = scaleOf(area.current);
    const { minX, minY } = area.current;
    zoom.center([minX + (event.clientX - left) / scale, minY + (event.clientY - top) / scale]);
  };
  return (
    <div
      className={classes.mapPicture}
      style={{ width: WIDTH, height: HEIGHT }}
      data-color={face.color}
      data-testid="board-map"
      aria-hidden="true"
      onPointerDown={(event) => {
        if (pressed.current !== undefined) return;
        pressed.current = event.pointerId;
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => pressed.current === event.pointerId && go(event)}
      onPointerUp={(event) => {
        if (pressed.current === event.pointerId) pressed.current = undefined;
      }}
      onPointerCancel={() => {
        pressed.current = undefined;
      }}
    >
      <canvas ref={canvas} style={{ width: WIDTH, height: HEIGHT }} />
      <div ref={seen} className={classes.mapSeen} data-testid="board-map-seen" />
    </div>
  );
}

/** CSS pixels of the map per logical pixel. */
function scaleOf({ minX, minY, maxX, maxY }: Area): number {
  return Math.min(WIDTH / (maxX - minX), HEIGHT / (maxY - minY));
}

function around(one: Area, other: Area): Area {
  return {
    minX: Math.min(one.minX, other.minX),
    minY: Math.min(one.minY, other.minY),
    maxX: Math.max(one.maxX, other.maxX),
    maxY: Math.max(one.maxY, other.maxY),
  };
}
