import { Slider as Base } from '@base-ui/react/slider';
import classes from './slider.module.css';

export interface SliderProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly label: string;
  readonly onChange: (value: number) => void;
  /** Called when the pointer is lifted: one undo step. */
  readonly onCommit?: (value: number) => void;
  readonly disabled?: boolean;
}

export function Slider({ value, min, max, step = 1, label, onChange, onCommit, disabled }: SliderProps) {
  return (
    <Base.Root
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      thumbAlignment="edge"
      onValueChange={(next) => onChange(Array.isArray(next) ? (next[0] as number) : (next as number))}
      onValueCommitted={
        onCommit && ((next) => onCommit(Array.isArray(next) ? (next[0] as number) : (next as number)))
      }
    >
      <Base.Control className={classes.control}>
        <Base.Track className={classes.track}>
          <Base.Indicator className={classes.indicator} />
          <Base.Thumb aria-label={label} className={classes.thumb} />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
