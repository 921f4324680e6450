import type { Transition } from '@lectern/courseware';
import { hide } from '../effects/effect-targets.ts';
import { type MorphBy, morph, type TransitionWay } from './morph/morph.ts';
import { cutPiece, type PagePiece } from './page-piece.ts';
import { motionOf } from './transition-motion.ts';
import type { TransitionMove } from './transition-move.ts';

/**
 * Plays the transition from one drawn page to the next; resolves when it has finished. Aborting `signal` ends it at
 * once on the new page. Only transforms, opacity, clips and filters are animated, by browser animations, which can be
 * sought.
 */
export async function playTransition(
  transition: Transition,
  incoming: HTMLElement,
  outgoing: HTMLElement,
  signal: AbortSignal,
  way: TransitionWay,
): Promise<void> {
  const duration = Math.max(transition.duration, 1);
  const stage = new TransitionStage(incoming, outgoing, way);
  const running =
    transition.type === 'morph' && !showsPicture(way)
      ? stage.morph(duration, morphBy(transition))
      : stage.play(motionOf(transition), duration);
  const stop = () => {
    for (const each of running) each.cancel();
  };
  signal.addEventListener('abort', stop, { once: true });
  await Promise.allSettled(running.map((each) => each.finished));
  signal.removeEventListener('abort', stop);
  stop();
  stage.clear();
}

/** Whether a page is shown as one picture: it has no elements that could move, so it fades. */
function showsPicture({ reader, incomingId, outgoingId }: TransitionWay): boolean {
  return [incomingId, outgoingId].some((id) => reader.find('page', id)?.picture?.shown);
}

function morphBy({ options }: Transition): MorphBy {
  switch (options?.option) {
    case 'byWord':
      return 'word';
    case 'byChar':
      return 'letter';
    default:
      return 'object';
  }
}

/** The most DOM nodes of all pieces: a page with many nodes is cut into fewer. */
const MOST_NODES = 20_000;

/** Two pages during a transition, and the pieces that are cut out of them. */
class TransitionStage {
  readonly #pages: Readonly<Record<TransitionMove['page'], HTMLElement>>;
  readonly #way: TransitionWay;
  /** The layer above both pages: pieces are in it in the order of their moves. */
  #layer: HTMLElement | undefined;
  /** Functions that restore the styles of the pages. */
  readonly #undo: (() => void)[] = [];

  constructor(incoming: HTMLElement, outgoing: HTMLElement, way: TransitionWay) {
    this.#pages = { incoming, outgoing };
    this.#way = way;
  }

