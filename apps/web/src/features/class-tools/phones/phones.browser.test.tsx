import { newId } from '@lectern/base';
import type { PanelView } from '@lectern/protocol/phone-views';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mountTool } from '../testing/mounted-tool.tsx';
import { phones } from './index.tsx';

const OPEN: PanelView = {
  version: 1,
  door: { code: '123456', key: 'k', naming: 'typed', admits: true },
  participants: [],
  activity: null,
  teacher_phones: [],
  hands: { on: true, up: [] },
  photos: [],
};
const NAMES = Array.from({ length: 45 }, (_, index) => `欧阳小明${index + 1}`);

for (const [width, height] of [
  [1920, 1080],
  [1366, 768],
] as const)
  it(`the names of 45 pupils fit in the window of the phones without scrolling at ${width} by ${height}`, async () => {
    const before = { width: innerWidth, height: innerHeight };
    onTestFinished(() => page.viewport(before.width, before.height));
    await page.viewport(width, height);
    const server = await signInToFakeServer('u1');
    const participants = NAMES.map((name) => ({ id: newId(), name, member_id: null }));
    const tools = mountTool('phones', { phones });
    const path = `/api/lessons/v1/lessons/${tools.lesson.id}/phones`;
    server
      .answer(`GET ${path}`, () => ({ body: { ...OPEN, participants } }))
      .answer(`PUT ${path}/page`, () => ({}))
      .answer(`POST ${path}/participants/actions/send-out-newcomers`, () => ({
        body: { ...OPEN, version: 2, door: { ...OPEN.door, admits: false } },
      }));
    const tool = page.getByRole('dialog', { name: '手机授课' });
    await expect.poll(() => tool.getByRole('listitem').elements().length).toBe(45);
    const scrolling = [...tool.element().querySelectorAll('*')]
      .filter((each) => each.scrollHeight > each.clientHeight + 1)
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
      .map(({ className }) => className);
    expect(scrolling).toEqual([]);
    const box = tool.getByRole('button', { name: '结束手机授课' }).element().getBoundingClientRect();
    expect(Math.min(box.left, box.top, width - box.right, height - box.bottom)).toBeGreaterThanOrEqual(0);
    // One tap removes many fake names and closes joining.
    await tool.getByRole('button', { name: '移出刚加入的' }).click();
    await expect.poll(() => tool.getByRole('listitem').elements()).toEqual([]);
    await expect.element(tool.getByRole('switch', { name: '允许加入' })).not.toBeChecked();
  });
