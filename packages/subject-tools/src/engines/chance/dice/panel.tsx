import { NumberField, Select, Switch } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import classes from '../../../common/panel.module.css';
import type { ToolPanelProps } from '../../../tool.ts';
import { DICE, diceOf, MOST_DICE } from './model.ts';
import { diceTexts } from './texts.ts';

/** Which dice, and how many. */
export function DicePanel({ data, change, language }: ToolPanelProps): ReactNode {
  const t = diceTexts[language];
  const { sides, count, history } = useMemo(() => diceOf(data), [data]);
  return (
    <div className={classes.panel}>
      <Select
        label={t.kind}
        size="small"
        value={sides}
        options={DICE.map((each) => ({ value: each, label: t.kindOf(each) }))}
        onChange={(next) => change({ sides: next })}
      />
      <NumberField
        label={t.count}
        prefix={t.count}
        value={count}
        min={1}
        max={MOST_DICE}
        digits={0}
        stepper
        onChange={(next) => change({ count: next })}
      />
      <Switch label={t.showHistory} checked={history} onChange={(next) => change({ history: next })} />
    </div>
  );
}
