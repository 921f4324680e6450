import type { Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { pressOn } from '../../testing/mounted-editor.tsx';
import { mountPart } from '../../testing/mounted-part.tsx';
import { choose } from '../../testing/panel-actions.ts';
import { LineSection } from './line-section.tsx';
import type { Outlined } from './use-line-of.ts';

const red = { type: 'solid', color: { type: 'rgb', value: 'C00000' } } as const;
const field = page.getByRole('textbox', { name: '粗细' });
const list = (name: string) => page.getByRole('combobox', { name });

function line(id: string, more: object = {}): Element {
  const frame = { x: 10, y: 10, w: 100, h: 0 };
  return {
    kind: 'element',
    type: 'line',
    id,
    parentId: 'one',
    order: `b${id}`,
    frame,
    geometry: { type: 'preset', preset: 'line' },
    ...more,
  } as Element;
}

function shown(elements: readonly Element[], ...ids: string[]) {
  const editor = openEditor(elements);
  editor.session.choose(ids);
  mountPart(editor, (chosen) => <LineSection elements={chosen as readonly Outlined[]} />);
  const lineOf = (id: string) => {
    const found = editor.store.find('element', id);
    return found && 'line' in found ? found.line : undefined;
  };
  return { editor, lineOf };
}

describe('the section for the outline', () => {
  it('has only a colour while the shape has no outline', async () => {
    shown([rectangle('a', 100)], 'a');
    await expect.element(page.getByRole('button', { name: /边框/ }).first()).toBeVisible();
    expect(list('线型').query()).toBeNull();
    expect(list('起点').query()).toBeNull();
  });

  it('shows the width in points, and stores it in pixels', async () => {
    const { lineOf } = shown([rectangle('a', 100, { line: { fill: red, width: 4 } })], 'a');
    await expect.element(field).toHaveValue('3');
    await field.fill('6');
    await pressOn(field, 'Enter');
    expect(lineOf('a')?.width).toBe(8);
  });

  it('shows no width and no dash where they differ, and sets a dash on all', async () => {
    const { lineOf } = shown(
      [
        rectangle('a', 100, { line: { fill: red, width: 4, dash: 'dash' } }),
        rectangle('b', 300, { line: { fill: red, width: 8 } }),
      ],
      'a',
      'b',
    );
    await expect.element(field).toHaveValue('');
    await expect.element(list('线型')).toHaveTextContent('多种');
    await choose('线型', '圆点');
    expect([lineOf('a')?.dash, lineOf('b')?.dash]).toEqual(['sysDot', 'sysDot']);
    expect(lineOf('a')?.width).toBe(4);
  });

  it('changes the colour to a gradient from that colour and back', async () => {
    const { lineOf } = shown([rectangle('a', 100, { line: { fill: red, width: 4 } })], 'a');
    await expect.element(list('线的颜色')).toHaveTextContent('纯色线');
    await choose('线的颜色', '渐变线');
    expect(lineOf('a')?.fill).toMatchObject({ type: 'gradient' });
    await expect.element(list('线的颜色')).toHaveTextContent('渐变线');
    await choose('线的颜色', '纯色线');
    expect(lineOf('a')?.fill).toMatchObject({ type: 'solid' });
  });

  it('sets the ends of lines, each without the other', async () => {
    const { lineOf } = shown(
      [line('l', { line: { fill: red, width: 2, head: { type: 'oval', width: 'med', length: 'med' } } })],
      'l',
    );
    await expect.element(list('起点')).toHaveTextContent('圆点');
    await expect.element(list('终点')).toHaveTextContent('无');
    await choose('终点', '三角箭头');
    expect(lineOf('l')?.tail).toEqual({ type: 'triangle', width: 'med', length: 'med' });
    expect(lineOf('l')?.head?.type).toBe('oval');
  });

  it('has the rows of lines also without a colour', async () => {
    shown([line('l')], 'l');
    await expect.element(list('线型')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '线条' })).toBeVisible();
  });
});
