/** The state of a video or sound: enough to set another player to it. */
export type MediaStand = {
  /** Position in seconds from the beginning. */
  readonly at: number;
  readonly plays: boolean;
  readonly muted?: boolean;
};

/** The longest position that is accepted, a day: no video of a lesson is longer. */
const LONGEST_S = 86_400;
/** Two players that are no farther apart count as in sync, because a correction would be audible. Seconds. */
const CLOSE_S = 1;
/** The interval of reports while playing, so the most that a power cut loses, seconds. */
const TOLD_EACH_S = 5;

/**
 * Listeners capture events: media events do not bubble, and the closing of the page must be handled before the code
 * that stores the state.
 */
const AHEAD = { capture: true } as const;
const HEARD = ['play', 'pause', 'seeked', 'ended', 'volumechange', 'timeupdate'] as const;

/** A stored or received state of a player; undefined when it is invalid. */
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

/** Sets a player to a state. A browser that blocks sound before a user gesture leaves it paused there. */
export function applyStand(player: HTMLMediaElement, { at, plays, muted = false }: MediaStand): void {
  if (Math.abs(player.currentTime - at) > (plays ? CLOSE_S : 0.02)) player.currentTime = at;
  if (player.muted !== muted) player.muted = muted;
  if (plays && player.paused) void player.play().catch(() => undefined);
  else if (!plays && !player.paused) player.pause();
}

/**
 * Reports each player within `root` that the user started or moved: whenever its state changes, at intervals while it
 * plays, and when the page is closed. The returned function stops that.
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
    // Before the first playback, events only come from seeking to its own start and setting its own volume.
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
