/** Pictures of a strip: enough to find a place by. */
const FRAMES = 10;
const HEIGHT = 96;
const PATIENCE_MS = 10_000;

/**
 * Draws pictures of a film beside each other, from its beginning to its end, as they come. Ends when it is told to, or when
 * the browser gives none: the strip is then as far as it came.
 */
export async function drawFilmStrip(
  canvas: HTMLCanvasElement,
  source: string,
  signal: AbortSignal,
): Promise<void> {
  const film = document.createElement('video');
  film.muted = true;
  film.playsInline = true;
  film.preload = 'auto';
  const happened = (event: string) =>
    new Promise<void>((resolve, reject) => {
      const once = { once: true, signal } as const;
      film.addEventListener(event, () => resolve(), once);
      film.addEventListener('error', () => reject(new Error('the browser cannot show it')), once);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      setTimeout(() => reject(new Error('it came too slowly')), PATIENCE_MS);
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
    // A strip helps to find a place; without it there are the handles and the numbers.
  } finally {
    film.removeAttribute('src');
    film.load();
  }
}
