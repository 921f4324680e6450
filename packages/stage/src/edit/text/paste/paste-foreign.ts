import type { Paragraph } from '@lectern/courseware';
import { Slice } from 'prosemirror-model';
import { Selection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { documentFrom } from '../document.ts';
import { lookOfMarks } from '../schema.ts';
import { lookAtCursor } from '../text-commands.ts';
import { foreignRoot } from './foreign-html.ts';
import { type ForeignBlock, readForeign } from './foreign-text.ts';

/** Marks in HTML that ProseMirror or Lectern copied, which other code pastes. */
const OURS = /data-pm-slice|data-lectern-fragment/;

/**
 * Pastes HTML of other programs into an open text, in the style of the text there: emphasis, links and lists are kept.
 * False when the HTML is not from another program, or is empty.
 */
export function pasteForeign(view: EditorView, html: string): boolean {
  if (html === '' || OURS.test(html)) return false;
  const paragraphs = readForeign(foreignRoot(html)).blocks.flatMap(paragraphsOf);
  if (paragraphs.length === 0) return false;
  const { state } = view;
  const { $from, $to, empty } = state.selection;
  const look = empty ? lookAtCursor(state) : lookOfMarks($from.marksAcross($to) ?? []);
  const inPlace = paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => ({ ...run, props: { ...look, ...run.props } })),
  }));
  const { content } = documentFrom({ paragraphs: inPlace });
  const tr = state.tr;
  const isAlone = $from.parent === $to.parent && $from.parent.content.size === 0;
  if (isAlone) {
    tr.replaceWith($from.before(), $from.after(), content);
    tr.setSelection(Selection.near(tr.doc.resolve($from.before() + content.size - 1), -1));
  } else {
    tr.replaceSelection(new Slice(content, 1, 1));
    tr.setSelection(TextSelection.near(tr.selection.$to, -1));
  }
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  return true;
}

/** The paragraphs of a block; for a table, one line per row with tabs between cells. */
function paragraphsOf(block: ForeignBlock): readonly Paragraph[] {
  if (block.kind === 'text') return block.paragraphs;
  return block.rows.map((cells) => ({
    runs: cells.flatMap(({ paragraphs }, index) => [
      ...(index > 0 ? [{ type: 'text', text: '\t' } as const] : []),
      ...paragraphs.flatMap(({ runs }) => runs),
    ]),
  }));
}
