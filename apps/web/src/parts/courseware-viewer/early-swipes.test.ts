import { expect, it } from 'vitest';
import { EarlySwipes, type SeenPointer, type Swiped } from './early-swipes.ts';

function at(clientX: number, timeStamp: number, more: Partial<SeenPointer> = {}): SeenPointer {
  return { pointerId: 7, pointerType: 'touch', isPrimary: true, clientX, clientY: 400, timeStamp, ...more };
}

it('early swipes are replayed when the show is ready, also a swipe that started before and ends after', () => {
  const early = new EarlySwipes();
  const done: Swiped[] = [];
  const swipe = (from: number, to: number) => {
    early.down(at(from, 0));
    early.up(at(to, 200));
  };
  swipe(300, 100);
  swipe(300, 290);
  early.down(at(100, 300));
  early.give((asked) => done.push(asked));
  expect(done).toEqual(['next']);
  early.up(at(300, 500));
  expect(done).toEqual(['next', 'previous']);
  // The show handles later swipes itself.
  swipe(300, 100);
  expect(done).toEqual(['next', 'previous']);
});

it('early swipes ignore the mouse, two fingers, and a finger that scrolled the window', () => {
  const early = new EarlySwipes();
  const done: Swiped[] = [];
  early.down(at(300, 0, { pointerType: 'mouse' }));
  early.up(at(100, 200, { pointerType: 'mouse' }));
  early.down(at(300, 0));
  early.down(at(200, 50, { pointerId: 8, isPrimary: false }));
  early.up(at(100, 200));
  early.down(at(300, 0));
  early.cancel();
  early.up(at(100, 200));
  early.give((asked) => done.push(asked));
  expect(done).toEqual([]);
});
