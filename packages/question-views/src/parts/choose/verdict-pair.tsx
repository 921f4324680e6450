import { useTextsOf } from '@lectern/ui';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Mark, type MarkState } from '../../review/mark.tsx';
import { nextChoice } from './arrow-keys.ts';
import classes from './verdict-pair.module.css';

const verdictTexts = {
  zh: { right: '对', wrong: '错', label: '判断对错' },
  en: { right: 'True', wrong: 'False', label: 'True or false' },
};

const VERDICTS = ['true', 'false'] as const;
/** Keys beside the arrows: digits, and the first letters of both languages. */
const KEYS: Readonly<Record<string, boolean>> = {
  1: true,
  2: false,
  a: true,
  b: false,
  t: true,
  f: false,
  y: true,
  n: false,
};

export interface VerdictPairProps {
  readonly picked: boolean | undefined;
  readonly onPick: (truth: boolean) => void;
  readonly locked?: boolean;
  /** The mark of the picked verdict. */
  readonly mark?: MarkState | undefined;
  /** The verdict that is right, outlined while marks are shown. */
  readonly right?: boolean | undefined;
}

/** Two large targets, true on the left and false on the right. */
export function VerdictPair({ picked, onPick, locked = false, mark, right }: VerdictPairProps): ReactNode {
  const texts = useTextsOf(verdictTexts);
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (locked || event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key.toLowerCase();
    const from = event.target instanceof HTMLElement ? event.target.dataset.verdict : undefined;
    const moved = from === undefined ? undefined : nextChoice(event.key, VERDICTS, from);
    const turned = moved === undefined ? undefined : moved === 'true';
    const truth = Object.hasOwn(KEYS, letter) ? KEYS[letter] : turned;
    if (truth === undefined) return;
    event.preventDefault();
    group.current?.querySelector<HTMLElement>(`[data-verdict="${truth}"]`)?.focus();
    onPick(truth);
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={texts.label}
      className={classes.pair}
      onKeyDown={onKeyDown}
    >
      {VERDICTS.map((verdict) => {
        const truth = verdict === 'true';
        const isPicked = picked === truth;
        const state = isPicked ? mark : right === truth && mark === 'missing' ? mark : undefined;
        return (
          <button
            key={verdict}
            type="button"
            role="radio"
            aria-checked={isPicked}
            aria-disabled={locked || undefined}
            tabIndex={isPicked || (picked === undefined && truth) ? 0 : -1}
            data-verdict={verdict}
            data-right={right === truth ? '' : undefined}
            data-mark={state}
            className={classes.verdict}
            onClick={() => (locked ? undefined : onPick(truth))}
          >
            {truth ? <Check aria-hidden="true" strokeWidth={3} /> : <X aria-hidden="true" strokeWidth={3} />}
            {truth ? texts.right : texts.wrong}
            {state === undefined ? null : <Mark state={state} className={classes.mark} />}
          </button>
        );
      })}
    </div>
  );
}
