/**
 * Makes `box`, which contains the player, full screen while it plays, also when it plays already; returns a function
 * that stops doing so.
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
