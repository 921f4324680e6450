import { blankCourseware, type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mount } from '../../platform/testing/mounted.tsx';
import { HtmlShow } from './html-show.tsx';

const ASSETS = { url: () => undefined, subscribe: () => () => undefined };

/** Shows a courseware of two pages; the second has notes. */
function show(): void {
  const records: CoursewareRecord[] = [
    ...blankCourseware().records.filter(({ kind }) => kind !== 'page' && kind !== 'element'),
    { kind: 'page', id: 'one', order: 'a0' },
    {
      kind: 'page',
      id: 'two',
      order: 'a1',
      notes: { paragraphs: [{ runs: [{ type: 'text', text: '提问' }] }] },
    },
  ];
  history.replaceState(null, '', '#1');
  onTestFinished(() => history.replaceState(null, '', '#'));
  mount(<HtmlShow reader={new SnapshotReader({ records })} assets={ASSETS} />);
}

const shown = (label: string) => expect.element(page.getByRole('main', { name: label })).toBeInTheDocument();

it('HtmlShow changes pages by keys and buttons, writes the page into the address, and restarts after the end', async () => {
  show();
  await shown('第 1 / 2 页');
  await commands.press(['ArrowRight']);
  await shown('第 2 / 2 页');
  expect(location.hash).toBe('#2');
  await page.getByRole('button', { name: '下一页' }).click();
  await expect.element(page.getByText('放映结束')).toBeVisible();
  await commands.press(['ArrowRight']);
  await shown('第 1 / 2 页');
});

it('HtmlShow shows the notes of the page while they are open, and a list of all pages', async () => {
  show();
  await page.getByRole('button', { name: '备注' }).click();
  await page.getByRole('button', { name: '所有页面' }).click();
  await page.getByRole('option', { name: '第 2 页' }).click();
  await shown('第 2 / 2 页');
  await expect.element(page.getByText('提问')).toBeVisible();
});
