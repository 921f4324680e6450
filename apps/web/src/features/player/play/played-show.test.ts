import { expect, it, vi } from 'vitest';
import { PlayedShow, type PlayerParts } from './played-show.ts';

function played({ written, times = 1 }: { written?: string; times?: number } = {}) {
  const calls: string[] = [];
  const act = (name: string) => vi.fn((...given: unknown[]) => void calls.push([name, ...given].join(' ')));
  const parts = {
    props: { ink: { book: { clear: act('clear') } } },
    shown: {
      show: { state: { cover: 'black' } },
      zoom: { page: { times }, stopFraming: act('stop framing'), ask: act('zoom') },
      written,
    },
    currentTool: { canUndo: true, undo: act('undo'), hand: { takeUp: act('take up') } },
    over: { place: { toggleFolded: act('fold') }, openTools: { toggle: act('toggle') } },
  };
  return { calls, show: new PlayedShow(parts as unknown as PlayerParts) };
}

it('PlayedShow reads the state of the show', () => {
  const { show } = played();
  expect([show.cover, show.zoomed, show.canUndo]).toEqual(['black', false, true]);
  expect(played({ times: 1.5 }).show.zoomed).toBe(true);
});

it('PlayedShow ends the selection of a part to enlarge before a tool is taken up', () => {
  const { show, calls } = played();
  show.takeUp('pen');
  expect(calls).toEqual(['stop framing', 'take up pen']);
});

it('PlayedShow clears the ink of the page or board that is written on, if any', () => {
  const on = played({ written: 'page' });
  on.show.clearInk();
  expect(on.calls).toEqual(['clear page']);
  const off = played();
  off.show.clearInk();
  expect(off.calls).toEqual([]);
});

it('undoes, zooms, folds the toolbar and opens tools', () => {
  const { show, calls } = played();
  show.undo();
  show.zoom('in');
  show.foldToolbar();
  show.toggleTool('timer');
  expect(calls).toEqual(['undo', 'zoom in', 'fold', 'toggle timer']);
});
