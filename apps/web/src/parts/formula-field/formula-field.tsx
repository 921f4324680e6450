import type { FormulaFieldProps } from '@lectern/question-views';
import { InlineFormula } from '@lectern/stage/plain-text';
import { Box, Input } from '@lectern/ui';
import { type ReactNode, useRef, useState } from 'react';
import classes from './math-field.module.css';
import { MathField, type MathHands } from './math-field.tsx';

/**
 * The field in which pupils and authors write a formula in a question. A formula that MathLive does not know is written as
 * LaTeX; a locked one is shown as it is printed.
 */
export function FormulaField({ latex, onChange, label, locked }: FormulaFieldProps): ReactNode {
  const hands = useRef<MathHands>(null);
  const field = useRef<HTMLElement>(null);
  const [isUnknown, setUnknown] = useState(false);
  if (locked) return <InlineFormula latex={latex} display />;
  if (isUnknown)
    return (
      <Input
        size="large"
        aria-label={label}
        value={latex}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <Box flex={1} className={classes.wide}>
      <MathField
        ref={hands}
        fieldRef={field}
        label={label}
        latex={latex}
        takesFocus={false}
        onInput={(state) => onChange(state.latex)}
        onUnknown={setUnknown}
        onEnter={() => undefined}
      />
    </Box>
  );
}
