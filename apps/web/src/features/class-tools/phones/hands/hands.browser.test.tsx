import { newId } from '@lectern/base';
import type { PanelView } from '@lectern/protocol/phone-views';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signInToFakeServer } from '../../../../platform/testing/fake-server.ts';
import { seriousFindings } from '../../../../platform/testing/serious-findings.ts';
import { mountTool } from '../../testing/mounted-tool.tsx';
import { phones } from '../index.tsx';

const hand = (name: string, question = '', member_id: string | null = null) => ({
  participant_id: newId(),
  name,
  member_id,
  question,
});

it('raised hands are counted in the corner, named when that is pressed, called with the strip, and lowered', async () => {
  const server = await signInToFakeServer('u1');
  const up = [hand('小明', '为什么叶子会变黄？'), hand('王芳', '', 'pupil-1')];
  let shown: PanelView = {
    version: 1,
    door: { code: '123456', key: 'k', naming: 'either', admits: true },
    participants: [],
    hands: { on: true, up },
    activity: null,
    teacher_phones: [],
    photos: [],
  };
  const asked: object[] = [];
  const tools = mountTool('phones', { phones }, ['王芳', '李明']);
  const path = `/api/lessons/v1/lessons/${tools.lesson.id}/phones`;
  server
    .answer(`GET ${path}`, () => ({ body: shown }))
    .answer(`PUT ${path}/page`, () => ({}))
    .answer(`PATCH ${path}/hands`, ({ body }) => {
      const { lower, on = true } = body as { lower?: string; on?: boolean };
      asked.push(body as object);
      const left =
        lower === 'all' || !on ? [] : shown.hands.up.filter((each) => each.participant_id !== lower);
      shown = { ...shown, version: shown.version + 1, hands: { on, up: left } };
      return { body: shown };
    });
  await page.getByRole('dialog', { name: '手机授课' }).getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '2 人举手' }).click();
  const window = page.getByRole('dialog', { name: '举手' });
  await expect.element(window.getByText('为什么叶子会变黄？')).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
  await window.getByRole('button', { name: '请回答：王芳' }).click();
  await expect.poll(() => asked).toEqual([{ lower: up[1]?.participant_id }]);
  expect(tools.lesson.events.get()).toMatchObject([{ kind: 'called', pupils: [{ member_id: 'pupil-1' }] }]);
  await window.getByRole('region', { name: '王芳 的回答' }).getByRole('button', { name: '答对' }).click();
  await expect.poll(() => tools.lesson.events.get().at(-1)).toMatchObject({ kind: 'scored', item: '答对' });
  await window.getByRole('button', { name: '全部放下' }).click();
  await expect.element(window.getByText('现在没有人举手。')).toBeVisible();
  await window.getByRole('switch', { name: '允许举手' }).click();
  await expect.element(window.getByText('学生现在不能举手。')).toBeVisible();
  expect(asked.slice(1)).toEqual([{ lower: 'all' }, { on: false }]);
});
