import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShowCover } from './show-cover.tsx';

const texts = { uncover: '显示页面', over: '放映结束', overHint: '单击退出', leave: '退出放映' };
const drawn = (cover: Parameters<typeof ShowCover>[0]['cover']) =>
  renderToStaticMarkup(<ShowCover cover={cover} texts={texts} onPress={() => undefined} />);

it('ShowCover shows a black or a white screen whose press shows the page again', () => {
  for (const cover of ['black', 'white'] as const) {
    expect(drawn(cover)).toContain(`data-cover="${cover}"`);
    expect(drawn(cover)).toContain('aria-label="显示页面"');
    expect(drawn(cover)).not.toContain('放映结束');
  }
});

it('ShowCover shows the end of the show, whose press leaves it', () => {
  expect(drawn('end')).toContain('aria-label="退出放映"');
  expect(drawn('end')).toContain('<strong>放映结束</strong>单击退出');
});

it('ShowCover shows nothing over a visible page', () => {
  expect(drawn('none')).toBe('');
  expect(drawn('pages')).toBe('');
});
