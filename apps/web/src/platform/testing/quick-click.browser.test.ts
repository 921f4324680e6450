import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

interface Heard {
  readonly events: Event[];
  readonly button: HTMLButtonElement;
}

/** A button in the page, and the clicks that it hears. */
function addButton(name: string, style = ''): Heard {
  const button = document.createElement('button');
  button.textContent = name;
  button.style.cssText = `position:fixed; left:100px; top:100px; width:80px; height:40px; ${style}`;
  const events: Event[] = [];
  for (const type of ['pointerdown', 'click']) button.addEventListener(type, (event) => events.push(event));
  document.body.append(button);
  onTestFinished(() => button.remove());
  return { events, button };
}

const first = page.getByRole('button', { name: 'first' });
const types = ({ events }: Heard) => events.map(({ type }) => type);

it('a click presses the mouse on the element once', async () => {
  const heard = addButton('first');
  await first.click();
  expect(types(heard)).toEqual(['pointerdown', 'click']);
  expect(heard.events.every(({ isTrusted }) => isTrusted)).toBe(true);
});

it('a click waits until the element is enabled', async () => {
  const heard = addButton('first');
  heard.button.disabled = true;
  setTimeout(() => {
    heard.button.disabled = false;
  }, 100);
  await first.click();
  expect(types(heard)).toEqual(['pointerdown', 'click']);
});

it('a click waits until nothing covers the element, and the cover hears nothing', async () => {
  const heard = addButton('first');
  const cover = addButton('cover', 'left:50px; width:200px');
  setTimeout(() => cover.button.remove(), 100);
  await first.click();
  expect(types(heard)).toEqual(['pointerdown', 'click']);
  expect(types(cover)).toEqual([]);
});

it('a click that meets another element, which came under the mouse, is repeated on its own element', async () => {
  const heard = addButton('first');
  let cover: Heard | undefined;
  const rise = () => {
    cover = addButton('cover', 'left:50px; width:200px');
    setTimeout(() => cover?.button.remove(), 300);
  };
  window.addEventListener('pointermove', rise, { once: true });
  onTestFinished(() => window.removeEventListener('pointermove', rise));
  await first.click();
  expect(cover).toBeDefined();
  expect(cover && types(cover)).toEqual([]);
  expect(types(heard)).toEqual(['pointerdown', 'click']);
});

it('a click that meets its element just disabled is repeated when the element is enabled', async () => {
  const heard = addButton('first');
  const rest = () => {
    heard.button.disabled = true;
    setTimeout(() => {
      heard.button.disabled = false;
    }, 300);
  };
  window.addEventListener('pointermove', rest, { once: true });
  onTestFinished(() => window.removeEventListener('pointermove', rest));
  await first.click();
  expect(types(heard)).toEqual(['pointerdown', 'click']);
});

it('a click scrolls to its element', async () => {
  const heard = addButton('first', 'position:absolute; top:3000px');
  await first.click();
  expect(types(heard)).toEqual(['pointerdown', 'click']);
  document.documentElement.scrollTop = 0;
});
