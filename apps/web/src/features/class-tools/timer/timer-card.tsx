import { Box, Row, Stack, Text } from '@lectern/ui';
import { clockOf } from '@lectern/ui/media-clock';
import { Maximize, Pause, Play, Plus, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { PanelButton } from '../../../parts/class-tools/index.ts';
import { useTexts } from './texts.ts';
import classes from './timer.module.css';
import { isLast, isOver, left, longer, paused, reset, resumed, seconds, type Timer } from './timers.ts';

const MINUTE = 60_000;

/** Applies a change to a timer. */
export type ChangeTimer = (how: (timer: Timer, now: number) => Timer) => void;

export interface TimerCardProps {
  readonly timer: Timer;
  readonly now: number;
  readonly onChange: ChangeTimer;
  readonly onFull: () => void;
  readonly onRemove: () => void;
}

export function TimerCard({ timer, now, onChange, onFull, onRemove }: TimerCardProps): ReactNode {
  const t = useTexts();
  return (
    <Row
      as="section"
      justify="between"
      wrap
      radius="card"
      className={classes.card}
      data-look={lookOf(timer, now)}
      aria-label={t(timer.kind === 'down' ? 'down' : 'countUp')}
    >
      <TimerFace timer={timer} now={now} />
      <Row align="stretch" wrap gap={2} className={classes.actions}>
        <TimerActions timer={timer} now={now} onChange={onChange} bare />
        <PanelButton bare label={t('fullScreen')} icon={<Maximize />} onPress={onFull} />
        <PanelButton bare label={t('remove')} icon={<Trash2 />} onPress={onRemove} />
      </Row>
    </Row>
  );
}

/** The digits, and the remaining part of a count-down. */
export function TimerFace({ timer, now }: { readonly timer: Timer; readonly now: number }): ReactNode {
  const t = useTexts();
  const over = isOver(timer, now);
  return (
    <Stack gap={1} className={classes.face}>
      <Text weight="bold" numeric className={classes.figures} role="timer">
        {clockOf(seconds(timer, now))}
      </Text>
      {over && (
        <strong className={classes.over} role="alert">
          {t('over')}
        </strong>
      )}
      {timer.kind === 'down' && !over && (
        <Box as="span" overflow="clip" radius="round" className={classes.track} aria-hidden="true">
          <span style={{ transform: `scaleX(${timer.total > 0 ? left(timer, now) / timer.total : 0})` }} />
        </Box>
      )}
    </Stack>
  );
}

export interface TimerActionsProps {
  readonly timer: Timer;
  readonly now: number;
  readonly onChange: ChangeTimer;
  /** Shows only icons. */
  readonly bare?: boolean;
}

export function TimerActions({ timer, now, onChange, bare = false }: TimerActionsProps): ReactNode {
  const t = useTexts();
  const over = isOver(timer, now);
  const runs = timer.since !== null && !over;
  return (
    <>
      {!over && (
        <PanelButton
          bare={bare}
          tone="primary"
          label={t(runs ? 'pause' : 'resume')}
          icon={runs ? <Pause /> : <Play />}
          onPress={() => onChange(runs ? paused : resumed)}
        />
      )}
      {timer.kind === 'down' && (
        <PanelButton
          label={t('minute')}
          icon={bare ? undefined : <Plus />}
          onPress={() => onChange((each, at) => longer(each, MINUTE, at))}
        />
      )}
      <PanelButton bare={bare} label={t('reset')} icon={<RotateCcw />} onPress={() => onChange(reset)} />
    </>
  );
}

export function lookOf(timer: Timer, now: number): 'over' | 'last' | 'still' | 'runs' {
  if (isOver(timer, now)) return 'over';
  if (isLast(timer, now)) return 'last';
  return timer.since === null ? 'still' : 'runs';
}
