import { catalogue, toolsOf } from '@lectern/tool-catalogue';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeServer, signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mountTool } from '../testing/mounted-tool.tsx';
import { subjectToolList } from './list.tsx';

const SERVICE = '/api/subject-tools/v1';
const place = { platform: 1, version: 1600, area: '2052', tests: false } as const;

/** Opens the list of a user with these favourites; without a network the service does not answer. */
async function openList(userId: string, favourites?: readonly string[]): Promise<FakeServer> {
  const server = await signInToFakeServer(userId);
  if (favourites) {
    const kept = { keys: favourites };
    const answer = () => ({ body: { tool_keys: kept.keys } });
    server
      .answer(`GET ${SERVICE}/visitor/subject_tools/teaching_state`, () => ({
        body: toolsOf(catalogue, { place, language: 'zh_CN' }),
      }))
      .answer(`GET ${SERVICE}/c/favourites`, answer)
      .answer(`PUT ${SERVICE}/c/favourites/Dice`, () => {
        kept.keys = ['Dice', ...kept.keys];
        return answer();
      });
  }
  mountTool('subject-tools', { 'subject-tools': subjectToolList });
  await expect.element(page.getByRole('list', { name: '工具' })).toBeVisible();
  return server;
}

const names = () =>
  page
    .getByRole('list', { name: '工具' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const group = (name: string) => page.getByRole('group', { name: '学科' }).getByRole('button', { name });

describe('the list of subject tools', () => {
  it('shows the tools of a subject, and finds others by pinyin in any group', async () => {
    await openList('u-groups', []);
    expect(names()).toEqual(expect.arrayContaining(['骰子', '直尺', '计算器']));
    await group('物理').click();
    expect(names()).toEqual(['计算器']);
    await page.getByRole('searchbox').fill('tz');
    expect(names()).toEqual(['骰子']);
    await page.getByRole('searchbox').fill('没有的');
    await expect.element(page.getByText('没有找到「没有的」，换一个词试试')).toBeVisible();
  });

  it('offers only subjects that have a tool', async () => {
    await openList('u-subjects', []);
    await expect.element(group('数学')).toBeVisible();
    await expect.element(group('政治')).not.toBeInTheDocument();
  });

  it('keeps favourites with the account, and shows them by themselves', async () => {
    const server = await openList('u-favourites', ['Ruler']);
    await group('收藏').click();
    await expect.poll(names).toEqual(['直尺']);
    await group('全部').click();
    await page.getByRole('button', { name: '收藏骰子' }).click();
    await expect
      .element(page.getByRole('button', { name: '收藏骰子' }))
      .toHaveAttribute('aria-pressed', 'true');
    await group('收藏').click();
    await expect.poll(names).toEqual(['骰子', '直尺']);
    await expect.poll(() => server.received.map(({ method }) => method)).toContain('PUT');
  });

  it('shows a hint when there are no favourites', async () => {
    await openList('u-none', []);
    await group('收藏').click();
    await expect.element(page.getByText('还没有收藏的工具', { exact: false })).toBeVisible();
  });

  it('lists the tools that need no service when the server cannot be reached, and says so', async () => {
    await openList('u-offline');
    expect(names()).toContain('钟表');
    await expect.element(page.getByText('现在连不上服务器', { exact: false })).toBeVisible();
  });
});
