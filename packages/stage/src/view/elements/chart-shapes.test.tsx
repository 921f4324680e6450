import type { ChartElement, Frame, ShapeElement } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChartShapes } from './chart-shapes.tsx';

const shapes = [
  { area: { x: 0.1, y: 0.2, w: 0.5, h: 0.25 }, name: 'note' },
  { area: { x: 0, y: 0, w: 1, h: 1, rotation: 30 } },
];

function drawn(given: object[] | undefined): { html: string; drawn: ShapeElement[]; frames: Frame[] } {
  const seen: ShapeElement[] = [];
  const frames: Frame[] = [];
  const element = { id: 'chart', order: 'a5', shapes: given } as unknown as ChartElement;
  const html = renderToStaticMarkup(
    <ChartShapes
      element={element}
      frame={{ x: 7, y: 8, w: 400, h: 200 }}
      drawShape={({ element: shape, frame }) => {
        seen.push(shape);
        frames.push(frame);
        return <b>{shape.id}</b>;
      }}
    />,
  );
  return { html, drawn: seen, frames };
}

it('ChartShapes draws each shape as an element of the chart, in its share of the chart', () => {
  const { drawn: seen, frames } = drawn(shapes);
  expect(seen).toEqual([
    {
      kind: 'element',
      type: 'shape',
      id: 'chart-0',
      parentId: 'chart',
      order: 'a5',
      frame: { x: 40, y: 40, w: 200, h: 50 },
      name: 'note',
    },
    expect.objectContaining({ id: 'chart-1', frame: { x: 0, y: 0, w: 400, h: 200, rotation: 30 } }),
  ]);
  expect(frames).toEqual(seen.map(({ frame }) => frame));
});

it('ChartShapes places and rotates the shapes', () => {
  const { html } = drawn(shapes);
  expect(html).toContain('left:40px;top:40px;width:200px;height:50px;pointer-events:none');
  expect(html).toContain('width:400px;height:200px;transform:rotate(30deg)');
  expect(drawn(undefined).html).toBe('');
});
