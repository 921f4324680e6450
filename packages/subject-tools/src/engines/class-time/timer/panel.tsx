import { NumberField, Select } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import classes from '../../../common/panel.module.css';
import type { ToolPanelProps } from '../../../tool.ts';
import { KINDS, LONGEST, preset, reset, timerOf } from './model.ts';
import { timerTexts } from './texts.ts';

/** Which way it counts, and from where. */
export function TimerPanel({ data, change, language }: ToolPanelProps): ReactNode {
  const t = timerTexts[language];
  const { kind, total } = useMemo(() => timerOf(data), [data]);
  const [minutes, seconds] = [Math.floor(total / 60), total % 60];
  const keep = (next: number) => change(preset(Math.min(LONGEST, Math.max(1, next))));
  return (
    <div className={classes.panel}>
      <Select
        label={t.kindLabel}
        size="small"
        value={kind}
        options={KINDS.map((each) => ({ value: each, label: t.kindOf(each) }))}
        onChange={(next) => change({ ...reset(), kind: next })}
      />
      {kind === 'down' ? (
        <>
          <NumberField
            label={t.minutes}
            prefix={t.minutes}
            value={minutes}
            min={0}
            max={99}
            digits={0}
            stepper
            onChange={(next) => keep(next * 60 + seconds)}
          />
          <NumberField
            label={t.seconds}
            prefix={t.seconds}
            value={seconds}
            min={0}
            max={59}
            digits={0}
            stepper
            onChange={(next) => keep(minutes * 60 + next)}
          />
        </>
      ) : null}
    </div>
  );
}
