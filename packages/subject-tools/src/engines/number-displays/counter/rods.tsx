import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import {
  AbacusBar,
  AbacusBead,
  BAR,
  BASE,
  Base,
  BEAD,
  BOARD,
  beadTop,
  boardSize,
  leftOf,
  ROD,
  Rod,
  RodBeads,
  STEP,
} from './board.tsx';
import classes from './counter.module.css';
import { type Counter, FULL, pressed } from './model.ts';
import type { CounterTexts } from './texts.ts';

export interface RodsProps {
  /** The accessible name of the counter. */
  readonly label: string;
  readonly counter: Counter;
  readonly t: CounterTexts;
  readonly onAdd: (rod: number) => void;
  readonly onTake: (rod: number) => void;
}

/** A press above a rod's beads adds one, a press on them removes one; so do the arrow keys. */
export function Rods({ label, counter, t, onAdd, onTake }: RodsProps): ReactNode {
  const press = (rod: number, event: MouseEvent<SVGGElement>) => {
    const board = event.currentTarget.ownerSVGElement?.getScreenCTM();
    if (!board) return;
    const y = (event.clientY - board.f) / board.d;
    const top = BASE - (counter.beads[rod] ?? 0) * STEP;
    if (y < top) onAdd(rod);
    else onTake(rod);
  };
  return (
    <svg viewBox={boardSize(counter)} className={classes.board} role="group" aria-label={label}>
      <Base counter={counter} />
      {counter.beads.map((count, rod) => (
        <RodGroup
          key={t.places[rod]}
          counter={counter}
          rod={rod}
          t={t}
          words={t.beads(count)}
          most={FULL}
          onPress={(event) => press(rod, event)}
          onStep={(by) => (by > 0 ? onAdd(rod) : onTake(rod))}
        >
          <RodBeads count={count} />
        </RodGroup>
      ))}
    </svg>
  );
}

export interface AbacusProps {
  /** The accessible name of the abacus. */
  readonly label: string;
  readonly counter: Counter;
  readonly t: CounterTexts;
  readonly onSet: (rod: number, digit: number) => void;
}

const BEADS = ['upper', 1, 2, 3, 4] as const;

/** A press on a bead moves it to the bar or away from it; the arrow keys change the digit by one. */
export function Abacus({ label, counter, t, onSet }: AbacusProps): ReactNode {
  const press = (rod: number, event: MouseEvent<SVGGElement>) => {
    const board = event.currentTarget.ownerSVGElement?.getScreenCTM();
    if (!board) return;
    const y = (event.clientY - board.f) / board.d;
    const digit = counter.beads[rod] ?? 0;
    const bead =
      y < BAR ? 'upper' : BEADS.find((each) => each !== 'upper' && y < beadTop(digit, each) + BEAD);
    onSet(rod, pressed(digit, bead ?? 4));
  };
  return (
    <svg viewBox={boardSize(counter)} className={classes.board} role="group" aria-label={label}>
      <Base counter={counter} />
      {counter.beads.map((digit, rod) => (
        <RodGroup
          key={t.places[rod]}
          counter={counter}
          rod={rod}
          t={t}
          words={String(digit)}
          most={9}
          onPress={(event) => press(rod, event)}
          onStep={(by) => {
            const next = digit + by;
            if (next >= 0 && next <= 9) onSet(rod, next);
          }}
        >
          {BEADS.map((bead) => (
            <AbacusBead key={bead} top={beadTop(digit, bead)} upper={bead === 'upper'} />
          ))}
        </RodGroup>
      ))}
      <AbacusBar counter={counter} />
    </svg>
  );
}

interface RodGroupProps {
  readonly counter: Counter;
  readonly rod: number;
  readonly t: CounterTexts;
  readonly words: string;
  readonly most: number;
  readonly onPress: (event: MouseEvent<SVGGElement>) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

function RodGroup(props: RodGroupProps): ReactNode {
  const { counter, rod, t, words, most, onPress, onStep, children } = props;
  const [isFocused, setFocused] = useState(false);
  const digit = counter.beads[rod] ?? 0;
  const key = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(by);
  };
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t.rod(t.places[rod] ?? '')}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={digit}
      aria-valuetext={words}
      className={classes.rod}
      transform={`translate(${leftOf(rod, counter)} 0)`}
      onClick={onPress}
      onKeyDown={key}
      onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <rect
        x={1}
        y={1}
        width={ROD - 2}
        height={BOARD - 2}
        rx={8}
        className={classes.area}
        data-focused={isFocused || undefined}
      />
      <Rod place={t.places[rod] ?? ''} digit={digit} />
      {children}
    </g>
  );
}
