import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InkPicture } from './ink-picture.tsx';
import { inkPath } from './outline.ts';

it('InkPicture draws each stroke in its colour, and highlighter translucent, in the box of the page', () => {
  const points = [0, 0, 0.5, 90, 40, 0.5];
  const html = renderToStaticMarkup(
    <InkPicture
      pageSize={{ w: 1280, h: 720 }}
      strokes={[
        { id: 'a', tool: 'pen', color: 'D92D20', width: 4, points },
        { id: 'b', tool: 'highlighter', color: 'FFE066', width: 24, points },
      ]}
    />,
  );
  expect(html).toContain('viewBox="0 0 1280 720"');
  const paths = [...html.matchAll(/<path d="([^"]+)" fill="([^"]+)" fill-opacity="([^"]+)"/g)];
  expect(paths.map(([, ...each]) => each)).toEqual([
    [inkPath(points, 4, 'pen'), '#D92D20', '1'],
    [inkPath(points, 24, 'highlighter'), '#FFE066', '0.4'],
  ]);
});
