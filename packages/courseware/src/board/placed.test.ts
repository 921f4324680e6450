import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { CoursewareStore, SnapshotReader, stateOfSnapshot } from '../index.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import {
  addPicture,
  boardOf,
  carriedPlaced,
  EMPTY_PAGE,
  framedBoard,
  liesAt,
  type Placed,
  pictureFrame,
  placedAt,
  placedOn,
  putText,
  saidBy,
  turnedBox,
  writtenArea,
} from './index.ts';
import { coloredPlaced, lineOf, placedOf, placedOrder, textOf } from './placed.ts';

const HASH = 'a'.repeat(64);
const SAID = { text: '勾股\n定理', size: 36, color: 'FFFFFF' };

function board(endless = false): { store: CoursewareStore; page: string } {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(boardOf([{ ...EMPTY_PAGE, endless }])));
  const store = new CoursewareStore(doc);
  return { store, page: store.pages()[0] ?? '' };
}

function write(store: CoursewareStore, page: string, id: string): void {
  store.transact((edit) =>
    edit.create({
      kind: 'element',
      type: 'ink',
      id,
      parentId: page,
      order: 'a5',
      frame: { x: 0, y: 0, w: 10, h: 10 },
      tool: 'pen',
      color: 'FFFFFF',
      width: 5,
      points: [0, 0, 0.5, 10, 10, 0.5],
    }),
  );
}

const picture = { id: HASH, mime: 'image/png', size: 9 };
const frame = { x: 100, y: 100, w: 200, h: 100 };

it('a new text or picture of a board is above earlier ones and below the ink', () => {
  const { store, page } = board();
  store.transact((edit) => putText(edit, page, { id: 'one', frame, ...SAID }));
  write(store, page, 'ink');
  store.transact((edit) => addPicture(edit, page, { id: 'two', asset: picture, frame, alt: '' }));
  expect(store.children(page).slice(2)).toEqual(['one', 'two', 'ink']);
  expect(placedOn(store, page).map(({ id }) => id)).toEqual(['one', 'two']);
  expect(placedAt(store, page, [150, 150])?.id).toBe('two');
  expect(store.find('asset', HASH)?.mime).toBe('image/png');
});

it('a text of a board returns its lines and format, and is removed when it is empty', () => {
  const { store, page } = board();
  store.transact((edit) => putText(edit, page, { id: 'one', frame, ...SAID }));
  const [text] = placedOn(store, page);
  expect(text && saidBy(text)).toEqual(SAID);
  store.transact((edit) => putText(edit, page, { id: 'one', frame, ...SAID, text: '改过' }));
  expect(saidBy(placedOn(store, page)[0] as Placed)?.text).toBe('改过');
  store.transact((edit) => putText(edit, page, { id: 'one', frame, ...SAID, text: ' \n' }));
  expect(placedOn(store, page)).toEqual([]);
  // A removed page accepts no text.
  store.transact((edit) => putText(edit, 'gone', { id: 'two', frame, ...SAID }));
  expect(store.find('element', 'two')).toBeUndefined();
});

it('a text or picture of a board scales about a point with its font size, and is hit at its rotated position', () => {
  const { store, page } = board();
  store.transact((edit) => putText(edit, page, { id: 'one', frame: { ...frame, rotation: 90 }, ...SAID }));
  const [text] = placedOn(store, page);
  if (!text) throw new Error('there is no text');
  expect(liesAt(text, [200, 60])).toBe(true);
  expect(liesAt(text, [110, 150])).toBe(false);
  expect(turnedBox(text.frame).minY).toBeCloseTo(50);
  const larger = carriedPlaced(text, { dx: 10, dy: 0, scale: 2 }, [100, 100]);
  expect(larger.frame).toMatchObject({ x: 110, y: 100, w: 400, h: 200, rotation: 90 });
  expect(saidBy(larger)?.size).toBe(72);
  expect(saidBy(text)?.size).toBe(36);
});

