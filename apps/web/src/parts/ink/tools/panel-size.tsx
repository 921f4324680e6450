import type { InkHabits } from '@lectern/stage/ink';
import { Stack } from '@lectern/ui';
import { RadioGroup } from '@lectern/ui/radio-group';
import type { ReactNode } from 'react';
import { useInkTexts } from '../ink-texts.ts';
import classes from './tool-choices.module.css';
import { PANEL_INCHES } from './tool-settings.ts';

export interface PanelSizeProps {
  readonly habits: InkHabits;
  readonly onChange: (habits: InkHabits) => void;
}

const UNTOLD = '0';

/**
 * Setting of the panel's size. The edge and the span of a hand are the same in millimetres on every panel, not in
 * pixels.
 */
export function PanelSize({ habits, onChange }: PanelSizeProps): ReactNode {
  const t = useInkTexts();
  return (
    <Stack gap={2} className={classes.panelSize}>
      <span aria-hidden="true">{t('panelSize')}</span>
      <RadioGroup
        label={t('panelSize')}
        className={classes.choices}
        optionClassName={classes.choice}
        options={[
          { value: UNTOLD, label: t('panelUntold') },
          ...PANEL_INCHES.map((inches) => ({
            value: String(inches),
            label: t('inches', { inches }),
            content: inches,
          })),
        ]}
        value={String(habits.panelInches ?? UNTOLD)}
        onChange={(value) => onChange({ ...habits, panelInches: Number(value) || undefined })}
      />
    </Stack>
  );
}
