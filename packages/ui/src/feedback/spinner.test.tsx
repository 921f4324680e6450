import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Spinner } from './spinner.tsx';

it('Spinner shows nothing at first, so that a short wait does not flicker', () => {
  expect(renderToStaticMarkup(<Spinner />)).toMatch(/^<div role="status" [^>]*><\/div>$/);
  expect(renderToStaticMarkup(<Spinner delay={1} />)).not.toContain('正在');
});

it('Spinner shows its label at once when there is no delay', () => {
  expect(renderToStaticMarkup(<Spinner delay={0} />)).toContain('>正在努力加载…<');
  expect(renderToStaticMarkup(<Spinner delay={0} label="正在打开" />)).toContain('>正在打开<');
});

it('has a label only for screen readers when it is small', () => {
  expect(renderToStaticMarkup(<Spinner delay={0} size="small" />)).toContain('class="visually-hidden"');
  expect(renderToStaticMarkup(<Spinner delay={0} />)).not.toContain('visually-hidden');
});

it('Spinner marks that a page waits only when it fills its parent', () => {
  expect(renderToStaticMarkup(<Spinner fill />)).toContain('data-waiting=""');
  expect(renderToStaticMarkup(<Spinner />)).not.toContain('data-waiting');
});
