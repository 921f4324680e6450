/** Where a film or sound stands: enough to bring another player of it there. */
export type MediaStand = {
  /** Seconds from its beginning. */
  readonly at: number;
  readonly plays: boolean;
  readonly muted?: boolean;
};

/** A day: no film of a lesson is longer. */
const LONGEST_S = 86_400;
/** Two players that are no further apart play the same: to bring them closer would be heard. Seconds. */
const CLOSE_S = 1;
/** What a power cut may lose of where a film stands, seconds. */
const TOLD_EACH_S = 5;

/** What players say does not bubble, and the page's going is heard before whoever keeps what is told. */
const AHEAD = { capture: true } as const;
const HEARD = ['play', 'pause', 'seeked', 'ended', 'volumechange', 'timeupdate'] as const;

/** What is kept or sent of where a player stands, as far as it can be believed. */
export function readMediaStand(value: unknown): MediaStand | undefined {
  const { at, plays, muted } = (value ?? {}) as Partial<Record<keyof MediaStand, unknown>>;
  if (typeof at !== 'number' || !(at >= 0 && at <= LONGEST_S) || typeof plays !== 'boolean') return undefined;
  return { at, plays, ...(muted === true && { muted }) };
}

export function standOf(player: HTMLMediaElement): MediaStand {
  const { currentTime, paused, ended, muted } = player;
  return {
    at: Math.round(currentTime * 100) / 100,
    plays: !paused && !ended,
    ...(muted && { muted }),
  };
}

/** A browser that lets nothing be heard before a hand was there leaves it standing where it was. */
export function bringTo(player: HTMLMediaElement, { at, plays, muted = false }: MediaStand): void {
  if (Math.abs(player.currentTime - at) > (plays ? CLOSE_S : 0.02)) player.currentTime = at;
  if (player.muted !== muted) player.muted = muted;
  if (plays && player.paused) void player.play().catch(() => undefined);
  else if (!plays && !player.paused) player.pause();
}

/**
 * Tells of every player within `root` that was begun or moved by somebody, whenever it stands otherwise, now and then
 * while it plays, and when the page goes. What comes back ends that.
 */
export function watchPlayers(root: HTMLElement, onStand: (player: HTMLMediaElement) => void): () => void {
  const told = new Map<HTMLMediaElement, MediaStand>();
  const tell = (player: HTMLMediaElement): void => {
    told.set(player, standOf(player));
    onStand(player);
  };
  const heard = ({ type, target }: Event): void => {
    if (!(target instanceof HTMLMediaElement)) return;
    const before = told.get(target);
    // Before it is played for the first time it only goes to its own beginning, and takes its own volume.
    if (!before && type !== 'play') return;
    const now = standOf(target);
    const isSame = before && before.plays === now.plays && before.muted === now.muted;
    if (type === 'timeupdate' && isSame && Math.abs(now.at - before.at) < TOLD_EACH_S) return;
    if (type === 'volumechange' && isSame) return;
    tell(target);
  };
  for (const type of HEARD) root.addEventListener(type, heard, AHEAD);
  const going = (): void => {
    for (const [player, { plays }] of told) if (plays) tell(player);
  };
  addEventListener('pagehide', going, AHEAD);
  return () => {
    for (const type of HEARD) root.removeEventListener(type, heard, AHEAD);
    removeEventListener('pagehide', going, AHEAD);
  };
}
