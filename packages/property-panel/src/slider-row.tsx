import { Slider } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { PanelRow } from './panel-section.tsx';
import classes from './slider-row.module.css';

export interface SliderRowProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Unit after the number. */
  readonly unit?: string;
  /** Called during a drag, to preview the value without storing it. */
  readonly onHold?: (value: number) => void;
  /** Called at the end of a drag, so that one drag is one undo step. */
  readonly onCommit: (value: number) => void;
}

/** A slider with its label and number. */
export function SliderRow({
  label,
  value,
  min,
  max,
  unit = '',
  onHold,
  onCommit,
}: SliderRowProps): ReactNode {
  const [held, setHeld] = useState<number>();
  const shown = held ?? value;
  return (
    <PanelRow label={`${label} ${shown}${unit}`}>
      <div className={classes.slider}>
        <Slider
          label={label}
          min={min}
          max={max}
          value={shown}
          onChange={(next) => {
            setHeld(next);
            onHold?.(next);
          }}
          onCommit={(next) => {
            setHeld(undefined);
            onCommit(next);
          }}
        />
      </div>
    </PanelRow>
  );
}
