import type { Student } from '@lectern/protocol/classes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { pupilsQuery } from '../class-queries.ts';
import { CardPanel } from './card-panel.tsx';

const STUDENTS = '/api/classes/v1/classes/class/students';

/** Signs in to a server with a class; returns its pupils as they are stored. */
async function classOf(...names: readonly string[]): Promise<Student[]> {
  const items = names.map(
    (real_name): Student => ({
      member_id: `id of ${real_name}`,
      real_name,
      nick_name: '',
      student_number: '',
      head_icon_path: '',
      group_name: '',
      seat: null,
    }),
  );
  const server = await signInToFakeServer('u1');
  server
    .answer(`GET ${STUDENTS}`, () => ({ body: { count: items.length, items } }))
    .answer(`POST ${STUDENTS}/actions/change`, ({ body }) => {
      const { changed } = body as { readonly changed: readonly Pick<Student, 'member_id' | 'card_number'>[] };
      for (const { member_id, card_number } of changed) {
        const at = items.findIndex((each) => each.member_id === member_id);
        items[at] = { ...(items[at] as Student), card_number: card_number ?? undefined };
      }
      return { body: { count: items.length, added: 0, changed: changed.length, removed: 0 } };
    });
  return items;
}

function Cards({ canChange = true }: { readonly canChange?: boolean }): ReactNode {
  const { data } = useQuery(pupilsQuery('u1', 'class'));
  return (
    data && (
      <main>
        <CardPanel classId="class" className="三年级2班" pupils={data.pupils} canChange={canChange} />
      </main>
    )
  );
}

/** Replaces the browser's print dialog; returns the texts of each print. */
function prints(): string[][] {
  const printed: string[][] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push([...document.querySelectorAll('section > svg')].map((sheet) => sheet.textContent ?? ''));
    window.dispatchEvent(new Event('afterprint'));
  });
  onTestFinished(() => print.mockRestore());
  return printed;
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

it('the first print numbers the cards in the order of the list, and a later pupil gets the next number', async () => {
  const printed = prints();
  const items = await classOf('白雨桐', '蔡明轩');
  mount(<Cards />);
  await expect.element(button('试读答题卡')).toBeDisabled();
  await button('打印答题卡').click();
  await button('打印 2 张卡').click();
  await expect.poll(() => printed.length).toBe(1);
  expect(printed[0]).toHaveLength(3);
  expect(printed[0]?.[0]).toContain('答题卡');
  expect(printed[0]?.[1]).toContain('1 · 白雨桐 · 三年级2班');
  expect(document.querySelector('section > svg')).toBeNull();
  await expect
    .element(page.getByRole('list', { name: '每名学生的答题卡' }))
    .toHaveTextContent('1白雨桐2蔡明轩');
  await expect.element(button('试读答题卡')).toBeEnabled();
  expect(await seriousFindings()).toEqual([]);

  items.unshift({ ...(items[0] as Student), member_id: 'new', real_name: '曹子涵', card_number: undefined });
  mount(<Cards />);
  await expect.element(page.getByText('1 名学生还没有卡号，下次打印时编号。')).toBeVisible();
  await button('打印答题卡').last().click();
  await page.getByRole('combobox', { name: '打印哪些学生的卡' }).click();
  await page.getByRole('option', { name: '还没有卡号的学生' }).click();
  await page.getByRole('checkbox', { name: '附一页使用说明和名单' }).click();
  await button('打印 1 张卡').click();
  await expect.poll(() => printed.length).toBe(2);
  expect(printed[1]).toHaveLength(1);
  expect(printed[1]?.[0]).toContain('3 · 曹子涵');
});

it('cards of chosen pupils are printed two per page, and all are numbered again on request', async () => {
  const printed = prints();
  const items = await classOf('白雨桐', '蔡明轩', '曹子涵');
  items.forEach((_, at) => {
    items[at] = { ...(items[at] as Student), card_number: 3 - at };
  });
  mount(<Cards />);
  await button('打印答题卡').click();
  await page.getByRole('checkbox', { name: '按现在的名单顺序重新编号' }).click();
  await expect.element(page.getByText('请给全班重新打印', { exact: false })).toBeVisible();
  await page.getByRole('combobox', { name: '打印哪些学生的卡' }).click();
  await page.getByRole('option', { name: '指定的学生' }).click();
  await page.getByRole('checkbox', { name: '白雨桐' }).click();
  await page.getByRole('checkbox', { name: '曹子涵' }).click();
  await page.getByRole('combobox', { name: '每张 A4 纸' }).click();
  await page.getByRole('option', { name: /两张小卡/ }).click();
  await button('打印 2 张卡').click();
  await expect.poll(() => printed.length).toBe(1);
  expect(printed[0]).toHaveLength(2);
  expect(printed[0]?.[1]).toContain('1 · 白雨桐');
  expect(printed[0]?.[1]).toContain('3 · 曹子涵');
  expect(items.map(({ card_number }) => card_number)).toEqual([1, 2, 3]);
});

it('a teacher who may not change the class prints only cards that have a number', async () => {
  const printed = prints();
  const items = await classOf('白雨桐', '蔡明轩');
  items[1] = { ...(items[1] as Student), card_number: 9 };
  mount(<Cards canChange={false} />);
  await button('打印答题卡').click();
  await button('打印 1 张卡').click();
  await expect.poll(() => printed.length).toBe(1);
  expect(printed[0]?.[1]).toContain('9 · 蔡明轩');
});

it('the trial tells that there is no camera, and lists the pupils', async () => {
  const items = await classOf('白雨桐');
  items[0] = { ...(items[0] as Student), card_number: 4 };
  const asked = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockRejectedValue(new DOMException('none', 'NotFoundError'));
  onTestFinished(() => asked.mockRestore());
  mount(<Cards />);
  await button('试读答题卡').click();
  const dialog = page.getByRole('dialog', { name: '试读答题卡' });
  await expect.element(dialog.getByText(/^没有找到摄像头/)).toBeVisible();
  await expect.element(dialog.getByRole('list').getByText('白雨桐')).toBeVisible();
  await dialog.getByText('关闭', { exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
