import type { ParagraphProps, Run } from '@lectern/courseware';
import { gapOf } from '@lectern/questions/shown';
import {
  gridLetters,
  InlineFormula,
  PAIR_STYLE,
  SYLLABLE_STYLE,
  safeAddress,
} from '@lectern/stage/plain-text';
import { Fragment, type ReactNode } from 'react';
import { runLook } from './run-look.ts';

export interface RunTextProps {
  readonly run: Run;
  /** The size of most of the text, points (`commonSize`). */
  readonly base: number;
  readonly grid: ParagraphProps['wordGrid'];
  /** Draws a gap by its id; a gap is a line to write on without it. */
  readonly gap?: ((id: string) => ReactNode) | undefined;
}

/** One run: a text, a formula, a line break or a gap. */
export function RunText({ run, base, grid, gap }: RunTextProps): ReactNode {
  if (run.type === 'break') return <br />;
  const gapId = gapOf(run);
  if (gapId !== undefined && gap) return gap(gapId);
  const style = runLook(run.props, base);
  if (run.type === 'formula')
    return (
      <span style={style}>
        <InlineFormula latex={run.latex} display={run.display ?? false} />
      </span>
    );
  const link = run.props?.link;
  const address = link?.type === 'url' ? safeAddress(link.url) : undefined;
  const text = lettersOf(run.text, grid, run.props?.ruby);
  if (address !== undefined)
    return (
      <a href={address} target="_blank" rel="noreferrer noopener" style={style}>
        {text}
      </a>
    );
  return Object.keys(style).length === 0 ? text : <span style={style}>{text}</span>;
}

/** The letters of a run: in cells of a grid, under their pronunciation, or plain. */
function lettersOf(text: string, grid: ParagraphProps['wordGrid'], ruby: string | undefined): ReactNode {
  const cells = gridLetters(grid, text, ruby);
  if (cells)
    return cells.map(({ letters, at, attributes }) =>
      attributes ? (
        <span key={at} {...attributes}>
          {letters}
        </span>
      ) : (
        <Fragment key={at}>{letters}</Fragment>
      ),
    );
  if (!ruby) return text;
  // The pronunciation is above each character: adjacent characters with the same reading are one run.
  return [...text].map((letter, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a text have no names
    <ruby key={index} style={PAIR_STYLE}>
      {letter}
      <rt style={SYLLABLE_STYLE}>{ruby}</rt>
    </ruby>
  ));
}
