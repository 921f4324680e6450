import type { Stroke } from '../stroke.ts';
import { InkPage } from './ink-page.ts';
import { type CanvasShape, canvasRatio, InkPainting } from './painted-ink.ts';

/** Number of strokes below which a page is not painted in advance. */
const FEW = 150;
/** The most pixels of painted pages, 128 MB: thirty pages of a small panel, four of the largest. */
const MOST_PIXELS = 32_000_000;
/** The most strokes whose outlines are cached, some 30 MB. */
const MOST_STROKES = 20_000;

/** Work in parts: continues until it is done or the time is over, and returns whether it is done. */
type IdleWork = (isOver: () => boolean) => boolean;

/**
 * A cache of the ink of several pages: outlines, and painted images of pages with many strokes, so that showing them
 * again needs no painting.
 */
export class InkPages {
  /** Pages by id, the most recently used last. */
  readonly #pages = new Map<string, InkPage>();

  of(pageId: string): InkPage {
    const page = this.#pages.get(pageId) ?? new InkPage();
    this.#pages.delete(pageId);
    this.#pages.set(pageId, page);
    this.#letGo();
    return page;
  }

  /** Whether the page can be painted in advance without evicting another page. */
  hasRoom(pageId: string, { pageSize, ratio }: CanvasShape): boolean {
    let pixels = pageSize.w * pageSize.h * ratio * ratio;
    for (const [id, { painted }] of this.#pages) {
      if (painted && id !== pageId) pixels += pixelsOf(painted.image);
    }
    return pixels <= MOST_PIXELS;
  }

  /**
   * The work that prepares a page. Each call continues until all is done or the time is over, returns whether all is
   * done, and does not repeat earlier work. `strokes` is called once.
   */
  preparing(pageId: string, strokes: () => readonly Stroke[], canvas: CanvasShape): IdleWork {
    let all: readonly Stroke[] | undefined;
    let read = 0;
    let isKnown = false;
    return (isOver) => {
      const page = this.of(pageId);
      all ??= strokes();
      read = page.readAhead(all, read, isOver);
      if (read < all.length) return false;
      if (!isKnown && page.replace(all)) page.painted = undefined;
      isKnown = true;
      if (page.size <= FEW) return true;
      const ratio = canvasRatio(canvas.ratio, canvas.pageSize);
      if (page.painted?.ratio !== ratio) page.painted = new InkPainting(page.inOrder(), { ...canvas, ratio });
      return page.painted.goOn(isOver);
    };
  }

  #letGo(): void {
    let strokes = 0;
    let pixels = 0;
    for (const [id, page] of [...this.#pages].reverse()) {
      strokes += page.size;
      if (page.painted) pixels += pixelsOf(page.painted.image);
      if (pixels > MOST_PIXELS) page.painted = undefined;
      if (strokes > MOST_STROKES && strokes > page.size) this.#pages.delete(id);
    }
  }
}

function pixelsOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return width * height;
}
