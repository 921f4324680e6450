import { newId } from '@lectern/base';
import { type InkGuides, InkPages, InkSurface, type Stroke } from '@lectern/stage/ink';
import type { ZoomedPage } from '@lectern/stage/show';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { InkBook } from './ink-book.ts';
import classes from './ink-layer.module.css';
import { type Beside, InkSelection } from './ink-selection.tsx';
import { prepareInk } from './prepare-ink.ts';
import { useInkTool, type WrittenOn } from './tools/ink-tool.ts';
import type { PlayerTool, ToolSettings } from './tools/tool-settings.ts';
import { useSelectedInk } from './use-selected-ink.ts';

interface Written {
  readonly pageId: string;
  readonly surface: Pick<InkSurface, 'seen'>;
}

/** The ink surface that currently writes to each book. */
const surfaces = new WeakMap<InkBook, Written>();

/** Registers the surface that writes to the book, until the returned function is called. */
export function writesIn(book: InkBook, pageId: string, surface: Pick<InkSurface, 'seen'>): () => void {
  const written = { pageId, surface };
  surfaces.set(book, written);
  return () => {
    if (surfaces.get(book) === written) surfaces.delete(book);
  };
}

/** A page's ink as shown to the class, with the strokes, erasures and moves in progress. */
export function seenInk(book: InkBook, pageId: string): readonly Stroke[] {
  const written = surfaces.get(book);
  return written?.pageId === pageId ? written.surface.seen() : book.strokes(pageId);
}

export interface InkLayerProps {
  readonly book: InkBook;
  /** Ids of all pages in order; pages around the current one are prepared in advance. */
  readonly pages: readonly string[];
  readonly pageId: string;
  readonly pageSize: { readonly w: number; readonly h: number; readonly endless?: boolean };
  /** The zoom of the page, and the gestures that move it. */
  readonly page: ZoomedPage;
  readonly hand: { readonly tool: PlayerTool; readonly settings: ToolSettings };
  /** The colour of the board that covers the page; undefined for a page. */
  readonly board: WrittenOn;
  /** The guides that strokes snap to. */
  readonly guides: InkGuides;
  /** Sends strokes in progress to others and receives theirs. */
  readonly wet?: WetLine | undefined;
  /** Other objects on the page that a loop selects together with ink. */
  readonly beside?: Beside | undefined;
}

/** Sends strokes in progress before they are stored, and draws strokes of other users. */
export interface WetLine {
  /** Connects a surface until the returned function is called. */
  connect(pageId: string, surface: Pick<InkSurface, 'writing' | 'doing' | 'setOthers'>): () => void;
  /** Called during writing, erasing, moving or pointing with the laser. */
  writes(): void;
  /** Called when the pen was lifted and the stroke is in the book. */
  wrote(stroke: Omit<Stroke, 'id'>, id: string): void;
}

