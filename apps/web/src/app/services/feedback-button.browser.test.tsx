import { expect, it, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type FakeServer, signInToFakeServer } from '../../platform/testing/fake-server.ts';
import { mount } from '../../platform/testing/mounted.tsx';
import { FeedbackButton } from './feedback-button.tsx';
import { windowReports } from './window-reports.ts';

const REPORTS = 'POST /api/reports/v1/reports';
const THANKS = '感谢您的反馈，我们会尽快处理';

const open = page.getByRole('button', { name: '问题反馈' });
const dialog = page.getByRole('dialog', { name: '问题反馈' });
const happened = dialog.getByLabelText('发生了什么');
const description = dialog.getByLabelText('问题描述');
const submit = dialog.getByRole('button', { name: '提交' });

async function opened(): Promise<FakeServer> {
  const server = await signInToFakeServer('u1');
  server.answer(REPORTS, () => ({}));
  onTestFinished(() => windowReports.clear());
  mount(<FeedbackButton ofAnything />);
  await expect.element(open).toBeVisible();
  return server;
}

/** Lets an error happen in the window; returns the id of its report. */
function goWrong(message: string): string | undefined {
  windowReports.record(new TypeError(message));
  return windowReports.state.get().eventId;
}

/** Holds the clock until the test advances it. */
function holdClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

const sent = (server: FakeServer) =>
  server.received.filter(({ path }) => path.endsWith('/reports')).map(({ body }) => body);

it('the form marks missing and overlong fields for keyboard users, sends nothing, and keeps its text when it is closed', async () => {
  const server = await opened();
  await commands.press(['Tab']);
  await expect.element(open).toHaveFocus();
  await commands.press(['Enter']);
  await expect.element(happened).toHaveFocus();
  await commands.press(['Enter']);
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('请填写发生了什么');
  await expect.element(happened).toHaveFocus();
  await commands.typeKeys('翻到第三页后没有反应');
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await commands.press(['Tab']);
  await expect.element(description).toHaveFocus();
  await commands.insertText('长'.repeat(1_048_576));
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('最多 4000 字，现在有 1048576 字，请删减后提交');
  await commands.press(['Shift+Tab', 'Enter']);
  await expect.element(description).toHaveFocus();
  expect(sent(server)).toEqual([]);
  await commands.press(['ControlOrMeta+a']);
  await commands.insertText('每次都这样');
  await commands.press(['Escape']);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await open.click();
  await expect.element(happened).toHaveValue('翻到第三页后没有反应');
  await expect.element(description).toHaveValue('每次都这样');
});

it('the form keeps its text while the server is unreachable, and sends it with the last error', async () => {
  const server = await opened();
  const id = goWrong('没有第 3 页');
  await expect.poll(() => sent(server)).toMatchObject([{ event_id: id }]);
  await open.click();
  await happened.fill('翻到第三页后没有反应');
  await description.fill('每次都这样');
  server.answer(REPORTS, () => {
    throw new TypeError('Failed to fetch');
  });
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('网络错误，操作失败');
  // The request failed; no field is marked as invalid.
  await expect.element(happened).not.toHaveAttribute('aria-invalid');
  server.received.length = 0;
  server.answer(REPORTS, () => ({}));
  holdClock();
  await submit.click();
  await expect.element(page.getByText(THANKS)).toBeVisible();
  expect(sent(server)).toMatchObject([
    {
      event_id: id,
      message: 'TypeError: 没有第 3 页',
      happened: '翻到第三页后没有反应',
      description: '每次都这样',
    },
  ]);

  // The thanks close after a countdown, and this problem is not asked about again.
  const close = dialog.getByRole('button', { name: /^关闭（\d 秒）$/ });
  await expect.element(close).toHaveFocus();
  const first = close.element().textContent;
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => close.query()?.textContent).not.toBe(first);
  await vi.advanceTimersByTimeAsync(9_000);
  await expect.element(dialog).not.toBeInTheDocument();
  vi.useRealTimers();
  await expect.element(open).toHaveFocus();
  server.received.length = 0;
  await open.click();
  await expect.element(happened).toHaveValue('');
  await happened.fill('希望能换字体');
  await submit.click();
  await expect.element(page.getByText(THANKS)).toBeVisible();
  expect(sent(server)).toMatchObject([
    { event_id: expect.not.stringMatching(id ?? ''), message: '', happened: '希望能换字体' },
  ]);
});

it('the form counts down the last two minutes, and reports their end', async () => {
  holdClock();
  await opened();
  goWrong('又没有第 3 页');
  await vi.advanceTimersByTimeAsync(17 * 60_000);
  await open.click();
  await happened.fill('还没写完');
  await expect.element(dialog.getByRole('timer')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(90_000);
  await expect.element(dialog.getByRole('timer')).toMatchTextContent(/^还可提交 \d\d 秒，之后不能再反馈$/);
  await vi.advanceTimersByTimeAsync(90_000);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('这个问题发生已超过 20 分钟，不能再反馈')).toBeVisible();
  await expect.element(open).toHaveFocus();
});

it('the form is empty for the next problem, also for a problem that occurs while the thanks are shown', async () => {
  await opened();
  goWrong('还是没有第 3 页');
  await open.click();
  await happened.fill('翻页');
  await description.fill('没有反应');
  await submit.click();
  await expect.element(page.getByText(THANKS)).toBeVisible();
  goWrong('也没有第 4 页');
  await dialog.getByRole('button', { name: /^关闭（/ }).click();
  await open.click();
  await expect.element(happened).toHaveValue('');
  await expect.element(description).toHaveValue('');
});
