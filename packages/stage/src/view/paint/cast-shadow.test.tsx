import type { ColorContext } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CastShadow, type CastShadowProps } from './cast-shadow.tsx';

const colors = { map: {}, colors: {} } as unknown as ColorContext;
const color = { type: 'rgb', value: '112233' };
const outline = { paths: [{ d: 'M0 0L9 9Z' }, { d: 'M1 1Z' }] } as unknown as CastShadowProps['outline'];

function drawn(shadow: object, more: object = {}): string {
  const given = { color, blur: 0, distance: 0, angle: 0, ...shadow } as unknown as CastShadowProps['shadow'];
  return renderToStaticMarkup(
    <svg aria-hidden="true">
      <CastShadow
        shadow={given}
        outline={outline}
        box={{ w: 200, h: 100 }}
        filled
        line={undefined}
        colors={colors}
        {...more}
      />
    </svg>,
  );
}
const matrix = (...given: Parameters<typeof drawn>) =>
  /matrix\(([^)]*)\)/
    .exec(drawn(...given))?.[1]
    ?.split(' ')
    .map(Number);

describe('CastShadow', () => {
  it('is the silhouette of all paths', () => {
    expect(drawn({})).toContain('<path d="M0 0L9 9ZM1 1Z"');
    expect(drawn({})).toContain('fill="#112233"');
    expect(drawn({})).not.toContain('stroke');
  });

  it('is the silhouette of the line alone when the shape is not filled', () => {
    const html = drawn({}, { filled: false, line: { width: 3 } });
    expect(html).toContain('fill="none" stroke="#112233" stroke-width="3"');
  });

  it('is scaled about the middle of its lower side by default', () => {
    expect(matrix({ scaleX: 0.5, scaleY: -1 })).toEqual([0.5, 0, 0, -1, 50, 200]);
    expect(matrix({})).toEqual([1, 0, 0, 1, 0, 0]);
  });

  it.each([
    ['tl', 0, 0],
    ['t', 100, 0],
    ['tr', 200, 0],
    ['l', 0, 50],
    ['ctr', 100, 50],
    ['r', 200, 50],
    ['bl', 0, 100],
    ['b', 100, 100],
    ['br', 200, 100],
  ])('is scaled about the point %s at %i, %i', (align, x, y) => {
    expect(matrix({ align, scaleX: 2, scaleY: 3 })).toEqual([2, 0, 0, 3, 0 - x, 0 - 2 * y]);
  });

  it('is skewed by angles of at most 89 degrees', () => {
    expect(matrix({ align: 'tl', skewX: 45 })).toEqual([1, 0, 1, 1, 0, 0]);
    expect(matrix({ align: 'br', skewX: 45 })).toEqual([1, 0, 1, 1, -100, 0]);
    expect(matrix({ align: 'br', skewY: 45 })).toEqual([1, 1, 0, 1, 0, -200]);
    expect(matrix({ align: 'tl', skewX: 90 })?.[2]).toBeCloseTo(57.29, 2);
    expect(matrix({ align: 'tl', skewX: -90 })?.[2]).toBeCloseTo(-57.29, 2);
  });

  it('is moved by its distance, in its own direction when it does not rotate with the shape', () => {
    expect(matrix({ align: 'tl', distance: 10, angle: 90 })?.slice(4)).toEqual([0, 10]);
    const box = { w: 200, h: 100, rotation: 90 };
    expect(matrix({ align: 'tl', distance: 10, rotateWithShape: false }, { box })?.slice(4)).toEqual([
      0, -10,
    ]);
    expect(matrix({ align: 'tl', distance: 10 }, { box })?.slice(4)).toEqual([10, 0]);
  });

  it('is blurred by half of its blur', () => {
    expect(drawn({ blur: 6 })).toContain('filter:blur(3px)');
    expect(drawn({ blur: 0 })).not.toContain('blur');
  });
});
