import { LazyCode, useLazy } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import { PlainParagraph, type PlainParagraphProps } from './plain-paragraph.tsx';

/** Draws a paragraph in its writing grid; its code loads with the first grid. */
const gridded = new LazyCode(
  async () => (await import('./word-grid/gridded-paragraph.tsx')).GriddedParagraph,
);

/** One paragraph with its bullet and runs, in its writing grid where it has one. */
export function ParagraphView(props: PlainParagraphProps): ReactNode {
  return props.paragraph.wordGrid ? <GridParagraph {...props} /> : <PlainParagraph {...props} />;
}

/** Until the code has loaded the text is shown without the grid, and is marked so that nothing is measured with it. */
function GridParagraph(props: PlainParagraphProps): ReactNode {
  const state = useLazy(gridded);
  if (state.type === 'here') {
    const Gridded = state.value;
    return <Gridded {...props} />;
  }
  const mark = state.type === 'waiting' ? { 'data-loading': '' } : { 'data-lacking': '' };
  return (
    <div {...mark} style={{ display: 'contents' }}>
      <PlainParagraph {...props} />
    </div>
  );
}
