import type { JsonValue } from '@lectern/courseware';
import { readQuestion } from '@lectern/question-views';
import { contentOf } from '@lectern/questions';
import { type ReactNode, useMemo } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ClassToolProps } from '../../../parts/class-tools/index.ts';
import { type MountedTools, mountTool } from '../testing/mounted-tool.tsx';
import { PanelQuestion } from './panel-question.tsx';

const BODIES: Readonly<Record<string, object>> = {
  'question/drawing': { ask: 'drawing', ground: { type: 'grid', grid: 'squares' } },
  'question/photographs': { ask: 'photographs', most: 3 },
  'question/speech': { ask: 'speech', seconds: 60 },
};

function View(tool: ClassToolProps): ReactNode {
  const read = useMemo(
    () =>
      readQuestion({
        ...{ format: 1, id: 'q', version: 1, kind: 'media-answer', attempts: 1, counts: 'last', score: 2 },
        ...{ stem: contentOf('画一个三角形'), rule: { name: 'manual' }, body: BODIES[tool.id], key: {} },
      } as unknown as JsonValue),
    [tool.id],
  );
  return (
    <PanelQuestion tool={tool} read={read} assetUrl={() => undefined}>
      {null}
    </PanelQuestion>
  );
}

const mounted = (ask: string, ...names: string[]) =>
  mountTool(`question/${ask}`, { [`question/${ask}`]: { View, takes: [] } }, names);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const recorded = ({ answers }: MountedTools) =>
  answers.flatMap((given) => given.answers.map(({ pupil, response }) => [pupil, response]));

/** The papers that can be drawn on, from left to right. */
async function papers(count: number): Promise<readonly HTMLCanvasElement[]> {
  const open = () => [...document.querySelectorAll<HTMLCanvasElement>('canvas[data-open]')];
  await expect.poll(() => open().length).toBe(count);
  return open();
}

/** Draws a line on each paper at once, with a finger each: the one begins before the other ends. */
function drawAtOnce(all: readonly HTMLCanvasElement[], lengths: readonly number[]): void {
  // Browsers capture only pointers of devices.
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  onTestFinished(() => capture.mockRestore());
  for (const [step, type] of (['pointerdown', 'pointermove', 'pointerup'] as const).entries())
    for (const [finger, paper] of all.entries()) {
      const { left, top } = paper.getBoundingClientRect();
      const far = step === 0 ? 0 : (lengths[finger] ?? 0);
      const at = { clientX: left + 20 + far, clientY: top + 20 };
      paper.dispatchEvent(
        new PointerEvent(type, { pointerId: finger + 1, pointerType: 'touch', bubbles: true, ...at }),
      );
    }
}

/** Width of what was drawn, pixels of the drawing. */
function inkWidth(paper: HTMLCanvasElement): number {
  const { data } = paper.getContext('2d')?.getImageData(0, 0, paper.width, paper.height) ?? { data: [] };
  const columns = Array.from(data).flatMap((value, at) =>
    at % 4 === 3 && value > 0 ? [((at - 3) / 4) % paper.width] : [],
  );
  return columns.length === 0 ? 0 : Math.max(...new Set(columns)) - Math.min(...new Set(columns));
}

it('a drawing is handed in with its last stroke, is there after a reload, and the next paper is empty', async () => {
  const tools = mounted('drawing', '王芳');
  await expect.element(button('提交')).toBeDisabled();
  drawAtOnce(await papers(1), [100]);
  await expect.element(button('提交')).toBeEnabled();
  const [before] = await papers(1);
  if (before) drawAtOnce([before], [200]);
  await button('提交').click();
  await expect.element(page.getByText('已提交，请老师评分')).toBeVisible();
  expect(recorded(tools)).toEqual([[null, { drawing: expect.stringMatching(/^[0-9a-f]{64}$/) }]]);
  await tools.reload();
  await expect.element(page.getByRole('img', { name: '画板，已有作图' })).toBeVisible();
  const paper = document.querySelector('canvas') as HTMLCanvasElement;
  await expect.poll(() => inkWidth(paper)).toBeGreaterThan((150 * paper.width) / paper.offsetWidth);
  await button('再答一次').click();
  await expect.element(page.getByRole('img', { name: '画板，还没有画' })).toBeVisible();
});

it('three pupils draw at once on papers of their own, which are recorded when the key is shown', async () => {
  const tools = mounted('drawing', '王芳', '李明', '张伟');
  await button('3 人').click();
  await button('选学生').click();
  await button('随机选').click();
  const all = await papers(3);
  drawAtOnce(all, [40, 80, 0]);
  await button('公布答案').click();
  await expect.poll(() => recorded(tools).length).toBe(3);
  const drawings = recorded(tools).map(([, response]) => (response as { drawing: string }).drawing);
  expect(new Set(drawings).size).toBe(3);
  const named = recorded(tools).map(([pupil]) => (pupil as { member_id: string }).member_id);
  expect(named.toSorted()).toEqual(['pupil-1', 'pupil-2', 'pupil-3']);
});

it('a drawing that was not handed in is there after the question was closed', async () => {
  const tools = mounted('drawing');
  drawAtOnce(await papers(1), [100]);
  await button('关闭').click();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  expect(recorded(tools)).toEqual([]);
  tools.open('question/drawing');
  await expect.element(page.getByRole('img', { name: '画板，已有作图' })).toBeVisible();
});

it.each([
  ['photographs', /拍照题请学生用手机作答/],
  ['speech', /口语题请学生用手机录音/],
])('a question for %s has no boards and says that phones answer it', async (ask, words) => {
  mounted(ask, '王芳');
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(button('公布答案')).toBeVisible();
  for (const name of ['2 人', '提交', '选学生']) await expect.element(button(name)).not.toBeInTheDocument();
});
