import { cardPages } from '@lectern/paper-cards';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SheetView } from './sheet-view.tsx';

it('a printed card is drawn in millimetres, its letters turned and its texts escaped', () => {
  const [page] = cardPages([{ card: 7, name: '<b>白雨桐' }], 1, '三年级2班');
  const drawn = page ? renderToStaticMarkup(<SheetView page={page} />) : '';
  expect(drawn).toContain('<svg width="210mm" height="297mm" viewBox="0 0 210 297"');
  expect(drawn).toContain('rotate(90)');
  expect(drawn).toContain('7 · &lt;b&gt;白雨桐 · 三年级2班');
});
