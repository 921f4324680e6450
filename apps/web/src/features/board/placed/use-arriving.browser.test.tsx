import { expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '../../../platform/testing/mounted.tsx';
import { useArriving } from './use-arriving.ts';

async function board(mayEdit = true) {
  const arriving = { onPictures: vi.fn(), onWords: vi.fn() };
  await mountHook(() => useArriving(mayEdit, arriving));
  return arriving;
}

function data(words: string, ...files: File[]): DataTransfer {
  const made = new DataTransfer();
  if (words !== '') made.setData('text/plain', words);
  for (const file of files) made.items.add(file);
  return made;
}
/** An element of the page, on which an event happens. */
function within(html: string): Element {
  document.body.insertAdjacentHTML('beforeend', html);
  const made = document.body.lastElementChild as Element;
  onTestFinished(() => made.remove());
  return made;
}
function paste(given: DataTransfer, on: Element = document.body): boolean {
  const event = new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true });
  on.dispatchEvent(event);
  return event.defaultPrevented;
}
function drag(type: string, given: DataTransfer | null, on: Element = document.body): boolean {
  const event = new DragEvent(type, { dataTransfer: given, bubbles: true, cancelable: true });
  on.dispatchEvent(event);
  return event.defaultPrevented;
}
const picture = new File(['x'], 'a.png');

it('takes pasted pictures before the text, and text without its outer spaces', async () => {
  const { onPictures, onWords } = await board();
  expect(paste(data('名', picture))).toBe(true);
  expect(onPictures).toHaveBeenCalledExactlyOnceWith([expect.any(File)]);
  expect(onWords).not.toHaveBeenCalled();
  expect(paste(data(' 秋天 \n'))).toBe(true);
  expect(onWords).toHaveBeenCalledExactlyOnceWith('秋天');
});

it('leaves an empty clipboard to the page', async () => {
  const { onWords } = await board();
  expect(paste(data('  '))).toBe(false);
  expect(onWords).not.toHaveBeenCalled();
});

it.each(['<input>', '<textarea></textarea>', '<div role="dialog"></div>'])(
  'leaves text that is pasted or dropped into %s to that element',
  async (html) => {
    const { onWords } = await board();
    const place = within(html);
    expect(paste(data('a'), place)).toBe(false);
    expect(drag('drop', data('a'), place)).toBe(true);
    expect(onWords).not.toHaveBeenCalled();
  },
);

it('takes what is dropped, and never lets the browser leave the board', async () => {
  const { onPictures, onWords } = await board();
  expect(drag('dragover', data('a'))).toBe(true);
  expect(drag('drop', data('', picture))).toBe(true);
  expect(drag('drop', data('a'))).toBe(true);
  expect(drag('drop', null)).toBe(true);
  expect([onPictures.mock.calls.length, onWords.mock.calls]).toEqual([1, [['a']]]);
});

it('takes nothing for a user who may not edit', async () => {
  const { onWords } = await board(false);
  expect([paste(data('a')), drag('drop', data('a'))]).toEqual([false, false]);
  expect(onWords).not.toHaveBeenCalled();
});
