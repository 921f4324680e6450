import { exerciseQuestions, exerciseSections } from '@lectern/courseware/exercise';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mountExercise } from '../testing/mounted-exercise.tsx';
import { choiceOf } from '../testing/sample-exercise.ts';

const READING = 'POST /api/question-files/exercise/reading';

const report = {
  questions: ['地球', '月亮', '太阳'].map(choiceOf),
  lines: [
    { code: 'answer-missing', question: 1, state: 'unsure' },
    { code: 'picture-external', question: 2, state: 'lost', text: '图片不在文件里' },
    { code: 'text-left-out', place: '7', detail: '页眉', state: 'lost' },
  ],
  sections: [{ title: '一、天文', first: 0 }],
  files: [],
};

async function openMenu(entry: string): Promise<void> {
  await page.getByRole('button', { name: '导入和导出' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const upload = (name: string) =>
  userEvent.upload(page.getByLabelText('选择文件', { exact: true }).last(), new File(['x'], name));

describe('the import of a file of questions', () => {
  it('shows what was understood, and adds the picked questions in one undo step', async () => {
    const server = await signInToFakeServer('7');
    server.answer(READING, () => ({ body: report }));
    const store = await mountExercise();
    await openMenu('导入题目…');
    await upload('天文.docx');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('认出 3 题')).toBeVisible();
    await expect.element(dialog.getByText('没有找到答案').first()).toBeVisible();
    await expect.element(dialog.getByText('位置：7')).toBeVisible();
    await dialog.getByRole('button', { name: /第 3 题 图片不在文件里/ }).click();
    await expect.element(dialog.getByRole('article', { name: '第 3 题' })).toBeInViewport();
    // A doubtful question can be made another kind; each can be opened in the author's dialog.
    await expect.element(dialog.getByRole('button', { name: '题型：单选题' })).toBeVisible();
    await dialog.getByRole('button', { name: '修改第 1 题' }).click();
    await page.getByRole('button', { name: '完成' }).click();
    await dialog.getByRole('checkbox', { name: '加入第 2 题' }).click();
    await dialog.getByRole('button', { name: '加入 2 题' }).click();
    await expect.poll(() => exerciseSections(store).map(({ title }) => title)).toContain('一、天文');
    const added = exerciseSections(store).find(({ title }) => title === '一、天文');
    expect(exerciseQuestions(store, added?.id ?? '').map(({ question }) => question.id)).toEqual([
      '地球',
      '太阳',
    ]);
    store.undo();
    expect(exerciseSections(store)).toHaveLength(3);
  });

  it('tells why a dropped file was not read, and reads another', async () => {
    const server = await signInToFakeServer('7');
    server.answer(READING, () => refusal('FILE_CORRUPT'));
    await mountExercise();
    await page.getByRole('button', { name: '导入和导出' }).findElement();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], '坏的.docx'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('“坏的.docx”没有读成功：文件已损坏，无法打开');
    server.answer(READING, () => ({ body: { ...report, questions: [], lines: [], sections: [] } }));
    await upload('空.docx');
    await expect.element(page.getByRole('dialog').getByText('没有认出题目')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '加入 0 题' })).toBeDisabled();
  });
});

it('the export names what a format loses before the file is written', async () => {
  const server = await signInToFakeServer('7');
  server.answer('POST /api/question-files/exercise/losses', ({ body }) => {
    const isGift = JSON.stringify(body).includes('gift');
    const line = { code: 'field', text: '提示不会写入', state: 'lost' };
    return { body: { written: 4, lines: isGift ? [1, 3].map((number) => ({ ...line, number })) : [] } };
  });
  server.answer('POST /api/question-files/exercise/writing', () => refusal('EXPORT_TOO_SLOW'));
  await mountExercise(false);
  await openMenu('导出练习…');
  await expect.element(page.getByText('全部内容都会写入。')).toBeVisible();
  await page.getByRole('combobox', { name: '纸张' }).click();
  await page.getByRole('option', { name: 'A3 两栏' }).click();
  await page.getByRole('checkbox', { name: '附答题卡' }).click();
  await page.getByRole('radio', { name: 'GIFT' }).click();
  await expect.element(page.getByText('第 1、3 题')).toBeVisible();
  await page.getByRole('button', { name: '下载', exact: true }).click();
  await expect
    .poll(() => server.received.at(-1))
    .toMatchObject({ path: '/api/question-files/exercise/writing', body: { format: 'gift' } });
});
