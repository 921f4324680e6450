import { PanelFields } from '@lectern/property-panel';
import { NumberField, Select } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import { type Described, panelOver } from '../../../engine.tsx';
import type { ToolPanelProps } from '../../../tool.ts';
import { LONGEST, preset, reset, type TimerDescription, timerOf } from './model.ts';
import { timerTexts } from './texts.ts';

/** Settings: the direction of counting, and the preset. */
function TimerPanel({
  tool,
  data,
  change,
  language,
}: ToolPanelProps & Described<TimerDescription>): ReactNode {
  const t = timerTexts[language];
  const { kind, total } = useMemo(() => timerOf(data, tool), [data, tool]);
  const [minutes, seconds] = [Math.floor(total / 60), total % 60];
  const keep = (next: number) => change(preset(Math.min(LONGEST, Math.max(1, next)), tool));
  return (
    <PanelFields>
      {tool.kinds.length > 1 ? (
        <Select
          label={t.kindLabel}
          size="small"
          value={kind}
          options={tool.kinds.map((each) => ({ value: each, label: t.kindOf(each) }))}
          onChange={(next) => change({ ...reset(), kind: next })}
        />
      ) : null}
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
    </PanelFields>
  );
}

export const timerPanel = panelOver(TimerPanel);
