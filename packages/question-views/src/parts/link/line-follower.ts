import { type CardFollowerPort, openTargets } from '../drag-to-target/card-follower.ts';
import type { Follower, Point } from '../dragging/drags.ts';
import { type Box, targetUnder } from '../dragging/hit.ts';

/** Draws a line from a card to the pointer, in the `<line data-drawn-line>` of the surface. */
export function followWithLine(surface: HTMLElement, node: HTMLElement, port: CardFollowerPort): Follower {
  const board = surface.getBoundingClientRect();
  const home = node.getBoundingClientRect();
  const { targets, mark } = openTargets(surface, port);
  const lines = surface.querySelector<SVGElement>('[data-drawn-lines]');
  // A line of its own for each pointer.
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'line');
  lines?.append(line);
  node.dataset.dragged = '';
  const release = () => {
    mark(undefined);
    line.remove();
    delete node.dataset.dragged;
  };
  return {
    move(_by: Point, at: Point) {
      const from = startOf(home, at);
      const ends = { x1: from.x, y1: from.y, x2: at.x, y2: at.y };
      for (const [name, value] of Object.entries(ends))
        line.setAttribute(name, `${value - (name.startsWith('x') ? board.left : board.top)}`);
      mark(targetUnder(targets, at, pointBox(at))?.id);
    },
    drop(_by: Point, at: Point) {
      release();
      const target = targetUnder(targets, at, pointBox(at))?.id;
      if (target !== undefined) port.drop(target);
    },
    cancel: release,
  };
}

/** The middle of the card's edge that is nearer to the pointer. */
function startOf({ left, right, top, bottom }: Box, at: Point): Point {
  return { x: at.x < (left + right) / 2 ? left : right, y: (top + bottom) / 2 };
}

function pointBox({ x, y }: Point): Box {
  return { left: x, top: y, right: x, bottom: y };
}
