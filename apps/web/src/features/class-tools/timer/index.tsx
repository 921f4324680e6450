import { Column, Row, Stack } from '@lectern/ui';
import { clockOf } from '@lectern/ui/media-clock';
import { useSignal } from '@lectern/ui/use-signal';
import { Timer as TimerIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  CornerChip,
  fold,
  PanelButton,
  SoundButton,
  ToolWindow,
  useFolding,
} from '../../../parts/class-tools/index.ts';
import { CustomTime } from './custom-time.tsx';
import { FullTimer } from './full-timer.tsx';
import { useTexts } from './texts.ts';
import classes from './timer.module.css';
import { TimerCard } from './timer-card.tsx';
import { firstToEnd, isEndUntold, isLast, seconds, TIMERS_MAX } from './timers.ts';
import { useTimers } from './use-timers.ts';

const PRESETS = [1, 3, 5, 10];
const MINUTE = 60_000;

/**
 * Count-downs and stopwatches, several at once. They keep running over a reload, while the window sleeps, and when the
 * tool is folded: then the next one to end is shown in a corner.
 */
export const timer: ClassToolPart = { View: TimerTool, takes: [] };

function TimerTool(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const state = tool.lesson.state(tool.id);
  const timers = useTimers(tool);
  const full = useSignal(state, (values) => values.full);
  const { all, now, start, change, remove } = timers;
  const wide = all.find(({ id }) => id === full);
  const hasRoom = all.length < TIMERS_MAX;
  const first = firstToEnd(all, now);
  const isFolded = useFolding(tool, first !== undefined);
  // In a lesson that is only viewed, an ended timer does not unfold the window.
  const folded = isFolded && !isEndUntold(all, now);

  return (
    <>
      {folded && first && (
        <CornerChip
          icon={<TimerIcon aria-hidden="true" />}
          urgent={isLast(first, now)}
          onUnfold={() => fold(tool.lesson, tool.id, false)}
        >
          <strong role="timer" aria-label={t(first.kind === 'down' ? 'down' : 'countUp')}>
            {clockOf(seconds(first, now))}
          </strong>
        </CornerChip>
      )}
      {!folded && (
        <ToolWindow
          tool={tool}
          title={t('title')}
          icon={<TimerIcon />}
          size={{ w: 720, h: 560 }}
          minSize={{ w: 300, h: 240 }}
          actions={<SoundButton />}
        >
          <Column gap={4} className={classes.tool}>
            <Stack rows="center" gap={3} className={classes.timers}>
              {all.map((each) => (
                <TimerCard
                  key={each.id}
                  timer={each}
                  now={now}
                  onChange={(how) => change(each, how)}
                  onFull={() => state.change({ full: each.id })}
                  onRemove={() => remove(each)}
                />
              ))}
              {all.length === 0 && <p className={classes.hint}>{t('hint')}</p>}
            </Stack>
            <Stack flex="none" gap={3} className={classes.begin}>
              {!hasRoom && <p className={classes.hint}>{t('full', { count: TIMERS_MAX })}</p>}
              <Row align="stretch" wrap gap={2} className={classes.presets}>
                {PRESETS.map((minutes) => (
                  <PanelButton
                    key={minutes}
                    label={t('preset', { minutes })}
                    disabled={!hasRoom}
                    onPress={() => start('down', minutes * MINUTE)}
                  />
                ))}
                <PanelButton label={t('countUp')} disabled={!hasRoom} onPress={() => start('up', 0)} />
              </Row>
              <CustomTime disabled={!hasRoom} onStart={(total) => start('down', total)} />
            </Stack>
          </Column>
        </ToolWindow>
      )}
      {wide && !folded && (
        <FullTimer
          timer={wide}
          now={now}
          onChange={(how) => change(wide, how)}
          onLeave={() => state.change({ full: undefined })}
        />
      )}
    </>
  );
}
