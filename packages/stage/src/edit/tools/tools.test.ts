import { type Element, removeElements, type ShapeElement } from '@lectern/courseware';
import { describe, expect, test } from 'vitest';
import { EditSession } from '../session/edit-session.ts';
import { Hand, type Modifiers } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';

const one = () => shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 });
const two = () => shapeRecord('two', { x: 300, y: 100, w: 100, h: 100 }, 'page', 'a1');

describe('the pointer on a page', () => {
  test('selects the pressed element, adds with Shift, and deselects on an empty area', () => {
    const hand = new Hand([one(), two()]);
    hand.click(150, 150);
    expect(hand.chosen).toEqual(['one']);
    hand.click(350, 150, { shift: true });
    expect(hand.chosen).toEqual(['one', 'two']);
    hand.click(350, 150, { shift: true });
    expect(hand.chosen).toEqual(['one']);
    hand.click(900, 600);
    expect(hand.chosen).toEqual([]);
  });

  test('moves elements without storing until it is lifted, in one undo step', () => {
    const hand = new Hand([one()]);
    let writes = 0;
    hand.session.store.subscribe(() => {
      writes += 1;
    });
    hand.down(150, 150);
    for (let x = 155; x <= 400; x += 5) hand.move(x, 180);
    expect(writes).toBe(0);
    expect(hand.session.overlay.get().shift).toEqual({ ids: ['one'], by: { x: 250, y: 30 } });
    hand.up(400, 180);
    expect(writes).toBe(1);
    expect(hand.frame('one')).toMatchObject({ x: 350, y: 130 });
    hand.session.undo();
    expect(hand.frame('one')).toMatchObject({ x: 100, y: 100 });
    expect(hand.session.store.canUndo).toBe(false);
  });

  test('leaves all elements unchanged when a drag is cancelled', () => {
    const hand = new Hand([one()]);
    hand.down(150, 150);
    hand.move(400, 400);
    hand.session.tools.step((state) => state.cancel());
    expect(hand.session.tools.state.name).toBe('idle');
    expect(hand.session.overlay.get().shift).toBeUndefined();
    expect(hand.frame('one')).toMatchObject({ x: 100, y: 100 });
    expect(hand.session.store.canUndo).toBe(false);
  });

  test('moves along one axis with Shift and leaves a copy with Control', () => {
    const hand = new Hand([one()]);
    hand.drag([150, 150], [250, 170], { shift: true });
    expect(hand.frame('one')).toMatchObject({ x: 200, y: 100 });
    hand.click(900, 600);
    hand.drag([250, 150], [250, 400], { control: true });
    const [copy] = hand.chosen;
    expect(copy).not.toBe('one');
    expect(hand.frame(copy ?? '')).toMatchObject({ x: 200, y: 350 });
    expect(hand.frame('one')).toMatchObject({ x: 200, y: 100 });
  });

  test('snaps a moving box to another box unless Alt is held', () => {
    const hand = new Hand([one(), two()]);
    hand.drag([150, 150], [352, 300], { alt: false });
    expect(hand.frame('one')).toMatchObject({ x: 300 });
    hand.drag([350, 300], [353, 450], { alt: true });
    expect(hand.frame('one')).toMatchObject({ x: 303 });
  });

  test('enters a group at the second press and leaves it by Escape', () => {
    const group: Element = { ...shapeRecord('group', { x: 100, y: 100, w: 300, h: 100 }), type: 'group' };
    const inside = shapeRecord('inside', { x: 0, y: 0, w: 100, h: 100 }, 'group');
    const beside = shapeRecord('beside', { x: 200, y: 0, w: 100, h: 100 }, 'group', 'a1');
    const hand = new Hand([group, inside, beside]);
    hand.click(150, 150);
    expect(hand.chosen).toEqual(['group']);
    hand.click(150, 150);
    expect(hand.session.selection.get()).toEqual({ ids: ['inside'], within: 'group' });
    hand.session.tools.step((state) => state.cancel());
    expect(hand.session.selection.get()).toEqual({ ids: ['group'] });
  });

  test('drags a resize handle with a draft and stores once', () => {
    const hand = new Hand([one()]);
    hand.click(150, 150);
    const free = { alt: false, control: true };
    hand.down(200, 200, free, { type: 'handle', handle: 'se' });
    hand.move(260, 240, free);
    expect(hand.session.draft.find('element', 'one')?.frame).toMatchObject({ w: 160, h: 140 });
    expect(hand.frame('one')).toMatchObject({ w: 100, h: 100 });
    hand.up(260, 240, free);
    expect(hand.frame('one')).toMatchObject({ x: 100, y: 100, w: 160, h: 140 });
    hand.down(260, 240, { alt: true, control: true }, { type: 'handle', handle: 'se' });
    hand.move(270, 240, { alt: true, control: true });
    expect(hand.session.draft.find('element', 'one')?.frame).toMatchObject({ x: 90, w: 180 });
    hand.session.tools.step((state) => state.cancel());
    expect(hand.session.draft.find('element', 'one')?.frame).toMatchObject({ x: 100, w: 160 });
  });

  describe('dragging a handle of a picture', () => {
    const picture = (): Element => ({
      kind: 'element',
      type: 'picture',
      id: 'picture',
      parentId: 'page',
      order: 'a0',
      frame: { x: 100, y: 100, w: 200, h: 100 },
      asset: 'a'.repeat(64),
    });
    /** The frame after one handle of the selected element was dragged. */
    const pulled = (
      elements: readonly Element[],
      handle: 'se' | 'nw' | 'e' | 's',
      [x, y]: readonly [number, number],
      modifiers: Modifiers = {},
    ) => {
      const hand = new Hand(elements);
      hand.session.choose(elements.map(({ id }) => id));
      hand.down(300, 200, modifiers, { type: 'handle', handle });
      hand.move(300 + x, 200 + y, modifiers);
      hand.up(300 + x, 200 + y, modifiers);
      return hand.frame(elements[0]?.id ?? '');
    };
    // These tests hold Alt, which resizes from the centre; only Control turns snapping off.
    const free = { alt: false, control: true } as const;

    test('keeps its ratio at a corner, and frees it with Shift', () => {
      expect(pulled([picture()], 'se', [100, 0], free)).toMatchObject({ x: 100, y: 100, w: 300, h: 150 });
      expect(pulled([picture()], 'nw', [0, -50], free)).toMatchObject({ x: 0, y: 50, w: 300, h: 150 });
      const loose = pulled([picture()], 'se', [100, 0], { ...free, shift: true });
      expect(loose).toMatchObject({ w: 300, h: 100 });
    });

    test('changes only one side at an edge', () => {
      expect(pulled([picture()], 'e', [100, 30], free)).toMatchObject({ w: 300, h: 100 });
      expect(pulled([picture()], 's', [30, 50], free)).toMatchObject({ w: 200, h: 150 });
    });

    test('keeps the ratio of a video too, and the ratio of a shape only with Shift', () => {
      const video: Element = { ...picture(), type: 'video' } as Element;
      expect(pulled([video], 'se', [100, 0], free)).toMatchObject({ w: 300, h: 150 });
      const shape = shapeRecord('shape', { x: 100, y: 100, w: 200, h: 100 });
      expect(pulled([shape], 'se', [100, 0], free)).toMatchObject({ w: 300, h: 100 });
      expect(pulled([shape], 'se', [100, 0], { ...free, shift: true })).toMatchObject({ w: 300, h: 150 });
    });
  });

  test('selects the elements that are wholly inside a marquee', () => {
    const hand = new Hand([one(), two()]);
    hand.drag([50, 50], [250, 250]);
    expect(hand.chosen).toEqual(['one']);
    hand.drag([50, 250], [450, 50]);
    expect(hand.chosen).toEqual(['one', 'two']);
  });

  test('moves no locked elements, and no elements without permission to edit', () => {
    const locked = new Hand([{ ...one(), locked: true }]);
    locked.drag([150, 150], [300, 300]);
    expect(locked.frame('one')).toMatchObject({ x: 100, y: 100 });
    const guest = new Hand([one()], { canEdit: false });
    guest.drag([150, 150], [300, 300]);
    expect(guest.chosen).toEqual(['one']);
    expect(guest.frame('one')).toMatchObject({ x: 100, y: 100 });
    guest.session.startInsertion({ type: 'shape', preset: 'rect' });
    expect(guest.session.tools.state.name).toBe('idle');
  });

  test('changes, undoes and opens no element without permission to edit', () => {
    const owner = new Hand([one()]);
    owner.drag([150, 150], [250, 150]);
    // The permission was withdrawn, and the session with it; the undo steps are still known.
    const guest = new EditSession(owner.store, { canEdit: false });
    expect(guest.store.canUndo).toBe(true);
    guest.undo();
    expect(owner.frame('one')).toMatchObject({ x: 200 });
    expect(guest.edit((edit) => edit.remove('one'))).toBe(false);
    expect(guest.editText('one')).toBe(false);
    expect(owner.frame('one')).toMatchObject({ x: 200 });
    owner.session.undo();
    guest.redo();
    expect(owner.frame('one')).toMatchObject({ x: 100 });
    expect(owner.session.edit((edit) => edit.remove('one'))).toBe(true);
    expect(owner.frame('one')).toBeUndefined();
  });

  test('draws a shape with the dragged size, or with the default size on a single click', () => {
    const hand = new Hand([]);
    hand.session.startInsertion({ type: 'shape', preset: 'star5' });
    hand.drag([100, 100], [400, 300], {});
    expect(hand.frame(hand.chosen[0] ?? '')).toMatchObject({ x: 100, y: 100, w: 300, h: 200 });
    hand.session.startInsertion({ type: 'shape', preset: 'rect' });
    hand.click(600, 300);
    expect(hand.frame(hand.chosen[0] ?? '')).toMatchObject({ x: 600, y: 300, w: 200, h: 150 });
    expect(hand.session.tools.state.name).toBe('idle');
  });

  test('gives a shape its default proportions on a single click', () => {
    const hand = new Hand([]);
    const sizeOf = (preset: string) => {
      hand.session.startInsertion({ type: 'shape', preset });
      hand.click(600, 300);
      const frame = hand.frame(hand.chosen[0] ?? '');
      return [frame?.w, frame?.h];
    };
    expect(sizeOf('ellipse')).toEqual([150, 150]);
    expect(sizeOf('star5')).toEqual([158, 150]);
    expect(sizeOf('flowChartMultidocument')).toEqual([200, 130]);
    expect(sizeOf('snip2DiagRect')).toEqual([200, 150]);
    expect(sizeOf('rightArrow')).toEqual([200, 100]);
    expect(sizeOf('downArrow')).toEqual([100, 200]);
    expect(sizeOf('leftBrace')).toEqual([30, 150]);
  });

  test('removes a text box that was drawn and left empty, and leaves no undo step', () => {
    const hand = new Hand([one()]);
    hand.drag([150, 150], [250, 150]);
    hand.session.startInsertion({ type: 'text' });
    hand.drag([500, 400], [800, 460]);
    expect(hand.session.openText.get()).toBeDefined();
    const [drawn = ''] = hand.chosen;
    hand.click(1000, 650);
    expect(hand.frame(drawn)).toBeUndefined();
    hand.session.undo();
    expect(hand.frame('one')?.x).toBe(100);
    expect(hand.frame(drawn)).toBeUndefined();
  });

  test('keeps an empty text box that is visible, and a text box that was empty when it was opened', () => {
    const empty = { text: { paragraphs: [{ runs: [] }] }, textBox: true };
    const seen = { ...one(), ...empty };
    const unseen = { ...two(), ...empty, fill: { type: 'none' as const } };
    const hand = new Hand([seen, unseen]);
    for (const id of ['one', 'two']) {
      hand.session.editText(id);
      hand.session.letGo();
      expect(hand.frame(id)).toBeDefined();
    }
    const words = { paragraphs: [{ runs: [{ type: 'text' as const, text: '雨' }] }] };
    hand.store.transact((edit) => edit.update<ShapeElement>('two', { text: words }));
    hand.session.editText('two');
    hand.store.transact((edit) => edit.update<ShapeElement>('two', { text: empty.text }));
    hand.session.letGo();
    expect(hand.frame('two')).toBeUndefined();
  });

  test('shows the page on which a step was undone, and returns its id', () => {
    const hand = new Hand([one()]);
    hand.store.transact((edit) => edit.create({ kind: 'page', id: 'next', order: 'a1' }), { source: 'load' });
    hand.drag([150, 150], [250, 150]);
    expect(hand.session.undo()).toBeUndefined();
    expect(hand.session.redo()).toBeUndefined();
    hand.session.edit((edit) => edit.remove('one'));
    hand.session.goToPage('next');
    expect(hand.session.undo()).toBe('page');
    expect(hand.session.pageId.get()).toBe('page');
    hand.session.goToPage('next');
    expect(hand.session.redo()).toBe('page');
  });

  test('shows the layout on which a step was undone in the master view, and stays when the step is visible on the current page', () => {
    const hand = new Hand([one()]);
    const { session, store } = hand;
    store.transact(
      (edit) => {
        edit.create({
          kind: 'theme',
          id: 'theme',
          name: '讲台',
          colors: {},
          fonts: { major: { latin: 'Arial' }, minor: { latin: 'Arial' } },
        });
        edit.create({ kind: 'master', id: 'master', order: 'a0', themeId: 'theme' });
        for (const id of ['first', 'second'])
          edit.create({ kind: 'layout', id, order: id, masterId: 'master', name: id });
      },
      { source: 'load' },
    );
    session.goToPage('first');
    session.edit((edit) => edit.update('master', { name: '黑板' }));
    session.edit((edit) => edit.update('first', { name: '练习' }));
    session.goToPage('second');
    expect(session.undo()).toBe('first');
    // Changes of the master are visible on its layouts.
    expect(session.undo()).toBeUndefined();
    expect(session.pageId.get()).toBe('first');
    session.edit((edit) => edit.remove('second'));
    expect(session.undo()).toBe('second');
  });

  test('opens the content of a chart by a double click, not by a press on a selected chart', () => {
    const chart: Element = {
      kind: 'element',
      type: 'chart',
      id: 'chart',
      parentId: 'page',
      order: 'a0',
      frame: { x: 100, y: 100, w: 400, h: 300 },
      chart: { plots: [{ type: 'pie', series: [{ categories: ['a', 'b'], values: [1, 2] }] }], axes: [] },
    };
    const hand = new Hand([chart]);
    hand.click(200, 200);
    hand.click(200, 200);
    expect(hand.session.more.get()).toBeUndefined();
    hand.click(200, 200, { clicks: 2 });
    expect(hand.session.more.get()).toBe('chart');
    const reader = new Hand([chart], { canEdit: false });
    reader.click(200, 200);
    reader.click(200, 200, { clicks: 2 });
    expect(reader.session.more.get()).toBeUndefined();
  });

  test('closes the content of an element when another user deletes the element, and leaves it closed when the deletion is undone', () => {
    const hand = new Hand([
      {
        kind: 'element',
        type: 'formula',
        id: 'formula',
        parentId: 'page',
        order: 'a0',
        frame: { x: 100, y: 100, w: 400, h: 300 },
        latex: 'E=mc^{2}',
      },
    ]);
    hand.session.openMore('formula');
    hand.session.edit((edit) => removeElements(edit, ['formula']));
    expect(hand.session.more.get()).toBeUndefined();
    hand.session.undo();
    expect([hand.session.store.find('element', 'formula')?.id, hand.session.more.get()]).toEqual([
      'formula',
      undefined,
    ]);
  });

  test('opens a block formula by a double click', () => {
    const hand = new Hand([
      {
        kind: 'element',
        type: 'formula',
        id: 'formula',
        parentId: 'page',
        order: 'a0',
        frame: { x: 100, y: 100, w: 400, h: 300 },
        latex: 'E=mc^{2}',
      },
    ]);
    hand.click(200, 200);
    expect(hand.session.more.get()).toBeUndefined();
    hand.click(200, 200, { clicks: 2 });
    expect(hand.session.more.get()).toBe('formula');
  });

  test('draws a line from its start, flipped in its direction', () => {
    const hand = new Hand([]);
    hand.session.startInsertion({ type: 'line', preset: 'line', arrow: 'end' });
    hand.drag([400, 100], [100, 300]);
    expect(hand.frame(hand.chosen[0] ?? '')).toMatchObject({ x: 100, y: 100, w: 300, h: 200, flipH: true });
  });

  test('shows the neighbour of a page that another user deletes, and deselects deleted elements', () => {
    const hand = new Hand([one()]);
    hand.store.transact((edit) => edit.create({ kind: 'page', id: 'next', order: 'a1' }));
    hand.click(150, 150);
    hand.store.transact((edit) => edit.remove('page'));
    expect(hand.session.pageId.get()).toBe('next');
    expect(hand.chosen).toEqual([]);
  });
});
