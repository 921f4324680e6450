import { applyStand, readMediaStand, standOf, watchPlayers } from '@lectern/ui/media-stand';

/**
 * The state of a sound that plays across pages: as of any player of a page, and the number of pages that it still plays
 * on.
 */
export type CarriedStand = ReturnType<typeof standOf> & {
  readonly pages: number;
  readonly volume: number;
  readonly loop: boolean;
};

interface Carried {
  /** Id of the element of the sound, on a page that was left. */
  readonly elementId: string;
  readonly pages: number;
  /** Whether the page of the sound is just being left: that change of page is not counted. */
  readonly isFresh?: boolean;
}

/** Events of the first user gesture after a reload, after which a browser allows sound. */
const HANDS = ['pointerdown', 'keydown'] as const;

/** The sounds that play across pages (p:cMediaNode/@numSld), by their players. */
export class CarriedSounds {
  readonly #root: HTMLElement;
  readonly #carried = new Map<HTMLMediaElement, Carried>();
  readonly #unwatch: () => void;
  #refused: (() => void) | undefined;
  /** Called when a sound starts to be carried, ends, or changes its state. */
  onChange: (() => void) | undefined;

  /** @param root the node that the players are added to. */
  constructor(root: HTMLElement) {
    this.#root = root;
    this.#unwatch = watchPlayers(root, (player) => {
      if (this.#carried.has(player)) this.onChange?.();
    });
  }

  get stands(): Readonly<Record<string, CarriedStand>> {
    return Object.fromEntries(
      [...this.#carried].map(([player, { elementId, pages }]) => [
        elementId,
        {
          ...standOf(player),
          // The sound counts as playing, though it waits for a gesture.
          ...(this.#refused && { plays: true }),
          pages,
          volume: player.volume,
          loop: player.loop,
        },
      ]),
    );
  }

  /** Continues a sound from the state of the page's player, for `pages` pages, the next one included. */
  carry(elementId: string, from: HTMLMediaElement, pages: number): void {
    const player = this.#add(elementId, from.currentSrc || from.src, { pages, isFresh: true });
    player.volume = from.volume;
    player.loop = from.loop;
    applyStand(player, { at: from.currentTime, plays: true });
    this.onChange?.();
  }

  /**
   * Restores the sounds from before a reload; invalid values are ignored. Returns false when a URL is not known yet:
   * the caller has to call again.
   */
  restore(
    stands: Readonly<Record<string, unknown>>,
    urlOf: (elementId: string) => string | undefined,
  ): boolean {
    let isAll = true;
    const there = new Set([...this.#carried.values()].map(({ elementId }) => elementId));
    for (const [elementId, kept] of Object.entries(stands)) {
      const stand = readMediaStand(kept);
      const { pages, volume, loop } = (kept ?? {}) as Partial<Record<keyof CarriedStand, unknown>>;
      if (!stand?.plays || typeof pages !== 'number' || there.has(elementId)) continue;
      const url = urlOf(elementId);
      if (url === undefined) {
        isAll = false;
        continue;
      }
      const player = this.#add(elementId, url, { pages });
      if (typeof volume === 'number' && volume >= 0 && volume <= 1) player.volume = volume;
      player.loop = loop === true;
      player.muted = stand.muted === true;
      player.currentTime = stand.at;
      void player.play().catch(() => this.#waitForHand());
    }
    return isAll;
  }

  /** Ends the sounds of a page that is shown again: the page's own players play them. */
  comeHome(page: ParentNode): void {
    for (const [player, { elementId }] of this.#carried) {
      if (!page.querySelector(`[data-element-id="${CSS.escape(elementId)}"]`)) continue;
      this.#end(player);
      this.onChange?.();
    }
  }

  /** Counts a change of page, and ends the sounds that have played on their number of pages. */
  turn(): void {
    for (const [player, { elementId, pages, isFresh }] of this.#carried) {
      if (isFresh) this.#carried.set(player, { elementId, pages });
      else if (pages > 1) this.#carried.set(player, { elementId, pages: pages - 1 });
      else this.#end(player);
    }
    this.onChange?.();
  }

  stopAll(): void {
    for (const player of this.#carried.keys()) this.#end(player);
    this.onChange?.();
  }

  dispose(): void {
    this.onChange = undefined;
    this.#refused?.();
    this.#unwatch();
    this.stopAll();
  }

  #add(elementId: string, url: string, counted: Omit<Carried, 'elementId'>): HTMLAudioElement {
    const player = new Audio(url);
    player.addEventListener('ended', () => {
      this.#end(player);
      this.onChange?.();
    });
    this.#carried.set(player, { elementId, ...counted });
    this.#root.append(player);
    return player;
  }

  #end(player: HTMLMediaElement): void {
    this.#carried.delete(player);
    player.pause();
    player.remove();
  }

  #waitForHand(): void {
    if (this.#refused) return;
    const again = (): void => {
      this.#refused?.();
      for (const player of this.#carried.keys()) void player.play().catch(() => undefined);
    };
    for (const hand of HANDS) addEventListener(hand, again, { capture: true });
    this.#refused = () => {
      for (const hand of HANDS) removeEventListener(hand, again, { capture: true });
      this.#refused = undefined;
    };
  }
}
