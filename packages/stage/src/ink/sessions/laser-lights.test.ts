import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LaserLights } from './laser-lights.ts';

let frames: Map<number, () => void>;
let asked = 0;
let now = 0;

beforeEach(() => {
  frames = new Map();
  asked = 0;
  now = 1_000;
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    asked += 1;
    frames.set(asked, work);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function frame(): void {
  const all = [...frames.values()];
  frames.clear();
  for (const work of all) work();
}

it('LaserLights draws in every frame until the last light has faded', () => {
  const onChange = vi.fn();
  const lights = new LaserLights(onChange);
  const first = lights.begin([10, 10, 0.5], 'D92D20');
  const second = lights.begin([20, 20, 0.5], '12A184');
  expect(lights.lit).toHaveLength(2);
  expect(frames.size).toBe(1);
  frame();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(lights.lit).toHaveLength(2);
  first.up([10, 10, 0.5]);
  now += 10_000;
  frame();
  expect(lights.lit).toHaveLength(1);
  expect(frames.size).toBe(1);
  second.up([20, 20, 0.5]);
  now += 10_000;
  frame();
  expect(lights.lit).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(frames.size).toBe(0);
  lights.begin([1, 1, 0.5], 'D92D20');
  expect(frames.size).toBe(1);
});

it('LaserLights draws no more after it is disposed', () => {
  const onChange = vi.fn();
  const lights = new LaserLights(onChange);
  lights.begin([10, 10, 0.5], 'D92D20');
  lights.dispose();
  frame();
  expect(onChange).not.toHaveBeenCalled();
});
