import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { takeColor } from './eyedropper.ts';

/** A white page of 400 × 300 at (50, 40), with the given content at (100, 100). */
function page(content = ''): HTMLElement {
  vi.stubGlobal('EyeDropper', undefined);
  const node = document.createElement('div');
  node.style.cssText = 'position:fixed; left:50px; top:40px; width:400px; height:300px; background:#ffffff';
  node.innerHTML = `<div style="position:absolute; left:50px; top:60px">${content}</div>`;
  document.body.append(node);
  onTestFinished(() => {
    node.remove();
    vi.unstubAllGlobals();
  });
  return node;
}
const sheet = () => document.querySelector<HTMLElement>('[data-eyedropper]');

/** The colour that a press at a point takes. */
async function taken(of: HTMLElement, x: number, y: number): Promise<string | undefined> {
  const color = takeColor(of);
  sheet()?.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y }));
  return await color;
}
const square = (style: string, more = '') => `<div style="width:40px; height:40px; ${style}">${more}</div>`;

describe('takeColor in a browser without an eyedropper', () => {
  it('returns the background of the topmost node at the point, edges included', async () => {
    const of = page(
      square('background:#ff0000', square('width:20px; height:20px; background:rgb(0, 128, 10)')),
    );
    expect(await taken(of, 110, 110)).toBe('#00800a');
    expect(await taken(of, 130, 130)).toBe('#ff0000');
    expect(await taken(of, 140, 140)).toBe('#ff0000');
    expect(await taken(of, 141, 130)).toBe('#ffffff');
    expect(await taken(of, 200, 200)).toBe('#ffffff');
    expect(sheet()).toBeNull();
  });

  it('returns undefined beside the page', async () => {
    const of = page();
    for (const [x, y] of [
      [49, 100],
      [451, 100],
      [100, 39],
      [100, 341],
    ] as const)
      expect(await taken(of, x, y)).toBeUndefined();
    expect(await taken(of, 50, 40)).toBe('#ffffff');
  });

  it('leaves out hidden and mostly transparent nodes', async () => {
    expect(await taken(page(square('background:#ff0000; visibility:hidden')), 110, 110)).toBe('#ffffff');
    expect(await taken(page(square('background:rgba(255, 0, 0, 0.4)')), 110, 110)).toBe('#ffffff');
    expect(await taken(page(square('background:rgba(255, 0, 0, 0.6)')), 110, 110)).toBe('#ff0000');
  });

  it('returns the colour of a text, otherwise the colour of its background', async () => {
    expect(await taken(page(square('background:#ff0000; color:#0000ff', '字')), 110, 110)).toBe('#0000ff');
    expect(await taken(page(square('background:#ff0000; color:#0000ff', ' ')), 110, 110)).toBe('#ff0000');
    expect(await taken(page(square('background:#ff0000; color:transparent', '字')), 110, 110)).toBe(
      '#ff0000',
    );
  });

  it('returns the fill of a shape only inside its outline', async () => {
    const of = page(
      '<svg width="40" height="40" style="display:block"><path d="M0 0H20V40H0Z" fill="#00ff00"/><path d="M20 0h1" fill="url(#none)"/></svg>',
    );
    expect(await taken(of, 110, 110)).toBe('#00ff00');
    expect(await taken(of, 130, 110)).toBe('#ffffff');
  });

  it('returns the pixel of a picture at its drawn size', async () => {
    const of = page('<canvas width="2" height="2" style="width:40px; height:80px; display:block"></canvas>');
    const context = of.querySelector('canvas')?.getContext('2d');
    if (!context) throw new Error('the canvas draws');
    context.fillStyle = '#112233';
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = '#445566';
    context.fillRect(1, 1, 1, 1);
    context.fillStyle = 'rgba(255, 0, 0, 0.3)';
    context.fillRect(0, 1, 1, 1);
    expect(await taken(of, 110, 130)).toBe('#112233');
    expect(await taken(of, 130, 150)).toBe('#445566');
    expect(await taken(of, 110, 150)).toBe('#ffffff');
    expect(await taken(of, 130, 130)).toBe('#ffffff');
  });

  it('shows the colour beside the pointer while it moves', async () => {
    const color = takeColor(page(square('background:#ff0000')));
    const sample = sheet()?.firstElementChild as HTMLElement;
    expect(sample.style.visibility).toBe('hidden');
    sheet()?.dispatchEvent(new PointerEvent('pointermove', { clientX: 110, clientY: 120 }));
    const { left, top, visibility, background } = sample.style;
    expect([left, top, visibility, background]).toEqual(['124px', '134px', 'visible', 'rgb(255, 0, 0)']);
    sheet()?.dispatchEvent(new PointerEvent('pointermove', { clientX: 10, clientY: 10 }));
    expect(sample.style.visibility).toBe('hidden');
    sheet()?.dispatchEvent(new MouseEvent('click', { clientX: 110, clientY: 110 }));
    expect(await color).toBe('#ff0000');
  });

  it('returns undefined at Escape, which no other listener gets', async () => {
    const other = vi.fn();
    document.addEventListener('keydown', other);
    onTestFinished(() => document.removeEventListener('keydown', other));
    const color = takeColor(page());
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    expect(other).toHaveBeenCalledOnce();
    expect(sheet()).not.toBeNull();
    const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(pressed);
    expect(await color).toBeUndefined();
    expect(pressed.defaultPrevented).toBe(true);
    expect(other).toHaveBeenCalledOnce();
    expect(sheet()).toBeNull();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(other).toHaveBeenCalledTimes(2);
  });

  it('returns undefined without a page', async () => {
    page();
    expect(await takeColor(null)).toBeUndefined();
  });
});

describe("takeColor with the browser's eyedropper", () => {
  const opened = async (open: () => Promise<{ sRGBHex: string }>) => {
    const of = page();
    vi.stubGlobal(
      'EyeDropper',
      class {
        open = open;
      },
    );
    return await takeColor(of);
  };

  it('returns the colour as hexadecimal digits', async () => {
    expect(await opened(() => Promise.resolve({ sRGBHex: '#AABB0C' }))).toBe('#aabb0c');
    expect(await opened(() => Promise.resolve({ sRGBHex: 'rgba(16, 255, 0, 1)' }))).toBe('#10ff00');
  });

  it('returns undefined when the user cancels', async () => {
    expect(await opened(() => Promise.reject(new Error('cancelled')))).toBeUndefined();
  });
});
