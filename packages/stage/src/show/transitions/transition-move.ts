/** The animation of one page, or of one piece that is cut out of it. */
export interface TransitionMove {
  readonly page: 'incoming' | 'outgoing';
  /** The clip path of a piece; the page itself is hidden while pieces of it move. */
  readonly piece?: string;
  /** The background of the page, or its elements without it: some transitions move them separately. */
  readonly part?: 'backdrop' | 'content';
  readonly frames: Keyframe[];
  readonly easing?: string;
}

/** The animations by which one page replaces another. */
export interface TransitionMotion {
  readonly over: 'incoming' | 'outgoing';
  readonly moves: readonly TransitionMove[];
}

/** The direction of a transition: 1 to the right or down, as PowerPoint's `dir` names the direction of movement. */
export interface Way {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
  readonly vertical: boolean;
  readonly inwards: boolean;
  /** The direction as the file names it. */
  readonly direction: string;
  readonly options: Readonly<Record<string, string>>;
}

export type MotionOf = (way: Way) => TransitionMotion;

export function comes(frames: Keyframe[], easing?: string): TransitionMotion {
  return { over: 'incoming', moves: [{ page: 'incoming', frames, ...(easing ? { easing } : {}) }] };
}

export function goes(frames: Keyframe[], easing?: string): TransitionMotion {
  return { over: 'outgoing', moves: [{ page: 'outgoing', frames, ...(easing ? { easing } : {}) }] };
}

export function both(
  incoming: Keyframe[],
  outgoing: Keyframe[],
  over: 'incoming' | 'outgoing' = 'incoming',
): TransitionMotion {
  return {
    over,
    moves: [
      { page: 'incoming', frames: incoming },
      { page: 'outgoing', frames: outgoing },
    ],
  };
}

/** Backgrounds cross-fade while the contents of the pages move ("dynamic content" in PowerPoint). */
export function contents(incoming: Keyframe[], outgoing: Keyframe[], easing?: string): TransitionMotion {
  const eased = easing ? { easing } : {};
  return {
    over: 'incoming',
    moves: [
      { page: 'incoming', part: 'backdrop', frames: [{ opacity: 0 }, { opacity: 1 }] },
      { page: 'outgoing', part: 'content', frames: outgoing, ...eased },
      { page: 'incoming', part: 'content', frames: incoming, ...eased },
    ],
  };
}
