import type { CoursewareReader, Transition } from '@lectern/courseware';

interface Motion {
  /** The page that comes, and the one that goes; `over` says which lies above. */
  readonly incoming?: Keyframe[];
  readonly outgoing?: Keyframe[];
  readonly over: 'incoming' | 'outgoing';
}

/** Where a page lies outside the screen when it comes from this side. */
function shift(direction: string | undefined, sign: 1 | -1): string {
  switch (direction) {
    case 'r':
      return `translate(${-100 * sign}%, 0)`;
    case 'u':
      return `translate(0, ${100 * sign}%)`;
    case 'd':
      return `translate(0, ${-100 * sign}%)`;
    case 'lu':
      return `translate(${100 * sign}%, ${100 * sign}%)`;
    case 'ru':
      return `translate(${-100 * sign}%, ${100 * sign}%)`;
    case 'ld':
      return `translate(${100 * sign}%, ${-100 * sign}%)`;
    case 'rd':
      return `translate(${-100 * sign}%, ${-100 * sign}%)`;
    default:
      return `translate(${100 * sign}%, 0)`;
  }
}

function wipeFrom(direction: string | undefined): string {
  switch (direction) {
    case 'r':
      return 'inset(0 100% 0 0)';
    case 'u':
      return 'inset(100% 0 0 0)';
    case 'd':
      return 'inset(0 0 100% 0)';
    default:
      return 'inset(0 0 0 100%)';
  }
}

const WHOLE = 'inset(0 0 0 0)';
const fadeIn: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

/** The motion of a transition by PowerPoint's name. Those that we do not draw as PowerPoint does are a fade. */
function motionOf({ type, direction, options }: Transition): Motion {
  switch (type) {
    case 'cut':
      return { over: 'incoming' };
    case 'push':
    case 'pan':
    case 'conveyor':
    case 'gallery':
    case 'ferris':
      return {
        incoming: [{ transform: shift(direction, 1) }, { transform: 'none' }],
        outgoing: [{ transform: 'none' }, { transform: shift(direction, -1) }],
        over: 'incoming',
      };
    case 'cover':
      return { incoming: [{ transform: shift(direction, 1) }, { transform: 'none' }], over: 'incoming' };
    case 'pull':
    case 'uncover':
      return { outgoing: [{ transform: 'none' }, { transform: shift(direction, -1) }], over: 'outgoing' };
    case 'wipe':
    case 'strips':
      return { incoming: [{ clipPath: wipeFrom(direction) }, { clipPath: WHOLE }], over: 'incoming' };
    case 'split': {
      const line = options?.orient === 'vert' ? 'inset(0 50% 0 50%)' : 'inset(50% 0 50% 0)';
      return direction === 'in'
        ? { outgoing: [{ clipPath: WHOLE }, { clipPath: line }], over: 'outgoing' }
        : { incoming: [{ clipPath: line }, { clipPath: WHOLE }], over: 'incoming' };
    }
    case 'circle':
      return {
        incoming: [{ clipPath: 'circle(0% at 50% 50%)' }, { clipPath: 'circle(75% at 50% 50%)' }],
        over: 'incoming',
      };
    case 'diamond':
      return {
        incoming: [
          { clipPath: 'polygon(50% 50%, 50% 50%, 50% 50%, 50% 50%)' },
          { clipPath: 'polygon(50% -50%, 150% 50%, 50% 150%, -50% 50%)' },
        ],
        over: 'incoming',
      };
    case 'zoom':
    case 'warp':
    case 'flythrough':
      return direction === 'out'
        ? {
            outgoing: [
              { transform: 'none', opacity: 1 },
              { transform: 'scale(2)', opacity: 0 },
            ],
            over: 'outgoing',
          }
        : {
            incoming: [
              { transform: 'scale(0.3)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            over: 'incoming',
          };
    case 'newsflash':
      return {
        incoming: [{ transform: 'rotate(-720deg) scale(0)' }, { transform: 'none' }],
        over: 'incoming',
      };
    case 'flip':
    case 'switch':
    case 'prism':
    case 'doors':
    case 'window':
      return {
        incoming: [
          { transform: 'perspective(2000px) rotateY(90deg)', offset: 0 },
          { transform: 'perspective(2000px) rotateY(90deg)', offset: 0.5 },
          { transform: 'none', offset: 1 },
        ],
        outgoing: [
          { transform: 'none', offset: 0 },
          { transform: 'perspective(2000px) rotateY(-90deg)', offset: 0.5 },
          { transform: 'perspective(2000px) rotateY(-90deg)', offset: 1 },
        ],
        over: 'incoming',
      };
    default:
      return { incoming: fadeIn, over: 'incoming' };
  }
}

/** The pages of a transition, and whether it is played backwards. */
export interface TransitionWay {
  readonly reader: CoursewareReader;
  readonly incomingId: string;
  readonly outgoingId: string;
  readonly size: { readonly w: number; readonly h: number };
  readonly back: boolean;
}

/**
 * Plays the change from one drawn page to the next; resolves when it is over. Cancelling `signal` ends it at once on
 * the new page.
 */
export async function playTransition(
  transition: Transition,
  incoming: HTMLElement,
  outgoing: HTMLElement,
  signal: AbortSignal,
  _way: TransitionWay,
): Promise<void> {
  const motion = motionOf(transition);
  const timing: KeyframeAnimationOptions = {
    duration: Math.max(transition.duration, 1),
    easing: 'ease-in-out',
    fill: 'both',
  };
  const [upper, lower] = motion.over === 'incoming' ? [incoming, outgoing] : [outgoing, incoming];
  upper.style.zIndex = '1';
  lower.style.zIndex = '0';
  const running = [
    ...(motion.incoming ? [incoming.animate(motion.incoming, timing)] : []),
    ...(motion.outgoing ? [outgoing.animate(motion.outgoing, timing)] : []),
  ];
  const stop = () => {
    for (const each of running) each.cancel();
  };
  signal.addEventListener('abort', stop, { once: true });
  await Promise.allSettled(running.map((each) => each.finished));
  signal.removeEventListener('abort', stop);
  for (const each of running) each.cancel();
  upper.style.zIndex = '';
  lower.style.zIndex = '';
}
