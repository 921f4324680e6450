/** Greatest width of a still picture, logical pixels: no page shows it wider. */
const WIDEST = 1280;
const QUALITY = 0.85;
/** Seconds into the video: the very first frame is often black. */
const AT = 0.1;
const PATIENCE_MS = 4000;

/**
 * Returns a still picture from near the video's beginning, as JPEG; undefined where the browser cannot play the video.
 */
export function firstFrame(file: Blob): Promise<Blob | undefined> {
  const film = document.createElement('video');
  const url = URL.createObjectURL(file);
  film.muted = true;
  film.preload = 'auto';
  film.playsInline = true;
  return new Promise<Blob | undefined>((resolve) => {
    const patience = setTimeout(() => resolve(undefined), PATIENCE_MS);
    const give = (still: Blob | undefined) => {
      clearTimeout(patience);
      resolve(still);
    };
    film.onerror = () => give(undefined);
    film.onloadeddata = () => {
      film.currentTime = Math.min(AT, Number.isFinite(film.duration) ? film.duration / 2 : AT);
    };
    film.onseeked = () => {
      void stillOf(film).then(give);
    };
    film.src = url;
  }).finally(() => {
    film.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}

/** Returns the current frame of a video, as JPEG; undefined before the first frame. */
export function stillOf(film: HTMLVideoElement): Promise<Blob | undefined> {
  const scale = Math.min(1, WIDEST / Math.max(1, film.videoWidth));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(film.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(film.videoHeight * scale));
  const context = canvas.getContext('2d');
  if (!context || film.videoWidth === 0) return Promise.resolve(undefined);
  context.drawImage(film, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob((still) => resolve(still ?? undefined), 'image/jpeg', QUALITY),
  );
}
