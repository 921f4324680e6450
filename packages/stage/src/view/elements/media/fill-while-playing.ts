/**
 * Makes `box`, which holds the player, full screen while it plays, also if it plays already; returns a function that stops
 * that.
 */
export function fillWhilePlaying(player: HTMLMediaElement, box: HTMLElement): () => void {
  const fill = () => {
    if (document.fullscreenElement !== box) void box.requestFullscreen?.().catch(() => undefined);
  };
  const leave = () => {
    if (document.fullscreenElement === box) void document.exitFullscreen().catch(() => undefined);
  };
  if (!player.paused) fill();
  player.addEventListener('play', fill);
  player.addEventListener('ended', leave);
  return () => {
    player.removeEventListener('play', fill);
    player.removeEventListener('ended', leave);
  };
}
