import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { type MountedTools, mountTool } from '../testing/mounted-tool.tsx';
import { toolInWindow } from './tool-in-window.tsx';

async function opened(key: string, zh: string): Promise<MountedTools> {
  return mountTool(key, { [key]: await toolInWindow(key, { zh, en: key }) });
}

/** Taps the middle of a button. */
async function tap(name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toBeVisible();
  const { x, y, width, height } = button.element().getBoundingClientRect();
  await commands.tapAt({ x: x + width / 2, y: y + height / 2 });
}

it('the calculator has the focus when it opens, accepts keys and taps, and explains a division by zero', async () => {
  await opened('Calculator', '计算器');
  const result = () => document.querySelector('[role="dialog"] output')?.textContent;
  await expect.element(page.getByRole('button', { name: '等于 =' })).toBeVisible();
  await commands.typeKeys('0.1+0.2');
  await commands.press(['Enter']);
  await expect.poll(result).toBe('0.3');
  for (const key of ['清除 C', '1', '÷', '0', '等于 =']) await tap(key);
  await expect.poll(result).toBe('除数不能为 0');
  expect(await seriousFindings()).toEqual([]);
});

it('a hand of the clock is rotated by the mouse and by keys, and keeps its time after a reload', async () => {
  const tools = await opened('Clock', '钟表');
  const clock = page.getByRole('dialog', { name: '钟表' });
  await expect.element(clock.getByRole('status')).toHaveTextContent('上午 10:10');
  const face = clock.getByRole('group', { name: '钟表' }).element().getBoundingClientRect();
  const radius = (Math.min(face.width, face.height) / 2) * 0.6;
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return {
      x: face.x + face.width / 2 + radius * Math.sin(angle),
      y: face.y + face.height / 2 - radius * Math.cos(angle),
    };
  };
  // Turns the hand from 10:10 to 10:30, then back by a minute.
  await commands.mouse([
    { do: 'move', ...at(60) },
    { do: 'down' },
    ...[80, 110, 140, 170, 180].map((degrees) => ({ do: 'move', ...at(degrees) }) as const),
    { do: 'up' },
  ]);
  await expect.element(clock.getByRole('status')).toHaveTextContent('上午 10:30');
  const hand = clock.getByRole('slider', { name: '分针' }).element();
  if (hand instanceof HTMLElement || hand instanceof SVGElement) hand.focus();
  await commands.press(['ArrowDown']);
  await expect.element(clock.getByRole('status')).toHaveTextContent('上午 10:29');
  expect(await seriousFindings()).toEqual([]);
  await tools.reload();
  await expect.element(clock.getByRole('status')).toHaveTextContent('上午 10:29');
});
