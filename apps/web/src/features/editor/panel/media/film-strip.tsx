import { type ReactNode, useEffect, useRef } from 'react';
import { drawFilmStrip } from './draw-film-strip.ts';

/** A strip of frames of a video, from beginning to end. */
export function FilmStrip({ source }: { readonly source: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const gone = new AbortController();
    void drawFilmStrip(canvas.current, source, gone.signal);
    return () => gone.abort();
  }, [source]);
  return <canvas ref={canvas} />;
}
