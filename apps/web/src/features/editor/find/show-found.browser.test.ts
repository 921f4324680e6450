import type { FindWish, FoundWords } from '@lectern/courseware/find';
import type { EditSession } from '@lectern/stage/edit';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { goToFound, markFound } from './show-found.ts';

const found = (elementId: string | undefined): FoundWords => ({
  pageId: 'p',
  elementId,
  where: '',
  from: 0,
  to: 1,
});
const wish = (words: string): FindWish => ({ words, matchCase: false, wholeWords: false });

function drawn(html: string): HTMLElement {
  const drawing = document.createElement('div');
  drawing.innerHTML = html;
  document.body.append(drawing);
  onTestFinished(() => drawing.remove());
  return drawing;
}
const frames = async (count: number) => {
  for (let at = 0; at < count; at++) await new Promise((resolve) => requestAnimationFrame(resolve));
};
/** The highlighted texts. */
const marked = () => [...(CSS.highlights.get('lectern-found') ?? [])].map(String);

describe('goToFound', () => {
  it('shows the page and selects the element, or nothing for a match in the notes', () => {
    const session = { goToPage: vi.fn(), choose: vi.fn() };
    goToFound(session as unknown as EditSession, found('e'));
    expect(session.goToPage).toHaveBeenCalledWith('p');
    expect(session.choose).toHaveBeenLastCalledWith(['e']);
    goToFound(session as unknown as EditSession, found(undefined));
    expect(session.choose).toHaveBeenLastCalledWith([]);
  });
});

describe('markFound', () => {
  it('highlights all matches of the element once the page is rendered, until it is undone', async () => {
    const drawing = drawn(
      '<p data-element-id="a">春天</p><p data-element-id="e">春天来了，春<b>天</b>好</p>',
    );
    const stop = markFound(drawing, found('e'), wish('春天'));
    expect(marked()).toEqual([]);
    await frames(3);
    expect(marked()).toEqual(['春天', '春天']);
    stop();
    expect(marked()).toEqual([]);
  });

  it('highlights nothing when it is undone before the page is rendered', async () => {
    const stop = markFound(drawn('<p data-element-id="e">春天</p>'), found('e'), wish('春天'));
    stop();
    await frames(4);
    expect(marked()).toEqual([]);
  });

  it('highlights nothing without a drawing, an element or a match', async () => {
    const drawing = drawn('<p data-element-id="e">春天</p>');
    const stops = [
      markFound(null, found('e'), wish('春天')),
      markFound(drawing, undefined, wish('春天')),
      markFound(drawing, found(undefined), wish('春天')),
      markFound(drawing, found('none'), wish('春天')),
      markFound(drawing, found('e'), wish('秋天')),
    ];
    await frames(3);
    expect(marked()).toEqual([]);
    for (const stop of stops) stop();
  });
});
