import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { middleOf, mountEditor, one } from '../testing/mounted-editor.tsx';
import { fieldsBeside, unfoldPanel } from '../testing/panel-actions.ts';

/**
 * Keys pressed one after another in a field before the text is selected again. Keys after `typed` follow a new number;
 * after keys with `wheel` the wheel is turned over the field.
 */
const ROUNDS = [
  { typed: true, keys: ['Enter'] },
  { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowUp'], wheel: true },
  { typed: true, keys: ['Tab'] },
  { keys: ['Escape'] },
];
const WORDS = '春天来了';

/** Opens the text if it is closed, and selects all of it. */
async function selectWords(open: () => Promise<void>): Promise<void> {
  const openText = () => document.querySelector<HTMLElement>('[role="textbox"][aria-label^="正在编辑文字"]');
  if (openText() === null) {
    await open();
    await expect.poll(openText).not.toBeNull();
  }
  const text = openText();
  if (!text) throw new Error('the text is closed');
  text.focus();
  // The open text learns the selection by this event.
  const isSelected = new Promise((resolve) =>
    document.addEventListener('selectionchange', resolve, { once: true }),
  );
  getSelection()?.collapse(text, 0);
  getSelection()?.selectAllChildren(text);
  await isSelected;
}

/** The number in a field and one more; 1 if the field contains none. A field reports only a changed number. */
function changedNumber(value: string): string {
  const number = Number.parseFloat(value);
  return String(Number.isNaN(number) ? 1 : number + 1);
}

/**
 * Presses the keys of every other round, and moves the wheel, in every field of every tab, beside a text that `choose` opens
 * completely selected. The text must not change. Returns the number of fields.
 */
async function pressEverywhere(choose: () => Promise<void>, words: () => string | null): Promise<number> {
  let tried = 0;
  await choose();
  const tabs = page.elementLocator(one('[data-region="panel"]')).getByRole('tab');
  for (const tab of tabs.all()) {
    const show = async () => {
      await choose();
      if (tab.element().getAttribute('aria-selected') !== 'true') await tab.click();
    };
    await show();
    await unfoldPanel();
    const count = fieldsBeside().length;
    for (let index = 0; index < count; index += 1) {
      // Every other round in each field, the others in the next one: all would take half a minute.
      const rounds = ROUNDS.filter((_, at) => (at + index) % 2 === 0);
      for (const { typed = false, keys, wheel = false } of rounds) {
        await show();
        await expect.poll(() => fieldsBeside().length).toBeGreaterThan(index);
        const field = fieldsBeside()[index];
        if (!field) throw new Error('the field is gone');
        field.focus();
        if (typed) field.select();
        await commands.press(typed ? [...changedNumber(field.value), ...keys] : keys);
        if (wheel)
          await commands.mouse([
            { do: 'move', ...middleOf(field) },
            { do: 'wheel', dx: 0, dy: 1 },
          ]);
        await expect
          .poll(words, { message: `${field.getAttribute('aria-label')}: ${keys.join(' ')}` })
          .toBe(WORDS);
      }
      tried += 1;
    }
  }
  return tried;
}

it('every key in every field of the panel keeps the selected words of an open text', async () => {
  const editor = await mountEditor();
  await editor.writeText(WORDS, { x: 100, y: 100 }, { x: 700, y: 160 });
  const choose = () => selectWords(() => editor.doubleClick({ x: 130, y: 130 }));
  const words = () => editor.elements[0]?.textContent ?? null;
  expect(await pressEverywhere(choose, words)).toBeGreaterThan(20);
});

it('every key in every field of the panel keeps the selected words of an open cell', async () => {
  const editor = await mountEditor();
  await editor.insertTable();
  const cell = editor.cells.nth(1);
  const openCell = () => commands.clickAt(middleOf(cell.element()), { clickCount: 2 });
  await openCell();
  await expect.element(editor.openText).toBeVisible();
  await commands.typeKeys(WORDS);
  const choose = () => selectWords(openCell);
  expect(await pressEverywhere(choose, () => cell.element().textContent)).toBeGreaterThan(20);
});

it('typing continues in the open text after a choice with the mouse from a list beside it, and stays in the list after a choice by keys', async () => {
  const editor = await mountEditor();
  await editor.writeText('春', { x: 100, y: 100 }, { x: 700, y: 160 });
  await editor.doubleClick({ x: 110, y: 130 });
  await expect.element(editor.openText).toBeVisible();
  await unfoldPanel();
  const panel = page.elementLocator(one('[data-region="panel"]'));
  const lists = panel.getByRole('combobox');
  const names = lists.elements().map((each) => each.getAttribute('aria-label') ?? '');
  expect(names.length).toBeGreaterThan(4);
  let words = '春';
  for (const name of names) {
    await panel.getByRole('combobox', { name, exact: true }).click();
    await page.getByRole('option').last().click();
    await expect.poll(() => page.getByRole('option').elements().length).toBe(0);
    await commands.press(['Control+End']);
    await commands.insertText('天');
    words = `${words}天`;
    await expect.poll(() => editor.openText.element().textContent, { message: name }).toBe(words);
  }
  const list = panel.getByRole('combobox', { name: '书写格', exact: true });
  list.element().focus();
  await commands.press(['Enter', 'ArrowUp', 'Enter']);
  await expect.element(list).toHaveFocus();
});
