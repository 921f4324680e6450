import { afterEach, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type MountedPlayer, mountPlayer, tapOn } from '../testing/mounted-player.tsx';

/** Longer than an unused toolbar stays visible, milliseconds. */
const A_WHILE = 15_000;
const FAR = [{ do: 'move', x: 600, y: 200 }] as const;
const menu = page.getByRole('group', { name: '菜单', exact: true });

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a show whose toolbar has these habits. */
async function teach(habits: object): Promise<MountedPlayer> {
  localStorage.setItem('lectern.player-toolbar-habits', JSON.stringify(habits));
  return await mountPlayer();
}

/** Opens a show whose toolbar hides, with fake timers. */
async function teachByClock(): Promise<MountedPlayer> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const player = await teach({ rests: true });
  await commands.mouse(FAR);
  return player;
}

const waitAWhile = () => vi.advanceTimersByTimeAsync(A_WHILE);
/** Position and size of the toolbar in the window. */
const boxOf = (player: MountedPlayer) => player.toolbar.element().getBoundingClientRect();
const middleOf = (player: MountedPlayer) => {
  const { y, height } = boxOf(player);
  return Math.round(y + height / 2);
};

it('an unused toolbar is hidden, and shown again by the mouse nearby, a tap on its dot or the Tab key', async () => {
  const player = await teachByClock();
  const place = player.toolbar.element().parentElement;
  const isSeen = () => place?.dataset.rests === undefined;
  const rests = async () => {
    await commands.mouse(FAR);
    await waitAWhile();
    await expect.poll(isSeen).toBe(false);
  };
  await rests();
  await expect.element(player.dot).toBeVisible();
  // A press at the toolbar's former position reaches the slide.
  const { x, y, width, height } = boxOf(player);
  const under = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(under?.closest('[role="toolbar"]')).toBeNull();

  await commands.mouse([{ do: 'move', x: x + width / 2, y: y - 30 }]);
  await expect.poll(isSeen).toBe(true);
  await expect.element(player.dot).not.toBeInTheDocument();
  // The toolbar stays while the mouse is near.
  await waitAWhile();
  await expect.poll(isSeen).toBe(true);
  await rests();
  // A mouse never reaches the dot, because the toolbar is shown before.
  await tapOn(player.dot);
  await expect.poll(isSeen).toBe(true);
  await rests();
  const pen = place?.querySelector<HTMLElement>('[data-command="pen"]');
  pen?.focus();
  await expect.poll(isSeen).toBe(true);
});

it('a toolbar that is pinned is always visible, and another toolbar stays visible while its menu is open', async () => {
  const player = await teachByClock();
  await player.tool('菜单').click();
  await commands.mouse(FAR);
  await waitAWhile();
  await expect.element(menu).toBeVisible();
  await menu.getByRole('button', { name: '不用时自动隐去工具栏' }).click();
  await commands.press(['Escape']);
  await expect.element(menu).not.toBeInTheDocument();
  await commands.mouse(FAR);
  await waitAWhile();
  await expect.element(player.dot).not.toBeInTheDocument();
  await expect.element(player.toolbar).toBeVisible();
});

it('the area of a hidden toolbar can be written on by finger', async () => {
  const player = await teachByClock();
  await tapOn(player.tool('画笔'));
  const { x, y, height } = boxOf(player);
  await waitAWhile();
  await expect.element(player.dot).toBeVisible();
  const middle = y + height / 2;
  await commands.dragFinger({ x: x + 200, y: middle }, { x: x + 600, y: middle });
  await tapOn(player.dot);
  await expect.element(player.dot).not.toBeInTheDocument();
  await expect.element(player.tool('撤销')).toBeEnabled();
});

it('a click on an empty spot moves the toolbar there if the teacher enabled it, keeps the page, and shows a hint once', async () => {
  const player = await teach({ rests: false });
  const empty = { x: 500, y: 200 };
  await commands.clickAt(empty);
  await expect.poll(() => player.pageNumber).toBe(2);
  await player.tool('菜单').click();
  await page.getByRole('button', { name: /点一下空白处，唤来工具栏/ }).click();
  await player.tool('收起').click();
  const hint = page.getByText(/点一下页面空白处，工具栏就到那里/);
  await expect.element(hint).toBeVisible();
  await commands.clickAt(empty);
  await expect.poll(() => middleOf(player)).toBe(empty.y);
  expect(player.pageNumber).toBe(2);
  await player.tool('收起').click();
  await expect.element(player.dot).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
  // A restored screen puts the toolbar at its edge.
  await commands.clickAt(empty);
  await expect.poll(() => middleOf(player)).toBe(empty.y);
  await player.pressTool('还原');
  await expect.poll(() => middleOf(player)).toBeGreaterThan(600);
});

