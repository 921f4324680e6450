import { Signal } from '@lectern/base';
import type { Point } from '../geometry/point.ts';

/** The view of the page in the window: `origin` is the page's top left in pixels of the window. */
export interface View {
  readonly zoom: number;
  readonly origin: Point;
  /** The window's size, screen pixels. */
  readonly window: { readonly w: number; readonly h: number };
  /** Whether the page stays wholly visible while the window changes its size. */
  readonly fits: boolean;
}

export const leastZoom = 0.1;
export const mostZoom = 8;
/** The margin around a page that fits, pixels: a share of the window's smaller side, and at most this. */
const mostMargin = 40;
const marginShare = 0.04;
/** Pixels of the page that always stay visible. */
const keptInSight = 80;

/** The zoom and position of one page in one window. */
export class Viewport {
  readonly view = new Signal<View>({
    zoom: 1,
    origin: { x: 0, y: 0 },
    window: { w: 0, h: 0 },
    fits: true,
  });
  #page = { w: 1280, h: 720 };

  setPage(w: number, h: number): void {
    if (w === this.#page.w && h === this.#page.h) return;
    this.#page = { w, h };
    this.#settle(this.view.get());
  }

  setWindow(w: number, h: number): void {
    this.#settle({ ...this.view.get(), window: { w, h } });
  }

  fit(): void {
    this.#settle({ ...this.view.get(), fits: true });
  }

  /**
   * Sets the zoom so that a point of the window (its centre when left out) keeps showing the same point of the page.
   */
  zoomTo(zoom: number, around?: Point): void {
    const view = this.view.get();
    const at = around ?? { x: view.window.w / 2, y: view.window.h / 2 };
    const next = Math.min(mostZoom, Math.max(leastZoom, zoom));
    const share = next / view.zoom;
    this.#settle({
      ...view,
      zoom: next,
      fits: false,
      origin: { x: at.x - (at.x - view.origin.x) * share, y: at.y - (at.y - view.origin.y) * share },
    });
  }

  pan(by: Point): void {
    const view = this.view.get();
    this.#settle({ ...view, fits: false, origin: { x: view.origin.x + by.x, y: view.origin.y + by.y } });
  }

  toPage(point: Point): Point {
    const { origin, zoom } = this.view.get();
    return { x: (point.x - origin.x) / zoom, y: (point.y - origin.y) / zoom };
  }

  #settle(view: View): void {
    const { w, h } = view.window;
    if (w === 0 || h === 0) {
      this.view.set(view);
      return;
    }
    if (view.fits) {
      const margin = Math.min(mostMargin, Math.min(w, h) * marginShare);
      const zoom = Math.max(
        leastZoom,
        Math.min((w - margin * 2) / this.#page.w, (h - margin * 2) / this.#page.h),
      );
      const origin = { x: (w - this.#page.w * zoom) / 2, y: (h - this.#page.h * zoom) / 2 };
      this.view.set({ ...view, zoom, origin: { x: Math.round(origin.x), y: Math.round(origin.y) } });
      return;
    }
    const width = this.#page.w * view.zoom;
    const height = this.#page.h * view.zoom;
    this.view.set({
      ...view,
      origin: {
        x: Math.min(w - keptInSight, Math.max(keptInSight - width, view.origin.x)),
        y: Math.min(h - keptInSight, Math.max(keptInSight - height, view.origin.y)),
      },
    });
  }
}
