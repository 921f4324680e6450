/** What one page does, or one piece that is cut out of it. */
export interface TransitionMove {
  readonly page: 'incoming' | 'outgoing';
  /** The clip path of a piece; the page itself stands back while pieces of it move. */
  readonly piece?: string;
  readonly frames: Keyframe[];
  readonly easing?: string;
}

/** How two pages change places. */
export interface TransitionMotion {
  readonly over: 'incoming' | 'outgoing';
  readonly moves: readonly TransitionMove[];
}

/** Which way a transition goes: 1 to the right or down, as PowerPoint's `dir` names where things move to. */
export interface Way {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
  readonly vertical: boolean;
  readonly inwards: boolean;
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
