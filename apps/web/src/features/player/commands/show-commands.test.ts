import { expect, it, vi } from 'vitest';
import { inkCommands } from './ink-commands.ts';
import { runCommand } from './key-commands.ts';
import type { PlayerCommand, PlayerPort } from './player-command.ts';
import { foldCommand, showCommands } from './show-commands.ts';
import { zoomCommands } from './zoom-commands.ts';

const player = (more: object = {}) => ({ cover: 'none', ...more }) as unknown as PlayerPort;
const named = (commands: readonly PlayerCommand[], id: string) =>
  commands.find((each) => each.id === id) as PlayerCommand;
const label = (command: PlayerCommand, of: PlayerPort) =>
  command.label(((key: string) => key) as unknown as Parameters<PlayerCommand['label']>[0], of);

it('the command of a cover shows the cover, and is pressed while the cover is shown', () => {
  for (const id of ['pages', 'black', 'white']) {
    const command = named(showCommands, id);
    expect(command.isPressed?.(player({ cover: id }))).toBe(true);
    expect(command.isPressed?.(player())).toBe(false);
    const show = vi.fn();
    command.run(player({ show }));
    expect(show).toHaveBeenCalledExactlyOnceWith(id);
  }
});

it('the end command ends the show', () => {
  const show = vi.fn();
  named(showCommands, 'end').run(player({ show }));
  expect(show).toHaveBeenCalledExactlyOnceWith('end');
});

it('the presenter view and the editor are offered only where they can be opened', () => {
  const [presenter, edit] = [named(showCommands, 'presenter'), named(showCommands, 'edit')];
  expect([presenter.isEnabled?.(player()), edit.isThere?.(player())]).toEqual([false, false]);
  const able = player({ openPresenter: vi.fn(), edit: vi.fn() });
  expect([presenter.isEnabled?.(able), edit.isThere?.(able)]).toEqual([true, true]);
  runCommand(presenter, able);
  edit.run(able);
  expect(able.openPresenter).toHaveBeenCalledOnce();
  expect(able.edit).toHaveBeenCalledOnce();
});

it('the full screen command shows its next effect by its name and icon', () => {
  const command = named(showCommands, 'full-screen');
  const [whole, part] = [
    player({ isFullScreen: true }),
    player({ isFullScreen: false, toggleFullScreen: vi.fn() }),
  ];
  expect([label(command, whole), label(command, part)]).toEqual(['leaveFullScreen', 'fullScreen']);
  expect(command.icon?.(whole)).not.toBe(command.icon?.(part));
  command.run(part);
  expect(part.toggleFullScreen).toHaveBeenCalledOnce();
});

it('a show that runs by itself is marked, and the toolbar can be moved and folded', () => {
  const round = named(showCommands, 'round');
  const port = player({ goesRound: true, toggleRound: vi.fn(), moveToolbar: vi.fn(), foldToolbar: vi.fn() });
  expect(round.isPressed?.(port)).toBe(true);
  round.run(port);
  named(showCommands, 'move-toolbar').run(port);
  foldCommand.run(port);
  for (const call of [port.toggleRound, port.moveToolbar, port.foldToolbar])
    expect(call).toHaveBeenCalledOnce();
});

it('the zoom command is pressed while the page is enlarged or a part is selected', () => {
  const zoom = named(zoomCommands, 'zoom');
  const pressed = (zoomed: boolean, framing: boolean) => zoom.isPressed?.(player({ zoomed, framing }));
  expect([pressed(false, false), pressed(true, false), pressed(false, true)]).toEqual([false, true, true]);
  expect([label(zoom, player({ zoomed: true })), label(zoom, player({ zoomed: false }))]).toEqual([
    'wholePage',
    'zoom',
  ]);
  expect(zoom.icon?.(player({ zoomed: true }))).not.toBe(zoom.icon?.(player({ zoomed: false })));
});

it('the tools are pressed while they are in hand, and shown in their colour', () => {
  const colors = { pen: 'D92D20', highlighter: 'FFFFFF', magic: '1D2421', laser: '2E6BE6' };
  const settings = Object.fromEntries(Object.entries(colors).map(([tool, color]) => [tool, { color }]));
  for (const tool of ['pointer', 'pen', 'highlighter', 'magic', 'laser', 'eraser', 'lasso']) {
    const command = named(inkCommands, tool);
    const takeUp = vi.fn();
    expect(command.isPressed?.(player({ tool }))).toBe(true);
    expect(command.isPressed?.(player({ tool: 'drag' }))).toBe(false);
    command.run(player({ takeUp }));
    expect(takeUp).toHaveBeenCalledExactlyOnceWith(tool);
  }
  const tint = (tool: string) => named(inkCommands, tool).tint?.(player({ settings }));
  expect(tint('pen')).toEqual({ color: '#D92D20' });
  expect(tint('laser')).toEqual({ color: '#2E6BE6' });
  // White and black are hard to see on a card of one theme or the other.
  expect([tint('highlighter'), tint('magic'), tint('eraser')]).toEqual([undefined, undefined, undefined]);
});
