import type { ParagraphProps, RunProps } from '@lectern/courseware';
import { type DOMOutputSpec, Schema } from 'prosemirror-model';

/**
 * ProseMirror's view of a text body: paragraphs of inline runs. A run's whole look is one mark, so that two runs are one
 * exactly when their looks are equal and nothing that the screen does not know is lost on the way through.
 */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: {
      content: 'inline*',
      attrs: { props: { default: null }, endProps: { default: null } },
      parseDOM: [{ tag: 'p' }, { tag: 'div' }, { tag: 'li' }, { tag: 'h1' }, { tag: 'h2' }, { tag: 'h3' }],
      toDOM: (): DOMOutputSpec => ['p', 0],
    },
    text: { group: 'inline' },
    break: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
      leafText: () => '\n',
    },
    field: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { field: {}, text: {} },
      toDOM: (node): DOMOutputSpec => [
        'span',
        { 'data-field': String(node.attrs.field) },
        String(node.attrs.text),
      ],
      leafText: (node) => String(node.attrs.text),
    },
    formula: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { latex: {}, source: { default: null }, display: { default: null } },
      toDOM: (node): DOMOutputSpec => ['span', { 'data-formula': '' }, String(node.attrs.latex)],
      leafText: (node) => String(node.attrs.latex),
    },
  },
  marks: {
    look: {
      attrs: { props: {} },
      toDOM: (): DOMOutputSpec => ['span', 0],
    },
  },
});

/** The look that a mark carries. */
export function lookOfMarks(
  marks: readonly { type: { name: string }; attrs: Record<string, unknown> }[],
): RunProps | undefined {
  const mark = marks.find((candidate) => candidate.type.name === 'look');
  // Only `markOf` below makes these marks.
  return mark?.attrs.props as RunProps | undefined;
}

export function marksOf(props: RunProps | undefined) {
  const clean = withoutGaps(props);
  return clean ? [textSchema.mark('look', { props: clean })] : [];
}

/** Without keys that say nothing; undefined when nothing is left. Keys in one order, so that equal looks are equal. */
export function withoutGaps<T extends RunProps | ParagraphProps>(props: T | undefined | null): T | undefined {
  if (!props) return undefined;
  const entries = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as T);
}
