import type { Transition } from '@lectern/courseware';
import { type MorphBy, morph } from './morph.ts';
import { motionOf } from './transition-motion.ts';
import type { TransitionMove } from './transition-move.ts';
import type { TransitionWay } from './transition-way.ts';

/**
 * Plays the change from one drawn page to the next; resolves when it is over. Aborting `signal` ends it at once on the
 * new page. What moves are transforms, opacity, clips and filters of the browser's own animations, which can be sought.
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

/** A page that is shown as it looks in its file has no elements that could move: it fades. */
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

/** DOM nodes of all pieces at most: a heavy page is cut into fewer. */
const MOST_NODES = 20_000;

/** Two pages while they change places, and the pieces that are cut out of them. */
class TransitionStage {
  readonly #pages: Readonly<Record<TransitionMove['page'], HTMLElement>>;
  readonly #way: TransitionWay;
  /** Above both pages: pieces stand in the order of their moves. */
  #layer: HTMLElement | undefined;

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
    // A clone's copy is made before what it copies stands back.
    const nodes = moves.map((move) => this.#nodeOf(move));
    const resting = [...away].map((node) =>
      node.animate([{ visibility: 'hidden' }, { visibility: 'hidden' }], { duration, fill: 'both' }),
    );
    const moving = moves.flatMap(({ piece, part, frames, easing = 'ease-in-out' }, index) => {
      const node = nodes[index];
      if (!node) return [];
      const timing = { duration, easing, fill: 'both' } as const;
      // Whole pages stand in layers: which is above is the layers' to say.
      const whole = piece === undefined && part === undefined;
      const layered = whole && frames.some((each) => each.zIndex !== undefined);
      const heights = frames.map(({ zIndex, offset }) => ({
        zIndex,
        ...(offset === undefined ? {} : { offset }),
      }));
      return [
        node.animate(frames, timing),
        ...(layered ? [layerOf(node).animate(heights as Keyframe[], timing)] : []),
      ];
    });
    return [...resting, ...moving];
  }

  /** A page that is one picture has no backdrop: it moves as a whole. */
  #whole(move: TransitionMove): TransitionMove {
    if (move.part === undefined || backdropOf(this.#pages[move.page])) return move;
    const { part, ...rest } = move;
    return part === 'content' ? rest : { ...rest, frames: [] };
  }

  #nodeOf({ page, piece, part }: TransitionMove): HTMLElement | undefined {
    if (part === 'backdrop') return backdropOf(this.#pages[page]);
    if (part === 'content') {
      const content = this.#cut(page, 'none');
      backdropOf(content)?.remove();
      return content;
    }
    return piece === undefined ? this.#pages[page] : this.#cut(page, piece);
  }

  #contentOf(page: TransitionMove['page']): HTMLElement[] {
    const backdrop = backdropOf(this.#pages[page]);
    const siblings = [...(backdrop?.parentElement?.children ?? [])];
    return siblings.filter((each): each is HTMLElement => each !== backdrop && each instanceof HTMLElement);
  }

  clear(): void {
    this.#layer?.remove();
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

  /** All moves, or without pieces where copying the page so often would take long. */
  #affordable(moves: readonly TransitionMove[]): readonly TransitionMove[] {
    const pieces = moves.filter(({ piece, part }) => piece !== undefined || part === 'content');
    const nodes = pieces.reduce(
      (sum, { page }) => sum + this.#pages[page].getElementsByTagName('*').length,
      0,
    );
    if (nodes <= MOST_NODES) return moves;
    return [{ page: 'incoming', frames: [{ opacity: 0 }, { opacity: 1 }] }];
  }

  #cut(page: TransitionMove['page'], clip: string): HTMLElement {
    const whole = this.#pages[page];
    const piece = whole.cloneNode(true) as HTMLElement;
    for (const each of piece.querySelectorAll('[data-element-id], [data-backdrop-id], [data-page-id]')) {
      each.removeAttribute('data-element-id');
      each.removeAttribute('data-backdrop-id');
      each.removeAttribute('data-page-id');
    }
    for (const media of piece.querySelectorAll('audio, video')) media.removeAttribute('autoplay');
    piece.setAttribute('aria-hidden', 'true');
    Object.assign(piece.style, { position: 'absolute', inset: '0', clipPath: clip, pointerEvents: 'none' });
    if (!this.#layer) {
      const under = layerOf(this.#pages.incoming);
      this.#layer = under.cloneNode(false) as HTMLElement;
      this.#layer.style.zIndex = '2';
      under.parentElement?.append(this.#layer);
    }
    this.#layer.append(piece);
    return piece;
  }
}

function backdropOf(page: HTMLElement): HTMLElement | undefined {
  return page.querySelector<HTMLElement>('[data-stage-layer="backdrop"]') ?? undefined;
}

/** A page lies in a layer of its own, which is what stands above or below the other. */
function layerOf(page: HTMLElement): HTMLElement {
  return page.parentElement ?? page;
}
