import type { ReactNode } from 'react';
import {
  Habit,
  PanelSize,
  ToolChoices,
  type ToolChoicesProps,
  useInkTexts,
} from '../../../parts/ink/index.ts';
import { useTexts } from '../model/board-texts.ts';
import classes from './tools.module.css';

export type ToolOptionsProps = Omit<ToolChoicesProps, 'label' | 'clearLabel' | 'className' | 'children'>;

/**
 * Options of the current tool, above the bar. A finger always writes on a board; whether a palm erases is an option.
 */
export function ToolOptions(props: ToolOptionsProps): ReactNode {
  const { tool, settings, onSettings } = props;
  const { habits } = settings;
  const t = useTexts();
  const ink = useInkTexts();
  return (
    <ToolChoices {...props} label={t(tool)} clearLabel={t('clearPage')} className={classes.card}>
      {tool === 'eraser' && (
        <Habit
          label={ink('palmErases')}
          isOn={habits.palmErases}
          onChange={(palmErases) => onSettings({ ...settings, habits: { ...habits, palmErases } })}
        />
      )}
      {tool === 'eraser' && habits.palmErases && (
        <PanelSize habits={habits} onChange={(next) => onSettings({ ...settings, habits: next })} />
      )}
    </ToolChoices>
  );
}