it('the menu mutes tools, shows the keys, and moves the toolbar, which stays there when the show is opened again', async () => {
  const player = await teach({ rests: false });
  await player.tool('菜单').click();
  await menu.getByRole('button', { name: '工具声音：开' }).click();
  const volume = menu.getByRole('slider', { name: '音量' });
  await expect.element(volume).toHaveValue('0');
  await volume.fill('40');
  await expect.element(menu.getByRole('button', { name: '工具声音：开' })).toBeVisible();
  await menu.getByRole('radio', { name: '右侧' }).click();
  await expect.poll(() => boxOf(player).x).toBeGreaterThan(800);
  await menu.getByRole('button', { name: '按键说明' }).click();
  const keys = page.getByRole('dialog', { name: '按键说明' });
  await expect.element(keys.getByText('Ctrl + P')).toBeVisible();
  // Keys go to the menu: no page is changed behind it.
  await commands.press(['PageDown', 'Escape']);
  await expect.element(keys).not.toBeInTheDocument();
  expect(player.pageNumber).toBe(1);
  await player.reopen();
  await expect.poll(() => boxOf(player).x).toBeGreaterThan(800);
  expect(localStorage.getItem('lectern.class-volume')).toBe('0.4');
});

/** Opens a show with the pen selected, and returns the options of the pen with the button that opens them. */
async function withPen() {
  const player = await mountPlayer();
  const pen = player.tool('画笔');
  const choices = page.getByRole('group', { name: '画笔' });
  await pen.click();
  const openChoices = async () => {
    if (choices.query() === null) await pen.click();
    await expect.element(choices).toBeVisible();
    await expect.element(pen).toHaveAttribute('aria-expanded', 'true');
  };
  return { player, pen, choices, openChoices };
}

it('the options of a pen close when another tool is used, and by Escape, which keeps the pen selected', async () => {
  const { player, pen, choices, openChoices } = await withPen();
  await openChoices();
  await choices.getByRole('radio', { name: '蓝' }).click();
  await expect.element(choices).toBeVisible();
  await player.draw([0.2, 0.3], [0.6, 0.3]);
  await expect.element(choices).not.toBeInTheDocument();
  await expect.poll(() => player.inked()).toBeGreaterThan(0.0005);
  for (const key of ['PageDown', 'b', 'g']) {
    await openChoices();
    await commands.press([key]);
    await expect.element(choices).not.toBeInTheDocument();
    if (key !== 'PageDown') await commands.press([key]);
  }
  await openChoices();
  await commands.press(['Escape']);
  await expect.element(choices).not.toBeInTheDocument();
  await expect.element(pen).toHaveAttribute('aria-pressed', 'true');
});

it('the options of a pen that are opened by keys have the focus, and Escape returns it to the pen', async () => {
  const { player, pen, choices, openChoices } = await withPen();
  await openChoices();
  await choices.getByRole('radio', { name: '蓝' }).click();
  await player.draw([0.2, 0.3], [0.6, 0.3]);
  await expect.element(choices).not.toBeInTheDocument();
  pen.element().focus();
  await commands.press(['Enter']);
  await expect.element(choices.getByRole('radio', { name: '蓝' })).toHaveFocus();
  const before = player.pageNumber;
  await commands.press(['ArrowRight']);
  await expect.element(choices.getByRole('radio', { name: '黑', exact: true })).toBeChecked();
  await commands.press(['Tab', 'ArrowDown']);
  await expect.element(choices.getByRole('radio', { name: '粗' })).toBeChecked();
  expect(player.pageNumber).toBe(before);
  await commands.press(['Escape']);
  await expect.element(choices).not.toBeInTheDocument();
  await expect.element(pen).toHaveFocus();
});

it('the toolbar is hidden and shown by its button, stays hidden when the show is opened again, and is shown at the pointer', async () => {
  const player = await mountPlayer();
  await player.tool('收起').click();
  await expect.element(player.toolbar).not.toBeInTheDocument();
  await expect.poll(() => player.dot.element().getBoundingClientRect().x).toBeGreaterThan(innerWidth - 160);
  await player.reopen();
  await expect.element(player.dot).toBeVisible();
  await expect.element(player.toolbar).not.toBeInTheDocument();
  await player.dot.click();
  await expect.element(player.toolbar).toBeVisible();
  await commands.press(['t']);
  await expect.element(player.toolbar).not.toBeInTheDocument();
  // A right click shows the toolbar at the pointer.
  await commands.clickAt({ x: 600, y: 200 }, { button: 'right' });
  await expect.element(player.toolbar).toBeVisible();
  await expect.poll(() => Math.abs(middleOf(player) - 200)).toBeLessThan(5);
});
