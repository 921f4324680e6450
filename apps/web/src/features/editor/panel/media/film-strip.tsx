import { type ReactNode, useEffect, useRef } from 'react';

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

/** Number of frames in a strip: enough to find a position by. */
const FRAMES = 10;
const HEIGHT = 96;
const PATIENCE_MS = 10_000;

/**
 * Draws frames of a video beside each other, from beginning to end, as they load. Stops when aborted, or when the
 * browser provides no more; the strip is then incomplete.
 */
async function drawFilmStrip(canvas: HTMLCanvasElement, source: string, signal: AbortSignal): Promise<void> {
  const film = document.createElement('video');
  film.muted = true;
  film.playsInline = true;
  film.preload = 'auto';
  const happened = (event: string) =>
    new Promise<void>((resolve, reject) => {
      const once = { once: true, signal } as const;
      film.addEventListener(event, () => resolve(), once);
      film.addEventListener('error', () => reject(new Error('the browser cannot play the video')), once);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      setTimeout(() => reject(new Error('the video loaded too slowly')), PATIENCE_MS);
    });
  try {
    const here = happened('loadeddata');
    film.src = source;
    await here;
    const width = Math.max(1, Math.round((HEIGHT * film.videoWidth) / Math.max(1, film.videoHeight)));
    canvas.width = width * FRAMES;
    canvas.height = HEIGHT;
    const context = canvas.getContext('2d');
    for (let at = 0; context && at < FRAMES; at++) {
      const sought = happened('seeked');
      film.currentTime = ((at + 0.5) / FRAMES) * film.duration;
      await sought;
      context.drawImage(film, at * width, 0, width, HEIGHT);
    }
  } catch {
    // Without a strip the handles and numbers still work.
  } finally {
    film.removeAttribute('src');
    film.load();
  }
}
