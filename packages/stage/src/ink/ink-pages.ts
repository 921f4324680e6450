import { InkPage } from './ink-page.ts';
import { type CanvasShape, InkPictureAhead } from './ink-picture-ahead.ts';
import type { Stroke } from './stroke.ts';

/** A page with fewer strokes is painted as soon as it is asked for. */
const FEW = 150;
/** A picture of a page has the panel's own pixels, 8 MB and more. */
const MOST_PICTURES = 4;
/** Outlines of so many strokes are kept, some 30 MB. */
const MOST_STROKES = 20_000;

/** What is known of the ink of several pages: outlines, and pictures of full ones, so that turning to them costs nothing. */
export class InkPages {
  /** The one that was asked for last is the last. */
  readonly #pages = new Map<string, InkPage>();

  of(pageId: string): InkPage {
    const page = this.#pages.get(pageId) ?? new InkPage();
    this.#pages.delete(pageId);
    this.#pages.set(pageId, page);
    this.#letGo();
    return page;
  }

  /** Makes the page ready until it is or the time is over; answers whether it is. */
  prepare(pageId: string, strokes: readonly Stroke[], canvas: CanvasShape, isOver: () => boolean): boolean {
    const page = this.of(pageId);
    if (page.replace(strokes)) page.picture = undefined;
    if (page.size <= FEW) return true;
    if (page.picture?.ratio !== canvas.ratio) page.picture = new InkPictureAhead(page.inOrder(), canvas);
    return page.picture.goOn(isOver);
  }

  #letGo(): void {
    let strokes = 0;
    let pictures = 0;
    for (const [id, page] of [...this.#pages].reverse()) {
      strokes += page.size;
      if (page.picture) pictures += 1;
      if (pictures > MOST_PICTURES) page.picture = undefined;
      if (strokes > MOST_STROKES && strokes > page.size) this.#pages.delete(id);
    }
  }
}
