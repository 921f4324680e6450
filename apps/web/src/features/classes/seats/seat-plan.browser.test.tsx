import type { Student } from '@lectern/protocol/classes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { pupilsQuery } from '../class-queries.ts';
import { SeatPlan } from './seat-plan.tsx';

const STUDENTS = '/api/classes/v1/classes/class/students';

/** A photo that needs no server. */
const PHOTO = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

const student = (member_id: string, real_name: string): Student => ({
  member_id,
  real_name,
  nick_name: '',
  student_number: '',
  head_icon_path: PHOTO,
  group_name: '',
  seat: null,
});

function Seats(): ReactNode {
  const { data } = useQuery(pupilsQuery('u1', 'class'));
  return (
    data && (
      <main>
        <SeatPlan userId="u1" classId="class" pupils={data.pupils} canChange />
      </main>
    )
  );
}

it('pupils are seated by dragging, by two presses and by keys, exchange their seats, and each change is sent', async () => {
  const server = await signInToFakeServer('u1');
  const items = [student('a', '白雨桐'), student('b', '蔡明轩'), student('c', '曹子涵')];
  server
    .answer(`GET ${STUDENTS}`, () => ({ body: { count: items.length, items } }))
    .answer(`POST ${STUDENTS}/actions/change`, ({ body }) => {
      const { changed } = body as { readonly changed: readonly Pick<Student, 'member_id' | 'seat'>[] };
      for (const { member_id, seat } of changed)
        items.splice(
          items.findIndex((each) => each.member_id === member_id),
          1,
          {
            ...student(member_id, items.find((each) => each.member_id === member_id)?.real_name ?? ''),
            seat,
          },
        );
      return { body: { count: items.length, items } };
    });
  mount(<Seats />);
  const seat = (name: string) => page.getByRole('button', { name, exact: true });
  const waiting = page.getByRole('region', { name: /未安排座位/ });
  const seats = () =>
    items.toSorted((a, b) => a.member_id.localeCompare(b.member_id)).map((each) => each.seat);

  await waiting.getByRole('button', { name: '白雨桐' }).click();
  await seat('第 1 排第 1 列，空位').click();
  await expect.element(seat('第 1 排第 1 列，白雨桐')).toBeVisible();

  await waiting.getByRole('button', { name: '蔡明轩' }).dropTo(seat('第 2 排第 3 列，空位'));
  await expect.element(seat('第 2 排第 3 列，蔡明轩')).toBeVisible();
  await expect.poll(seats).toEqual([{ row: 1, column: 1 }, { row: 2, column: 3 }, null]);

  const first = seat('第 1 排第 1 列，白雨桐').element();
  if (first instanceof HTMLElement) first.focus();
  await commands.press(['Enter', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']);
  await expect.element(seat('第 2 排第 3 列，白雨桐')).toBeVisible();
  await expect.element(seat('第 1 排第 1 列，蔡明轩')).toBeVisible();

  await page.getByRole('button', { name: '按名单顺序排满' }).click();
  await expect.element(seat('第 1 排第 2 列，曹子涵')).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
  await expect.poll(seats).toEqual([
    { row: 2, column: 3 },
    { row: 1, column: 1 },
    { row: 1, column: 2 },
  ]);
});
