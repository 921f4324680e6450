import { designOf, type Fill, type GroupElement, SnapshotReader } from '@lectern/courseware';
import { useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Mirror } from '../frame-style.ts';
import { GroupFillContext, PageScopeContext } from '../stage-context.ts';
import { GroupView } from './group-view.tsx';

const solid = (value: string): Fill => ({ type: 'solid', color: { type: 'rgb', value } });
const reader = new SnapshotReader({ records: [] });

/** A child that shows the fill it inherits. */
function Child() {
  const fill = useContext(GroupFillContext);
  return <b>{fill?.type === 'solid' && fill.color.type === 'rgb' ? fill.color.value : 'none'}</b>;
}

function drawn(more: object, { place = {} as object, outer = undefined as Fill | undefined } = {}) {
  const frame = { x: 1, y: 2, w: 200, h: 100, ...place };
  const mirrors: (Mirror | undefined)[] = [];
  const html = renderToStaticMarkup(
    <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design: designOf(reader, 'page') }}>
      <GroupFillContext value={outer}>
        <GroupView
          element={{ kind: 'element', type: 'group', id: 'g', frame, ...more } as unknown as GroupElement}
          frame={frame}
          renderChildren={(mirror) => {
            mirrors.push(mirror);
            return <Child />;
          }}
        />
      </GroupFillContext>
    </PageScopeContext>,
  );
  return { html, mirror: mirrors[0], inherited: /<b>(.*)<\/b>/.exec(html)?.[1] };
}

describe('GroupView', () => {
  it('draws its children without a box, and in a box with its effects', () => {
    expect(drawn({}).html).toBe('<b>none</b>');
    const glow = { color: { type: 'rgb', value: 'FF0000' }, radius: 6 };
    expect(drawn({ effects: { glow } }).html).toContain('filter:drop-shadow(0 0 3px #ff0000)');
    expect(drawn({ effects: {} }).html).toBe('<b>none</b>');
  });

  it('mirrors its children when it is flipped', () => {
    expect(drawn({}).mirror).toBeUndefined();
    expect(drawn({}, { place: { flipH: true } }).mirror).toEqual({
      w: 200,
      h: 100,
      flipH: true,
      flipV: false,
    });
    expect(drawn({}, { place: { flipV: true } }).mirror).toEqual({
      w: 200,
      h: 100,
      flipH: false,
      flipV: true,
    });
  });

  it('passes its fill to its children, else the fill of the group around it', () => {
    expect(drawn({ fill: solid('112233') }, { outer: solid('445566') }).inherited).toBe('112233');
    expect(drawn({}, { outer: solid('445566') }).inherited).toBe('445566');
    expect(drawn({ fill: { type: 'group' } }, { outer: solid('445566') }).inherited).toBe('445566');
    expect(drawn({}).inherited).toBe('none');
  });
});
