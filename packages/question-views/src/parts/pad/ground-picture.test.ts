import { expect, it } from 'vitest';
import { groundPicture } from './ground-picture.ts';

const addressOf = (hash: string) => `/files/${hash}`;
const drawing = (ground?: object) => ({ kind: 'media-answer', body: { ask: 'drawing', ground } });

it('groundPicture returns the address of the picture that was drawn on', () => {
  expect(groundPicture(drawing({ type: 'picture', asset: 'abc' }), addressOf)).toBe('/files/abc');
});

it.each(['squares', 'dots', 'axes', 'field', 'rice', 'english', 'staff'])(
  'groundPicture returns a picture of the lines of %s',
  (grid) => {
    const address = groundPicture(drawing({ type: 'grid', grid }), addressOf) ?? '';
    expect(address).toMatch(/^data:image\/svg\+xml,/);
    expect(decodeURIComponent(address).match(/<path d="M[^"]+"/g)?.length).toBeGreaterThan(0);
  },
);

it('groundPicture returns undefined for white paper, and for a question of another kind', () => {
  expect(groundPicture(drawing(), addressOf)).toBeUndefined();
  expect(
    groundPicture({ ...drawing({ type: 'grid', grid: 'axes' }), kind: 'essay' }, addressOf),
  ).toBeUndefined();
  expect(groundPicture({ kind: 'composite' }, addressOf)).toBeUndefined();
});
