import { describe, expect, it } from 'vitest';
import { DEPTHS } from './transition-depth.ts';
import type { TransitionMove, Way } from './transition-move.ts';

const motion = (name: string, more: Partial<Way> = {}) => {
  const made = DEPTHS[name]?.({
    dx: -1,
    dy: 0,
    vertical: false,
    inwards: false,
    direction: '',
    options: {},
    ...more,
  });
  if (!made) throw new Error(`${name} has no motion`);
  return made;
};
const move = (
  name: string,
  page: TransitionMove['page'],
  more: Partial<Way> = {},
  part?: TransitionMove['part'],
) => motion(name, more).moves.find((each) => each.page === page && each.part === part)?.frames ?? [];
const angles = (frames: readonly Keyframe[], axis: string) =>
  frames.map(
    ({ transform }) => Number(new RegExp(`rotate${axis}\\((-?[\\d.]+)deg`).exec(String(transform))?.[1]) + 0,
  );

describe('prism', () => {
  it('rotates about the vertical axis in the direction', () => {
    expect(angles(move('prism', 'incoming'), 'Y')).toEqual([90, 0]);
    expect(angles(move('prism', 'outgoing'), 'Y')).toEqual([0, -90]);
    expect(angles(move('prism', 'incoming', { dx: 1 }), 'Y')).toEqual([-90, 0]);
  });

  it('rotates about the horizontal axis up and down', () => {
    expect(angles(move('prism', 'incoming', { dx: -1, dy: 1 }), 'X')).toEqual([90, 0]);
    expect(angles(move('prism', 'outgoing', { dx: -1, dy: -1 }), 'X')).toEqual([0, 90]);
    expect(move('prism', 'incoming', { dx: -1, dy: 1 })[0]?.transform).toContain('--half-height');
    expect(move('prism', 'incoming')[0]?.transform).toContain('--half-width');
  });

  it('is seen from inside when it is inverted', () => {
    const inverted = { options: { isInverted: 'true' } };
    expect(angles(move('prism', 'incoming', inverted), 'Y')).toEqual([-90, 0]);
    const outside = String(move('prism', 'incoming')[1]?.transform);
    const inside = String(move('prism', 'incoming', inverted)[1]?.transform);
    expect(outside).toMatch(/translateZ\(calc\(.*\* -1\)\) rotateY.* translateZ\(var\(--half-width\)\)$/);
    expect(inside).toMatch(/translateZ\(var\(--half-width\)\) rotateY.* translateZ\(calc\(.*\* -1\)\)$/);
  });

  it.each(['1', 'true'])('rotates only the contents with isContent %s', (isContent) => {
    const parts = (value: string) =>
      motion('prism', { options: { isContent: value } }).moves.map(({ part }) => part);
    expect(parts(isContent)).toEqual(['backdrop', 'content', 'content']);
    expect(parts('0')).toEqual([undefined, undefined]);
  });
});

it('flip shows the incoming page from the middle on, when the outgoing one is edge-on', () => {
  const [incoming, outgoing] = [move('flip', 'incoming', { dx: 1 }), move('flip', 'outgoing', { dx: 1 })];
  expect(angles(incoming, 'Y')).toEqual([-90, -90, -90, 0]);
  expect(angles(outgoing, 'Y')).toEqual([0, 90, 90, 90]);
  expect(incoming.map(({ opacity }) => opacity)).toEqual([0, 0, 1, 1]);
  expect(outgoing.map(({ opacity }) => opacity)).toEqual([1, 1, 0, 0]);
  expect(angles(move('flip', 'incoming', { dx: -1 }), 'Y')[0]).toBe(90);
});

it('switch moves the pages aside in opposite directions, and exchanges their order', () => {
  const x = (frames: readonly Keyframe[]) =>
    frames.map(({ transform }) => Number(/translate3d\((-?[\d.]+)%/.exec(String(transform))?.[1]) + 0);
  expect(x(move('switch', 'incoming', { dx: 1 }))).toEqual([0, -55, -55, 0]);
  expect(x(move('switch', 'outgoing', { dx: 1 }))).toEqual([0, 55, 55, 0]);
  expect(move('switch', 'incoming').map(({ zIndex }) => zIndex)).toEqual([0, 0, 2, 2]);
  expect(angles(move('switch', 'outgoing', { dx: 1 }), 'Y')).toEqual([0, -30, -35, 0]);
});

it.each(['gallery', 'conveyor'])(
  '%s brings the incoming page from the side that the other leaves to',
  (name) => {
    const part = name === 'conveyor' ? 'content' : undefined;
    const x = (page: TransitionMove['page'], dx: -1 | 1) =>
      move(name, page, { dx }, part).map(
        ({ transform }) => Number(/translate(?:3d)?\((-?[\d.]+)%/.exec(String(transform))?.[1]) + 0,
      );
    const [begin = 0] = x('incoming', 1);
    expect(begin).toBeLessThan(-100);
    expect(x('incoming', 1).at(-1)).toBe(0);
    expect(x('outgoing', 1).at(-1)).toBe(-begin);
    expect(x('incoming', -1)[0]).toBe(-begin);
    expect(x('outgoing', -1).at(-1)).toBe(begin);
  },
);

it('ferris turns both contents by 38 degrees in the direction', () => {
  expect(angles(move('ferris', 'incoming', { dx: 1 }, 'content'), '')).toEqual([-38, 0]);
  expect(angles(move('ferris', 'outgoing', { dx: 1 }, 'content'), '')).toEqual([0, 38]);
  expect(angles(move('ferris', 'outgoing', { dx: -1 }, 'content'), '')).toEqual([0, -38]);
});

it('fallOver tips the page over its lower edge, and slightly to the side', () => {
  const frames = move('fallOver', 'outgoing', { dx: 1 });
  expect(angles(frames, 'X')).toEqual([0, -12, -92, -92]);
  expect(angles(frames, 'Z')[1]).toBeCloseTo(0.8);
  expect(angles(move('fallOver', 'outgoing', { dx: -1 }), 'Z')[1]).toBeCloseTo(-0.8);
  expect(frames.map(({ opacity }) => opacity)).toEqual([undefined, undefined, 1, 0]);
});

it('prestige rotates both pages in the direction', () => {
  expect(angles(move('prestige', 'incoming', { dx: 1 }), 'Y')).toEqual([-70, -50, 0]);
  expect(angles(move('prestige', 'outgoing', { dx: 1 }), 'Y')).toEqual([0, 35, 45]);
  expect(motion('prestige').over).toBe('outgoing');
});
