import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type FakeServer, signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { type MountedTools, mountTool } from '../testing/mounted-tool.tsx';
import { toolInWindow } from './tool-in-window.tsx';

/** 十 as a horizontal and a vertical bar, in the coordinates of the data: y upwards, the top at 900. */
const TEN = {
  strokes: ['M80 420H944V500H80Z', 'M470 860H550V-60H470Z'],
  medians: [
    [
      [100, 460],
      [500, 460],
      [920, 460],
    ],
    [
      [510, 840],
      [510, 400],
      [510, -40],
    ],
  ],
};

beforeEach(async () => {
  await caches.delete('lectern-strokes');
});

interface Opened {
  readonly tools: MountedTools;
  readonly server: FakeServer;
}

/** Opens the tool with these data; the server has the strokes of 十 alone. */
async function open(data: Readonly<Record<string, string | number>>): Promise<Opened> {
  const server = await signInToFakeServer('u1');
  server.answer('GET /files/strokes/2.0.1/5341', () => ({ body: TEN }));
  const part = await toolInWindow('StrokeOrder', { zh: '笔顺书写', en: 'StrokeOrder' });
  const tools = mountTool('StrokeOrder', { StrokeOrder: part });
  tools.lesson.state('StrokeOrder/data').change({ text: '十', ...data });
  return { tools, server };
}

const boards = () => page.getByRole('button', { name: /按回车写下一笔/ });

type Share = readonly [x: number, y: number];

/** Places on a line in the square of a pupil, by shares of its width and height. */
async function line(pupil: number, from: Share, to: Share): Promise<readonly { x: number; y: number }[]> {
  await expect.element(boards().nth(pupil)).toBeVisible();
  const square = boards().nth(pupil).element().querySelector('rect')?.getBoundingClientRect();
  if (!square) throw new Error('the pupil has no square');
  return Array.from({ length: 9 }, (_, step) => ({
    x: square.x + square.width * (from[0] + ((to[0] - from[0]) * step) / 8),
    y: square.y + square.height * (from[1] + ((to[1] - from[1]) * step) / 8),
  }));
}

const ACROSS: readonly [Share, Share] = [
  [0.12, 0.45],
  [0.88, 0.42],
];
const DOWN: readonly [Share, Share] = [
  [0.5, 0.1],
  [0.52, 0.9],
];

async function write(pupil: number, [from, to]: readonly [Share, Share]): Promise<void> {
  await commands.fingers((await line(pupil, from, to)).map((place) => [place]));
}

describe('stroke order writing in class', () => {
  it('accepts the strokes of a character in their order, and keeps them after a reload', async () => {
    const { tools } = await open({ task: 'write' });
    await write(0, ACROSS);
    await expect.element(boards()).toHaveAccessibleName('十，共 2 笔，写了 1 笔。按回车写下一笔');
    await tools.reload();
    await expect.element(boards()).toHaveAccessibleName('十，共 2 笔，写了 1 笔。按回车写下一笔');
    await write(0, DOWN);
    await expect.element(page.getByText('写完了！')).toBeVisible();
    await page.getByRole('button', { name: '重写' }).click();
    await expect.element(boards()).toHaveAccessibleName('十，共 2 笔，写了 0 笔。按回车写下一笔');
  });

  it('a wrong order or direction is refused with a hint after two tries', async () => {
    await open({ task: 'write' });
    await write(0, DOWN);
    await expect.element(page.getByText('先写别的一笔')).toBeVisible();
    await write(0, [ACROSS[1], ACROSS[0]]);
    await expect.element(page.getByText('看，这一笔这样写')).toBeVisible();
    expect(boards().element().querySelector('clipPath')).not.toBeNull();
    await write(0, ACROSS);
    await expect.element(page.getByText('1 / 2')).toBeVisible();
    await write(0, [DOWN[1], DOWN[0]]);
    await expect.element(page.getByText('这一笔的方向反了')).toBeVisible();
  });

  it('several pupils write at once, each in their square', async () => {
    await open({ task: 'write', writers: 2 });
    const [one, other] = [await line(0, ...ACROSS), await line(1, ...ACROSS)];
    await commands.fingers(
      one.map((place, step) => [
        { id: 1, ...place },
        { id: 2, ...(other[step] ?? place) },
      ]),
    );
    await expect.element(page.getByText('第 1 位 1 / 2')).toBeVisible();
    await expect.element(page.getByText('第 2 位 1 / 2')).toBeVisible();
  });

  it('is written by keys, and has no serious fault for screen readers', async () => {
    await open({ task: 'write' });
    await expect.element(boards()).toBeVisible();
    (boards().element() as HTMLElement).focus();
    await commands.press(['Enter', 'Space']);
    await expect.element(page.getByText('写完了！')).toBeVisible();
    expect(await seriousFindings()).toEqual([]);
  });

  it('plays the strokes, and shows them one at a press', async () => {
    await open({ speed: 2 });
    const shown = page.getByRole('img', { name: /^十，第/ });
    await expect.element(shown).toHaveAccessibleName('十，第 2 笔，共 2 笔');
    await page.getByRole('button', { name: '下一笔' }).click();
    await expect.element(shown).toHaveAccessibleName('十，第 1 笔，共 2 笔');
    await page.getByRole('button', { name: '播放' }).click();
    await expect.element(shown).toHaveAccessibleName('十，第 2 笔，共 2 笔');
    await expect.element(page.getByText('2 画')).toBeVisible();
    await page.getByRole('button', { name: '上一笔' }).click();
    await expect.element(shown).toHaveAccessibleName('十，第 1 笔，共 2 笔');
  });

  it('takes other characters in class from any text, and keeps its own without any', async () => {
    const { server } = await open({});
    server.answer('GET /files/strokes/2.0.1/571f', () => ({ body: TEN }));
    const field = page.getByRole('textbox', { name: '要写的字（最多 20 个）' });
    await page.getByRole('button', { name: '换字' }).click();
    await field.fill('土 and 十');
    await commands.press(['Enter']);
    await expect.element(page.getByRole('img', { name: /^土，第/ })).toBeVisible();
    await page.getByRole('button', { name: '十', exact: true }).click();
    await expect.element(page.getByRole('img', { name: /^十，第/ })).toBeVisible();
    await page.getByRole('button', { name: '换字' }).click();
    await field.fill('abc');
    await commands.press(['Enter']);
    await expect.element(page.getByRole('button', { name: '土', exact: true })).toBeVisible();
  });

  it('prints a sheet of its characters', async () => {
    await open({});
    const sheets: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLIFrameElement) sheets.push(node.srcdoc);
    });
    observer.observe(document.body, { childList: true });
    onTestFinished(() => observer.disconnect());
    await page.getByRole('button', { name: '字帖' }).click();
    await expect.poll(() => sheets.map((html) => html.split('<rect').length - 1)).toEqual([12]);
  });

  it('shows a message when the strokes do not load, and loads them at another try', async () => {
    const { server } = await open({ text: '木' });
    await expect.element(page.getByText('笔顺没有加载出来，请检查网络')).toBeVisible();
    server.answer('GET /files/strokes/2.0.1/6728', () => ({ body: TEN }));
    await page.getByRole('button', { name: '重试' }).click();
    await expect.element(page.getByRole('img', { name: /^木，第/ })).toBeVisible();
  });
});
