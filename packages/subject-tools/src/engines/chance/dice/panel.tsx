import { PanelFields } from '@lectern/property-panel';
import { NumberField, Select, Switch } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import { type Described, panelOver } from '../../../engine.tsx';
import type { ToolPanelProps } from '../../../tool.ts';
import { type DiceDescription, diceOf } from './model.ts';
import { diceTexts } from './texts.ts';

/** Settings: the kind and the number of dice. */
function DicePanel({ tool, data, change, language }: ToolPanelProps & Described<DiceDescription>): ReactNode {
  const t = diceTexts[language];
  const { sides, count, history } = useMemo(() => diceOf(data, tool), [data, tool]);
  return (
    <PanelFields>
      {tool.sides.length > 1 ? (
        <Select
          label={t.kind}
          size="small"
          value={sides}
          options={tool.sides.map((each) => ({ value: each, label: t.kindOf(each) }))}
          onChange={(next) => change({ sides: next })}
        />
      ) : null}
      {tool.most > 1 ? (
        <NumberField
          label={t.count}
          prefix={t.count}
          value={count}
          min={1}
          max={tool.most}
          digits={0}
          stepper
          onChange={(next) => change({ count: next })}
        />
      ) : null}
      <Switch label={t.showHistory} checked={history} onChange={(next) => change({ history: next })} />
    </PanelFields>
  );
}

export const dicePanel = panelOver(DicePanel);