it('an endless page is fitted to a page with its texts and pictures, rotated pictures whole and fonts scaled', () => {
  const { store, page } = board(true);
  store.transact((edit) => {
    putText(edit, page, { id: 'one', frame: { x: -2000, y: 0, w: 300, h: 100 }, ...SAID });
    addPicture(edit, page, {
      id: 'two',
      asset: picture,
      frame: { x: 2000, y: 0, w: 600, h: 10, rotation: 90 },
      alt: '',
    });
  });
  const area = writtenArea(store, page);
  expect(area?.minX).toBe(-2000);
  expect(area?.minY).toBeCloseTo(-295);
  const framed = new SnapshotReader(
    framedBoard({ records: [...store.all('deck'), ...store.all('page'), ...store.all('element')] }),
  );
  const [text, shown] = placedOn(framed, page);
  const scale = (text?.frame.w ?? 0) / 300;
  expect(scale).toBeLessThan(0.5);
  expect(text && saidBy(text)?.size).toBeCloseTo(Math.max(36 * scale, 8));
  for (const each of [text, shown]) {
    const { minX, minY, maxX, maxY } = turnedBox(each?.frame ?? frame);
    expect(Math.min(minX, minY)).toBeGreaterThanOrEqual(0);
    expect(maxX <= 1280 && maxY <= 720).toBe(true);
  }
});

it('a new picture on a board has its own size if it fits into most of the visible part, and is otherwise scaled down', () => {
  const seen = { minX: 100, minY: 0, maxX: 1100, maxY: 500 };
  const most = { w: 1000, h: 500 };
  const small = pictureFrame({ width: 200, height: 100 }, seen, most);
  expect(small).toEqual({ x: 500, y: 200, w: 200, h: 100 });
  for (const [width, height] of [
    [4000, 3000],
    [3000, 4000],
    [20_000, 50],
    [30, 9_000],
  ] as const) {
    const { x, y, w, h } = pictureFrame({ width, height }, seen, most);
    expect([x + w / 2, y + h / 2]).toEqual([600, 250]);
    expect([w <= most.w * 0.6 + 1e-9, h <= most.h * 0.6 + 1e-9]).toEqual([true, true]);
    // The aspect ratio stays, down to a size that a finger can touch.
    if (Math.min(w, h) > 16) expect(w / h).toBeCloseTo(width / height);
  }
  // A drawing (SVG) without a size.
  expect(pictureFrame({}, seen, most)).toMatchObject({ w: 500, h: 250 });
});

it('lineOf returns 1.2 times the font size in logical pixels', () => {
  expect(lineOf(30)).toBe(48);
});

it('placedOf returns texts and pictures of the page, and no ink, ground, hidden or foreign element', () => {
  const { store, page } = board();
  write(store, page, 'ink');
  store.transact((edit) => {
    putText(edit, page, { id: 'text', frame, ...SAID });
    putText(edit, page, { id: 'hidden', frame, ...SAID });
    edit.update('hidden', { hidden: true });
    addPicture(edit, page, { id: 'picture', asset: picture, frame, alt: 'x'.repeat(300) });
    addPicture(edit, 'none', { id: 'nowhere', asset: picture, frame, alt: '' });
  });
  const found = ['text', 'picture', 'hidden', 'ink', `${page}-lines`, 'nowhere', 'none'].map(
    (id) => placedOf(store, page, id)?.id,
  );
  expect(found).toEqual(['text', 'picture', undefined, undefined, undefined, undefined, undefined]);
  expect(placedOf(store, 'other', 'text')).toBeUndefined();
  expect(store.find('element', 'picture')).toMatchObject({ alt: 'x'.repeat(200), asset: HASH });
});

