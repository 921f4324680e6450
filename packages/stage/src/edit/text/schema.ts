import { type ParagraphProps, paragraph, type RunProps, runProps } from '@lectern/courseware';
import { type DOMOutputSpec, type Mark, Schema } from 'prosemirror-model';

/**
 * ProseMirror's schema of a text body: paragraphs of inline runs. A run's whole style is one mark, so that two runs are
 * joined exactly when their styles are equal, and properties that the screen does not show are kept.
 */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: {
      content: 'inline*',
      attrs: { props: { default: null }, endProps: { default: null } },
      parseDOM: [
        { tag: 'p', getAttrs: (node) => ({ props: carriedParagraph(node) ?? null }) },
        ...['div', 'li', 'h1', 'h2', 'h3'].map((tag) => ({ tag })),
      ],
      toDOM: (node): DOMOutputSpec => ['p', carrier('data-paragraph-look', node.attrs.props), 0],
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
    /** The annotation over a character, apart from its style: text typed after it does not inherit it. */
    ruby: {
      attrs: { text: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'span[data-ruby]',
          getAttrs: (node) => {
            const text = runProps.safeParse({ ruby: node.getAttribute('data-ruby') ?? '' }).data?.ruby;
            return text ? { text } : false;
          },
        },
      ],
      toDOM: (mark): DOMOutputSpec => ['span', { 'data-ruby': String(mark.attrs.text) }, 0],
    },
    look: {
      attrs: { props: {} },
      parseDOM: [
        {
          tag: 'span[data-look]',
          getAttrs: (node) => {
            const props = carriedRun(node);
            return props ? { props } : false;
          },
        },
      ],
      toDOM: (mark): DOMOutputSpec => ['span', carrier('data-look', mark.attrs.props), 0],
    },
  },
});

/** Styles pass through the clipboard in custom attributes; when they are pasted they are validated like any input. */
function carrier(name: string, props: unknown): Record<string, string> {
  return props ? { [name]: JSON.stringify(props) } : {};
}

function carried(node: HTMLElement, name: string): unknown {
  try {
    return JSON.parse(node.getAttribute(name) ?? 'null');
  } catch {
    return undefined;
  }
}

function carriedRun(node: HTMLElement): RunProps | undefined {
  return withoutGaps(runProps.safeParse(carried(node, 'data-look')).data);
}

function carriedParagraph(node: HTMLElement): ParagraphProps | undefined {
  const props = carried(node, 'data-paragraph-look');
  return withoutGaps(paragraph.safeParse({ props: props ?? undefined, runs: [] }).data?.props);
}

/** The style of the given marks, including the annotation over the characters. */
export function lookOfMarks(
  marks: readonly { type: { name: string }; attrs: Record<string, unknown> }[],
): RunProps | undefined {
  const mark = marks.find((candidate) => candidate.type.name === 'look');
  const ruby = marks.find((candidate) => candidate.type.name === 'ruby');
  // Only `marksOf` below creates these marks.
  const look = mark?.attrs.props as RunProps | undefined;
  return ruby ? withoutGaps({ ...look, ruby: String(ruby.attrs.text) }) : look;
}

export function marksOf(props: RunProps | undefined): readonly Mark[] {
  const look = lookMarkOf(props);
  const ruby = props?.ruby ? [rubyMark(props.ruby)] : [];
  return [...ruby, ...(look ? [look] : [])];
}

/** The mark of a style without its annotation; undefined when no other property is left. */
export function lookMarkOf(props: RunProps | undefined): Mark | undefined {
  const { ruby: _, ...rest } = props ?? {};
  const clean = withoutGaps(rest);
  return clean && textSchema.mark('look', { props: clean });
}

export function rubyMark(text: string): Mark {
  return textSchema.mark('ruby', { text });
}

/**
 * The properties without undefined values; undefined when no property is left. The keys are sorted, so that equal
 * styles have equal JSON.
 */
export function withoutGaps<T extends RunProps | ParagraphProps>(props: T | undefined | null): T | undefined {
  if (!props) return undefined;
  const entries = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as T);
}
