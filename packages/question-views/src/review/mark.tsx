import type { Content, ReviewedItem } from '@lectern/questions';
import { classNames, Stack, Text, useTextsOf } from '@lectern/ui';
import { Check, Circle, Hourglass, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentView } from '../content/content-view.tsx';
import classes from './mark.module.css';

/** Texts of marks and of the right response. */
const reviewTexts = {
  zh: {
    states: { right: '正确', partly: '部分正确', wrong: '错误', missing: '漏选或未作答', waiting: '待批改' },
    rightAnswer: '正确答案',
    sample: '参考答案',
  },
  en: {
    states: {
      right: 'Right',
      partly: 'Partly right',
      wrong: 'Wrong',
      missing: 'Missing',
      waiting: 'Waiting to be marked',
    },
    rightAnswer: 'Right answer',
    sample: 'Sample answer',
  },
};

export type MarkState = ReviewedItem['state'];

const ICONS = { right: Check, partly: Check, wrong: X, missing: Circle, waiting: Hourglass } as const;

export interface MarkProps {
  readonly state: MarkState;
  readonly className?: string | undefined;
}

/**
 * The sign of a judged part: ✓ right, a dashed ✓ partly right, ✗ wrong, ○ missing, an hourglass while a person must mark it.
 * Sign and colour say the same, and a screen reader reads the word.
 */
export function Mark({ state, className }: MarkProps): ReactNode {
  const texts = useTextsOf(reviewTexts);
  const Icon = ICONS[state];
  return (
    <span className={classNames(classes.mark, className)} data-state={state}>
      <Icon aria-hidden="true" strokeWidth={2.5} />
      <span className="visually-hidden">{texts.states[state]}</span>
    </span>
  );
}

/** The sign of the right answer on a choice that was not picked: a ✓ in an empty circle. */
export function RightSign({ className }: { readonly className?: string | undefined }): ReactNode {
  const texts = useTextsOf(reviewTexts);
  return (
    <span className={classNames(classes.mark, className)} data-state="answer">
      <Check aria-hidden="true" strokeWidth={2.5} />
      <span className="visually-hidden">{texts.rightAnswer}</span>
    </span>
  );
}

/** The right response beside or below a part that was not answered rightly. */
export function RightAnswer({ children }: { readonly children: ReactNode }): ReactNode {
  const texts = useTextsOf(reviewTexts);
  return (
    <span className={classes.right}>
      <span className={classes.label}>{texts.rightAnswer}</span>
      {children}
    </span>
  );
}

export interface MarkedProps {
  readonly state: MarkState | undefined;
  /** The right response, shown unless the part is right. */
  readonly right?: ReactNode;
  /** The field or gap that is marked. */
  readonly children: ReactNode;
}

/** A field or gap within a line of text, with its mark on the same line and the right response after it. */
export function Marked({ state, right, children }: MarkedProps): ReactNode {
  return (
    <>
      <span className={classes.marked}>
        {children}
        {state === undefined ? null : <Mark state={state} />}
      </span>
      {state !== undefined && state !== 'right' && right ? <RightAnswer>{right}</RightAnswer> : null}
    </>
  );
}

/** The states of judged parts by their ids. */
export function statesOf(items: readonly ReviewedItem[] | undefined): ReadonlyMap<string, MarkState> {
  return new Map(items?.map(({ id, state }) => [id, state]));
}

/** The author's sample answer; nothing where there is none. */
export function Sample({ content }: { readonly content: Content | undefined }): ReactNode {
  const texts = useTextsOf(reviewTexts);
  if (content === undefined) return null;
  return (
    <Stack gap={1} className={classes.sample}>
      <Text tone="accent" weight="medium">
        {texts.sample}
      </Text>
      <ContentView content={content} />
    </Stack>
  );
}
