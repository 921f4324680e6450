import { type Content, contentOf, type PlayedBody, plainTextOf } from '@lectern/questions';
import { expect, it } from 'vitest';
import { mapFill } from './word-games.ts';

it('names the branch of each hidden node of a map, for where the map is not drawn', () => {
  const map = `
Plants
  need
    [[water]]
  leaves
    colour
      [[green]]
  [[roots]]
`;
  const { body } = mapFill([1, 1, 'x'], 'Plants', map, ['books'], 'x');
  const [part] = (body as PlayedBody).parts;
  const asked = part?.body as { passage: Content } | undefined;
  expect(plainTextOf(asked?.passage ?? contentOf(''))).toBe(
    'need：____\nleaves › colour：____\nPlants：____',
  );
});
