import type { Paragraph, ParagraphProps, RunProps } from '@lectern/courseware';
import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { runFrom } from './document.ts';
import { asList, byLevel } from './list.ts';
import type { TextSample } from './sample.ts';
import { lookMarkOf, lookOfMarks, marksOf, withoutGaps } from './schema.ts';
import { changedParagraph, type ParagraphChange, patchedRun, type RunPatch } from './text-body.ts';

/** The style that typed text would have now. */
export function lookAtCursor(state: EditorState): RunProps | undefined {
  const { $from, empty } = state.selection;
  if (!empty) return undefined;
  if (state.storedMarks) return lookOfMarks(state.storedMarks);
  const paragraph = $from.parent;
  if (paragraph.content.size === 0) return (paragraph.attrs.endProps as RunProps | null) ?? undefined;
  return lookOfMarks($from.marks());
}

/** Gives the selected text a style, or without a selection the text that will be typed. */
export function patchSelectedRuns(state: EditorState, patch: RunPatch): Transaction {
  const { from, to, empty, $from } = state.selection;
  const tr = state.tr;
  if (empty) {
    const look = patchedRun(lookAtCursor(state), patch);
    if ($from.parent.content.size === 0) setEnd(tr, $from.before(), $from.parent, look);
    return tr.setStoredMarks(marksOf(look));
  }
  state.doc.nodesBetween(from, to, (node, pos) => {
    if (node.isTextblock) {
      // The paragraph's end is selected, too, when the selection extends past it.
      const end = pos + node.nodeSize - 1;
      if (end < to || node.content.size === 0) {
        setEnd(tr, pos, node, patchedRun(node.attrs.endProps as RunProps | undefined, patch));
      }
      return true;
    }
    if (!node.isInline) return true;
    const start = Math.max(from, pos);
    const stop = Math.min(to, pos + node.nodeSize);
    const mark = lookMarkOf(patchedRun(lookOfMarks(node.marks), patch));
    if (mark) tr.addMark(start, stop, mark);
    else tr.removeMark(start, stop, state.schema.marks.look);
    return false;
  });
  return tr;
}

export function changeSelectedParagraphs(state: EditorState, change: ParagraphChange): Transaction {
  const tr = state.tr;
  const { from, to } = state.selection;
  state.doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true;
    const props = changedProps(node, change);
    tr.setNodeMarkup(pos, null, { ...node.attrs, props });
    return false;
  });
  if (state.storedMarks) tr.setStoredMarks(state.storedMarks);
  return tr;
}

/** Gives the paragraphs of the selection or of the cursor a style, with all their runs. */
export function restyleParagraphs(state: EditorState, runs: RunPatch, change: ParagraphChange): Transaction {
  const tr = state.tr;
  const { from, to, empty } = state.selection;
  state.doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true;
    node.forEach((child, offset) => {
      const start = pos + 1 + offset;
      const mark = lookMarkOf(patchedRun(lookOfMarks(child.marks), runs));
      if (mark) tr.addMark(start, start + child.nodeSize, mark);
      else tr.removeMark(start, start + child.nodeSize, state.schema.marks.look);
    });
    const end = patchedRun(node.attrs.endProps as RunProps | undefined, runs);
    tr.setNodeMarkup(pos, null, {
      ...node.attrs,
      props: changedProps(node, change),
      endProps: withoutGaps(end) ?? null,
    });
    return false;
  });
  if (empty) tr.setStoredMarks(marksOf(patchedRun(lookAtCursor(state), runs)));
  return tr;
}

/** Selects the whole text of the link at the cursor; undefined when the cursor is in no link. */
export function linkAround(state: EditorState): Transaction | undefined {
  const { $from, empty } = state.selection;
  const link = JSON.stringify(lookAtCursor(state)?.link);
  if (!empty || link === undefined) return undefined;
  const start = $from.start();
  let from: number | undefined;
  let to = 0;
  $from.parent.forEach((child, offset) => {
    const [begin, end] = [start + offset, start + offset + child.nodeSize];
    const leads = JSON.stringify(lookOfMarks(child.marks)?.link) === link;
    // Another link to the same address after other text is a separate link.
    if (leads && begin <= $from.pos && (from === undefined || to !== begin)) from = begin;
    if (leads && from !== undefined && (to === begin || begin === from)) to = end;
  });
  if (from === undefined || to < $from.pos) return undefined;
  return state.tr.setSelection(TextSelection.create(state.doc, from, to));
}

