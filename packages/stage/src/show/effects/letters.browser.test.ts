import { describe, expect, it, onTestFinished } from 'vitest';
import { piecesOf } from './letters.ts';

function drawn(inside: string) {
  const root = document.createElement('div');
  root.innerHTML = `<div data-element-id="a" id="a">${inside}</div>`;
  document.body.append(root);
  onTestFinished(() => root.remove());
  return root.firstElementChild as HTMLElement;
}
const words = (inside: string, by: 'letter' | 'word') =>
  piecesOf(drawn(inside), by)?.parts.map(({ textContent }) => textContent);

describe('piecesOf', () => {
  it('splits a text into letters without blanks, or into words', () => {
    expect(words('<p data-paragraph="0"><span>ab c</span></p><p data-paragraph="1">d</p>', 'letter')).toEqual(
      ['a', 'b', 'c', 'd'],
    );
    expect(words('<p data-paragraph="0">Hello, big <b>world</b></p>', 'word')).toEqual([
      'Hello,',
      'big',
      'world',
    ]);
  });

  it('counts every Chinese character as a word', () => {
    expect(words('<p data-paragraph="0">秋天rain，雨🍂</p>', 'word')).toEqual([
      '秋',
      '天',
      'rain',
      '，',
      '雨',
      '🍂',
    ]);
  });

  it('keeps the letters of a word together', () => {
    const { parts } = piecesOf(drawn('<p data-paragraph="0">ab</p>'), 'letter') ?? { parts: [] };
    expect(parts[0]?.parentElement).toBe(parts[1]?.parentElement);
    expect(parts[0]?.parentElement?.style.display).toBe('inline-block');
  });

  it('adds the copy after the element, without ids and hidden from screen readers', () => {
    const element = drawn('<svg><linearGradient id="g"/></svg><p data-paragraph="0" id="p">a</p>');
    const { copy } = piecesOf(element, 'letter') ?? {};
    expect(element.nextElementSibling).toBe(copy);
    expect([copy?.id, copy?.dataset.elementId, copy?.getAttribute('aria-hidden')]).toEqual([
      '',
      undefined,
      'true',
    ]);
    expect(copy?.querySelector('p[data-paragraph], p[id]')).toBeNull();
    expect(copy?.querySelector('#g')).not.toBeNull();
    expect(element.querySelector('p')?.dataset.paragraph).toBe('0');
    expect(element.textContent).toBe('a');
  });

  it('is undefined without a text, with a formula or a player, and for a long text', () => {
    expect(words('<p data-paragraph="0"></p>', 'word')).toBeUndefined();
    expect(words('<p data-paragraph="0"> </p>', 'word')).toBeUndefined();
    expect(words('<i>no paragraph</i>', 'word')).toBeUndefined();
    expect(words('<p data-paragraph="0">a<span class="katex">x</span></p>', 'word')).toBeUndefined();
    expect(words('<video></video><p data-paragraph="0">a</p>', 'word')).toBeUndefined();
    expect(words(`<p data-paragraph="0">${'a'.repeat(1_500)}</p>`, 'letter')).toHaveLength(1_500);
    expect(words(`<p data-paragraph="0">${'a'.repeat(1_501)}</p>`, 'letter')).toBeUndefined();
  });

  it('places the copy of a paragraph over it', () => {
    const element = drawn(
      '<div style="position:relative; width:270px; padding:20px 0 0 30px"><p data-paragraph="0" style="margin:0">a</p></div>',
    );
    const paragraph = element.querySelector<HTMLElement>('p') as HTMLElement;
    const { copy, parts } = piecesOf(paragraph, 'letter') ?? {};
    expect(parts).toHaveLength(1);
    expect([
      copy?.style.position,
      copy?.style.left,
      copy?.style.top,
      copy?.style.width,
      copy?.style.margin,
    ]).toEqual(['absolute', '30px', '20px', '240px', '0px']);
    expect(copy?.dataset.paragraph).toBeUndefined();
  });

  it('gives each piece its part of an image that fills the letters', () => {
    const image = 'background-image:linear-gradient(red, blue); background-size:10px';
    const { copy, parts } =
      piecesOf(drawn(`<p data-paragraph="0"><span style="${image}">ab</span><i>c</i></p>`), 'letter') ?? {};
    expect(parts?.map(({ style }) => [style.backgroundImage !== '', style.backgroundClip])).toEqual([
      [true, 'text'],
      [true, 'text'],
      [false, ''],
    ]);
    expect(copy?.querySelector('span')?.style.backgroundImage).toBe('none');
  });
});
