import type { CoursewareRecord, CoursewareSnapshot } from '@lectern/courseware';
import type { ImportReport } from '@lectern/protocol/transcoding';
import { expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type FakeServer, signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { emptyPage, type MountedEditor, mountEditor } from '../testing/mounted-editor.tsx';

const REPORT = 'GET /api/documents/v1.0/c/document/local/import_report';

/** Three pages: an unknown object on the second, a picture in a group on the third. */
function strangeDeck(): CoursewareSnapshot {
  const { records } = emptyPage();
  const first = records.find(({ kind }) => kind === 'page');
  if (first?.kind !== 'page') throw new Error('a blank courseware has no page');
  const pages = ['page-2', 'page-3'].map((id) => ({ ...first, id, order: `${first.order}${id}` }));
  const frame = { x: 400, y: 200, w: 300, h: 200 };
  const strange: CoursewareRecord = {
    kind: 'element',
    type: 'tool',
    id: 'strange',
    parentId: 'page-2',
    order: 'a',
    frame,
    toolKey: 'Hologram',
    data: {},
  };
  const group: CoursewareRecord = {
    kind: 'element',
    type: 'group',
    id: 'group',
    parentId: 'page-3',
    order: 'a',
    frame,
  };
  return { records: [...records, ...pages, strange, group, { ...strange, id: 'lost', parentId: 'group' }] };
}

const SOURCE: ImportReport = {
  document_id: 'local',
  source_name: '旧课件',
  source_format: 'pptx',
  page_count: 3,
  create_at: 1,
  fonts: [],
  entries: [
    {
      code: 'unknown-object',
      outcome: 'replaced',
      message: '对象不能编辑',
      page: 2,
      page_id: 'page-2',
      element_id: 'strange',
    },
    {
      code: 'lost-picture',
      outcome: 'lost',
      message: '图片丢失',
      page: 3,
      page_id: 'page-3',
      element_id: 'lost',
    },
  ],
  more: 0,
};

const chip = page.getByRole('button', { name: /^导入报告 \d+ 条$/ });
const report = page.getByRole('dialog', { name: '导入报告' });

interface Opened {
  readonly editor: MountedEditor;
  readonly server: FakeServer;
}

async function opened(count: number, fonts: readonly string[] = []): Promise<Opened> {
  const server = await signInToFakeServer('u1');
  server
    .answer(`${REPORT}/summary`, () => ({
      body: { imported: count > 0, count, fonts, cut: null, source: null },
    }))
    .answer(REPORT, () => ({ body: SOURCE }));
  return { server, editor: await mountEditor(strangeDeck()) };
}

it('the import report names missing fonts, links to pages and elements, and is accessible in both themes', async () => {
  const { editor } = await opened(2, ['教室手写楷体']);
  await expect.element(chip).toHaveTextContent('导入报告 3 条');
  await chip.click();
  await expect.element(report.getByText(/“旧课件”/)).toBeVisible();
  const font = report.getByRole('region', { name: '缺少的字体' }).getByRole('listitem');
  await expect.element(font).toMatchTextContent(/教室手写楷体.*用“.+”代替/);
  const html = document.documentElement;
  onTestFinished(() => {
    html.dataset.theme = 'light';
  });
  for (const theme of ['dark', 'light']) {
    html.dataset.theme = theme;
    expect(await seriousFindings(), theme).toEqual([]);
  }

  await report.getByRole('region', { name: '第 2 页' }).getByRole('button').click();
  await expect.element(page.getByText('第 2 / 3 页')).toBeVisible();
  await expect.element(page.getByText('已选 1 个')).toBeVisible();
  expect(editor.session.selection.get().ids).toEqual(['strange']);
  await expect.element(report).toBeVisible();

  // An entry selects an element in a group by keyboard.
  const note = report.getByRole('region', { name: '第 3 页' }).getByRole('button').element();
  if (note instanceof HTMLElement) note.focus();
  await commands.press(['Enter']);
  await expect.element(page.getByText('第 3 / 3 页')).toBeVisible();
  expect(editor.session.selection.get()).toMatchObject({ ids: ['lost'], within: 'group' });
  await commands.press(['Escape']);
  await expect.element(report).not.toBeInTheDocument();
  await expect.element(chip).toHaveFocus();
});

it('the import report shows an error when it fails to load, and is requested again', async () => {
  const { server } = await opened(2);
  server.answer(REPORT, () => {
    throw new TypeError('Failed to fetch');
  });
  await chip.click();
  await expect.element(report.getByRole('alert')).toMatchTextContent('导入报告没有加载');
  server.answer(REPORT, () => ({ body: SOURCE }));
  await report.getByRole('button', { name: '重试' }).click();
  await expect.element(report.getByRole('region', { name: '第 2 页' })).toBeVisible();
});

it('the import report stays closed on this device after it was dismissed, and opens again on request', async () => {
  const { editor } = await opened(2);
  await chip.click();
  await report.getByRole('button', { name: '不再显示' }).click();
  await expect.element(chip).not.toBeInTheDocument();
  await editor.reopen();
  const recall = page.getByRole('button', { name: '查看这份课件的导入报告' });
  await expect.element(recall).toBeVisible();
  await expect.element(chip).not.toBeInTheDocument();
  await recall.click();
  await expect.element(report.getByText(/“旧课件”/)).toBeVisible();
  await report.getByRole('button', { name: '恢复显示' }).click();
  await expect.element(chip).toBeVisible();
});

it('a courseware that was not imported has no import report', async () => {
  const { server } = await opened(0);
  await expect.poll(() => server.received.some(({ path }) => path.endsWith('/summary'))).toBe(true);
  await expect.element(page.getByText('第 1 / 3 页')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /导入报告/ })).not.toBeInTheDocument();
});
