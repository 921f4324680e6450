/** The playback settings of an element. */
export interface MediaSettings {
  /** Seconds cut from the start and the end. */
  readonly trimStart: number;
  readonly trimEnd: number;
  /** From 0 to 1; the browser's own volume if omitted. */
  readonly volume: number | undefined;
  readonly loop: boolean;
}

/** Applies the settings of an element to its player; the returned function stops that. */
export function keepSettings(player: HTMLMediaElement, settings: MediaSettings): () => void {
  const { trimStart, trimEnd, volume, loop } = settings;
  if (volume !== undefined) player.volume = Math.min(1, Math.max(0, volume));
  const end = () => player.duration - trimEnd;
  const begin = () => {
    if (trimStart > 0 && player.currentTime < trimStart) player.currentTime = trimStart;
  };
  const stopAtEnd = () => {
    if (trimEnd <= 0 || player.paused || !(player.currentTime >= end())) return;
    player.currentTime = trimStart;
    if (!loop) player.pause();
  };
  const again = () => {
    if (!loop) return;
    player.currentTime = trimStart;
    void player.play().catch(() => undefined);
  };
  const listeners = [
    ['loadedmetadata', begin],
    ['play', begin],
    ['timeupdate', stopAtEnd],
    ['ended', again],
  ] as const;
  for (const [event, listener] of listeners) player.addEventListener(event, listener);
  return () => {
    for (const [event, listener] of listeners) player.removeEventListener(event, listener);
  };
}
