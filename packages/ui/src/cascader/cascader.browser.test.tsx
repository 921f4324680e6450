import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { focusOn, mountPrimitives } from '../testing/mounted.tsx';
import { Cascader } from './cascader.tsx';

const CHAPTERS = [1, 2, 3].map((grade) => ({
  id: `g${grade}`,
  label: `${grade} · 数学 Maths`,
  children: [1, 2].map((unit) => ({
    id: `g${grade}u${unit}`,
    label: `Unit ${unit} 单元`,
    children: [1, 2, 3].map((lesson) => ({
      id: `g${grade}u${unit}l${lesson}`,
      label: `Lesson ${lesson} 课`,
    })),
  })),
}));

function Chapter(): ReactNode {
  const [path, setPath] = useState<readonly string[]>();
  return (
    <Cascader
      label="章节"
      levels={['年级', '单元', '课']}
      options={CHAPTERS}
      value={path}
      onChange={setPath}
      placeholder="选择章节"
    />
  );
}

it('arrow keys go through columns to a chapter, and the button gets the focus again', async () => {
  mountPrimitives(<Chapter />);
  const button = page.getByRole('button', { name: /^章节/ });
  await focusOn(button);
  await commands.press(['Enter']);
  await focusOn(page.getByRole('listbox', { name: '年级' }).getByRole('option').first());
  await commands.press([
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'Enter',
  ]);
  await expect.element(button).toHaveAccessibleName('章节: 2 · 数学 Maths / Unit 1 单元 / Lesson 2 课');
  await expect.element(button).toHaveFocus();
});
