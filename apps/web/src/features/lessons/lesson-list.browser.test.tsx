import type { Lesson } from '@lectern/protocol/lessons';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeServer, signInToFakeServer } from '../../platform/testing/fake-server.ts';
import { mount } from '../../platform/testing/mounted.tsx';
import { LessonList } from './lesson-list.tsx';
import { lessonOf } from './testing/made-up-lesson.ts';

const LIST = 'GET /api/lessons/v1/lessons';

async function opened(...lessons: readonly Lesson[]): Promise<FakeServer> {
  const server = await signInToFakeServer('u1');
  let items = lessons;
  server.answer(LIST, () => ({ body: { items, has_more: false } }));
  for (const { id } of lessons)
    server.answer(`DELETE /api/lessons/v1/lessons/${id}`, () => {
      items = items.filter((each) => each.id !== id);
      return {};
    });
  mount(<LessonList userId="u1" />);
  return server;
}

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

describe('LessonList', () => {
  it('shows name, class, day and duration of each lesson, and links to its record', async () => {
    await opened(
      lessonOf(),
      lessonOf({ id: 'l2', name: '', class_name: '', end_at: lessonOf().begin_at + 70_000 }),
    );
    const named = rowOf('分数的初步认识');
    await expect.element(named).toBeVisible();
    for (const text of ['三（2）班', '2026年9月7日', '40 分钟'])
      await expect.element(named).toMatchTextContent(text);
    await expect.element(named.getByRole('link')).toHaveAttribute('href', '#/user/record?lesson=l1');
    const unnamed = rowOf('未命名的课');
    for (const text of ['—', '1 分钟']) await expect.element(unnamed).toMatchTextContent(text);
  });

  it('marks a running lesson, and a lesson that no user ended', async () => {
    const now = Date.now();
    await opened(
      lessonOf({ id: 'l1', name: '现在', begin_at: now - 600_000, end_at: null, last_at: now - 1_000 }),
      lessonOf({
        id: 'l2',
        name: '昨天',
        begin_at: now - 90_000_000,
        end_at: null,
        last_at: now - 86_400_000,
      }),
      lessonOf({ id: 'l3', name: '上周' }),
    );
    await expect.element(rowOf('现在')).toMatchTextContent('进行中');
    await expect.element(rowOf('现在')).toMatchTextContent('10 分钟');
    await expect.element(rowOf('昨天')).toMatchTextContent('未点结束');
    await expect.element(rowOf('昨天')).toMatchTextContent('1 小时 0 分钟');
    await expect.element(rowOf('上周')).not.toMatchTextContent('进行中');
  });

  it('deletes a record after a confirmation, and shows a message', async () => {
    const server = await opened(lessonOf(), lessonOf({ id: 'l2', name: '认识角' }));
    await page.getByRole('button', { name: '“认识角”的更多操作' }).click();
    await page.getByRole('menuitem', { name: '删除记录' }).click();
    await expect.element(page.getByText('删除“认识角”的授课记录？')).toBeVisible();
    await page.getByRole('button', { name: '取消' }).click();
    await expect.element(page.getByText('删除“认识角”的授课记录？')).not.toBeInTheDocument();
    expect(server.received.some(({ method }) => method === 'DELETE')).toBe(false);

    await page.getByRole('button', { name: '“认识角”的更多操作' }).click();
    await page.getByRole('menuitem', { name: '删除记录' }).click();
    await page.getByRole('button', { name: '删除记录' }).click();
    await expect.element(page.getByText('已删除“认识角”的授课记录')).toBeVisible();
    await expect.element(rowOf('认识角')).not.toBeInTheDocument();
    await expect.element(rowOf('分数的初步认识')).toBeVisible();
  });

  it('explains how records are created when there are none', async () => {
    await opened();
    await expect.element(page.getByText('还没有授课记录')).toBeVisible();
  });

  it('offers another try when the lessons failed to load', async () => {
    const server = await signInToFakeServer('u1');
    let failing = true;
    server.answer(LIST, () =>
      failing
        ? { status: 503, body: { code: 'UNAVAILABLE', message: 'no' } }
        : { body: { items: [lessonOf()], has_more: false } },
    );
    mount(<LessonList userId="u1" />);
    await expect.element(page.getByText('授课记录没有加载出来')).toBeVisible();
    failing = false;
    await page.getByRole('button', { name: '重试' }).click();
    await expect.element(rowOf('分数的初步认识')).toBeVisible();
  });
});
