import { moveElements, rotateElements } from '@lectern/courseware';
import { describe, expect, test } from 'vitest';
import { gluedLine, lineOf } from '../testing/connector.ts';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { asksForMenu } from './pointer.ts';

const one = () => shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 });
const two = () => shapeRecord('two', { x: 400, y: 300, w: 100, h: 100 }, 'page', 'a1');

function drawn(hand: Hand) {
  return hand.session.draft.find('element', 'line')?.frame;
}

describe('a connector', () => {
  test('follows a shape while it is dragged, stays at the drop position, and is undone in the same step', () => {
    const hand = new Hand([one(), two(), gluedLine()]);
    hand.down(150, 150);
    hand.move(150, 120);
    hand.move(150, 50);
    expect(drawn(hand)).toMatchObject({ x: 200, y: 50, w: 200, h: 300 });
    expect(lineOf(hand).frame.y).toBe(150);
    hand.up(150, 50);
    expect(lineOf(hand).frame).toMatchObject({ x: 200, y: 50, w: 200, h: 300 });
    expect(hand.session.draft.find('element', 'line')).toBe(lineOf(hand));
    hand.session.undo();
    expect(lineOf(hand).frame).toMatchObject({ x: 200, y: 150, w: 200, h: 200 });
    expect(hand.frame('one')?.y).toBe(100);
  });

  test('follows a shape that is resized, rotated or adjusted by a handle', () => {
    const hand = new Hand([one(), two(), gluedLine()]);
    hand.click(150, 150);
    hand.down(200, 150, { alt: false, control: true }, { type: 'handle', handle: 'e' });
    hand.move(260, 150, { alt: false, control: true });
    expect(drawn(hand)).toMatchObject({ x: 260, w: 140 });
    hand.up(260, 150, { alt: false, control: true });
    expect(lineOf(hand).frame).toMatchObject({ x: 260, y: 150, w: 140, h: 200 });
    hand.down(180, 60, {}, { type: 'rotate' });
    hand.move(300, 150);
    hand.up(300, 150);
    // A quarter turn: the former right side is the bottom.
    expect(lineOf(hand).frame.x).toBeCloseTo(180);
    expect(lineOf(hand).frame.y).toBeCloseTo(230);
  });

  test('is connected when its end is dragged to a site, and disconnected when it is dragged off', () => {
    const hand = new Hand([one(), two(), gluedLine({ end: undefined })]);
    const pull = (to: readonly [number, number], alt = false) => {
      const { frame } = lineOf(hand);
      hand.session.choose(['line']);
      hand.down(frame.x + frame.w, frame.y + frame.h, { alt }, { type: 'lineEnd', end: 'end' });
      hand.move(...to, { alt });
      const { sites } = hand.session.overlay.get();
      hand.up(...to, { alt });
      return sites;
    };
    const sites = pull([452, 296]);
    expect(sites).toHaveLength(4);
    expect(sites.filter(({ held }) => held)).toEqual([{ at: { x: 450, y: 300 }, held: true }]);
    expect(lineOf(hand)).toMatchObject({
      frame: { x: 200, y: 150, w: 250, h: 150 },
      start: { elementId: 'one', site: 3 },
      end: { elementId: 'two', site: 0 },
    });
    hand.session.undo();
    expect(lineOf(hand).end).toBeUndefined();
    hand.session.redo();
    pull([700, 500]);
    expect(lineOf(hand).end).toBeUndefined();
    expect(lineOf(hand).start).toEqual({ elementId: 'one', site: 3 });
    pull([450, 300], true);
    expect(lineOf(hand).end).toBeUndefined();
  });

  test('is connected at both ends when it is drawn from shape to shape, and leaves them in the direction of their sites if it is bent', () => {
    const hand = new Hand([one(), two()]);
    hand.session.startInsertion({ type: 'line', preset: 'bentConnector3', arrow: 'end' });
    hand.drag([152, 198], [448, 303], { alt: false });
    const [id = ''] = hand.chosen;
    expect(hand.store.find('element', id)).toMatchObject({
      start: { elementId: 'one', site: 2 },
      end: { elementId: 'two', site: 0 },
      geometry: { preset: 'bentConnector3' },
      frame: { rotation: 90, w: 100, h: 300 },
    });
    hand.session.edit((edit) => edit.remove('two'));
    expect(hand.store.find('element', id)).not.toHaveProperty('end.elementId');
  });

  test('is shown with its final bends while it is drawn', () => {
    const hand = new Hand([one(), two()]);
    hand.session.startInsertion({ type: 'line', preset: 'bentConnector3', arrow: 'end' });
    hand.down(198, 152, { alt: false });
    hand.move(448, 303, { alt: false });
    const shown = hand.session.overlay.get().line;
    expect(shown).toMatchObject({
      geometry: { preset: 'bentConnector2' },
      frame: { x: 200, y: 150, w: 250, h: 150 },
    });
    hand.up(448, 303, { alt: false });
    const [id = ''] = hand.chosen;
    expect(hand.store.find('element', id)).toMatchObject(JSON.parse(JSON.stringify(shown)));
    expect(hand.session.overlay.get().line).toBeUndefined();
  });

  test('snaps to a site from farther away by a finger than by a mouse', () => {
    for (const kind of ['touch', 'mouse'] as const) {
      const hand = new Hand([one(), two(), gluedLine({ end: undefined })]);
      hand.session.choose(['line']);
      hand.down(400, 350, { alt: false, kind }, { type: 'lineEnd', end: 'end' });
      hand.move(450, 283, { alt: false, kind });
      hand.up(450, 283, { alt: false, kind });
      expect(lineOf(hand).end).toEqual(kind === 'touch' ? { elementId: 'two', site: 0 } : undefined);
    }
  });

  test('is connected at the visible position of a site of a rotated and mirrored shape, in a rotated group too', () => {
    const turned = shapeRecord('turned', { x: 400, y: 300, w: 200, h: 100, rotation: 90, flipH: true });
    const group = { kind: 'element', type: 'group', id: 'group', parentId: 'page', order: 'a1' } as const;
    const frame = { x: 600, y: 100, w: 100, h: 300, rotation: 90 };
    const inside = shapeRecord('inside', { x: 0, y: 0, w: 100, h: 300 }, 'group');
    const hand = new Hand([
      turned,
      { ...group, frame },
      inside,
      gluedLine({ start: undefined, end: undefined }),
    ]);
    const pull = (to: readonly [number, number]) => {
      hand.session.choose(['line']);
      const { x, y, w, h } = lineOf(hand).frame;
      hand.down(x + w, y + h, { alt: false }, { type: 'lineEnd', end: 'end' });
      hand.move(...to, { alt: false });
      hand.up(...to, { alt: false });
      return lineOf(hand);
    };
    // The left side of the shape is the right one in the mirror, and below after the quarter turn.
    expect(pull([502, 448])).toMatchObject({
      end: { elementId: 'turned', site: 1 },
      frame: { x: 200, y: 150, w: 300, h: 300 },
    });
    // The group's box is 300 wide and 100 high on the page, around (650, 250).
    expect(pull([503, 252])).toMatchObject({
      end: { elementId: 'inside', site: 2 },
      frame: { x: 200, y: 150, w: 300, h: 100 },
    });
  });
});

