import { Text, useTextsOf } from '@lectern/ui';
import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import classes from './game.module.css';
import { gameTexts } from './texts.ts';

const TICK_MS = 250;
/** Seconds at the end that are heard. */
const LAST = 5;

export interface GameClockProps {
  readonly startedAt: number;
  /** Seconds of the game; the time counts up without it. */
  readonly countdown: number | undefined;
  readonly isRunning: boolean;
  readonly onTick: () => void;
  readonly onEnd: () => void;
}

/** The time of the game. Only this component is drawn again as time passes. */
export function GameClock({ startedAt, countdown, isRunning, onTick, onEnd }: GameClockProps): ReactNode {
  const texts = useTextsOf(gameTexts);
  const [seconds, setSeconds] = useState(0);
  const passed = useEffectEvent((before: number) => {
    const now = (performance.now() - startedAt) / 1000;
    setSeconds(now);
    if (countdown === undefined) return;
    const left = Math.ceil(countdown - now);
    if (now >= countdown) onEnd();
    else if (left <= LAST && left !== Math.ceil(countdown - before)) onTick();
    return now;
  });
  useEffect(() => {
    if (!isRunning) return;
    let before = 0;
    const timer = setInterval(() => {
      before = passed(before) ?? before;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const shown = countdown === undefined ? Math.floor(seconds) : Math.max(0, Math.ceil(countdown - seconds));
  const isShort = countdown !== undefined && isRunning && shown <= LAST;
  return (
    <Text
      numeric
      role="timer"
      className={classes.clock}
      data-short={isShort ? '' : undefined}
      aria-label={countdown === undefined ? texts.timePlayed : texts.timeLeft}
    >
      <Clock aria-hidden="true" /> {Math.floor(shown / 60)}:{String(shown % 60).padStart(2, '0')}
    </Text>
  );
}
