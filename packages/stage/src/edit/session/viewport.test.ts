import { describe, expect, it } from 'vitest';
import { Viewport } from './viewport.ts';

/** A page of 1000 × 500 in a window of 1000 × 800. */
const opened = () => {
  const viewport = new Viewport();
  viewport.setPage(1000, 500);
  viewport.setWindow(1000, 800);
  return viewport;
};

describe('Viewport', () => {
  it('fits the page into the window, centred within a margin', () => {
    // The margin is 4 % of the smaller side: 32 pixels.
    expect(opened().view.get()).toEqual({
      zoom: 0.936,
      origin: { x: 32, y: 166 },
      window: { w: 1000, h: 800 },
      fits: true,
    });
  });

  it('limits the margin to 40 pixels, and the zoom to its minimum', () => {
    const viewport = opened();
    viewport.setWindow(2000, 2000);
    expect(viewport.view.get()).toMatchObject({ zoom: 1.92, origin: { x: 40, y: 520 } });
    viewport.setWindow(50, 50);
    expect(viewport.view.get().zoom).toBe(0.1);
  });

  it('fits by the height when the window is wide', () => {
    const viewport = opened();
    viewport.setWindow(2000, 500);
    expect(viewport.view.get()).toMatchObject({ zoom: 0.92, origin: { x: 540, y: 20 } });
  });

  it('keeps its view while the window has no size', () => {
    const viewport = new Viewport();
    viewport.setWindow(0, 800);
    expect(viewport.view.get()).toMatchObject({ zoom: 1, origin: { x: 0, y: 0 } });
    viewport.setWindow(800, 0);
    expect(viewport.view.get()).toMatchObject({ zoom: 1, origin: { x: 0, y: 0 } });
  });

  it('fits a page of another size, in width or in height', () => {
    const viewport = opened();
    const views: unknown[] = [];
    viewport.view.subscribe(() => views.push(viewport.view.get()));
    viewport.setPage(1000, 500);
    expect(views).toHaveLength(0);
    viewport.setPage(1000, 1000);
    expect(viewport.view.get().zoom).toBe(0.736);
    viewport.setPage(2000, 1000);
    expect(viewport.view.get().zoom).toBe(0.468);
  });

  it('zooms about a point, or about the centre of the window', () => {
    const viewport = opened();
    const at = { x: 200, y: 300 };
    const before = viewport.toPage(at);
    viewport.zoomTo(2, at);
    expect(viewport.view.get()).toMatchObject({ zoom: 2, fits: false });
    expect(viewport.toPage(at).x).toBeCloseTo(before.x, 6);
    expect(viewport.toPage(at).y).toBeCloseTo(before.y, 6);
    const centre = viewport.toPage({ x: 500, y: 400 });
    viewport.zoomTo(1);
    expect(viewport.toPage({ x: 500, y: 400 }).x).toBeCloseTo(centre.x, 6);
    expect(viewport.toPage({ x: 500, y: 400 }).y).toBeCloseTo(centre.y, 6);
  });

  it('limits the zoom to between a tenth and eight times', () => {
    const viewport = opened();
    viewport.zoomTo(100);
    expect(viewport.view.get().zoom).toBe(8);
    viewport.zoomTo(0.001);
    expect(viewport.view.get().zoom).toBe(0.1);
  });

  it('keeps 80 pixels of the page visible when it is panned', () => {
    const viewport = opened();
    viewport.zoomTo(1);
    const { origin } = viewport.view.get();
    viewport.pan({ x: 10, y: -20 });
    expect(viewport.view.get()).toMatchObject({
      origin: { x: origin.x + 10, y: origin.y - 20 },
      fits: false,
    });
    viewport.pan({ x: 5000, y: 5000 });
    expect(viewport.view.get().origin).toEqual({ x: 920, y: 720 });
    viewport.pan({ x: -5000, y: -5000 });
    expect(viewport.view.get().origin).toEqual({ x: -920, y: -420 });
  });

  it('keeps the zoom when the window changes after a zoom, until it fits again', () => {
    const viewport = opened();
    viewport.zoomTo(3);
    viewport.setWindow(900, 700);
    expect(viewport.view.get()).toMatchObject({ zoom: 3, fits: false });
    viewport.fit();
    expect(viewport.view.get()).toMatchObject({ zoom: 0.844, fits: true });
  });
});
