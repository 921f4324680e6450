import { PanelFields } from '@lectern/property-panel';
import { Field, Input, Select, Switch } from '@lectern/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { type Described, panelOver } from '../../../engine.tsx';
import type { ToolPanelProps } from '../../../tool.ts';
import { charactersIn, GRIDS, SPEEDS, type WritingDescription, writingOf } from './model.ts';
import { writingTexts } from './texts.ts';

/** Settings: the characters, the grid, whether they are traced, and the speed of the brush. */
function WritingPanel({
  tool,
  data,
  change,
  language,
}: ToolPanelProps & Described<WritingDescription>): ReactNode {
  const t = writingTexts[language];
  const { characters, grid, traced, speed } = useMemo(() => writingOf(data, tool), [data, tool]);
  const text = characters.join('');
  return (
    <PanelFields>
      <CharactersField
        key={text}
        label={t.textLabel}
        value={text}
        onChange={(next) => change({ text: next, at: 0 })}
      />
      <Select
        label={t.gridLabel}
        size="small"
        value={grid}
        options={GRIDS.map((each) => ({ value: each, label: t.grid[each] }))}
        onChange={(next) => change({ grid: next })}
      />
      <Select
        label={t.speedLabel}
        size="small"
        value={String(speed)}
        options={SPEEDS.map((each) => ({ value: String(each), label: t.speed(each) }))}
        onChange={(next) => change({ speed: Number(next) })}
      />
      <Switch label={t.traced} checked={traced} onChange={(next) => change({ traced: next })} />
    </PanelFields>
  );
}

export const strokesPanel = panelOver(WritingPanel);

interface CharactersFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Takes the characters of any text, such as a sentence of the lesson; a text without any changes nothing. */
function CharactersField({ label, value, onChange }: CharactersFieldProps): ReactNode {
  const [text, setText] = useState(value);
  const keep = () => {
    const next = charactersIn(text).join('');
    if (next === '') setText(value);
    else if (next !== value) onChange(next);
  };
  return (
    <Field label={label}>
      <Input
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
        }}
      />
    </Field>
  );
}
