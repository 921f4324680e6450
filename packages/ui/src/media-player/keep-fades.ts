/** How a film or sound becomes loud and silent, seconds. */
export interface MediaFades {
  /** Cut from the start and the end: fading begins and ends where it is heard. */
  readonly trimStart?: number | undefined;
  readonly trimEnd?: number | undefined;
  readonly fadeIn?: number | undefined;
  readonly fadeOut?: number | undefined;
}

/** From 0 to 1: how much of its loudness is heard at `at`, seconds from its beginning. */
export function fadeAt(fades: MediaFades, at: number, duration: number): number {
  const { trimStart = 0, trimEnd = 0, fadeIn = 0, fadeOut = 0 } = fades;
  const risen = fadeIn > 0 ? (at - trimStart) / fadeIn : 1;
  const left = duration - trimEnd - at;
  const fallen = fadeOut > 0 && Number.isFinite(left) ? left / fadeOut : 1;
  return Math.max(0, Math.min(1, risen, fallen));
}

/** Two loudnesses that nobody tells apart: a browser rounds what it is given. */
const SAME = 0.005;

/**
 * Fades a player while it plays; a hand on its loudness means how loud it is where it does not fade. What comes back lets go
 * and leaves it as loud as that.
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
