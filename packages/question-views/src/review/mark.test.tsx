import { contentOf } from '@lectern/questions/shown';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Mark, RightAnswer, Sample, statesOf } from './mark.tsx';

it('a mark has a word for screen readers beside its sign', () => {
  for (const [state, word] of [
    ['right', '正确'],
    ['partly', '部分正确'],
    ['wrong', '错误'],
    ['missing', '漏选或未作答'],
    ['waiting', '待批改'],
  ] as const) {
    const html = renderToStaticMarkup(<Mark state={state} />);
    expect(html).toContain(`data-state="${state}"`);
    expect(html).toContain(`>${word}</span>`);
    expect(html).toContain('<svg');
  }
});

it('the right answer and a sample have a label, and no sample shows nothing', () => {
  expect(renderToStaticMarkup(<RightAnswer>紫烟</RightAnswer>)).toMatch(/正确答案.*紫烟/);
  expect(renderToStaticMarkup(<Sample content={contentOf('范文')} />)).toMatch(/参考答案.*范文/);
  expect(renderToStaticMarkup(<Sample content={undefined} />)).toBe('');
});

it('statesOf returns the states of judged parts by id', () => {
  expect(statesOf([{ id: 'a', state: 'right' }]).get('a')).toBe('right');
  expect(statesOf(undefined).size).toBe(0);
});
