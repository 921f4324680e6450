import { PanelFields } from '@lectern/property-panel';
import { NumberField, Select, Switch } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import { type Described, panelOver } from '../../../engine.tsx';
import type { ToolPanelProps } from '../../../tool.ts';
import { type CounterDescription, changed, counterOf, numberOf, showing } from './model.ts';
import { counterTexts } from './texts.ts';

/** Settings: the kind of counter, its number of places and its value. */
function CounterPanel({
  tool,
  data,
  change,
  language,
}: ToolPanelProps & Described<CounterDescription>): ReactNode {
  const t = counterTexts[language];
  const counter = useMemo(() => counterOf(data, tool), [data, tool]);
  const keep = (patch: ReturnType<typeof showing>) => {
    if (patch) change(patch);
  };
  return (
    <PanelFields>
      {tool.kinds.length > 1 ? (
        <Select
          label={t.kindLabel}
          size="small"
          value={counter.kind}
          options={tool.kinds.map((each) => ({ value: each, label: t.kind(each) }))}
          onChange={(next) => keep(changed(counter, next))}
        />
      ) : null}
      {counter.kind === 'tally' ? null : (
        <>
          <NumberField
            label={t.number}
            prefix={t.number}
            value={numberOf(counter)}
            min={0}
            max={10 ** counter.beads.length - 1}
            digits={0}
            onChange={(next) => keep(showing(counter, next))}
          />
          <NumberField
            label={t.rods}
            prefix={t.rods}
            value={counter.beads.length}
            min={tool.rods.least}
            max={tool.rods.most}
            digits={0}
            stepper
            onChange={(next) => change({ rods: next })}
          />
        </>
      )}
      <Switch label={t.reads} checked={counter.reads} onChange={(next) => change({ reads: next })} />
    </PanelFields>
  );
}

export const counterPanel = panelOver(CounterPanel);
