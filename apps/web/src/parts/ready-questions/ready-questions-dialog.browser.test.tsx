import type { Question } from '@lectern/questions';
import type { Drawing } from '@lectern/ready-questions';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../platform/testing/mounted.tsx';
import { ReadyQuestionsDialog } from './ready-questions-dialog.tsx';

const BOOK = 'f8daa671-09dd-527c-9cd8-e7b6e862f808';

it('adds the chosen questions with their pictures, and stays open when they were not added', async () => {
  const calls: { readonly questions: readonly Question[]; readonly pictures: readonly Drawing[] }[] = [];
  let isAdded = false;
  let closed = 0;
  mount(
    <ReadyQuestionsDialog
      bookId={BOOK}
      onAdd={async (questions, pictures) => {
        calls.push({ questions, pictures });
        return isAdded;
      }}
      onClose={() => closed++}
    />,
  );
  const list = page.getByRole('list', { name: '题目', exact: true });
  const add = page.getByRole('button', { name: /^加入 \d+ 题$/ });
  await expect.element(list.getByRole('checkbox').first()).toBeVisible();
  await expect.element(add).toBeDisabled();
  // The list scrolls within the dialog, which would have a second scroll bar otherwise.
  const around = page.getByRole('dialog').element().querySelector(':has(> p):has([role="navigation"], nav)');
  expect(around?.scrollHeight).toBe(around?.clientHeight);

  await page
    .getByRole('navigation', { name: '章节' })
    .getByRole('button', { name: /三 认识立体图形/ })
    .click();
  await page.getByRole('combobox', { name: '题型' }).click();
  await page.getByRole('option', { name: '趣味题' }).click();
  await expect.element(page.getByText('3 题', { exact: true })).toBeVisible();
  await list.getByRole('checkbox').first().click();

  await userEvent.fill(page.getByRole('searchbox'), '没有这样的题');
  await expect.element(page.getByText('没有符合条件的题目')).toBeVisible();
  await page.getByRole('button', { name: '清除条件' }).click();
  await expect.element(page.getByText('61 题', { exact: true })).toBeVisible();
  await list.getByRole('checkbox', { name: '选择第 4 题' }).click();
  await add.click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.questions.map(({ kind }) => kind)).toEqual(['label-picture', 'single-choice']);
  expect(calls[0]?.pictures.map(({ alt }) => alt)).toEqual([expect.stringContaining('立体图形')]);
  expect(closed).toBe(0);
  isAdded = true;
  await add.click();
  await expect.poll(() => closed).toBe(1);
});
