import { expect, it, onTestFinished } from 'vitest';
import { movableAt } from './movable-at.ts';

/** A surface with a box of 100 × 60 CSS pixels at (200, 100), below a layer that cannot be dragged. */
function drawn() {
  const surface = document.createElement('div');
  surface.innerHTML = `
    <div data-movable="a" data-carried="" style="position:fixed; left:200px; top:100px; width:100px; height:60px"><i></i></div>
    <div data-movable="b" style="position:fixed; left:400px; top:100px; width:100px; height:60px"></div>
    <div class="cover" style="position:fixed; left:0; top:0; width:600px; height:400px"></div>`;
  document.body.append(surface);
  onTestFinished(() => surface.remove());
  return { surface, at: (x: number, y: number) => movableAt(surface, x, y)?.dataset.movable };
}

it('movableAt returns the draggable node at a point, below others that cannot be dragged', () => {
  const { at } = drawn();
  expect(at(250, 130)).toBe('a');
  expect(at(450, 130)).toBeUndefined();
});

it('movableAt returns a draggable node within a finger of the point', () => {
  const { at } = drawn();
  expect([at(179, 130), at(321, 130), at(250, 79), at(250, 181)]).toEqual(['a', 'a', 'a', 'a']);
  expect([at(177, 130), at(323, 130), at(250, 77), at(250, 183)]).toEqual(Array(4).fill(undefined));
  // Across a corner 0.7 of the finger counts on both axes.
  expect([at(185, 85), at(315, 85), at(185, 175), at(315, 175)]).toEqual(['a', 'a', 'a', 'a']);
  expect([at(183, 83), at(317, 83), at(183, 177), at(317, 177)]).toEqual(Array(4).fill(undefined));
});

it('movableAt returns the node itself before one within a finger', () => {
  const { surface, at } = drawn();
  const beside = document.createElement('div');
  beside.dataset.movable = 'c';
  beside.dataset.carried = '';
  beside.style.cssText = 'position:fixed; left:300px; top:100px; width:50px; height:60px';
  surface.append(beside);
  expect([at(298, 130), at(302, 130)]).toEqual(['a', 'c']);
});

it('movableAt leaves out nodes of another surface', () => {
  const { at } = drawn();
  const other = drawn();
  expect(movableAt(other.surface, 250, 130)?.closest('div[data-movable]')).not.toBeNull();
  other.surface.remove();
  expect(movableAt(other.surface, 250, 130)).toBeUndefined();
  expect(at(250, 130)).toBe('a');
});