  morph(duration: number, by: MorphBy): Animation[] {
    const { incoming, outgoing } = this.#pages;
    this.#order('incoming');
    return morph(incoming, outgoing, duration, this.#way, by);
  }

  play(motion: ReturnType<typeof motionOf>, duration: number): Animation[] {
    this.#order(motion.over);
    const moves = this.#affordable(motion.moves.map((move) => this.#whole(move)));
    const away = new Set(
      moves.flatMap(({ page, piece, part }) => {
        if (part === 'content') return this.#contentOf(page);
        return piece === undefined ? [] : [this.#pages[page]];
      }),
    );
    // Copies of a page are created before the page itself is hidden.
    const actors = moves.map((move) => this.#actorOf(move));
    const resting = [...away].map(hide);
    const moving = moves.flatMap(({ piece, part, frames, easing = 'ease-in-out' }, index) => {
      const actor = actors[index];
      if (!actor) return [];
      const { node } = actor;
      // Whole pages are in layers, which set the stacking order.
      const stands = piece === undefined && part === undefined ? layerOf(node) : node;
      const { still, moved, heights } = parted(actor.framesOf(frames));
      for (const [name, value] of Object.entries(still)) {
        const before = node.style.getPropertyValue(name);
        node.style.setProperty(name, value);
        this.#undo.push(() => node.style.setProperty(name, before));
      }
      const timing = { duration, easing, fill: 'both' } as const;
      return [node.animate(moved, timing), ...(heights ? [stands.animate(heights, timing)] : [])];
    });
    return [...resting, ...moving];
  }

  /** A page that is one picture has no backdrop: it moves as a whole. */
  #whole(move: TransitionMove): TransitionMove {
    if (move.part === undefined || backdropOf(this.#pages[move.page])) return move;
    const { part, ...rest } = move;
    return part === 'content' ? rest : { ...rest, frames: [] };
  }

  #actorOf({ page, piece, part }: TransitionMove): PagePiece | undefined {
    const asIs = (node: HTMLElement | undefined) =>
      node && { node, framesOf: (frames: readonly Keyframe[]) => [...frames] };
    if (part === 'backdrop') return asIs(backdropOf(this.#pages[page]));
    if (part !== 'content' && piece === undefined) return asIs(this.#pages[page]);
    const cut = cutPiece(this.#pages[page], piece ?? 'none', this.#way.size);
    if (part === 'content') backdropOf(cut.node)?.remove();
    this.#above().append(cut.node);
    return cut;
  }

  #contentOf(page: TransitionMove['page']): HTMLElement[] {
    const backdrop = backdropOf(this.#pages[page]);
    const siblings = [...(backdrop?.parentElement?.children ?? [])];
    return siblings.filter((each): each is HTMLElement => each !== backdrop && each instanceof HTMLElement);
  }

  clear(): void {
    this.#layer?.remove();
    for (const undo of this.#undo) undo();
    for (const page of Object.values(this.#pages)) layerOf(page).style.zIndex = '';
  }

  #order(over: TransitionMove['page']): void {
    const { w, h } = this.#way.size;
    for (const [name, page] of Object.entries(this.#pages)) {
      const layer = layerOf(page);
      layer.style.zIndex = name === over ? '1' : '0';
      page.style.setProperty('--half-width', `${w / 2}px`);
      page.style.setProperty('--half-height', `${h / 2}px`);
    }
  }

  /** All moves, or moves without pieces when copying the page so often would take too long. */
  #affordable(moves: readonly TransitionMove[]): readonly TransitionMove[] {
    const pieces = moves.filter(({ piece, part }) => piece !== undefined || part === 'content');
    const nodes = pieces.reduce(
      (sum, { page }) => sum + this.#pages[page].getElementsByTagName('*').length,
      0,
    );
    if (nodes <= MOST_NODES) return moves;
    return [{ page: 'incoming', frames: [{ opacity: 0 }, { opacity: 1 }] }];
  }

  #above(): HTMLElement {
    if (!this.#layer) {
      const under = layerOf(this.#pages.incoming);
      this.#layer = under.cloneNode(false) as HTMLElement;
      this.#layer.style.zIndex = '2';
      under.parentElement?.append(this.#layer);
    }
    return this.#layer;
  }
}

/**
 * CSS names of properties that stay constant during a move: set once, they do not keep the compositor from playing the
 * rest.
 */
const STILL = { transformOrigin: 'transform-origin', backfaceVisibility: 'backface-visibility' } as const;

/** Splits keyframes into keyframes that the compositor plays alone, constant styles, and z-indices. */
function parted(frames: readonly Keyframe[]): {
  readonly still: Readonly<Record<string, string>>;
  readonly moved: Keyframe[];
  readonly heights: Keyframe[] | undefined;
} {
  const still: Record<string, string> = {};
  for (const [key, name] of Object.entries(STILL)) {
    const value = frames.find((each) => each[key] !== undefined)?.[key];
    if (typeof value === 'string') still[name] = value;
  }
  const moved = frames.map(({ transformOrigin: _, backfaceVisibility: __, zIndex: ___, ...rest }) => rest);
  const heights = frames.map(({ zIndex, offset }) => ({
    ...(zIndex === undefined ? {} : { zIndex }),
    ...(offset === undefined ? {} : { offset }),
  }));
  const high = frames.some(({ zIndex }) => zIndex !== undefined);
  return { still, moved, heights: high ? heights : undefined };
}

function backdropOf(page: HTMLElement): HTMLElement | undefined {
  return page.querySelector<HTMLElement>('[data-stage-layer="backdrop"]') ?? undefined;
}

/** The layer of a page, which is stacked above or below the layer of the other page. */
function layerOf(page: HTMLElement): HTMLElement {
  return page.parentElement ?? page;
}
