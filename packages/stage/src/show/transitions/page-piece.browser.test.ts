import { describe, expect, it, onTestFinished } from 'vitest';
import { cutPiece } from './page-piece.ts';

const SIZE = { w: 1000, h: 500 };

/** A page drawn at half its size, with a backdrop, an element at the left and one at the right. */
function drawn(more = '') {
  const page = document.createElement('div');
  page.style.cssText =
    'position:fixed; left:0; top:0; width:1000px; height:500px; transform:scale(0.5); transform-origin:0 0';
  page.style.setProperty('--half-width', '500px');
  page.innerHTML = `<div data-page-id="page"><div data-stage-layer="backdrop"></div>
    <div data-element-id="left" class="left" style="position:absolute; left:100px; top:100px; width:100px; height:100px"></div>
    <div data-element-id="right" class="right" style="position:absolute; left:800px; top:300px; width:100px; height:100px"><video autoplay></video></div>${more}</div>`;
  document.body.append(page);
  onTestFinished(() => page.remove());
  return page;
}
const has = (node: HTMLElement, name: string) => node.querySelector(`.${name}`) !== null;
const boxOf = ({ style }: HTMLElement) => [style.left, style.top, style.width, style.height];

describe('cutPiece', () => {
  it('returns a box at the position of the piece, with the page shifted in it', () => {
    const { node } = cutPiece(drawn(), 'inset(20% 50% 40% 10%)', SIZE);
    expect(boxOf(node)).toEqual(['100px', '100px', '400px', '200px']);
    expect(boxOf(node.firstElementChild as HTMLElement)).toEqual(['-100px', '-100px', '1000px', '500px']);
    expect([node.style.overflow, node.style.clipPath, node.style.transformOrigin]).toEqual([
      'clip',
      '',
      '400px 150px',
    ]);
    expect(node.style.getPropertyValue('--half-width')).toBe('500px');
    const whole = cutPiece(drawn(), 'none', SIZE).node;
    expect([boxOf(whole), whole.style.overflow]).toEqual([['0px', '0px', '1000px', '500px'], 'visible']);
  });

  it('contains the backdrop, and only the elements that are visible in the piece or near it', () => {
    const left = cutPiece(drawn(), 'inset(0% 50% 0% 0%)', SIZE).node;
    expect([
      has(left, 'left'),
      has(left, 'right'),
      left.querySelector('[data-stage-layer]') !== null,
    ]).toEqual([true, false, true]);
    // Shadows may be visible 60 pixels beyond the element at 100 to 200.
    const strip = (from: number, to: number) =>
      has(cutPiece(drawn(), `inset(0% ${100 - to}% 0% ${from}%)`, SIZE).node, 'left');
    expect([strip(25, 40), strip(27, 40), strip(0, 5), strip(0, 3)]).toEqual([true, false, true, false]);
    const rows = (from: number, to: number) =>
      has(cutPiece(drawn(), `inset(${from}% 0% ${100 - to}% 0%)`, SIZE).node, 'left');
    expect([rows(50, 60), rows(53, 60), rows(0, 10), rows(0, 7)]).toEqual([true, false, true, false]);
  });

  it('contains no ids of elements, and no video that plays by itself', () => {
    const { node } = cutPiece(drawn(), 'none', SIZE);
    expect(node.querySelector('[data-element-id], [data-page-id]')).toBeNull();
    expect(node.querySelector('video')?.hasAttribute('autoplay')).toBe(false);
    expect(node.getAttribute('aria-hidden')).toBe('true');
  });

  it('clips polygons in pixels of the piece', () => {
    const { node } = cutPiece(drawn(), 'polygon(10% 20%, 30% 20%, 10% 60%)', SIZE);
    expect(boxOf(node)).toEqual(['100px', '100px', '200px', '200px']);
    expect(node.style.clipPath).toBe('polygon(0px 0px, 200px 0px, 0px 200px)');
    const ring = cutPiece(drawn(), 'polygon(evenodd, -10% 0%, 30% 0%, 30% 120%)', SIZE).node;
    expect(boxOf(ring)).toEqual(['0px', '0px', '300px', '500px']);
    expect(ring.style.clipPath).toBe('polygon(evenodd, -100px 0px, 300px 0px, 300px 600px)');
  });

  it('copies the pixels of ink within the piece', () => {
    const page = drawn('<canvas width="500" height="250" style="position:absolute; left:0; top:0"></canvas>');
    const ink = page.querySelector('canvas') as HTMLCanvasElement;
    const context = ink.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#f00';
    context.fillRect(250, 0, 250, 250);
    const part = cutPiece(page, 'inset(0% 0% 0% 50%)', SIZE).node.querySelector(
      'canvas',
    ) as HTMLCanvasElement;
    expect([part.width, part.height, ...boxOf(part)]).toEqual([250, 250, '500px', '0px', '500px', '500px']);
    expect([...(part.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255]);
    const left = cutPiece(page, 'inset(0% 50% 0% 0%)', SIZE).node.querySelector(
      'canvas',
    ) as HTMLCanvasElement;
    expect([...(left.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? [])]).toEqual([0, 0, 0, 0]);
  });
});

describe('the keyframes of a piece', () => {
  const framesOf = (frames: readonly Keyframe[]) =>
    cutPiece(drawn(), 'inset(20% 50% 40% 10%)', SIZE).framesOf(frames);

  it('move by pixels of the page instead of percent of the piece', () => {
    expect(framesOf([{ transform: 'translate(50%, -10%) scale(2)', opacity: 1 }])).toEqual([
      { transform: 'translate(500px, -50px) scale(2)', opacity: 1 },
    ]);
    expect(framesOf([{ transform: 'perspective(9px) translate3d(10%, 0, 20px)' }])[0]?.transform).toBe(
      'perspective(9px) translate3d(100px, 0px, 20px)',
    );
    expect(framesOf([{ transform: 'translate(7px)' }])[0]?.transform).toBe('translate(7px, 0px)');
    expect(framesOf([{ opacity: 0 }])).toEqual([{ opacity: 0 }]);
  });

  it('rotate about the same point of the page', () => {
    expect(framesOf([{ transformOrigin: '50% 0%' }])).toEqual([{ transformOrigin: '400px -100px' }]);
    expect(framesOf([{ transformOrigin: '20%' }])).toEqual([{ transformOrigin: '100px 150px' }]);
  });
});
