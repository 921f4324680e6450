import { describe, expect, it } from 'vitest';
import { ShowOverlays } from './show-overlays.ts';

describe('what lies over a show', () => {
  it('takes the input that it says, as long as it lies there', () => {
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

  it('is closed by Escape from the top, each one once, those that have no way to close left alone', () => {
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

  it('lies there once when it is laid twice, and then on top', () => {
    const overlays = new ShowOverlays();
    const before = overlays.lay({ id: 'timer', takes: ['keys'] });
    overlays.lay({ id: 'roster', takes: [] });
    overlays.lay({ id: 'timer', takes: [] });
    expect(overlays.all.get().map(({ id }) => id)).toEqual(['roster', 'timer']);
    expect(overlays.takes('keys')).toBe(false);
    // What was replaced takes nobody else away with it.
    before();
    expect(overlays.all.get().map(({ id }) => id)).toEqual(['roster', 'timer']);
  });

  it('lies below what was opened later when its code comes last, and is closed after that', () => {
    const overlays = new ShowOverlays();
    const closed: string[] = [];
    const lay = (id: string, rank: number) =>
      overlays.lay({ id, takes: [], rank, close: () => closed.push(id) });
    lay('roster', 0);
    const call = lay('random-call', 1);
    overlays.lay({ id: 'question', takes: ['keys'] });
    // The code of the roster is here: it is laid anew.
    lay('roster', 0);
    expect(overlays.all.get().map(({ id }) => id)).toEqual(['roster', 'random-call', 'question']);
    overlays.closeTop();
    call();
    overlays.closeTop();
    expect(closed).toEqual(['random-call', 'roster']);
  });

  it('turn their own pages, the topmost that has some, and none when the last of them is gone', () => {
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
