import classes from './progress.module.css';

export interface ProgressProps {
  /** 0 to 1; null when the progress is unknown. */
  readonly value: number | null;
  readonly label: string;
  readonly tone?: 'jade' | 'amber' | 'red';
}

/** A progress bar. */
export function Progress({ value, label, tone = 'jade' }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className={classes.track}
      data-tone={tone}
    >
      <div
        className={percent === null ? classes.unknown : classes.bar}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
