import { SteadyClock } from '@lectern/base';
import type { ToolViewProps } from '@lectern/stage/view';
import { clockOf } from '@lectern/ui/media-clock';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ToolButton, ToolFrame } from '../../../common/frame.tsx';
import { paint } from '../../../common/paint.ts';
import shared from '../../../common/tool.module.css';
import type { Described } from '../../../engine.tsx';
import {
  heardOf,
  isLast,
  isOver,
  isRunning,
  type PageTimer,
  preset,
  pressed,
  reset,
  secondsOf,
  shareOf,
  shifted,
  type TimerDescription,
  timerOf,
  untilNext,
} from './model.ts';
import { Ring } from './ring.tsx';
import { timerTexts } from './texts.ts';
import classes from './timer.module.css';

/** A timer on the page that runs by the clock. */
export function TimerView({
  tool,
  data,
  change,
  size,
  language,
  sound,
}: ToolViewProps & Described<TimerDescription>): ReactNode {
  const t = timerTexts[language];
  const timer = useMemo(() => timerOf(data, tool), [data, tool]);
  const now = useNow(timer, sound && change);
  useSounds(timer, now, sound);
  const [over, last, runs] = [isOver(timer, now), isLast(timer, now), isRunning(timer, now)];
  const begun = timer.since !== null || timer.done > 0;
  const words = runs ? t.pause : over ? t.again : begun ? t.goOn : t.start;
  return (
    <ToolFrame size={size}>
      <svg
        viewBox="-100 -100 200 200"
        className={classes.face}
        role="timer"
        aria-label={t.kindOf(timer.kind)}
        data-over={over || undefined}
      >
        <Ring
          share={over ? 1 : shareOf(timer, now)}
          color={over ? paint.red : last ? paint.amber : paint.jade}
          face={clockOf(secondsOf(timer, now))}
        />
      </svg>
      <p className={shared.words} role="status">
        {over ? t.over : t.kindOf(timer.kind)}
      </p>
      <div className={shared.bar}>
        <ToolButton primary onClick={() => change(pressed(timer, Date.now()))}>
          {words}
        </ToolButton>
        <ToolButton disabled={!begun} onClick={() => change(reset())}>
          {t.reset}
        </ToolButton>
      </div>
      {timer.kind === 'down' && !runs ? (
        <div className={shared.bar} role="group" aria-label={t.presets}>
          {tool.presets.map((each) => (
            <ToolButton
              key={each}
              aria-pressed={timer.total === each}
              onClick={() => change(preset(each, tool))}
            >
              {t.preset(each)}
            </ToolButton>
          ))}
        </div>
      ) : null}
    </ToolFrame>
  );
}

/**
 * The time of day, read again whenever the timer's display becomes outdated. When the machine's clock is set to another
 * time, `change` keeps the elapsed time; it is left out in windows that only view the timer.
 */
function useNow(timer: PageTimer, change: ToolViewProps['change'] | undefined): number {
  const [clock] = useState(() => new SteadyClock({ wall: Date.now, steady: () => performance.now() }));
  const [read, setRead] = useState(Date.now);
  // The time of a press a moment ago may be later than the last reading.
  const now = Math.max(read, timer.since ?? 0);
  const wait = untilNext(timer, now);
  useEffect(() => {
    if (wait === undefined) return;
    const look = () => {
      const { now: at, jump } = clock.read();
      const moved = jump === 0 ? undefined : shifted(timer, jump);
      if (moved) change?.(moved);
      setRead(at);
    };
    const next = setTimeout(look, wait);
    // Timers of a hidden window fire late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(next);
      document.removeEventListener('visibilitychange', look);
    };
  });
  return now;
}

/** Plays a sound once for each of the last seconds, and for the end, while the timer is shown. */
function useSounds(timer: PageTimer, now: number, sound: ToolViewProps['sound']): void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    const heard = heardOf(timer, now, before.current);
    before.current = secondsOf(timer, now);
    if (heard) sound?.(heard);
  }, [timer, now, sound]);
}
