import { newId } from '@lectern/base';
import { InkSurface, type InkTool } from '@lectern/stage/ink';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { InkBook } from './ink-book.ts';
import classes from './player.module.css';

export interface InkLayerProps {
  readonly book: InkBook;
  readonly pageId: string;
  readonly pageSize: { readonly w: number; readonly h: number };
  readonly scale: number;
  readonly tool: InkTool;
  /** The canvas draws the page's ink now, or no longer. */
  readonly onDraw: (draws: boolean) => void;
}

/** The ink above the slide. React places two canvases; writing itself never waits for React. */
export function InkLayer({ book, pageId, pageSize, scale, tool, onDraw }: InkLayerProps) {
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
      onStroke: (pen, points) => book.add(pageId, pen, points),
      onErase: (erasure) => book.erase(pageId, erasure, pass),
      onEraseEnd: () => {
        pass = newId();
      },
    });
    surface.current = made;
    const show = () => made.setStrokes(book.strokes(pageId));
    const stop = book.subscribe(pageId, show);
    show();
    onDraw(true);
    return () => {
      onDraw(false);
      stop();
      made.dispose();
      surface.current = undefined;
    };
  }, [book, pageId, pageSize, onDraw]);

  // The surface is made anew with each page: it is told its size and tool again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: book, pageId and pageSize make a new surface
  useLayoutEffect(() => surface.current?.resize(scale, devicePixelRatio), [scale, book, pageId, pageSize]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: book, pageId and pageSize make a new surface
  useEffect(() => surface.current?.setTool(tool), [tool, book, pageId, pageSize]);

  const style = { width: pageSize.w * scale, height: pageSize.h * scale };
  return (
    <>
      <canvas ref={dry} className={classes.ink} style={style} data-testid="ink-dry" />
      <canvas ref={wet} className={classes.ink} style={style} data-tool={tool.type} data-testid="ink-wet" />
    </>
  );
}
