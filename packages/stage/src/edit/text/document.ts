import type { Paragraph, ParagraphProps, Run, RunProps, TextBody } from '@lectern/courseware';
import type { Node } from 'prosemirror-model';
import { lookOfMarks, marksOf, textSchema, withoutGaps } from './schema.ts';

/**
 * A text body as a ProseMirror document; `bodyFrom` is its exact inverse, except that equal adjacent runs are joined.
 */
export function documentFrom(body: TextBody): Node {
  return textSchema.node('doc', null, body.paragraphs.map(paragraphNode));
}

function paragraphNode(paragraph: Paragraph): Node {
  return textSchema.node(
    'paragraph',
    { props: withoutGaps(paragraph.props) ?? null, endProps: withoutGaps(endOf(paragraph)) ?? null },
    paragraph.runs.flatMap(runNode),
  );
}

/** An empty run has only a style, which then is the style of the paragraph's end. */
function endOf(paragraph: Paragraph): RunProps | undefined {
  if (paragraph.endProps) return paragraph.endProps;
  const says = paragraph.runs.some((run) => run.type !== 'text' || run.text !== '');
  return says ? undefined : paragraph.runs.at(-1)?.props;
}

function runNode(run: Run): Node[] {
  const marks = marksOf(run.props);
  switch (run.type) {
    case 'text':
      return run.text === '' ? [] : [textSchema.text(run.text, marks)];
    case 'break':
      return [textSchema.node('break', null, undefined, marks)];
    case 'field':
      return [textSchema.node('field', { field: run.field, text: run.text }, undefined, marks)];
    case 'formula':
      return [
        textSchema.node(
          'formula',
          { latex: run.latex, source: run.source ?? null, display: run.display ?? null },
          undefined,
          marks,
        ),
      ];
  }
}

/** The body of a document; properties that a document does not have (the box, the levels) come from `around`. */
export function bodyFrom(document: Node, around: Omit<TextBody, 'paragraphs'> = {}): TextBody {
  const paragraphs: Paragraph[] = [];
  document.forEach((node) => {
    paragraphs.push(paragraphFrom(node));
  });
  const { box, levels } = around;
  return { paragraphs, ...(box ? { box } : {}), ...(levels ? { levels } : {}) };
}

export function paragraphFrom(node: Node): Paragraph {
  const runs: Run[] = [];
  node.forEach((child) => {
    runs.push(runFrom(child));
  });
  // Only `paragraphNode` and commands that keep its shape set these attributes.
  const props = node.attrs.props as ParagraphProps | null;
  const endProps = node.attrs.endProps as RunProps | null;
  return { ...(props ? { props } : {}), runs, ...(endProps ? { endProps } : {}) };
}

export function runFrom(node: Node): Run {
  const props = lookOfMarks(node.marks);
  const look = props ? { props } : {};
  if (node.isText) return { type: 'text', text: node.text ?? '', ...look };
  if (node.type.name === 'break') return { type: 'break', ...look };
  if (node.type.name === 'field') {
    return { type: 'field', field: String(node.attrs.field), text: String(node.attrs.text), ...look };
  }
  const source = node.attrs.source as string | null;
  const display = node.attrs.display as boolean | null;
  return {
    type: 'formula',
    latex: String(node.attrs.latex),
    ...(source === null ? {} : { source }),
    ...(display === null ? {} : { display }),
    ...look,
  };
}

/** The body with adjacent runs of one style joined, and without empty runs and undefined properties. */
export function normalBody(body: TextBody): TextBody {
  return bodyFrom(documentFrom(body), body);
}
