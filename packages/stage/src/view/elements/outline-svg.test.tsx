import { designOf, type Fill, type Line, SnapshotReader } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type PageScope, PageScopeContext } from '../stage-context.ts';
import { OutlineSvg, type OutlineSvgProps } from './outline-svg.tsx';

const solid = (value: string): Fill => ({ type: 'solid', color: { type: 'rgb', value } });
const line: Line = { fill: solid('0000ff'), width: 4 };
const path = (d: string, fill = 'norm', stroke = true) => ({ d, fill, stroke });
const scope = { design: designOf(new SnapshotReader({ records: [] }), 'page') } as PageScope;

function drawn(paths: readonly object[], props: Partial<OutlineSvgProps> = {}): string {
  const outline = { paths, textRect: { l: 0, t: 0, r: 0, b: 0 }, sites: [], handles: [], adjust: {} };
  return renderToStaticMarkup(
    <PageScopeContext value={scope}>
      <OutlineSvg
        outline={outline as unknown as OutlineSvgProps['outline']}
        box={{ w: 100, h: 50 }}
        fill={solid('ff0000')}
        line={undefined}
        effects={undefined}
        flip={undefined}
        {...props}
      />
    </PageScopeContext>,
  );
}
/** The attributes of the drawn paths. */
const paths = (html: string) =>
  [...html.matchAll(/<path ([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  );

describe('OutlineSvg', () => {
  it('draws one path with its fill and its line', () => {
    const html = drawn([path('M0 0L9 9Z')], { line });
    expect(paths(html)).toEqual([
      {
        d: 'M0 0L9 9Z',
        fill: '#ff0000',
        'fill-rule': 'evenodd',
        stroke: '#0000ff',
        'stroke-width': '4',
        'stroke-linejoin': 'round',
      },
    ]);
    expect(html).toContain('<svg aria-hidden="true" width="100" height="50"');
    expect(html).not.toContain('<g');
  });

  it('draws nothing without a fill and a line', () => {
    expect(drawn([path('M0 0L9 9Z')], { fill: undefined })).toBe('');
    expect(drawn([path('M0 0L9 9Z')], { fill: { type: 'none' }, line: { fill: { type: 'none' } } })).toBe('');
    expect(drawn([path('M0 0L9 9Z')], { fill: undefined, line })).not.toBe('');
  });

  it('draws no line along a path that has none', () => {
    expect(paths(drawn([path('M0 0L9 9Z', 'norm', false)], { line }))[0]).not.toHaveProperty('stroke');
    expect(paths(drawn([path('M0 0L9 9Z')]))[0]).not.toHaveProperty('stroke');
  });

  it('replaces the fill by another paint', () => {
    const inside = { value: 'url(#sky)', server: <defs id="sky" /> };
    const html = drawn([path('M0 0L9 9Z')], { inside });
    expect(paths(html)[0]?.fill).toBe('url(#sky)');
    expect(html).toContain('<defs id="sky">');
  });

  it('draws the fills of all paths below their lines', () => {
    const html = drawn([path('M1Z'), path('M2Z'), path('M3Z', 'none'), path('M4Z', 'norm', false)], { line });
    expect(paths(html).map(({ d, fill, stroke }) => [d, fill, stroke])).toEqual([
      ['M1Z', '#ff0000', undefined],
      ['M2Z', '#ff0000', undefined],
      ['M4Z', '#ff0000', undefined],
      ['M1Z', 'none', '#0000ff'],
      ['M2Z', 'none', '#0000ff'],
      ['M3Z', 'none', '#0000ff'],
    ]);
  });

  it('draws only lines when there is no fill', () => {
    const html = drawn([path('M1Z'), path('M2Z')], { fill: { type: 'none' }, line });
    expect(paths(html).map(({ d, fill }) => [d, fill])).toEqual([
      ['M1Z', 'none'],
      ['M2Z', 'none'],
    ]);
  });

  it('shades a path that is lighter or darker than the shape', () => {
    const shade = (fill: string) => paths(drawn([path('M1Z', fill)])).map((each) => each.fill);
    expect(shade('lighten')).toEqual(['#ff0000', 'rgba(255,255,255,0.4)']);
    expect(shade('lightenLess')).toEqual(['#ff0000', 'rgba(255,255,255,0.2)']);
    expect(shade('darken')).toEqual(['#ff0000', 'rgba(0,0,0,0.4)']);
    expect(shade('darkenLess')).toEqual(['#ff0000', 'rgba(0,0,0,0.2)']);
    expect(shade('none')).toEqual([]);
  });

  it('draws arrowheads at the ends of an open path only', () => {
    const arrow: Line = { ...line, tail: { type: 'triangle' } };
    const open = drawn([path('M0 0L90 0')], { line: arrow });
    expect(open).toContain('marker-end="url(#');
    expect(open).not.toContain('marker-start');
    expect(drawn([path('M0 0L90 0')], { line: { ...line, head: { type: 'triangle' } } })).toContain(
      'marker-start="url(#',
    );
    const closed = drawn([path('M0 0L90 0Z')], { line: arrow });
    expect(paths(closed)).toHaveLength(1);
    expect(closed).not.toContain('marker');
    expect(paths(drawn([path('M0 0L90 0')], { line }))).toHaveLength(1);
  });

  it('masks a double line that is at least two pixels wide', () => {
    const double = (width: number) =>
      drawn([path('M0 0L90 0')], { line: { ...line, compound: 'dbl', width } });
    expect(double(2)).toMatch(/<path [^>]*mask="url\(#[^"]*c\)"/);
    expect(double(1.9)).not.toContain('mask');
    expect(drawn([path('M0 0L90 0'), path('M1Z')], { line })).not.toContain('mask');
  });

  it('mirrors the drawing about the centre of the box', () => {
    const html = drawn([path('M1Z')], { flip: 'scale(-1,1)' });
    expect(html).toContain('<g style="transform:scale(-1,1);transform-origin:50px 25px">');
  });

  it('draws effects as a style, and with a filter where CSS cannot draw them', () => {
    const shadow = { color: { type: 'rgb', value: '000000' }, blur: 8, distance: 10, angle: 0 } as const;
    const style = drawn([path('M1Z')], { effects: { outerShadow: shadow } });
    expect(style).toContain('filter:drop-shadow(10px 0px 4px #000000)');
    expect(style).not.toContain('<g');
    const filtered = drawn([path('M1Z')], { effects: { softEdge: { radius: 5 } } });
    expect(filtered).toMatch(/<g filter="url\(#[^"]*e\)">/);
  });

  it('is at least a pixel wide and high', () => {
    expect(drawn([path('M1Z')], { box: { w: 0, h: 0 } })).toContain('width="1" height="1"');
  });
});
