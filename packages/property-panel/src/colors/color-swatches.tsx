import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import classes from './color-swatches.module.css';

export interface ColorSwatch {
  /** Any CSS colour, in which it is drawn. */
  readonly color: string;
  /** The accessible name. */
  readonly label: string;
}

export interface ColorSwatchesProps {
  readonly label: string;
  readonly swatches: readonly ColorSwatch[];
  /** Index of the selected colour. */
  readonly selected?: number;
  readonly onPick: (index: number) => void;
  readonly columns?: number;
  /** Number per row on touch screens, where swatches are larger; `columns` by default. */
  readonly touchColumns?: number;
  /** `panel` is for fingers on a class panel. */
  readonly size?: 'medium' | 'panel';
}

/** A grid of colours to pick from. */
export function ColorSwatches({
  label,
  swatches,
  selected,
  onPick,
  columns = 10,
  touchColumns = columns,
  size = 'medium',
}: ColorSwatchesProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classes.grid}
      data-size={size}
      style={{ '--columns': columns, '--touch-columns': touchColumns } as CSSProperties}
    >
      {swatches.map((swatch, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold one colour twice and never reorders.
          key={index}
          type="button"
          aria-label={swatch.label}
          aria-pressed={index === selected}
          title={swatch.label}
          className={classes.swatch}
          style={{ background: swatch.color }}
          onClick={() => onPick(index)}
        >
          {index === selected && <Check aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}

export interface ColorInputProps {
  /** The colour as `#rrggbb`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
}

/** A field for any colour, with the system's picker. */
export function ColorInput({ value, onChange, label }: ColorInputProps) {
  return (
    <label className={classes.custom}>
      <input type="color" value={value} onChange={(event) => onChange(event.target.value)} />
      <span>{label}</span>
    </label>
  );
}
