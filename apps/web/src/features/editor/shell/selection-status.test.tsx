import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { openEditor, rectangle } from '../commands/testing.ts';
import { EditingContext } from '../editing/editor-context.ts';
import { editorText } from '../locale/texts.ts';
import { SelectionStatus } from './selection-status.tsx';

function said(...ids: string[]): string {
  const editor = openEditor([
    rectangle('named', 100, { name: '甲', alt: '花' }),
    rectangle('described', 200, { alt: '花' }),
    rectangle('plain', 300),
    rectangle('text', 400, { textBox: true }),
  ]);
  editor.session.choose(ids);
  const markup = renderToStaticMarkup(
    <EditingContext value={editor}>
      <SelectionStatus />
    </EditingContext>,
  );
  return markup.replace(/<[^>]*>/g, '');
}

describe('the announcement of the selection', () => {
  it('names the element by its name, its alternative text, or its kind', () => {
    expect(said('named')).toBe(editorText('edit.chosen', { name: '甲' }));
    expect(said('described')).toBe(editorText('edit.chosen', { name: '花' }));
    expect(said('plain')).toBe(editorText('edit.chosen', { name: editorText('edit.unnamed.shape') }));
    expect(said('text')).toBe(editorText('edit.chosen', { name: editorText('edit.unnamed.text') }));
  });

  it('counts several elements, and is empty without one', () => {
    expect(said('named', 'plain')).toBe(editorText('edit.chosenSeveral', { count: 2 }));
    expect(said()).toBe('');
    expect(said('deleted')).toBe('');
  });
});
