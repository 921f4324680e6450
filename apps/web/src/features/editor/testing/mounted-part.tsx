import type { CoursewareRecord, Element } from '@lectern/courseware';
import type { ComponentType, ReactNode } from 'react';
import { page } from 'vitest/browser';
import { mount } from '../../../platform/testing/mounted.tsx';
import { type OpenEditor, openEditor, rectangle } from '../commands/testing.ts';
import { EditingContext, useResolvedText, useSelected, useTextTarget } from '../editing/editor-context.ts';
import { EditorPanelHost } from '../panel/editor-panel-host.tsx';
import type { TextSectionProps } from '../panel/text/text-section.ts';
import { pressOn } from './mounted-editor.tsx';

/** An editor with these records beside its three pages `one` to `three`. */
export function editorWith(records: readonly CoursewareRecord[], options = { canEdit: true }): OpenEditor {
  const editor = openEditor([], options);
  editor.store.transact(
    (edit) => {
      for (const record of records) if (!edit.get(record.id)) edit.create(record);
    },
    { source: 'load' },
  );
  return editor;
}

/**
 * Mounts a part of the editor alone, without the page beside it. `part` gets the selected elements and is rendered
 * again when they change.
 */
export function mountPart(editor: OpenEditor, part: (chosen: readonly Element[]) => ReactNode): OpenEditor {
  mount(
    <EditingContext value={editor}>
      <EditorPanelHost>
        <div data-region="panel" style={{ width: 320 }}>
          <Part part={part} />
        </div>
      </EditorPanelHost>
    </EditingContext>,
  );
  return editor;
}

function Part({ part }: { readonly part: (chosen: readonly Element[]) => ReactNode }): ReactNode {
  return part(useSelected());
}

/** The properties of a paragraph, and of its only run, with a text. */
export interface WrittenParagraph {
  readonly text: string;
  readonly run?: object;
  readonly props?: object;
}

/**
 * Mounts a section of the text panel for selected shapes, one per list of paragraphs, with the ids `t0`, `t1` … Returns
 * the editor and a function for the stored text of a shape.
 */
export function mountTextSection(
  Section: ComponentType<TextSectionProps>,
  ...shapes: readonly (readonly WrittenParagraph[])[]
) {
  const ids = shapes.map((_, at) => `t${at}`);
  const editor = openEditor(
    shapes.map((paragraphs, at) =>
      rectangle(ids[at] ?? '', at * 150, {
        text: {
          paragraphs: paragraphs.map(({ text, run, props }) => ({
            ...(props ? { props } : {}),
            runs: [{ type: 'text', text, ...(run ? { props: run } : {}) }],
          })),
        },
      }),
    ),
  );
  editor.session.choose(ids);
  mountPart(editor, () => <OfText Section={Section} />);
  const textOf = (id = 't0') => {
    const element = editor.store.find('element', id);
    return element?.type === 'shape' ? element.text : undefined;
  };
  return { editor, textOf };
}

function OfText({ Section }: { readonly Section: ComponentType<TextSectionProps> }): ReactNode {
  const target = useTextTarget();
  const paragraphs = useResolvedText(target);
  return target ? <Section target={target} paragraphs={paragraphs} /> : null;
}

/** Types a value into a field and presses Enter. */
export async function enter(field: string, value: string): Promise<void> {
  const box = page.getByRole('textbox', { name: field, exact: true });
  await box.fill(value);
  await pressOn(box, 'Enter');
}
