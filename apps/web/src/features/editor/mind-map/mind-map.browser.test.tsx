import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { mountEditor } from '../testing/mounted-editor.tsx';

const map = page.getByRole('tree', { name: /^思维导图/ });
const topic = (name: string) => map.getByRole('treeitem', { name });
const topics = () => map.getByRole('treeitem').elements();

/** Opens an editor with a new mind map, whose text can be typed. */
async function openMindMap() {
  const editor = await mountEditor();
  await page.getByRole('toolbar', { name: '插入' }).getByRole('button', { name: '思维导图' }).click();
  await expect.poll(() => document.activeElement?.matches('[data-typing-field]')).toBe(true);
  await expect.poll(() => topics().length).toBe(4);
  return editor;
}

async function type(text: string, ...keys: string[]): Promise<void> {
  await commands.typeKeys(text);
  await commands.press(keys);
}

it('a mind map is edited by keys: letters begin the text, Enter adds a sibling, Tab a child, and arrows move', async () => {
  const editor = await openMindMap();
  await commands.compose(['q', "qiu'tian"], '秋天');
  await commands.press(['Enter']);
  await expect.element(map.getByRole('treeitem').first()).toHaveAccessibleName('秋天');
  await type('autumn', 'Enter', 'ArrowRight', 'Enter');
  await type('颜色', 'Tab');
  await type('黄色', 'Enter');
  await expect.poll(() => topics().length).toBe(6);
  await expect.element(topic('黄色')).toHaveAttribute('aria-level', '3');
  await commands.press(['ArrowLeft']);
  await expect.element(topic('颜色')).toHaveAttribute('aria-selected', 'true');
  await commands.press(['ArrowUp', 'F2']);
  await type('气味', 'Enter');
  await expect.element(topic('气味')).toBeVisible();

  // A branch is dragged onto another branch; undo restores it, Delete removes a branch.
  await topic('颜色').dropTo(topic('气味'));
  await expect.element(topic('黄色')).toHaveAttribute('aria-level', '4');
  focusMap();
  await commands.press(['Control+z']);
  await expect.element(topic('黄色')).toHaveAttribute('aria-level', '3');
  await topic('未写字的主题').last().click();
  await commands.press(['Delete']);
  await expect.poll(() => topics().length).toBe(5);

  await page.getByRole('combobox', { name: '走向' }).click();
  await page.getByRole('option', { name: '向下' }).click();
  const drop = () => {
    const [root, below] = [topics()[0], topics().at(-1)].map((each) => each?.getBoundingClientRect().y ?? 0);
    return (below ?? 0) - (root ?? 0);
  };
  await expect.poll(drop).toBeGreaterThan(20);
  expect(await seriousFindings()).toEqual([]);
  focusMap();
  await commands.press(['Escape']);
  await expect.element(map).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('application').getByRole('img', { name: /思维导图 autumn、.*颜色、黄色/ }))
    .toBeVisible();
  expect(editor.elements).toHaveLength(1);
});

function focusMap(): void {
  const element = map.element();
  if (element instanceof HTMLElement) element.focus();
}
