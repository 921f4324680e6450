import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { focusOn, mountPrimitives } from '../testing/mounted.tsx';
import { Tree } from './tree.tsx';
import type { TreeNode } from './visible-nodes.ts';

const CONTENTS: readonly TreeNode[] = [1, 2].map((grade) => ({
  id: `g${grade}`,
  label: `${grade} · 数学 Maths`,
  children: [1, 2].map((unit) => ({
    id: `g${grade}u${unit}`,
    label: `Unit ${unit} 单元`,
    children: [1, 2].map((lesson) => ({ id: `g${grade}u${unit}l${lesson}`, label: `Lesson ${lesson} 课` })),
  })),
}));

function Contents(): ReactNode {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['g1']));
  const [chosen, setChosen] = useState<string>();
  return (
    <Tree
      label="教材目录"
      nodes={CONTENTS}
      chosenId={chosen}
      onChoose={setChosen}
      open={open}
      onOpen={setOpen}
    />
  );
}

it('a tree expands, finds an item by a letter and selects it', async () => {
  mountPrimitives(<Contents />);
  const item = (name: string) => page.getByRole('treeitem', { name, exact: false }).first();
  await focusOn(item('1 · 数学'));
  await commands.press(['ArrowRight']);
  await expect.element(item('Unit 1')).toHaveFocus();
  await commands.press(['ArrowRight']);
  await expect.element(item('Unit 1')).toHaveAttribute('aria-expanded', 'true');
  await commands.press(['l']);
  await expect.element(item('Lesson 1')).toHaveFocus();
  await commands.press(['Enter']);
  await expect.element(item('Lesson 1')).toHaveAttribute('aria-selected', 'true');
  await commands.press(['ArrowLeft', 'ArrowLeft']);
  await expect
    .element(page.getByRole('treeitem', { name: 'Lesson 1', exact: false }))
    .not.toBeInTheDocument();
});
