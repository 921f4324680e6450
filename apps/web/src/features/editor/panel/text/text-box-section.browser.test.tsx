import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { enter, mountPart } from '../../testing/mounted-part.tsx';
import { choose, unfoldPanel } from '../../testing/panel-actions.ts';
import { BoxDetailsSection, TextBoxSection } from './text-box-section.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const list = (name: string) => page.getByRole('combobox', { name });

/** Mounts a section for shapes with these boxes; the last one is locked. */
function shown(Section: typeof TextBoxSection, ...boxes: readonly object[]) {
  const ids = boxes.map((_, at) => `b${at}`);
  const editor = openEditor([
    ...boxes.map((box, at) =>
      rectangle(ids[at] ?? '', at * 150, { text: { box, paragraphs: [{ runs: [] }] } }),
    ),
    rectangle('locked', 900, { locked: true }),
  ]);
  editor.session.choose(boxes.length > 0 ? [...ids, 'locked'].slice(0, boxes.length) : []);
  mountPart(editor, () => (
    <>
      <p>部分</p>
      <Section />
    </>
  ));
  const boxOf = (id: string) => {
    const element = editor.store.find('element', id);
    return element?.type === 'shape' ? element.text?.box : undefined;
  };
  return { editor, boxOf };
}

describe('the section for the text in its box', () => {
  it('is not rendered without a shape', async () => {
    shown(TextBoxSection);
    await expect.element(page.getByText('部分')).toBeVisible();
    expect(list('文字与框').query()).toBeNull();
  });

  it('shows the position that all boxes have, and sets it on all that are not locked', async () => {
    const { editor, boxOf } = shown(TextBoxSection, { anchor: 'b' }, { anchor: 'b' });
    await expect.element(button('底端')).toHaveAttribute('aria-pressed', 'true');
    editor.session.choose(['b0', 'b1', 'locked']);
    await expect.element(button('底端')).toHaveAttribute('aria-pressed', 'false');
    await button('中部').click();
    expect([boxOf('b0')?.anchor, boxOf('b1')?.anchor, boxOf('locked')]).toEqual(['ctr', 'ctr', undefined]);
  });

  it('shows how texts fit, several where they differ', async () => {
    const { boxOf } = shown(TextBoxSection, { autofit: { type: 'grow' } }, {});
    await expect.element(list('文字与框')).toHaveTextContent('多种');
    await choose('文字与框', '文字缩小');
    expect([boxOf('b0')?.autofit, boxOf('b1')?.autofit]).toEqual([{ type: 'shrink' }, { type: 'shrink' }]);
  });
});

describe('the section for details of the box', () => {
  it('is not rendered without a shape', async () => {
    shown(BoxDetailsSection);
    await expect.element(page.getByText('部分')).toBeVisible();
    expect(page.getByRole('heading').query()).toBeNull();
  });

  it('enables the gap for two columns or more, in centimetres', async () => {
    const { boxOf } = shown(BoxDetailsSection, {});
    await unfoldPanel();
    await expect.element(field('栏间距')).toBeDisabled();
    await enter('分栏', '2');
    expect(boxOf('b0')?.columns).toBe(2);
    await expect.element(field('栏间距')).toBeEnabled();
    await enter('栏间距', '2.54');
    expect(boxOf('b0')?.columnGap).toBe(96);
  });

  it('sets the inset of one side, and keeps the others', async () => {
    const { boxOf } = shown(BoxDetailsSection, { insetLeft: 48 });
    await unfoldPanel();
    await expect.element(field('左')).toHaveValue('1.27');
    await enter('上', '2.54');
    expect(boxOf('b0')).toEqual({ insetLeft: 48, insetTop: 96 });
  });

  it('shows the direction, several where directions differ', async () => {
    const { boxOf } = shown(BoxDetailsSection, { vertical: 'vert' }, {});
    await unfoldPanel();
    await expect.element(list('文字方向')).toHaveTextContent('多种');
    await choose('文字方向', '竖排');
    expect([boxOf('b0')?.vertical, boxOf('b1')?.vertical]).toEqual(['eaVert', 'eaVert']);
  });
});
