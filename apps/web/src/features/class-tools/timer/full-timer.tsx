import { Row, Stack } from '@lectern/ui';
import { Minimize } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PanelButton } from '../../../parts/class-tools/index.ts';
import { useTexts } from './texts.ts';
import classes from './timer.module.css';
import { type ChangeTimer, lookOf, TimerActions, TimerFace } from './timer-card.tsx';
import type { Timer } from './timers.ts';

export interface FullTimerProps {
  readonly timer: Timer;
  readonly now: number;
  readonly onChange: ChangeTimer;
  readonly onLeave: () => void;
}

/** A timer in full screen; Escape leaves it. */
export function FullTimer({ timer, now, onChange, onLeave }: FullTimerProps): ReactNode {
  const t = useTexts();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => root.current?.focus(), []);
  return (
    <Stack
      items="center"
      tone="ink"
      ref={root}
      role="dialog"
      aria-label={t('title')}
      tabIndex={-1}
      className={classes.full}
      data-look={lookOf(timer, now)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <TimerFace timer={timer} now={now} />
      <Row align="stretch" wrap gap={2} className={classes.actions}>
        <TimerActions timer={timer} now={now} onChange={onChange} />
        <PanelButton label={t('leaveFullScreen')} icon={<Minimize />} onPress={onLeave} />
      </Row>
    </Stack>
  );
}
