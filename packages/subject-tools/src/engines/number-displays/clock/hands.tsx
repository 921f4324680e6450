import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import classes from './clock.module.css';
import { ClockHand, HAND_SIZES } from './face.tsx';
import { angleOf, type Clock, degreesBetween, type Hand, rested, secondsOf, turned } from './model.ts';
import type { ClockTexts } from './texts.ts';

export interface TurningHandProps {
  readonly hand: Hand;
  readonly clock: Clock;
  readonly t: ClockTexts;
  /** The text for the hand's position; without the time when that is the question. */
  readonly words: string;
  /** Called while the hand is turned. */
  readonly onTurn: (time: number) => void;
  /** Called when the hand is released. */
  readonly onRest: (time: number) => void;
}

/** The number of steps by which a key turns a hand: a minute, an hour, a second. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
};
const STEP: Readonly<Record<Hand, number>> = { hour: 3600, minute: 60, second: 1 };
/** Half the width of a finger on a face that is 200 wide on a page. */
const GRIP = 17;

/** A hand that is turned by a finger, a mouse or the arrow keys; each finger turns one hand. */
export function TurningHand({ hand, clock, t, words, onTurn, onRest }: TurningHandProps): ReactNode {
  const { time } = clock;
  const turning = useRef<{ readonly id: number; direction: number; time: number }>(undefined);
  const directionOf = (event: PointerEvent<SVGGElement>): number => {
    const face = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!face) return 0;
    const x = event.clientX - face.left - face.width / 2;
    const y = event.clientY - face.top - face.height / 2;
    return (Math.atan2(x, -y) * 180) / Math.PI;
  };
  const down = (event: PointerEvent<SVGGElement>) => {
    if (turning.current || (event.pointerType === 'mouse' && event.button !== 0)) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    turning.current = { id: event.pointerId, direction: directionOf(event), time };
  };
  const move = (event: PointerEvent<SVGGElement>) => {
    const now = turning.current;
    if (now?.id !== event.pointerId) return;
    const by = degreesBetween(now.direction, directionOf(event));
    const seconds = secondsOf(hand, by);
    if (seconds === 0) return;
    // A rest of less than a second counts in the next move.
    now.direction += (seconds / secondsOf(hand, 360)) * 360;
    now.time = turned(now.time, hand, by);
    onTurn(now.time);
  };
  const up = (event: PointerEvent<SVGGElement>) => {
    const now = turning.current;
    if (now?.id !== event.pointerId) return;
    turning.current = undefined;
    onRest(rested(now.time, hand));
  };
  const key = (event: KeyboardEvent) => {
    const steps = KEYS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onRest(rested(time + steps * STEP[hand], hand));
  };
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={t.hand(hand)}
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={Math.round(angleOf(hand, time))}
      aria-valuetext={words}
      className={classes.hand}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={key}
    >
      <line
        y1={-12}
        y2={-HAND_SIZES[hand].length - 8}
        strokeWidth={GRIP * 2}
        className={classes.grip}
        transform={`rotate(${angleOf(hand, time)})`}
      />
      <ClockHand hand={hand} time={time} />
    </g>
  );
}
