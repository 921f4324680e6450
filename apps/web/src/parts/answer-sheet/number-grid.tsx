import { Stack } from '@lectern/ui';
import type { ReactNode } from 'react';
import classes from './sheet.module.css';
import { useSheetTexts } from './texts.ts';

/** A question on the answer sheet. */
export interface SheetNumber {
  readonly id: string;
  readonly number: number;
  readonly isAnswered: boolean;
  /** Undefined until marks are shown. */
  readonly state?: keyof typeof SIGNS | undefined;
}

export interface NumberGridProps {
  readonly numbers: readonly SheetNumber[];
  /** Index of the shown question; -1 for none. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

const SIGNS = { right: '✓', partly: '◐', wrong: '✗', missing: '✗', waiting: '…', unscored: '' } as const;

/** The numbers of all questions: answered or not, and right or wrong once marks are shown. */
export function NumberGrid({ numbers, place, onPlace }: NumberGridProps): ReactNode {
  const t = useSheetTexts();
  return (
    <Stack as="ol" gap={2} className={classes.numbers}>
      {numbers.map(({ id, number, isAnswered, state }, at) => {
        const judged = state === 'missing' ? 'wrong' : state;
        return (
          <li key={id}>
            <Stack
              as="button"
              align="center"
              items="center"
              radius="control"
              wide
              type="button"
              className={classes.number}
              data-state={judged ?? (isAnswered ? 'given' : 'open')}
              aria-current={at === place ? 'step' : undefined}
              aria-label={`${number} ${t(judged ?? (isAnswered ? 'answered' : 'unanswered'))}`}
              onClick={() => onPlace(at)}
            >
              {number}
              <small aria-hidden="true">{state ? SIGNS[state] : isAnswered ? '●' : '○'}</small>
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}

/**
 * Whether a response holds something. A text that was deleted again leaves a response of empty texts and lists.
 */
export function isAnswered(response: unknown): boolean {
  if (typeof response !== 'object' || response === null)
    return response !== undefined && response !== null && response !== '';
  if (Array.isArray(response)) return response.some(isAnswered);
  return Object.entries(response).some(([name, value]) => !ADDRESSES.has(name) && isAnswered(value));
}

/** Fields of responses that say where something was written, and not what. */
const ADDRESSES: ReadonlySet<string> = new Set(['id', 'gap', 'row', 'left']);