/** The ink above the slide. React renders two canvases; writing itself never waits for React. */
export function InkLayer({
  book,
  pages,
  pageId,
  pageSize,
  page,
  hand,
  board,
  guides,
  wet: line,
  beside,
}: InkLayerProps) {
  const { habits } = hand.settings;
  const tool = useInkTool(hand.tool, hand.settings, board);
  const { zoom, place, part, fit, times } = page;
  const { scale } = place;
  const [known] = useState(() => new InkPages());
  const taken = useSelectedInk(book, pageId, tool.type === 'lasso');
  const { take } = taken;
  const tookInk = taken.strokes.length > 0;
  useLayoutEffect(() => beside?.inkIsTaken(tookInk), [beside, tookInk]);
  const dry = useRef<HTMLCanvasElement>(null);
  const wet = useRef<HTMLCanvasElement>(null);
  const surface = useRef<InkSurface>(undefined);

  useLayoutEffect(() => {
    if (!dry.current || !wet.current) return;
    const canvases = { dry: dry.current, wet: wet.current };
    const about = { book, pageId, pageSize, page: known.of(pageId), guides, zoom, take, line, beside };
    const { made, dispose } = openSurface(canvases, about);
    surface.current = made;
    return () => {
      dispose();
      surface.current = undefined;
    };
  }, [book, known, pageId, pageSize, guides, zoom, take, line, beside]);

  const canvas = useMemo(() => canvasOf({ times, part, scale }, pageSize), [times, part, pageSize, scale]);

  // Each page creates a new surface, which needs its size and tool again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: book, pageId and pageSize make a new surface
  useLayoutEffect(
    () => surface.current?.resize(scale, devicePixelRatio, canvas.part),
    [scale, canvas, book, pageId, pageSize],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: book, pageId and pageSize make a new surface
  useEffect(() => surface.current?.setTool(tool, habits), [tool, habits, book, pageId, pageSize]);

  useEffect(
    () => prepareInk(known, book, pages, pageId, { pageSize, ratio: fit * devicePixelRatio }),
    [known, book, pages, pageId, pageSize, fit],
  );

  return (
    <>
      <canvas ref={dry} className={classes.ink} style={canvas.style} data-testid="ink-dry" />
      <canvas
        ref={wet}
        className={classes.ink}
        style={canvas.style}
        data-tool={tool.type}
        data-testid="ink-wet"
      />
      {tookInk && (
        <InkSelection
          strokes={taken.strokes}
          scale={scale}
          surface={surface}
          board={board}
          beside={beside}
          seen={zoom.seenNow}
          onCarry={taken.carry}
          onCopy={taken.copy}
          onColor={taken.color}
          onDelete={taken.remove}
        />
      )}
    </>
  );
}

interface InkSurfaceOptions
  extends Pick<InkLayerProps, 'book' | 'pageId' | 'pageSize' | 'guides' | 'beside'> {
  readonly page: ReturnType<InkPages['of']>;
  readonly zoom: InkLayerProps['page']['zoom'];
  readonly take: ReturnType<typeof useSelectedInk>['take'];
  readonly line: WetLine | undefined;
}

/** The surface of one page: new strokes go into the book, and strokes of the book are drawn on it. */
function openSurface(
  canvases: { readonly dry: HTMLCanvasElement; readonly wet: HTMLCanvasElement },
  { book, pageId, pageSize, page, guides, zoom, take, line, beside }: InkSurfaceOptions,
) {
  let pass = newId();
  const made = new InkSurface({
    ...canvases,
    pageSize,
    page,
    guides,
    onStroke: (pen, points, straight, tookMs) => {
      book.add(pageId, pen, points, straight, tookMs);
      // The last stroke is on top of all others.
      const id = line && book.strokes(pageId).at(-1)?.id;
      if (id !== undefined) line?.wrote({ ...pen, points: straight ?? points }, id);
    },
    onWriting: () => line?.writes(),
    taken: zoom.taken,
    onTake: (strokes, loop) => {
      take(strokes);
      beside?.take(loop, strokes.length > 0);
    },
    onErase: (erasure) => book.erase(pageId, erasure, pass),
    onEraseEnd: () => {
      pass = newId();
    },
  });
  const show = () => made.setStrokes(book.strokes(pageId));
  const stops = [
    book.subscribe(pageId, show),
    book.subscribeSettle(() => made.settle()),
    book.subscribeFinish(() => made.finish()),
    writesIn(book, pageId, made),
  ];
  show();
  if (line) stops.push(line.connect(pageId, made));
  const dispose = () => {
    // First writes the pending changes of an eraser.
    made.dispose();
    for (const stop of stops) stop();
  };
  return { made, dispose };
}

interface CanvasOptions extends Pick<InkLayerProps['page'], 'times' | 'part'> {
  readonly scale: number;
}

/**
 * A zoomed page can exceed the size limit of a canvas, so the canvases cover only its visible part, aligned to whole
 * pixels.
 */
function canvasOf({ times, part, scale }: CanvasOptions, pageSize: InkLayerProps['pageSize']) {
  if (times === 1 && !pageSize.endless)
    return { part: undefined, style: { width: pageSize.w * scale, height: pageSize.h * scale } };
  const [left, top] = [Math.floor(part.minX * scale), Math.floor(part.minY * scale)];
  const [width, height] = [Math.ceil(part.maxX * scale) - left, Math.ceil(part.maxY * scale) - top];
  return {
    part: {
      minX: left / scale,
      minY: top / scale,
      maxX: (left + width) / scale,
      maxY: (top + height) / scale,
    },
    style: { left, top, width, height },
  };
}
