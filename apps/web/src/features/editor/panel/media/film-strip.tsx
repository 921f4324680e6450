import { type ReactNode, useEffect, useRef } from 'react';
import { drawFilmStrip } from './draw-film-strip.ts';

/** Pictures of a film from its beginning to its end. */
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
