import type { SchoolClass } from '@lectern/protocol/classes';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeServer, signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { ClassList } from './class-list.tsx';

const classOf = (
  change: Partial<SchoolClass> & Pick<SchoolClass, 'class_id' | 'class_name'>,
): SchoolClass => ({
  class_type: 'CLASS',
  class_nick_name: '',
  org_id: '',
  archived: false,
  stat_info: { student_count: 42 },
  ...change,
});

const THREE = classOf({ class_id: 'c3', class_name: '三年级2班', class_nick_name: '向日葵班' });
const FOUR = classOf({ class_id: 'c4', class_name: '四年级1班', class_type: 'TEACHING_CLASS' });

/** `userId` is different in each test, because this browser keeps the classes of a user. */
async function opened(userId: string, archived = false, of = [THREE, FOUR]): Promise<FakeServer> {
  const server = await signInToFakeServer(userId);
  server.answer(`GET /api/classes/v1/teachers/${userId}/classes`, () => ({
    body: { count: of.length, items: of.map((each) => ({ ...each, archived })) },
  }));
  for (const each of of)
    server.answer(`PATCH /api/classes/v1/classes/${each.class_id}`, ({ body }) => ({
      body: { ...each, ...(body as object) },
    }));
  mount(<ClassList userId={userId} archived={archived} />);
  return server;
}

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const chooseIn = async (name: string, item: string) => {
  await page.getByRole('button', { name: `${name} 的更多操作` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const changes = ({ received }: FakeServer) =>
  received.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path.split('/').at(-1), body]);

describe('ClassList', () => {
  it('shows name, nickname, type and number of pupils, and finds a class by its nickname', async () => {
    await opened('u-shows');
    for (const text of ['向日葵班', '行政班', '42'])
      await expect.element(rowOf('三年级2班')).toMatchTextContent(text);
    await expect.element(rowOf('四年级1班')).toMatchTextContent('教学班');
    await page.getByLabelText('查找班级').fill('向日葵');
    await expect.element(rowOf('四年级1班')).not.toBeInTheDocument();
    await page.getByLabelText('查找班级').fill('五年级');
    await expect.element(page.getByText('没有找到这样的班级')).toBeVisible();
  });

  it('changes a class with trimmed names', async () => {
    const server = await opened('u-changes');
    await chooseIn('四年级1班', '修改班级');
    await page.getByLabelText('班级名称').fill('');
    await page.getByRole('button', { name: '保存' }).click();
    await expect.element(page.getByText('请填写班级名称')).toBeVisible();
    await page.getByLabelText('班级名称').fill(' 四年级3班 ');
    await page.getByRole('button', { name: '保存' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(changes(server)).toEqual([
      ['c4', { class_name: '四年级3班', class_nick_name: '', class_type: 'TEACHING_CLASS' }],
    ]);
  });

  it('archives a class after a confirmation, and restores it by the button of the message', async () => {
    const server = await opened('u-archives');
    await chooseIn('三年级2班', '归档');
    await expect.element(page.getByText('归档“三年级2班”？')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '归档' }).click();
    await expect.element(page.getByText('已归档“三年级2班”')).toBeVisible();
    await page.getByRole('button', { name: '恢复' }).click();
    await expect.element(page.getByText('已恢复“三年级2班”')).toBeVisible();
    expect(changes(server)).toEqual([
      ['c3', { archived: true }],
      ['c3', { archived: false }],
    ]);
  });

  it('creates a class once when the first try failed, and opens it', async () => {
    const server = await opened('u-creates', false, []);
    let failing = true;
    server.answer('POST /api/classes/v1/classes', ({ body }) =>
      failing ? { status: 503, body: { code: 'UNAVAILABLE', message: '' } } : { body: body as object },
    );
    await expect.element(page.getByText('还没有班级')).toBeVisible();
    await page.getByRole('button', { name: '新建班级' }).first().click();
    await page.getByLabelText('班级名称').fill('五年级1班');
    await page.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => changes(server).length).toBe(1);
    failing = false;
    await page.getByRole('button', { name: '保存' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const [first, second] = changes(server).map(
      ([, body]) => body as { class_id: string; class_type: string },
    );
    expect(second).toEqual(first);
    expect(first?.class_type).toBe('CLASS');
    expect(location.hash).toBe(`#/user/classmanager?class=${first?.class_id}`);
  });

  it('offers only to restore an archived class', async () => {
    const server = await opened('u-archived', true);
    await expect.element(rowOf('三年级2班')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '新建班级' })).not.toBeInTheDocument();
    await chooseIn('三年级2班', '恢复');
    await expect.element(page.getByText('已恢复“三年级2班”')).toBeVisible();
    expect(changes(server)).toEqual([['c3', { archived: false }]]);
  });
});
