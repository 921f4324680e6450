import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { XY } from '../../common/pose.ts';
import classes from './instruments.module.css';

/** The size of a button, logical pixels: 44 of the 1920 design are 30. */
export const BUTTON = 30;

export interface SvgButtonProps {
  readonly x: number;
  readonly y: number;
  /** The width of a button with text; a square by default. */
  readonly w?: number;
  readonly text: string;
  readonly label?: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** A button on an instrument, which is rotated with it. `x` is its left edge, `y` its vertical centre. */
export function SvgButton({ x, y, w = BUTTON, text, label, pressed, onPress }: SvgButtonProps): ReactNode {
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPress();
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={label ?? text}
      aria-pressed={pressed}
      className={classes.button}
      transform={`translate(${x} ${y - BUTTON / 2})`}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onPress}
      onKeyDown={key}
    >
      <rect width={w} height={BUTTON} rx={8} />
      <text x={w / 2} y={BUTTON / 2}>
        {text}
      </text>
    </g>
  );
}

export interface KnobProps {
  readonly at: XY;
  readonly sign: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly now: number;
  readonly words: string;
  readonly hands: {
    onPointerDown(event: PointerEvent<SVGElement>): void;
    onPointerMove(event: PointerEvent<SVGElement>): void;
    onPointerUp(event: PointerEvent<SVGElement>): void;
  };
  /** Called for a step by an arrow key; `far` with Shift. */
  readonly onStep: (by: XY, far: boolean) => void;
}

const STEPS: Readonly<Record<string, XY>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The step of an arrow key, whose event is then stopped. */
export function stepOf(event: KeyboardEvent): XY | undefined {
  const step = STEPS[event.key];
  if (!step) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return step;
}

/** A handle that is dragged by a finger or a mouse, or moved by the arrow keys. */
export function Knob({ at: [x, y], sign, label, min, max, now, words, hands, onStep }: KnobProps): ReactNode {
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Math.round(now)}
      aria-valuetext={words}
      className={classes.knob}
      transform={`translate(${x} ${y})`}
      onPointerDown={hands.onPointerDown}
      onPointerMove={hands.onPointerMove}
      onPointerUp={hands.onPointerUp}
      onPointerCancel={hands.onPointerUp}
      onKeyDown={(event) => {
        const step = stepOf(event);
        if (step) onStep(step, event.shiftKey);
      }}
    >
      <circle r={17} />
      <text>{sign}</text>
    </g>
  );
}

export interface SaidProps {
  readonly x?: number;
  readonly y: number;
  readonly middle?: boolean;
  readonly children: string;
}

/** The reading of an instrument, announced when it changes. */
export function Said({ x = 0, y, middle, children }: SaidProps): ReactNode {
  return (
    <g aria-live="polite">
      <text x={x} y={y} className={classes.said} data-middle={middle || undefined}>
        {children}
      </text>
    </g>
  );
}
