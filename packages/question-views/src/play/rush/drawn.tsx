import type { BodyOf } from '@lectern/questions';
import type { CSSProperties, ReactNode } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { Mark, type MarkState } from '../../review/mark.tsx';
import classes from './rush.module.css';

/** The steps to the goal of a race, with the runner behind those that are done. */
export function Track({ done, goal, label }: { done: number; goal: number; label: string }): ReactNode {
  return (
    <div className={classes.track} role="img" aria-label={label}>
      {Array.from({ length: goal }, (_, step) => (
        <Step key={stepKey(step)} step={step} done={done} />
      ))}
      {done === goal ? <Runner /> : null}
      <svg className={classes.goal} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 22V4h14l-4 5 4 5H5" />
      </svg>
    </div>
  );
}

function stepKey(step: number): string {
  return `step ${step}`;
}

function Step({ step, done }: { readonly step: number; readonly done: number }): ReactNode {
  return (
    <>
      {step === done ? <Runner /> : null}
      <span className={classes.step} data-done={step < done ? '' : undefined} />
    </>
  );
}

/** Drawn here, for phones would load many icons for two. */
function Runner(): ReactNode {
  return (
    <svg className={classes.runner} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="5" r="1" />
      <path d="m9 20 3-6 3 6M6 8l6 2 6-2M12 10v4" />
    </svg>
  );
}

const BALLOONS = ['--jade', '--blue', '--amber', '--red'];

interface HitTargetsProps {
  readonly choices: BodyOf<'single-choice'>['choices'];
  /** Balloons, moles or doors. */
  readonly look: string;
  readonly picked: readonly string[];
  readonly isSeveral: boolean;
  readonly locked: boolean;
  readonly markOf?: (id: string) => MarkState | undefined;
  readonly onTap: (id: string) => void;
}

/** Choices that are hit. */
export function HitTargets(props: HitTargetsProps): ReactNode {
  const { choices, look, picked, isSeveral, locked, markOf, onTap } = props;
  return (
    <div className={classes.targets}>
      {choices.map(({ id, content }, index) => {
        const mark = markOf?.(id);
        return (
          <button
            key={id}
            type="button"
            className={classes.hit}
            data-card={id}
            data-picked={picked.includes(id) ? '' : undefined}
            data-mark={mark}
            aria-pressed={isSeveral ? picked.includes(id) : undefined}
            disabled={locked}
            onClick={() => onTap(id)}
          >
            {/* The button stays where it is; only its picture moves. */}
            <span
              className={classes.target}
              data-look={look}
              style={
                {
                  '--balloon': `var(${BALLOONS[index % BALLOONS.length]})`,
                  '--float-delay': `${-index * 0.7}s`,
                } as CSSProperties
              }
            >
              <ContentView content={content} />
            </span>
            {mark === undefined ? null : <Mark state={mark} />}
          </button>
        );
      })}
    </div>
  );
}
