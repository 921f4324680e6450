import type { ToolViewProps } from '@lectern/stage/view';
import { type ReactNode, useMemo, useState } from 'react';
import { ToolButton, ToolFrame } from '../../../common/frame.tsx';
import shared from '../../../common/tool.module.css';
import { random } from '../../../common/values.ts';
import type { Described } from '../../../engine.tsx';
import classes from './clock.module.css';
import { ClockFace, ClockPin } from './face.tsx';
import { TurningHand } from './hands.tsx';
import { asked, begun, type Clock, type ClockDescription, clockOf, type Hand, isRight } from './model.ts';
import { clockLine } from './picture.tsx';
import { type ClockTexts, clockTexts } from './texts.ts';

/** A clock whose hands can be turned, and which asks questions. */
export function ClockView({
  tool,
  data,
  change,
  size,
  language,
}: ToolViewProps & Described<ClockDescription>): ReactNode {
  const t = clockTexts[language];
  const { tasks, formats } = tool;
  const kept = useMemo(() => clockOf(data, tool), [data, tool]);
  /** The time while a hand is being turned. */
  const [turning, setTurning] = useState<number>();
  const clock = turning === undefined ? kept : { ...kept, time: turning };
  const hands: readonly Hand[] = clock.seconds ? ['hour', 'minute', 'second'] : ['hour', 'minute'];
  const hides = (clock.task === 'read' || clock.task === 'make') && !clock.shown;
  return (
    <ToolFrame size={size} className={size.w > size.h * 1.5 ? classes.wide : ''}>
      <svg viewBox="-100 -100 200 200" className={classes.face} role="group" aria-label={tool.name[language]}>
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
        <Said clock={clock} language={language} />
        <div className={shared.bar}>
          <TaskButtons tool={tool} clock={clock} t={t} change={change} />
          {formats.length > 1 ? (
            <ToolButton
              aria-label={`${t.formatLabel} ${t.format(clock.format)}`}
              onClick={() =>
                change({ format: formats[(formats.indexOf(clock.format) + 1) % formats.length] })
              }
            >
              {t.format(clock.format)}
            </ToolButton>
          ) : null}
        </div>
        {tasks.length > 1 ? (
          <div className={shared.bar} role="group" aria-label={t.taskLabel}>
            {tasks.map((task) => (
              <ToolButton
                key={task}
                aria-pressed={task === clock.task}
                onClick={() => change(begun(clock, task, tool, random))}
              >
                {t.task(task)}
              </ToolButton>
            ))}
          </div>
        ) : null}
      </div>
    </ToolFrame>
  );
}

interface SaidProps {
  readonly clock: Clock;
  readonly language: ToolViewProps['language'];
}

/** The time or the question in words, and whether the answer is right. */
function Said({ clock, language }: SaidProps): ReactNode {
  const t = clockTexts[language];
  const checked = clock.task === 'make' && clock.shown;
  return (
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
  );
}

interface TaskButtonsProps extends Described<ClockDescription> {
  readonly clock: Clock;
  readonly t: ClockTexts;
  readonly change: ToolViewProps['change'];
}

function TaskButtons({ tool, clock, t, change }: TaskButtonsProps): ReactNode {
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
          <ToolButton onClick={() => change(asked(clock, tool, random))}>{t.next}</ToolButton>
        </>
      );
  }
}

function secondOfDay(now: Date): number {
  return (now.getHours() * 60 + now.getMinutes()) * 60 + now.getSeconds();
}