describe('a bent connector', () => {
  const bent = () =>
    gluedLine({
      geometry: { type: 'preset', preset: 'bentConnector3', adjust: { adj1: 20_000 } },
      frame: { x: 200, y: 150, w: 200, h: 200 },
    });

  test('leaves a rotated shape in the direction of its site, and keeps its corners while that is horizontal', () => {
    const hand = new Hand([one(), two(), bent()]);
    hand.session.edit((edit) => rotateElements(edit, ['one'], 20));
    expect(lineOf(hand).geometry).toMatchObject({ preset: 'bentConnector3', adjust: { adj1: 20_000 } });
    hand.session.edit((edit) => rotateElements(edit, ['one'], 70));
    // The former right side is below: the line runs down, and then to the left side of the other shape.
    expect(lineOf(hand)).toMatchObject({
      geometry: { type: 'preset', preset: 'bentConnector2' },
      frame: { rotation: 90, flipV: true },
    });
    hand.session.undo();
    hand.session.undo();
    expect(lineOf(hand)).toMatchObject(bent());
  });

  test('keeps its corners while the group of it and its shapes is rotated, and is horizontal and vertical in the group', () => {
    const frame = { x: 0, y: 0, w: 500, h: 400 };
    const group = {
      kind: 'element',
      type: 'group',
      id: 'group',
      parentId: 'page',
      order: 'a1',
      frame,
    } as const;
    const inGroup = { parentId: 'group' };
    const hand = new Hand([
      group,
      { ...one(), ...inGroup },
      { ...two(), ...inGroup },
      { ...bent(), ...inGroup },
    ]);
    hand.session.edit((edit) => rotateElements(edit, ['group'], 90));
    expect(lineOf(hand)).toMatchObject({ ...bent(), ...inGroup });
    hand.session.edit((edit) => rotateElements(edit, ['one'], 90));
    // In the group's own coordinates it now leaves vertically and arrives horizontally.
    expect(lineOf(hand)).toMatchObject({ geometry: { preset: 'bentConnector2' }, frame: { rotation: 90 } });
  });
});

