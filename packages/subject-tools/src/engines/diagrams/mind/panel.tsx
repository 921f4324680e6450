import { mindMap } from '@lectern/courseware/mind';
import { PanelFields } from '@lectern/property-panel';
import { Select } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import { type Described, panelOver } from '../../../engine.tsx';
import type { ToolPanelProps } from '../../../tool.ts';
import type { MindDescription } from './model.ts';
import { mindTexts } from './texts.ts';

/** Settings: the direction of growth, and whether each branch has a colour of the theme. */
function MindPanel({ tool, data, change, language }: ToolPanelProps & Described<MindDescription>): ReactNode {
  const t = mindTexts[language];
  const { way, look } = useMemo(() => mindMap(data), [data]);
  return (
    <PanelFields>
      <Select
        label={t.wayLabel}
        size="small"
        value={way}
        options={tool.ways.map((each) => ({ value: each, label: t.way(each) }))}
        onChange={(next) => change({ way: next })}
      />
      <Select
        label={t.lookLabel}
        size="small"
        value={look}
        options={tool.looks.map((each) => ({ value: each, label: t.look(each) }))}
        onChange={(next) => change({ look: next })}
      />
    </PanelFields>
  );
}

export const mindPanel = panelOver(MindPanel);
