import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import classes from './color-swatches.module.css';
import { useControlTexts } from './control-texts.ts';

export interface ColorSwatch {
  /** Any CSS colour: what is drawn. */
  readonly color: string;
  /** The accessible name. */
  readonly label: string;
}

export interface ColorSwatchesProps {
  readonly label: string;
  readonly swatches: readonly ColorSwatch[];
  /** Index of the chosen one. */
  readonly selected?: number;
  readonly onPick: (index: number) => void;
  readonly columns?: number;
  /** In a row where fingers press, where swatches are larger; as many as `columns` unless told. */
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
  /** `#rrggbb`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label?: string;
}

/** Any colour, by the system's own picker. */
export function ColorInput({ value, onChange, label }: ColorInputProps) {
  const texts = useControlTexts();
  return (
    <label className={classes.custom}>
      <input type="color" value={value} onChange={(event) => onChange(event.target.value)} />
      <span>{label ?? texts.customColor}</span>
    </label>
  );
}