describe('an elbow connector', () => {
  const elbow = () => gluedLine({ geometry: { type: 'preset', preset: 'bentConnector3' } });

  test('goes around its shapes when one is dragged behind the other, and has its two corners again when it is dragged back', () => {
    const hand = new Hand([one(), two(), elbow()]);
    hand.drag([450, 350], [50, 550]);
    expect(lineOf(hand)).toMatchObject({
      geometry: { preset: 'bentConnector5', adjust: { adj2: 50_000 } },
      frame: { x: 0, y: 150, w: 200, h: 400, flipH: true },
    });
    hand.session.edit((edit) => moveElements(edit, ['two'], { x: 400, y: -200 }));
    expect(lineOf(hand)).toEqual(elbow());
  });

  test('extends equally far beyond a shape, however far away the other shape is moved', () => {
    const hand = new Hand([one(), two(), gluedLine({ ...elbow(), end: { elementId: 'two', site: 3 } })]);
    for (const x of [0, 100, 250]) {
      hand.session.edit((edit) => moveElements(edit, ['two'], { x, y: 0 }));
      const { frame, geometry } = lineOf(hand);
      const { adj1 = 0 } = geometry.adjust ?? {};
      if (x > 0) expect((adj1 / 100_000 - 1) * frame.w).toBeCloseTo(24, 1);
    }
  });

  test('goes around shapes when it is drawn or dragged, and around its own shape when its other end is dropped behind it', () => {
    const hand = new Hand([one(), two()]);
    hand.session.startInsertion({ type: 'line', preset: 'bentConnector3', arrow: 'end' });
    hand.drag([398, 352], [202, 148], { alt: false });
    const [id = ''] = hand.chosen;
    const drawn = () => hand.store.find('element', id);
    expect(drawn()).toMatchObject({
      start: { elementId: 'two', site: 1 },
      end: { elementId: 'one', site: 3 },
      geometry: { preset: 'bentConnector3' },
    });
    const pull = (from: readonly [number, number], to: readonly [number, number]) => {
      hand.down(...from, { alt: false, kind: 'touch' }, { type: 'lineEnd', end: 'end' });
      hand.move(...to, { alt: false, kind: 'touch' });
      hand.up(...to, { alt: false, kind: 'touch' });
    };
    pull([200, 150], [98, 152]);
    expect(drawn()).toMatchObject({
      end: { elementId: 'one', site: 1 },
      geometry: { preset: 'bentConnector3' },
    });
    expect(drawn()).toHaveProperty('geometry.adjust.adj1');
    pull([100, 150], [700, 600]);
    expect(drawn()).not.toHaveProperty('end.elementId');
    expect(drawn()).toMatchObject({ geometry: { preset: 'bentConnector3', adjust: { adj1: -8000 } } });
  });
});

test('a resting finger opens the menu, but not on a handle and not while it draws', () => {
  expect(asksForMenu({ type: 'page' }, 'idle')).toBe(true);
  expect(asksForMenu({ type: 'lineEnd', end: 'end' }, 'idle')).toBe(false);
  expect(asksForMenu({ type: 'rotate' }, 'idle')).toBe(false);
  expect(asksForMenu({ type: 'page' }, 'insertingLine')).toBe(false);
});
