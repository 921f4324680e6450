import { MonitorX } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import type { ClassTool } from '../../../parts/class-tools/index.ts';
import { keptTools } from '../../../parts/ink/index.ts';
import { toolbarText } from '../toolbar-texts.ts';
import { keyCommands, runCommand } from './key-commands.ts';
import type { PlayerPort } from './player-command.ts';
import { playerCommands } from './player-commands.ts';

function Dice() {
  return null;
}

const dice: ClassTool = {
  id: 'dice',
  label: { zh: '骰子', en: 'Dice' },
  icon: MonitorX,
  place: 'class',
  keys: 'Ctrl+D',
  load: async () => ({ View: Dice, takes: ['keys'] }),
};

function playerWith(change: Partial<PlayerPort> = {}): PlayerPort {
  return {
    tool: 'pointer',
    cover: 'none',
    settings: keptTools(),
    board: undefined,
    canUndo: false,
    isFullScreen: false,
    playback: 'nothing',
    zoomed: false,
    framing: false,
    openTools: new Set(),
    openPresenter: undefined,
    edit: undefined,
    goesRound: false,
    toggleRound: vi.fn(),
    show: vi.fn(),
    takeUp: vi.fn(),
    undo: vi.fn(),
    clearInk: vi.fn(),
    toggleFullScreen: vi.fn(),
    canDrag: true,
    drag: vi.fn(),
    zoom: vi.fn(),
    moveToolbar: vi.fn(),
    foldToolbar: vi.fn(),
    togglePlayback: vi.fn(),
    restore: vi.fn(),
    toggleTool: vi.fn(),
    ...change,
  };
}

describe('the commands of the player', () => {
  it('have a name, unique ids and unique keys, and an icon if they have a button', () => {
    const commands = playerCommands([dice], 'zh');
    const player = playerWith();
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
    const keys = commands.flatMap((each) => each.keys ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    for (const command of commands) {
      expect(command.label(toolbarText, player)).not.toBe('');
      expect(command.icon !== undefined, command.id).toBe(command.place !== undefined);
    }
  });

  it("are in the order of the toolbar, with class tools between the ink tools and the screen's commands", () => {
    const ids = playerCommands([dice], 'zh').flatMap(({ id, place }) =>
      place && place !== 'more' ? [id] : [],
    );
    expect(ids).toEqual([
      'pointer',
      'pen',
      'highlighter',
      'magic',
      'laser',
      'eraser',
      'lasso',
      'undo',
      'dice',
      'fold',
      'play',
      'end',
    ]);
  });

  it('show a class tool’s name in the current language, and open it by its id', () => {
    const tool = playerCommands([dice], 'en').find(({ id }) => id === 'dice');
    const player = playerWith({ openTools: new Set(['dice']) });
    expect(tool?.label(toolbarText, player)).toBe('Dice');
    expect(tool?.isPressed?.(player)).toBe(true);
    expect(tool?.isPressed?.(playerWith())).toBe(false);
    if (tool) runCommand(tool, player);
    expect(player.toggleTool).toHaveBeenCalledExactlyOnceWith('dice');
  });

  it('include a command that plays or pauses the page, disabled when the page has no media or is covered', () => {
    const play = playerCommands([], 'zh').find(({ id }) => id === 'play');
    const enabled = (change: Partial<PlayerPort>) => play?.isEnabled?.(playerWith(change));
    expect(play?.label(toolbarText, playerWith({ playback: 'paused' }))).toBe(toolbarText('playPage'));
    expect(play?.label(toolbarText, playerWith({ playback: 'playing' }))).toBe(toolbarText('pausePage'));
    expect(enabled({ playback: 'playing' })).toBe(true);
    expect(enabled({ playback: 'paused' })).toBe(true);
    expect(enabled({ playback: 'nothing' })).toBe(false);
    expect(enabled({ playback: 'playing', cover: 'black' })).toBe(false);
  });

  it('have the same keys in the toolbar and on the keyboard, and the same effect', () => {
    const byButton = playerCommands([dice], 'zh').flatMap(({ id, keys }) => (keys ? [[id, keys]] : []));
    const byKey = keyCommands([dice]).map(({ id, keys }) => [id, keys]);
    expect(byKey.toSorted()).toEqual(byButton.toSorted());
    const player = playerWith();
    const key = keyCommands([dice]).find(({ id }) => id === 'dice');
    if (key) runCommand(key, player);
    expect(player.toggleTool).toHaveBeenCalledExactlyOnceWith('dice');
  });

  it('have no effect while they are disabled', () => {
    const undo = playerCommands([], 'zh').find(({ id }) => id === 'undo');
    if (!undo) throw new Error('undo is a command');
    const [unable, able] = [playerWith(), playerWith({ canUndo: true })];
    runCommand(undo, unable);
    runCommand(undo, able);
    expect(unable.undo).not.toHaveBeenCalled();
    expect(able.undo).toHaveBeenCalledOnce();
  });
});
