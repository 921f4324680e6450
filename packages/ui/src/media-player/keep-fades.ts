/** The fades of a video or sound, seconds. */
export interface MediaFades {
  /** Seconds cut from the start and the end: fades begin and end at the cuts. */
  readonly trimStart?: number | undefined;
  readonly trimEnd?: number | undefined;
  readonly fadeIn?: number | undefined;
  readonly fadeOut?: number | undefined;
}

/** The volume factor, 0 to 1, at `at` seconds from the beginning. */
export function fadeAt(fades: MediaFades, at: number, duration: number): number {
  const { trimStart = 0, trimEnd = 0, fadeIn = 0, fadeOut = 0 } = fades;
  const risen = fadeIn > 0 ? (at - trimStart) / fadeIn : 1;
  const left = duration - trimEnd - at;
  const fallen = fadeOut > 0 && Number.isFinite(left) ? left / fadeOut : 1;
  return Math.max(0, Math.min(1, risen, fallen));
}

/** Volumes that differ by less count as equal: a browser rounds the values that it gets. */
const SAME = 0.005;

/**
 * Fades a player while it plays. A change of the volume by the user sets the volume outside of the fades. The returned
 * function stops fading and restores that volume.
 */
export function keepFades(player: HTMLMediaElement, fades: MediaFades): () => void {
  if (!fades.fadeIn && !fades.fadeOut) return () => undefined;
  let whole = player.volume;
  let given = player.volume;
  let frame = 0;
  const give = (volume: number) => {
    given = Math.min(1, Math.max(0, volume));
    if (Math.abs(player.volume - given) > SAME) player.volume = given;
  };
  const draw = () => {
    frame = 0;
    give(whole * fadeAt(fades, player.currentTime, player.duration));
    if (!player.paused) frame = requestAnimationFrame(draw);
  };
  const begin = () => {
    if (frame === 0) draw();
  };
  const rest = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    give(whole);
  };
  const heard = () => {
    if (Math.abs(player.volume - given) <= SAME * 2) return;
    whole = player.volume;
    given = whole;
  };
  player.addEventListener('play', begin);
  player.addEventListener('pause', rest);
  player.addEventListener('volumechange', heard);
  if (!player.paused) begin();
  return () => {
    player.removeEventListener('play', begin);
    player.removeEventListener('pause', rest);
    player.removeEventListener('volumechange', heard);
    rest();
  };
}
