import { describe, expect, it, onTestFinished } from 'vitest';
import { onScreen } from './drag-reach.ts';

/** A page of 1000 × 500 logical pixels at (20, 10), drawn at half its size, with a draggable element in two groups. */
function drawn({ group = '', inner = '', element = '' } = {}) {
  const page = document.createElement('div');
  page.dataset.pageId = 'page';
  page.style.cssText =
    'position:fixed; left:20px; top:10px; width:1000px; height:500px; transform:scale(0.5); transform-origin:0 0';
  page.innerHTML = `
    <div style="position:absolute; left:0; top:0; width:1000px; height:500px; ${group}">
      <div style="position:absolute; left:0; top:0; width:1000px; height:500px; ${inner}">
        <div data-movable="a"><div data-element-id="a" style="position:absolute; left:100px; top:60px; width:40px; height:20px; ${element}"></div></div>
      </div>
    </div>`;
  document.body.append(page);
  onTestFinished(() => page.remove());
  const node = page.querySelector<HTMLElement>('[data-movable]');
  if (!node) throw new Error('the node is drawn');
  return node;
}
const inside = (node: HTMLElement, x: number, y: number) => {
  const moved = onScreen(node)?.inside({ x, y });
  return moved && [Math.round(moved.x * 1000) / 1000 + 0, Math.round(moved.y * 1000) / 1000 + 0];
};

describe('onScreen', () => {
  it('returns the boxes of the page and of the element in the window', () => {
    const { page, box } = onScreen(drawn()) ?? {};
    expect(page).toMatchObject({ left: 20, top: 10, right: 520, bottom: 260 });
    expect(box).toMatchObject({ left: 70, top: 40, right: 90, bottom: 50 });
  });

  it('converts a movement in the window to logical pixels', () => {
    expect(inside(drawn(), 10, 20)).toEqual([20, 40]);
  });

  it('converts a movement to the axes of the groups around the element', () => {
    expect(inside(drawn({ group: 'transform:rotate(90deg)' }), 10, 20)).toEqual([40, -20]);
    expect(
      inside(drawn({ group: 'transform:rotate(90deg)', inner: 'transform:scale(2, 1)' }), 10, 20),
    ).toEqual([20, -20]);
    expect(inside(drawn({ group: 'transform:translate(30px, 5px)' }), 10, 20)).toEqual([20, 40]);
    expect(inside(drawn({ element: 'transform:rotate(90deg)' }), 10, 20)).toEqual([20, 40]);
  });

  it('returns undefined for an element that is not visible', () => {
    expect(onScreen(drawn({ element: 'visibility:hidden' }))).toBeUndefined();
    expect(onScreen(drawn({ element: 'display:none' }))).toBeUndefined();
  });

  it('returns undefined for a node without a page or an element', () => {
    const node = drawn();
    node.querySelector('[data-element-id]')?.remove();
    expect(onScreen(node)).toBeUndefined();
    const alone = document.createElement('div');
    alone.innerHTML = '<div data-element-id="a">x</div>';
    document.body.append(alone);
    onTestFinished(() => alone.remove());
    expect(onScreen(alone)).toBeUndefined();
  });
});
