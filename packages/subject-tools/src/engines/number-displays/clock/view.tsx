import type { ToolViewProps } from '@lectern/stage/view';
import { type ReactNode, useMemo, useState } from 'react';
import { ToolFrame } from '../../../common/frame.tsx';
import { random } from '../../../common/random.ts';
import shared from '../../../common/tool.module.css';
import { ToolButton } from '../../../common/tool-button.tsx';
import classes from './clock.module.css';
import { ClockFace, ClockPin } from './face.tsx';
import { TurningHand } from './hands.tsx';
import { asked, begun, type Clock, clockOf, FORMATS, type Hand, isRight, TASKS } from './model.ts';
import { clockLine } from './picture.tsx';
import { type ClockTexts, clockTexts } from './texts.ts';

/** A clock whose hands are turned, and which asks. */
export function ClockView({ data, change, size, language }: ToolViewProps): ReactNode {
  const t = clockTexts[language];
  const kept = useMemo(() => clockOf(data), [data]);
  /** Where the hands are while one is turned. */
  const [turning, setTurning] = useState<number>();
  const clock = turning === undefined ? kept : { ...kept, time: turning };
  const hands: readonly Hand[] = clock.seconds ? ['hour', 'minute', 'second'] : ['hour', 'minute'];
  const hides = (clock.task === 'read' || clock.task === 'make') && !clock.shown;
  const checked = clock.task === 'make' && clock.shown;
  return (
    <ToolFrame size={size} className={size.w > size.h * 1.5 ? classes.wide : ''}>
      <svg viewBox="-100 -100 200 200" className={classes.face} role="group" aria-label={t.clock}>
        <ClockFace outer={clock.format === '24'} />
        {hands.map((hand) => (
          <TurningHand
            key={hand}
            hand={hand}
            clock={clock}
            t={t}
            words={hides ? t.which : t.time(clock.time, clock.format, clock.seconds)}
            onTurn={setTurning}
            onRest={(time) => {
              setTurning(undefined);
              change(clock.task === 'make' ? { time, shown: false } : { time });
            }}
          />
        ))}
        <ClockPin />
      </svg>
      <div className={classes.side}>
        <p className={shared.words} role="status">
          {clock.task === 'elapsed' ? (
            <span className={classes.small}>
              {t.begin(t.time(clock.from, clock.format, clock.seconds))}
              {' → '}
              {t.time(clock.time, clock.format, clock.seconds)}
              <br />
            </span>
          ) : null}
          {clockLine(clock, language)}
          {checked ? (
            <strong className={classes.verdict} data-right={isRight(clock) || undefined}>
              {isRight(clock) ? t.right : t.wrong}
            </strong>
          ) : null}
        </p>
        <div className={shared.bar}>
          <TaskButtons clock={clock} t={t} change={change} />
          <ToolButton
            aria-label={`${t.formatLabel} ${t.format(clock.format)}`}
            onClick={() => change({ format: FORMATS[(FORMATS.indexOf(clock.format) + 1) % FORMATS.length] })}
          >
            {t.format(clock.format)}
          </ToolButton>
        </div>
        <div className={shared.bar} role="group" aria-label={t.taskLabel}>
          {TASKS.map((task) => (
            <ToolButton
              key={task}
              aria-pressed={task === clock.task}
              onClick={() => change(begun(clock, task, random))}
            >
              {t.task(task)}
            </ToolButton>
          ))}
        </div>
      </div>
    </ToolFrame>
  );
}

interface TaskButtonsProps {
  readonly clock: Clock;
  readonly t: ClockTexts;
  readonly change: ToolViewProps['change'];
}

function TaskButtons({ clock, t, change }: TaskButtonsProps): ReactNode {
  switch (clock.task) {
    case 'set':
      return <ToolButton onClick={() => change({ time: secondOfDay(new Date()) })}>{t.now}</ToolButton>;
    case 'elapsed':
      return <ToolButton onClick={() => change({ from: clock.time })}>{t.startHere}</ToolButton>;
    case 'read':
    case 'make':
      return (
        <>
          <ToolButton onClick={() => change({ shown: !clock.shown })}>
            {clock.task === 'make' ? t.check : clock.shown ? t.hide : t.show}
          </ToolButton>
          <ToolButton onClick={() => change(asked(clock, random))}>{t.next}</ToolButton>
        </>
      );
  }
}

function secondOfDay(now: Date): number {
  return (now.getHours() * 60 + now.getMinutes()) * 60 + now.getSeconds();
}
