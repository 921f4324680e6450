import { newId } from '@lectern/base';
import { type InkGuides, type InkHabits, InkPages, InkSurface, type InkTool } from '@lectern/stage/ink';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { InkBook } from './ink-book.ts';
import { InkSelection } from './ink-selection.tsx';
import classes from './player.module.css';
import { prepareInk } from './prepare-ink.ts';
import { useTakenInk } from './use-taken-ink.ts';

export interface InkLayerProps {
  readonly book: InkBook;
  /** All pages in order: those around the one that is shown are made ready. */
  readonly pages: readonly string[];
  readonly pageId: string;
  readonly pageSize: { readonly w: number; readonly h: number };
  readonly scale: number;
  readonly tool: InkTool;
  readonly habits: InkHabits;
  /** What leads pens. */
  readonly guides: InkGuides;
}

/** The ink above the slide. React places two canvases; writing itself never waits for React. */
export function InkLayer({ book, pages, pageId, pageSize, scale, tool, habits, guides }: InkLayerProps) {
  const [known] = useState(() => new InkPages());
  const taken = useTakenInk(book, pageId, tool.type === 'lasso');
  const { take } = taken;
  const dry = useRef<HTMLCanvasElement>(null);
  const wet = useRef<HTMLCanvasElement>(null);
  const surface = useRef<InkSurface>(undefined);

  useLayoutEffect(() => {
    if (!dry.current || !wet.current) return;
    let pass = newId();
    const made = new InkSurface({
      dry: dry.current,
      wet: wet.current,
      pageSize,
      page: known.of(pageId),
      guides,
      onStroke: (pen, points, straight, tookMs) => book.add(pageId, pen, points, straight, tookMs),
      onTake: take,
      onErase: (erasure) => book.erase(pageId, erasure, pass),
      onEraseEnd: () => {
        pass = newId();
      },
    });
    surface.current = made;
    const show = () => made.setStrokes(book.strokes(pageId));
    const stops = [book.subscribe(pageId, show), book.subscribeSettle(() => made.settle())];
    show();
    return () => {
      // What an eraser still has to write down is written first.
      made.dispose();
      for (const stop of stops) stop();
      surface.current = undefined;
    };
  }, [book, known, pageId, pageSize, guides, take]);

  // The surface is made anew with each page: it is told its size and tool again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: book, pageId and pageSize make a new surface
  useLayoutEffect(() => surface.current?.resize(scale, devicePixelRatio), [scale, book, pageId, pageSize]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: book, pageId and pageSize make a new surface
  useEffect(() => surface.current?.setTool(tool, habits), [tool, habits, book, pageId, pageSize]);

  useEffect(
    () => prepareInk(known, book, pages, pageId, { pageSize, ratio: scale * devicePixelRatio }),
    [known, book, pages, pageId, pageSize, scale],
  );

  const style = { width: pageSize.w * scale, height: pageSize.h * scale };
  return (
    <>
      <canvas ref={dry} className={classes.ink} style={style} data-testid="ink-dry" />
      <canvas ref={wet} className={classes.ink} style={style} data-tool={tool.type} data-testid="ink-wet" />
      {taken.strokes.length > 0 && (
        <InkSelection
          strokes={taken.strokes}
          scale={scale}
          surface={surface}
          onCarry={taken.carry}
          onCopy={taken.copy}
          onColor={taken.color}
          onDelete={taken.remove}
        />
      )}
    </>
  );
}
