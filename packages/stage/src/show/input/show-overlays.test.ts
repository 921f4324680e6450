import { describe, expect, it } from 'vitest';
import { ShowOverlays } from './show-overlays.ts';

describe('an overlay of a show', () => {
  it('receives the input that it lists while it is open', () => {
    const overlays = new ShowOverlays();
    const put = overlays.lay({ id: 'timer', takes: ['keys', 'swipes'] });
    expect((['keys', 'wheel', 'swipes'] as const).map((input) => overlays.takes(input))).toEqual([
      true,
      false,
      true,
    ]);
    put();
    expect(overlays.takes('keys')).toBe(false);
  });

  it('is closed by Escape, the topmost first and each only once, except for overlays without `close`', () => {
    const overlays = new ShowOverlays();
    const closed: string[] = [];
    const lay = (id: string) => {
      const put = overlays.lay({
        id,
        takes: [],
        close: () => {
          closed.push(id);
          put();
        },
      });
    };
    lay('first');
    lay('second');
    overlays.lay({ id: 'asks', takes: ['keys'] });
    expect([overlays.closeTop(), overlays.closeTop(), overlays.closeTop()]).toEqual([true, true, false]);
    expect(closed).toEqual(['second', 'first']);
    expect(overlays.all.get().map(({ id }) => id)).toEqual(['asks']);
  });

  it('is listed once when it is added twice, and then on top', () => {
    const overlays = new ShowOverlays();
    const before = overlays.lay({ id: 'timer', takes: ['keys'] });
    overlays.lay({ id: 'roster', takes: [] });
    overlays.lay({ id: 'timer', takes: [] });
    expect(overlays.all.get().map(({ id }) => id)).toEqual(['roster', 'timer']);
    expect(overlays.takes('keys')).toBe(false);
    // Disposing the replaced overlay removes no other one.
    before();
    expect(overlays.all.get().map(({ id }) => id)).toEqual(['roster', 'timer']);
  });

  it('is below a later overlay when its code loads last, and is closed after that overlay', () => {
    const overlays = new ShowOverlays();
    const closed: string[] = [];
    const lay = (id: string, rank: number) =>
      overlays.lay({ id, takes: [], rank, close: () => closed.push(id) });
    lay('roster', 0);
    const call = lay('random-call', 1);
    overlays.lay({ id: 'question', takes: ['keys'] });
    // The code of the roster is loaded: its overlay is added again.
    lay('roster', 0);
    expect(overlays.all.get().map(({ id }) => id)).toEqual(['roster', 'random-call', 'question']);
    overlays.closeTop();
    call();
    overlays.closeTop();
    expect(closed).toEqual(['random-call', 'roster']);
  });

  it('changes its own pages: the topmost overlay with pages does, and none when the last one is closed', () => {
    const overlays = new ShowOverlays();
    const turned: string[] = [];
    expect(overlays.turn(1)).toBe(false);
    const end = overlays.lay({ id: 'board', takes: [], turn: (by) => turned.push(`board ${by}`) });
    overlays.lay({ id: 'timer', takes: [] });
    expect(overlays.turn(1)).toBe(true);
    expect(overlays.turn(-1)).toBe(true);
    expect(turned).toEqual(['board 1', 'board -1']);
    end();
    expect(overlays.turn(1)).toBe(false);
  });
});
