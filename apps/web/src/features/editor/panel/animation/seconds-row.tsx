import { PanelRow } from '@lectern/property-panel';
import { NumberField } from '@lectern/ui';
import type { ReactNode } from 'react';
import panel from '../panel.module.css';
import { useAnimationTexts } from './locale/texts.ts';

export interface SecondsRowProps {
  readonly label: string;
  /** Milliseconds. */
  readonly value: number;
  /** Seconds. */
  readonly max: number;
  readonly onChange: (milliseconds: number) => void;
}

/** A field for a duration: milliseconds in the record, seconds on the screen. */
export function SecondsRow({ label, value, max, onChange }: SecondsRowProps): ReactNode {
  const t = useAnimationTexts();
  return (
    <PanelRow label={label}>
      <NumberField
        className={panel.wide}
        label={label}
        unit={t('seconds')}
        stepper
        min={0}
        max={max}
        step={0.25}
        value={Math.round(value / 10) / 100}
        onChange={(seconds) => onChange(seconds * 1000)}
      />
    </PanelRow>
  );
}
