import type { Account } from '@lectern/protocol/accounts';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { drawn, textsOf } from '../../../platform/testing/drawn.tsx';
import { dataExportQuery } from '../centre-queries.ts';
import { DataCard } from './data-card.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
beforeAll(() => changeLanguage('zh'));

function card(task: object | null) {
  const account = { user_id: 'chen' } as Account;
  const full = task && {
    state: 'done',
    file: null,
    done: 0,
    total: 0,
    expires_at: null,
    error: null,
    ...task,
  };
  const html = drawn(<DataCard account={account} />, [dataExportQuery('chen').queryKey, { task: full }]);
  return { html, texts: textsOf(html) };
}

it('offers to begin an export when there is none', () => {
  const { texts } = card(null);
  expect(texts).toContain('开始导出');
  expect(texts).not.toContain('上次导出的文件已过期，请重新导出。');
});

it.each(['waiting', 'running'])(
  'shows the progress of an export that is %s, and no second begin',
  (state) => {
    const { texts, html } = card({ state, done: 3, total: 4 });
    expect(texts).toEqual(expect.arrayContaining(['正在打包：3 / 4 个文件', '取消导出']));
    expect(texts).not.toContain('开始导出');
    expect(html).toContain('aria-valuenow="75"');
    expect(card({ state }).texts).toContain('正在准备…');
  },
);

it('shows why an export failed', () => {
  expect(card({ state: 'failed', error: { message: '磁盘已满' } }).texts).toContain('导出没有成功：磁盘已满');
});

it('offers the file of a finished export, with its size and last day', () => {
  const { texts } = card({
    file: { name: 'a.zip', size: 2_048, url: '/a' },
    expires_at: Date.UTC(2026, 8, 2, 4),
  });
  expect(texts).toEqual(expect.arrayContaining(['a.zip', '下载', '删除', '重新导出']));
  expect(texts.some((text) => /^2 KB，保留到 .*2/.test(text))).toBe(true);
});

it('says that the file of an export has expired', () => {
  const { texts } = card({});
  expect(texts).toEqual(expect.arrayContaining(['上次导出的文件已过期，请重新导出。', '开始导出']));
});
