import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountTool } from '../testing/mounted-tool.tsx';
import { quiet } from './index.tsx';

/** A microphone in a loud room. */
async function loudRoom(): Promise<MediaStream> {
  const context = new AudioContext();
  await context.resume();
  const loud = new OscillatorNode(context, { frequency: 440 });
  const room = context.createMediaStreamDestination();
  loud.connect(room);
  loud.start();
  return room.stream;
}

it('the bar follows the microphone; without one the manual mode opens and says why', async () => {
  const asked = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockRejectedValueOnce(new DOMException('none', 'NotFoundError'))
    .mockImplementation(loudRoom);
  onTestFinished(() => asked.mockRestore());
  mountTool('quiet', { quiet });
  const tool = page.getByRole('dialog', { name: '保持安静' });
  await expect.element(tool.getByText(/^没有找到麦克风/)).toBeVisible();
  await tool.getByRole('button', { name: '提醒全班安静' }).click();
  await expect.element(tool.getByText('请安静', { exact: true })).toBeVisible();
  await tool.getByRole('button', { name: '再试一次' }).click();
  const meter = tool.getByRole('meter');
  await expect.element(meter).toBeVisible();
  await expect.poll(() => Number(meter.element().getAttribute('aria-valuenow'))).toBeGreaterThan(80);
  await expect.element(tool.getByText('太吵了，请安静', { exact: false })).toBeVisible();
});
