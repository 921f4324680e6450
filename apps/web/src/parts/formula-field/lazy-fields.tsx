import { CodeLoadFailure, Skeleton } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import classes from './math-field.module.css';

export type { MathHands } from './math-field.tsx';

const LAZY = { waiting: <Skeleton className={classes.waiting} />, failed: CodeLoadFailure } as const;

/** The visual editor for a formula. MathLive is loaded when it is first shown. */
export const MathField = lazyComponent(async () => (await import('./math-field.tsx')).MathField, LAZY);

/** The field for formulas that a screen gives to questions (`QuestionHost`). */
export const FormulaField = lazyComponent(
  async () => (await import('./formula-field.tsx')).FormulaField,
  LAZY,
);
