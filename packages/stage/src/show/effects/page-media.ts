import { bringTo, type MediaStand, readMediaStand, standOf, watchPlayers } from '@lectern/ui/media-stand';

/** The films and sounds of a page that is shown, by the ids of their elements. */
export class PageMedia {
  readonly #root: HTMLElement;
  readonly #stop: () => void;
  /** Those that were begun. */
  readonly #begun = new Map<string, HTMLMediaElement>();

  constructor(root: HTMLElement, onChange: () => void) {
    this.#root = root;
    this.#stop = watchPlayers(root, (player) => {
      const id = idOf(player);
      if (id === undefined) return;
      this.#begun.set(id, player);
      onChange();
    });
  }

  /** Where those stand that were begun; undefined where none was. */
  get stands(): Readonly<Record<string, MediaStand>> | undefined {
    if (this.#begun.size === 0) return undefined;
    return Object.fromEntries([...this.#begun].map(([id, player]) => [id, standOf(player)]));
  }

  /** As they stood; of what is no such thing nothing is believed. */
  bring(stands: Readonly<Record<string, unknown>>): void {
    for (const player of this.#root.querySelectorAll<HTMLMediaElement>('[data-media] :is(video, audio)')) {
      const id = idOf(player);
      const stand = id === undefined || !Object.hasOwn(stands, id) ? undefined : readMediaStand(stands[id]);
      if (id === undefined || !stand) continue;
      this.#begun.set(id, player);
      bringTo(player, stand);
    }
  }

  dispose(): void {
    this.#stop();
    this.#begun.clear();
  }
}

function idOf(player: HTMLMediaElement): string | undefined {
  return player.closest<HTMLElement>('[data-element-id]')?.dataset.elementId;
}
