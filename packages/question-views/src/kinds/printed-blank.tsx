import type { ReactNode } from 'react';
import classes from './answers.module.css';

export interface PrintedBlankProps {
  /** Width in characters. */
  readonly width: number;
  /** The right answer, where it is printed too. */
  readonly children?: ReactNode;
}

/** A blank as it is printed: a line to write on. */
export function PrintedBlank({ width, children }: PrintedBlankProps): ReactNode {
  return (
    <span className={classes.blank} style={{ minWidth: `${width + 1}em` }}>
      {children ?? '\u200b'}
    </span>
  );
}

/** Lines as they are printed for some sentences. */
export function PrintedLines({ count }: { readonly count: number }): ReactNode {
  return (
    <div aria-hidden="true" data-writing-lines="">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are equal
        <div key={index} className={classes.printedLine} />
      ))}
    </div>
  );
}
