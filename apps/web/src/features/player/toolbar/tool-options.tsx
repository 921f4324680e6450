import type { ReactNode } from 'react';
import {
  Habit,
  PanelSize,
  ToolChoices,
  type ToolChoicesProps,
  useInkTexts,
} from '../../../parts/ink/index.ts';
import { useToolbarTexts } from '../toolbar-texts.ts';
import classes from './toolbar.module.css';

export type ToolOptionsProps = Omit<ToolChoicesProps, 'label' | 'clearLabel' | 'className' | 'children'>;

/** Options of the current tool, in a card beside the toolbar. */
export function ToolOptions(props: ToolOptionsProps): ReactNode {
  const { tool, settings, onSettings } = props;
  const t = useToolbarTexts();
  const ink = useInkTexts();
  const habit = tool === 'eraser' ? 'palmErases' : 'fingersTurn';
  return (
    <ToolChoices {...props} label={t(tool)} clearLabel={t('clearPage')} className={classes.options}>
      <Habit
        label={ink(habit)}
        isOn={settings.habits[habit]}
        onChange={(isOn) => onSettings({ ...settings, habits: { ...settings.habits, [habit]: isOn } })}
      />
      {tool === 'eraser' && settings.habits.palmErases && (
        <PanelSize habits={settings.habits} onChange={(habits) => onSettings({ ...settings, habits })} />
      )}
    </ToolChoices>
  );
}
