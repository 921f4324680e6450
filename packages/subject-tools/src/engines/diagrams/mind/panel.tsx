import { MIND_WAYS, mindMap } from '@lectern/courseware/mind';
import { Select } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import classes from '../../../common/panel.module.css';
import type { ToolPanelProps } from '../../../tool.ts';
import { LOOKS } from './model.ts';
import { mindTexts } from './texts.ts';

/** Which way it grows, and whether each branch has a colour of the theme. */
export function MindPanel({ data, change, language }: ToolPanelProps): ReactNode {
  const t = mindTexts[language];
  const { way, look } = useMemo(() => mindMap(data), [data]);
  return (
    <div className={classes.panel}>
      <Select
        label={t.wayLabel}
        size="small"
        value={way}
        options={MIND_WAYS.map((each) => ({ value: each, label: t.way(each) }))}
        onChange={(next) => change({ way: next })}
      />
      <Select
        label={t.lookLabel}
        size="small"
        value={look}
        options={LOOKS.map((each) => ({ value: each, label: t.look(each) }))}
        onChange={(next) => change({ look: next })}
      />
    </div>
  );
}
