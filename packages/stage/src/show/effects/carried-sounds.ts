import { bringTo, readMediaStand, standOf, watchPlayers } from '@lectern/ui/media-stand';

/** How one stands that goes on across pages: as any player of a page, and on how many more pages it is heard. */
export type CarriedStand = ReturnType<typeof standOf> & {
  readonly pages: number;
  readonly volume: number;
  readonly loop: boolean;
};

interface Carried {
  /** The element that it is the sound of, on a page that was left. */
  readonly elementId: string;
  readonly pages: number;
  /** Its own page is being left: that one is not counted once more. */
  readonly isFresh?: boolean;
}

/** Said by the first hand after a reload: from then on a browser lets sounds be heard. */
const HANDS = ['pointerdown', 'keydown'] as const;

/** The sounds that go on across pages (p:cMediaNode/@numSld), each by the element that it is of. */
export class CarriedSounds {
  readonly #root: HTMLElement;
  readonly #carried = new Map<HTMLMediaElement, Carried>();
  readonly #unwatch: () => void;
  #refused: (() => void) | undefined;
  /** Told when another one is carried, one ends, or stands otherwise. */
  onChange: (() => void) | undefined;

  /** @param root where their players are put. */
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
          // It is to be heard, though it waits for a hand.
          ...(this.#refused && { plays: true }),
          pages,
          volume: player.volume,
          loop: player.loop,
        },
      ]),
    );
  }

  /** Goes on where the page's own player stands, on so many pages from the one on that is turned to. */
  carry(elementId: string, from: HTMLMediaElement, pages: number): void {
    const player = this.#add(elementId, from.currentSrc || from.src, { pages, isFresh: true });
    player.volume = from.volume;
    player.loop = from.loop;
    bringTo(player, { at: from.currentTime, plays: true });
    this.onChange?.();
  }

  /**
   * As they stood before a reload; of what is no such thing nothing is believed. False while the address of one is not
   * known: it is to be asked for again.
   */
  bring(
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

  /** A page is shown again whose sounds these are: its own players are heard, and nothing twice. */
  comeHome(page: ParentNode): void {
    for (const [player, { elementId }] of this.#carried) {
      if (!page.querySelector(`[data-element-id="${CSS.escape(elementId)}"]`)) continue;
      this.#end(player);
      this.onChange?.();
    }
  }

  /** Another page comes: those end that were to be heard on so many. */
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
