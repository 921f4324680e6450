import type { Element } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { gluedLine } from '../testing/connector.ts';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { type Peer, SelectionOverlay } from './selection-overlay.tsx';

const texts = { surface: '', openText: '', typing: '', rotate: '', adjust: '', resize: '', locked: 'locked' };
const one = () => shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 });
const two = () => shapeRecord('two', { x: 300, y: 200, w: 100, h: 50 }, 'page', 'a1');

function drawn(
  elements: readonly Element[],
  chosen: readonly string[],
  change: (hand: Hand) => void = () => undefined,
  peers: readonly Peer[] = [],
) {
  const hand = new Hand(elements);
  hand.session.choose(chosen);
  change(hand);
  return renderToStaticMarkup(<SelectionOverlay session={hand.session} peers={peers} texts={texts} />);
}
const handles = (html: string) => html.split('data-handle=').length - 1;

describe('SelectionOverlay', () => {
  it('draws the box of one element with its handles', () => {
    const html = drawn([one(), two()], ['one']);
    expect(html).toContain('data-selection="one"');
    expect(html).toContain('width:100px;height:100px;transform:matrix(1,0,0,1,100,100)');
    expect(handles(html)).toBe(8);
    expect(html).not.toContain('locked');
  });

  it('draws one box around several elements, and the box of each', () => {
    const html = drawn([one(), two()], ['one', 'two']);
    expect(html).toContain('width:300px;height:150px;transform:matrix(1,0,0,1,100,100)');
    expect(html).toContain('left:300px;top:200px;width:100px;height:50px');
    expect(handles(drawn([one()], []))).toBe(0);
  });

  it('follows a drag, without handles meanwhile', () => {
    const html = drawn([one()], ['one'], (hand) => {
      hand.down(150, 150);
      hand.move(190, 155);
    });
    expect(html).toContain('transform:matrix(1,0,0,1,140,105)');
    expect(handles(html)).toBe(0);
  });

  it('has no handles for locked elements, with an open text and without permission', () => {
    const locked = drawn([{ ...one(), locked: true }], ['one']);
    expect([handles(locked), locked.includes('>locked<')]).toEqual([0, true]);
    expect(locked).toContain('left:200px;top:100px');
    expect(handles(drawn([one()], ['one'], ({ session }) => session.editText('one')))).toBe(0);
    const guest = new Hand([one()], { canEdit: false });
    guest.session.choose(['one']);
    expect(
      handles(renderToStaticMarkup(<SelectionOverlay session={guest.session} peers={[]} texts={texts} />)),
    ).toBe(0);
  });

  it('has no box while points are edited, a marquee is drawn or a picture is cropped', () => {
    const box = 'transform:matrix(';
    expect(
      drawn([one()], ['one'], ({ session }) => session.drawing.set({ type: 'points', elementId: 'one' })),
    ).not.toContain(box);
    const marquee = drawn([one()], [], (hand) => {
      hand.down(50, 50);
      hand.move(250, 260);
    });
    expect(marquee).not.toContain(box);
    expect(marquee).toContain('left:50px;top:50px;width:200px;height:210px');
    const { fill: _fill, geometry: _geometry, ...frame } = one();
    const picture: Element = { ...frame, type: 'picture', asset: 'a'.repeat(64) };
    expect(drawn([picture], ['one'])).toContain(box);
    expect(drawn([picture], ['one'], ({ session }) => session.more.set('one'))).not.toContain(box);
    expect(drawn([one()], ['one'], ({ session }) => session.more.set('one'))).toContain(box);
  });

  it('does not let tables rotate', () => {
    expect(drawn([one()], ['one'])).toContain('data-rotate');
    const table = {
      ...one(),
      type: 'table',
      table: { rows: [], columns: [], cells: {} },
    } as unknown as Element;
    const html = drawn([table], ['one'], ({ session }) => session.overlay.set({ ...session.overlay.get() }));
    expect([handles(html), html.includes('data-rotate')]).toEqual([8, false]);
  });

  it('draws a size, a line and sites of a gesture', () => {
    const html = drawn([one()], ['one'], ({ session }) =>
      session.overlay.set({
        ...session.overlay.get(),
        measure: '100 × 90',
        line: { frame: { x: 10, y: 20, w: 30, h: 40 }, geometry: gluedLine().geometry },
        sites: [
          { at: { x: 5, y: 6 }, held: true },
          { at: { x: 7, y: 8 }, held: false },
        ],
      }),
    );
    expect(html).toMatch(/left:150px;top:214px[^>]*>100 × 90</);
    expect(html).toContain('data-drawn-line=""><g transform="scale(1) matrix(1 0 0 1 10 20)"');
    expect(
      [...html.matchAll(/data-held="(\w+)" style="left:(\w+);top:(\w+)"/g)].map(([, ...each]) => each),
    ).toEqual([
      ['true', '5px', '6px'],
      ['false', '7px', '8px'],
    ]);
  });

  it('draws what other users selected on this page', () => {
    const peer = (pageId: string): Peer => ({
      id: pageId,
      name: `from ${pageId}`,
      color: 'red',
      pageId,
      ids: ['two', 'gone'],
    });
    const html = drawn([one(), two()], [], undefined, [peer('page'), peer('other')]);
    expect(html).toContain('left:300px;top:200px;width:100px;height:50px;--peer:red');
    expect([
      html.includes('from page'),
      html.includes('from other'),
      html.split('--peer').length - 1,
    ]).toEqual([true, false, 1]);
  });
});
