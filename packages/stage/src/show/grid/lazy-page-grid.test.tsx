import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageGrid } from './lazy-page-grid.tsx';

it('PageGrid is a busy dark grid while its code is loading', () => {
  const html = renderToStaticMarkup(<PageGrid {...({} as Parameters<typeof PageGrid>[0])} />);
  expect(html).toMatch(/^<div class="[^"]*grid[^"]*" aria-busy="true"><\/div>$/);
});
