import type { Follower, Point } from '../dragging/drags.ts';
import { glideHome, movedBox, type Target, targetUnder } from '../dragging/hit.ts';

export interface CardFollowerPort {
  /** Whether the card can be dropped there. */
  accepts(target: string): boolean;
  /** The card was dropped on a target, or beside all of them. */
  drop(target: string | undefined): void;
}

/** Moves a card with a pointer over the targets of a surface, the nodes with `data-target`. */
export function followWithCard(surface: HTMLElement, node: HTMLElement, port: CardFollowerPort): Follower {
  const home = node.getBoundingClientRect();
  const { targets, mark } = openTargets(surface, port);
  node.dataset.dragged = '';
  const release = () => {
    mark(undefined);
    delete node.dataset.dragged;
    node.style.translate = '';
  };
  return {
    move(by: Point, at: Point) {
      node.style.translate = `${by.x}px ${by.y}px`;
      mark(targetUnder(targets, at, movedBox(home, by))?.id);
    },
    drop(by: Point, at: Point) {
      const target = targetUnder(targets, at, movedBox(home, by))?.id;
      release();
      port.drop(target);
      glideHome(surface, `[data-card="${CSS.escape(node.dataset.card ?? '')}"]`, movedBox(home, by));
    },
    cancel: release,
  };
}

/** The positions of the targets that accept a card, and a function that marks the target under it. */
export function openTargets(
  surface: HTMLElement,
  { accepts }: Pick<CardFollowerPort, 'accepts'>,
): { readonly targets: readonly Target[]; mark(target: string | undefined): void } {
  const nodes = new Map<string, HTMLElement>();
  for (const node of surface.querySelectorAll<HTMLElement>('[data-target]')) {
    const id = node.dataset.target;
    if (id !== undefined && accepts(id)) nodes.set(id, node);
  }
  const targets = [...nodes].map(([id, node]) => ({ id, box: node.getBoundingClientRect() }));
  let over: HTMLElement | undefined;
  return {
    targets,
    mark(target) {
      const next = target === undefined ? undefined : nodes.get(target);
      if (over === next) return;
      delete over?.dataset.over;
      if (next) next.dataset.over = '';
      over = next;
    },
  };
}
