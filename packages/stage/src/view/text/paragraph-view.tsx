import { late } from '@lectern/ui/late';
import type { ReactNode } from 'react';
import { PlainParagraph, type PlainParagraphProps } from './plain-paragraph.tsx';

/** A paragraph in a writing grid, whose code comes with the first. */
const GriddedParagraph = late(
  async () => (await import('./word-grid/gridded-paragraph.tsx')).GriddedParagraph,
  { waiting: <div data-loading="" /> },
);

/** One paragraph with its bullet and runs, in its writing grid where it has one. */
export function ParagraphView(props: PlainParagraphProps): ReactNode {
  return props.paragraph.wordGrid ? <GriddedParagraph {...props} /> : <PlainParagraph {...props} />;
}
