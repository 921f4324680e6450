import type { PanelView } from '@lectern/protocol/phone-views';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mountTool } from '../testing/mounted-tool.tsx';
import { interaction } from './index.tsx';

const OPEN: PanelView = {
  version: 1,
  door: { code: '123456', key: 'k', naming: 'typed', admits: true },
  participants: [],
  activity: null,
  teacher_phones: [],
  hands: { on: true, up: [] },
  photos: [],
};

it('the field of the question keeps its height in a window of a low screen', async () => {
  const before = { width: innerWidth, height: innerHeight };
  onTestFinished(() => page.viewport(before.width, before.height));
  await page.viewport(1366, 768);
  const server = await signInToFakeServer('u1');
  const tools = mountTool('interaction', { interaction });
  const path = `/api/lessons/v1/lessons/${tools.lesson.id}/phones`;
  server.answer(`GET ${path}`, () => ({ body: OPEN })).answer(`PUT ${path}/page`, () => ({}));
  const question = page.getByRole('textbox', { name: '题目（可以不填，口头提问）' });
  await expect.element(question).toBeVisible();
  const height = () => question.element().parentElement?.getBoundingClientRect().height ?? 0;
  const low = height();
  // In a form with more room than it needs, nothing is made smaller.
  question.element().closest('form')?.style.setProperty('min-height', '1000px');
  expect(low).toBe(height());
});
