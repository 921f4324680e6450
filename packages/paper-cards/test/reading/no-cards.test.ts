import { expect, it } from 'vitest';
import { CardReader } from '../../src/read/card-reader.ts';
import { emptyShot } from '../../src/testing/made-pictures.ts';

it('200 pictures of classrooms without cards have none', () => {
  const reader = new CardReader();
  for (let seed = 1; seed <= 200; seed += 1)
    expect(reader.read(emptyShot(seed, 640, 360)), `picture ${seed}`).toEqual([]);
});