function changedProps(node: Node, change: ParagraphChange): ParagraphProps | null {
  const before = node.attrs.props as ParagraphProps | null;
  const paragraph: Paragraph = { runs: [], ...(before ? { props: before } : {}) };
  return withoutGaps(changedParagraph(paragraph, change).props) ?? null;
}

function setEnd(tr: Transaction, pos: number, node: Node, endProps: RunProps | undefined): void {
  tr.setNodeMarkup(pos, null, { ...node.attrs, endProps: withoutGaps(endProps) ?? null });
}

/** The selected paragraphs with only the selected runs; without a selection the style that typed text would have. */
export function sampleOf(state: EditorState): TextSample {
  const { from, to, empty } = state.selection;
  const paragraphs: Paragraph[] = [];
  state.doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true;
    const runs: Paragraph['runs'] = [];
    if (empty) {
      const look = lookAtCursor(state);
      runs.push({ type: 'text', text: '', ...(look ? { props: look } : {}) });
    } else {
      node.forEach((child, offset) => {
        const start = pos + 1 + offset;
        if (start < to && start + child.nodeSize > from) runs.push(runFrom(child));
      });
    }
    const props = node.attrs.props as ParagraphProps | null;
    const endProps = node.attrs.endProps as RunProps | null;
    paragraphs.push({ ...(props ? { props } : {}), runs, ...(endProps ? { endProps } : {}) });
    return false;
  });
  return { parts: [{ elementId: undefined, paragraphs }] };
}

/** Enter: begins a paragraph in the same style; in an empty list item the list ends instead. */
export const splitParagraph: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const props = $from.parent.attrs.props as ParagraphProps | null;
  if (empty && $from.parent.content.size === 0 && hasBullet(props)) {
    dispatch?.(changeSelectedParagraphs(state, asList(undefined)));
    return true;
  }
  if (!dispatch) return true;
  const look = lookAtCursor(state) ?? lookOfMarks($from.marks());
  const tr = state.tr.deleteSelection();
  const at = tr.selection.$from;
  tr.split(tr.selection.from, 1, [{ type: at.parent.type, attrs: at.parent.attrs }]);
  for (const $place of [
    tr.doc.resolve(tr.selection.from),
    tr.doc.resolve(tr.mapping.map(state.selection.from, -1)),
  ]) {
    if ($place.parent.isTextblock && $place.parent.content.size === 0 && look) {
      setEnd(tr, $place.before(), $place.parent, look);
    }
  }
  dispatch(tr.setStoredMarks(marksOf(look)).scrollIntoView());
  return true;
};

/** Shift+Enter: begins a line in the same paragraph. */
export const insertBreak: Command = (state, dispatch) => {
  const look = lookAtCursor(state);
  const marks = marksOf(look);
  const node = state.schema.node('break', null, undefined, marks);
  dispatch?.(state.tr.replaceSelectionWith(node, false).setStoredMarks(marks).scrollIntoView());
  return true;
};

/** Tab at the beginning of a paragraph, or with several selected, indents by one level; elsewhere it inserts a tab. */
export function indent(step: 1 | -1): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    const atStart = $from.parentOffset === 0 || $from.parent !== $to.parent;
    if (atStart || step < 0) dispatch?.(changeSelectedParagraphs(state, byLevel(step)));
    else dispatch?.(state.tr.insertText('\t').scrollIntoView());
    return true;
  };
}

/** Backspace at the very beginning of a list item first removes its bullet. */
export const removeBullet: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const props = $from.parent.attrs.props as ParagraphProps | null;
  if (!empty || $from.parentOffset > 0 || !hasBullet(props)) return false;
  dispatch?.(changeSelectedParagraphs(state, asList(undefined)));
  return true;
};

export const chooseEverything: Command = (state, dispatch) => {
  dispatch?.(
    state.tr.setSelection(
      TextSelection.between(state.doc.resolve(0), state.doc.resolve(state.doc.content.size)),
    ),
  );
  return true;
};

function hasBullet(props: ParagraphProps | null): boolean {
  return props?.bullet !== undefined && props.bullet.type !== 'none';
}
