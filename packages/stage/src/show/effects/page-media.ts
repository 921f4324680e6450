import { applyStand, type MediaStand, readMediaStand, standOf, watchPlayers } from '@lectern/ui/media-stand';

/**
 * The videos and sounds of the page that is shown, by element id. Some appear later than the page, because their URLs
 * have to be fetched.
 */
export class PageMedia {
  readonly #root: HTMLElement;
  readonly #stop: () => void;
  /** Players that were started. */
  readonly #begun = new Map<string, HTMLMediaElement>();
  readonly #met = new WeakSet<HTMLMediaElement>();
  #restored: Readonly<Record<string, unknown>> = {};

  /** `onCome`: called with a new player for which no state was restored. */
  constructor(root: HTMLElement, onChange: () => void, onCome: (player: HTMLMediaElement) => void) {
    this.#root = root;
    const unwatch = watchPlayers(root, (player) => {
      const id = idOf(player);
      if (id === undefined) return;
      this.#begun.set(id, player);
      onChange();
    });
    const come = ({ target }: Event): void => {
      if (!(target instanceof HTMLMediaElement) || this.#met.has(target)) return;
      this.#met.add(target);
      if (!this.#restore(target)) onCome(target);
    };
    root.addEventListener('loadstart', come, true);
    this.#stop = () => {
      unwatch();
      root.removeEventListener('loadstart', come, true);
    };
  }

  /** The states of the players that were started; undefined without any. */
  get stands(): Readonly<Record<string, MediaStand>> | undefined {
    if (this.#begun.size === 0) return undefined;
    return Object.fromEntries([...this.#begun].map(([id, player]) => [id, standOf(player)]));
  }

  /** Restores states; invalid states are ignored. */
  restore(stands: Readonly<Record<string, unknown>>): void {
    this.#restored = stands;
    for (const player of this.#root.querySelectorAll<HTMLMediaElement>('[data-media] :is(video, audio)')) {
      this.#met.add(player);
      this.#restore(player);
    }
  }

  #restore(player: HTMLMediaElement): boolean {
    const id = idOf(player);
    if (id === undefined || !Object.hasOwn(this.#restored, id)) return false;
    const stand = readMediaStand(this.#restored[id]);
    if (!stand) return false;
    this.#begun.set(id, player);
    applyStand(player, stand);
    return true;
  }

  dispose(): void {
    this.#stop();
    this.#begun.clear();
  }
}

function idOf(player: HTMLMediaElement): string | undefined {
  return player.closest<HTMLElement>('[data-element-id]')?.dataset.elementId;
}