it('placedOrder returns an order below the lowest stroke and above the topmost text', () => {
  const { store, page } = board();
  expect(placedOrder(store, page)).toBe('a1V');
  store.transact((edit) => {
    edit.create({ ...(textOf({ id: 'text', frame, ...SAID }, page, 'a1X') as Placed) });
  });
  write(store, page, 'ink');
  store.transact((edit) => edit.update('ink', { order: 'a1Z' }));
  const order = placedOrder(store, page);
  expect('a1X' < order && order < 'a1Z').toBe(true);
  store.transact((edit) => edit.update('text', { order: 'a3' }));
  const below = placedOrder(store, page);
  expect('a1' < below && below < 'a1Z').toBe(true);
});

it('a text keeps changes of other users when the format at the beginning of the edit is given', () => {
  const { store, page } = board();
  const put = (next: Partial<typeof SAID>, from?: { size: number; color: string }) =>
    store.transact((edit) => putText(edit, page, { id: 'one', frame, ...SAID, ...next }, from));
  put({});
  store.transact((edit) => {
    const text = edit.find('element', 'one') as ShapeElement;
    const [first] = text.text?.paragraphs ?? [];
    const bold = {
      ...first,
      runs: first?.runs.map((run) => ({ ...run, props: { ...run.props, bold: true } })),
    };
    edit.update<ShapeElement>('one', { text: { ...text.text, paragraphs: [bold] } as never });
  });
  const said = () => (store.find('element', 'one') as ShapeElement).text?.paragraphs[0]?.runs[0]?.props;
  put({ text: '勾股', color: '000000' }, { size: 36, color: 'FFFFFF' });
  expect(said()).toMatchObject({ bold: true, size: 36, fill: { color: { value: '000000' } } });
  put({ text: '勾股' });
  expect(said()).not.toHaveProperty('bold');
});

it('saidBy returns nothing for a picture, and the smallest size without a format', () => {
  const { store, page } = board();
  store.transact((edit) => addPicture(edit, page, { id: 'picture', asset: picture, frame, alt: '' }));
  const [shown] = placedOn(store, page);
  expect(shown && saidBy(shown)).toBeUndefined();
  const runs = [{ type: 'text', text: 'a' }, { type: 'break' }, { type: 'formula', latex: 'x' }] as const;
  const bare = { ...(textOf({ id: 't', frame, ...SAID }, page, 'a1') as ShapeElement) };
  bare.text = { paragraphs: [{ runs: [...runs] }] };
  expect(saidBy(bare)).toEqual({ text: 'a\n', size: 24, color: undefined });
});

it('a text of a board is coloured, and its font size is limited when it is scaled', () => {
  const text = textOf({ id: 't', frame, ...SAID }, 'p', 'a1');
  expect(saidBy(coloredPlaced(text, '112233'))).toEqual({ ...SAID, color: '112233' });
  const shown: Placed = {
    kind: 'element',
    type: 'picture',
    id: 'x',
    parentId: 'p',
    order: 'a1',
    frame,
    asset: HASH,
  };
  expect(coloredPlaced(shown, '112233')).toBe(shown);
  const scaled = (scale: number) => saidBy(carriedPlaced(text, { dx: 0, dy: 0, scale }, [0, 0]))?.size;
  expect([scaled(0.01), scaled(1), scaled(2), scaled(100)]).toEqual([8, 36, 72, 400]);
  expect(carriedPlaced(shown, { dx: 5, dy: 7, scale: 2 }, [100, 0]).frame).toEqual({
    x: 105,
    y: 207,
    w: 400,
    h: 200,
  });
});

it('liesAt returns true up to the edge of a frame, and within reach beside it', () => {
  const text = textOf({ id: 't', frame: { x: 0, y: 0, w: 100, h: 50 }, ...SAID }, 'p', 'a1');
  expect([100, 100.5].map((x) => liesAt(text, [x, 25]))).toEqual([true, false]);
  expect([50, 50.5].map((y) => liesAt(text, [50, y]))).toEqual([true, false]);
  expect([liesAt(text, [105, 25], 5), liesAt(text, [50, -6], 5)]).toEqual([true, false]);
});
