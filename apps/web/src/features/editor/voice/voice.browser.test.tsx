import { expect, it, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { found, mountEditor } from '../testing/mounted-editor.tsx';

/** A microphone that is refused at first, and then hears a tone. */
async function refuseThenHear(): Promise<void> {
  const context = new AudioContext();
  await context.resume();
  const voice = new OscillatorNode(context, { frequency: 440 });
  const heard = context.createMediaStreamDestination();
  voice.connect(heard);
  voice.start();
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(heard.stream);
  asked.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  onTestFinished(async () => {
    asked.mockRestore();
    await context.close();
  });
}

it('a voice is recorded with a pause, played back, and placed on the page; a missing microphone is explained', async () => {
  await refuseThenHear();
  const editor = await mountEditor();
  await editor.button('音频').click();
  await page.getByRole('menuitem', { name: '录音…' }).click();
  const dialog = page.getByRole('dialog', { name: '录音' });
  await dialog.getByRole('button', { name: '开始录音' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('没有得到使用麦克风的许可');
  await dialog.getByRole('button', { name: '开始录音' }).click();
  await expect.element(dialog.getByText('正在录音')).toBeVisible();
  await dialog.getByRole('button', { name: '暂停' }).click();
  await expect.element(dialog.getByText('已暂停')).toBeVisible();
  // Closing asks first, because the recording is stored nowhere else.
  await commands.press(['Escape']);
  await editor.button('保留').click();
  await dialog.getByRole('button', { name: '继续' }).click();
  await expect.element(dialog.getByText('0:01')).toBeVisible();
  await dialog.getByRole('button', { name: '停止' }).click();
  await expect.element(dialog.getByRole('button', { name: '重录' })).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
  const sound = await found('[role="dialog"] audio');
  await expect.poll(() => sound instanceof HTMLAudioElement && sound.duration).toBeGreaterThan(0.8);
  await dialog.getByRole('button', { name: '放到页面上' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => editor.elements.length).toBe(1);
  await editor.showStyle();
  await editor.button('剪辑、封面…').click();
  await expect.element(page.getByRole('dialog', { name: /^预览：录音/ })).toBeVisible();
  await found('[role="dialog"] [data-wave]');
});
