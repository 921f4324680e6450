import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { focusOn, mountPrimitives, resizeWindow } from '../testing/mounted.tsx';
import { Table, type TableColumn, type TableState } from './table.tsx';

interface Pupil {
  readonly id: string;
  readonly score: number;
}

const PUPILS: readonly Pupil[] = Array.from({ length: 23 }, (_, index) => ({
  id: `s${index + 1}`,
  score: (index * 37) % 101,
}));
const COLUMNS: readonly TableColumn<Pupil>[] = [
  { id: 'name', header: '姓名', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: 'score', header: '得分', cell: ({ score }) => score, sortBy: ({ score }) => score, align: 'end' },
];

/** A table whose state is stored outside, so that a table mounted later continues with it. */
function Pupils({ stored }: { readonly stored: { state: TableState } }): ReactNode {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState(stored.state);
  return (
    <>
      <Table
        columns={COLUMNS}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        label="学生名单"
        rows={PUPILS}
        pageSize={5}
        chosen={chosen}
        onChosen={setChosen}
        state={state}
        onState={(next) => {
          stored.state = next;
          setState(next);
        }}
      />
      <output>{`已选：${[...chosen].sort().join(' ')}`}</output>
    </>
  );
}

for (const screen of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  it(`a table sorts, pages, selects and restores its state at ${screen.width}×${screen.height}`, async () => {
    await resizeWindow(screen);
    const stored = { state: { page: 1 } };
    const root = mountPrimitives(<Pupils key="first" stored={stored} />);
    const table = page.getByRole('table', { name: '学生名单' });
    const firstScore = () => table.getByRole('row').nth(1).getByRole('cell').nth(2).query()?.textContent;
    const score = table.getByRole('columnheader', { name: '得分' });
    await score.getByRole('button').click();
    await expect.element(score).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(firstScore).toBe('0');
    await focusOn(score.getByRole('button'));
    await commands.press(['Enter']);
    await expect.element(score).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(firstScore).toBe('97');
    await table.getByRole('checkbox', { name: '选择本页全部' }).click();
    const pages = page.getByRole('navigation', { name: '分页' });
    await pages.getByRole('button', { name: '下一页' }).click();
    const second = pages.getByRole('button', { name: '第 2 页' });
    await expect.element(second).toHaveAttribute('aria-current', 'page');
    await focusOn(table.getByRole('checkbox').nth(1));
    await commands.press(['Space']);
    await expect.element(page.getByText(/已选：s\d+( s\d+){5}$/)).toBeVisible();
    const onSecond = firstScore();
    expect(onSecond).toMatch(/^\d+$/);

    root.render(<Pupils key="again" stored={stored} />);
    await expect.element(page.getByText(/已选：$/)).toBeVisible();
    await expect.element(score).toHaveAttribute('aria-sort', 'descending');
    await expect.element(second).toHaveAttribute('aria-current', 'page');
    expect(firstScore()).toBe(onSecond);
  });
