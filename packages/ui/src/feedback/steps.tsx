import { Check } from 'lucide-react';
import { useControlTexts } from '../control-texts.ts';
import classes from './steps.module.css';

export interface StepsProps {
  /** The accessible name. */
  readonly label: string;
  readonly steps: readonly string[];
  /** The index of the current step; the number of steps when all are done. */
  readonly current: number;
}

/** The steps of a process, and the current one. */
export function Steps({ label, steps, current }: StepsProps) {
  const texts = useControlTexts();
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'coming';
        return (
          <li
            key={step}
            className={classes.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {state === 'done' ? <Check /> : index + 1}
            </span>
            <span>
              {step}
              {state === 'done' ? <span className="visually-hidden"> {texts.done}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
