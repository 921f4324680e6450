import type { BodyOf } from '@lectern/questions';
import { Flag, PersonStanding } from 'lucide-react';
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
      {done === goal ? <PersonStanding className={classes.runner} /> : null}
      <Flag className={classes.goal} />
    </div>
  );
}

function stepKey(step: number): string {
  return `step ${step}`;
}

function Step({ step, done }: { readonly step: number; readonly done: number }): ReactNode {
  return (
    <>
      {step === done ? <PersonStanding className={classes.runner} /> : null}
      <span className={classes.step} data-done={step < done ? '' : undefined} />
    </>
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
