import { PanelFields } from '@lectern/property-panel';
import { Field, Input, Select, Switch } from '@lectern/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { type Described, panelOver } from '../../../engine.tsx';
import type { ToolPanelProps } from '../../../tool.ts';
import { type ClockDescription, clockOf } from './model.ts';
import { clockTexts } from './texts.ts';

/** Settings: the time, its format, and the task. */
function ClockPanel({
  tool,
  data,
  change,
  language,
}: ToolPanelProps & Described<ClockDescription>): ReactNode {
  const t = clockTexts[language];
  const { time, format, task, wanted, seconds } = useMemo(() => clockOf(data, tool), [data, tool]);
  const key = task === 'make' ? 'wanted' : 'time';
  return (
    <PanelFields>
      <TimeField
        key={`${key} ${task === 'make' ? wanted : time}`}
        label={t.timeLabel}
        wrong={t.badTime}
        value={task === 'make' ? wanted : time}
        onChange={(next) => change({ [key]: next })}
      />
      {tool.tasks.length > 1 ? (
        <Select
          label={t.taskLabel}
          size="small"
          value={task}
          options={tool.tasks.map((each) => ({ value: each, label: t.task(each) }))}
          onChange={(next) => change({ task: next, shown: false })}
        />
      ) : null}
      {tool.formats.length > 1 ? (
        <Select
          label={t.formatLabel}
          size="small"
          value={format}
          options={tool.formats.map((each) => ({ value: each, label: t.format(each) }))}
          onChange={(next) => change({ format: next })}
        />
      ) : null}
      <Switch label={t.showSeconds} checked={seconds} onChange={(next) => change({ seconds: next })} />
    </PanelFields>
  );
}

export const clockPanel = panelOver(ClockPanel);

interface TimeFieldProps {
  readonly label: string;
  readonly wrong: string;
  /** The time in seconds since midnight. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function TimeField({ label, wrong, value, onChange }: TimeFieldProps): ReactNode {
  const [text, setText] = useState(() => clockTexts.zh.time(value, '24', value % 60 !== 0));
  const read = readTime(text);
  const keep = () => {
    if (read !== undefined && read !== value) onChange(read);
  };
  return (
    <Field label={label} error={read === undefined ? wrong : undefined}>
      <Input
        size="small"
        value={text}
        inputMode="numeric"
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
        }}
      />
    </Field>
  );
}

/** Parses a time of day, seconds; undefined when it is invalid. `8:30`, `08：30：15`, `8时30分` and `8`. */
export function readTime(text: string): number | undefined {
  const found =
    /^\s*(\d{1,2})(?:\s*[:：时]\s*(?:(\d{1,2})(?:\s*[:：分]\s*(?:(\d{1,2})\s*秒?)?)?)?)?\s*$/.exec(text);
  if (!found) return undefined;
  const [h = 0, m = 0, s = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return h < 24 && m < 60 && s < 60 ? (h * 60 + m) * 60 + s : undefined;
}
