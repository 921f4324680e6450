import type { ReactNode } from 'react';
import { PlainParagraph, type PlainParagraphProps } from '../plain-paragraph.tsx';
import { gridLetters } from './grid-letters.ts';
import './word-grid.css';

/** A paragraph on four ruled lines, or with a cell around each of its Chinese characters. */
export function GriddedParagraph(props: PlainParagraphProps): ReactNode {
  const grid = props.paragraph.wordGrid;
  return (
    <PlainParagraph
      {...props}
      drawWords={(text, ruby) =>
        gridLetters(grid, text, ruby)?.map(({ letters, at, attributes }) =>
          attributes ? (
            <span key={at} {...attributes}>
              {letters}
            </span>
          ) : (
            letters
          ),
        )
      }
    />
  );
}
