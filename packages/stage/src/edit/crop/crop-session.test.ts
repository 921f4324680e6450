import type { Element, PictureElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { CropSession } from './crop-session.ts';

const picture: PictureElement = {
  kind: 'element',
  type: 'picture',
  id: 'rain',
  parentId: 'page',
  order: 'a0',
  asset: 'a'.repeat(64),
  frame: { x: 100, y: 100, w: 400, h: 200 },
};

function open(more: Partial<PictureElement> = {}, others: readonly Element[] = []) {
  const hand = new Hand([{ ...picture, ...more }, ...others]);
  hand.click(200, 150);
  hand.click(200, 150, { clicks: 2 });
  const crop = CropSession.begin(hand.session, hand.session.more.get() ?? '');
  if (!crop) throw new Error('no picture is cropped');
  const now = () => {
    const found = hand.session.store.find('element', 'rain');
    if (found?.type !== 'picture') throw new Error('the picture no longer exists');
    return found;
  };
  return { hand, crop, now };
}

describe('cropping a picture', () => {
  it('stores one undo step when it is finished, and none before', () => {
    const { hand, crop, now } = open();
    crop.hold();
    crop.pull('e', { x: -100, y: 0 });
    crop.pull('e', { x: -200, y: 0 });
    crop.release();
    crop.step(() => crop.move({ x: -50, y: 0 }));
    expect(now()).toEqual(picture);
    expect(hand.session.draft.find('element', 'rain')?.frame.w).toBe(200);
    crop.finish();
    expect(now()).toMatchObject({ frame: { x: 100, y: 100, w: 200, h: 200 } });
    expect(now().crop).toEqual({ l: 0.125, t: 0, r: 0.375, b: 0 });
    expect(hand.session.more.get()).toBeUndefined();
    hand.session.undo();
    expect(now()).toEqual(picture);
  });

  it('stores no step when the crop was not changed, or all changes were undone', () => {
    const { hand, crop, now } = open();
    crop.setRatio(1);
    crop.setGeometry({ type: 'preset', preset: 'ellipse' });
    expect(crop.undo()).toBe(true);
    expect(crop.state.get().geometry).toBeUndefined();
    expect(crop.undo()).toBe(true);
    expect(crop.undo()).toBe(false);
    crop.finish();
    expect(now()).toEqual(picture);
    expect(hand.session.store.canUndo).toBe(false);
  });

  it('discards a gesture that was cancelled', () => {
    const { crop } = open();
    crop.hold();
    crop.pull('n', { x: 0, y: 50 });
    crop.release(false);
    expect(crop.state.get().boxes.frame).toEqual({ x: 0, y: 0, w: 400, h: 200 });
  });

  it('keeps the position of the visible part on the page when the picture is rotated and mirrored', () => {
    const { crop, now } = open({
      frame: { x: 100, y: 100, w: 400, h: 200, rotation: 90, flipH: true },
    });
    // The picture is rotated by a quarter and mirrored, so its left side is the lower side on the page: 100 pixels of
    // it are cut.
    expect(crop.inside({ x: 0, y: -100 }).x).toBeCloseTo(100);
    crop.step(() => crop.pull('w', crop.inside({ x: 0, y: -100 })));
    crop.finish();
    const { frame, crop: cut } = now();
    expect(cut).toEqual({ l: 0.25, t: 0, r: 0, b: 0 });
    // The side was from 0 to 400 about its centre (300, 200), and now ends at 300.
    expect(frame.x + frame.w / 2).toBeCloseTo(300);
    expect(frame.y + frame.h / 2 + frame.w / 2).toBeCloseTo(300);
    expect(frame).toMatchObject({ w: 300, h: 200, rotation: 90, flipH: true });
  });

  it('finishes and stores the crop when another element is selected', () => {
    const { hand, crop, now } = open();
    crop.setRatio(1);
    hand.click(900, 600);
    hand.session.choose([]);
    expect(now().frame.w).toBe(200);
    expect(hand.session.more.get()).toBeUndefined();
    crop.finish();
    hand.session.undo();
    expect(now().frame.w).toBe(400);
  });

  it('continues when another user moves the picture, and starts again from a size that another user sets', () => {
    const { hand, crop, now } = open();
    crop.step(() => crop.pull('e', { x: -200, y: 0 }));
    hand.store.transact((edit) => edit.update('rain', { frame: { ...picture.frame, x: 300 } }));
    expect(hand.session.draft.find('element', 'rain')?.frame).toMatchObject({ x: 300, w: 200 });
    hand.store.transact((edit) => edit.update('rain', { frame: { x: 300, y: 100, w: 100, h: 50 } }));
    expect(crop.state.get().boxes.frame).toEqual({ x: 0, y: 0, w: 100, h: 50 });
    crop.step(() => crop.pull('s', { x: 0, y: -10 }));
    crop.finish();
    expect(now()).toMatchObject({ frame: { x: 300, y: 100, w: 100, h: 40 }, crop: { b: 0.2 } });
  });

  it('ends without a change when another user deletes or locks the picture', () => {
    for (const locks of [true, false]) {
      const { hand, crop } = open();
      crop.setRatio(1);
      hand.store.transact((edit) => (locks ? edit.update('rain', { locked: true }) : edit.remove('rain')));
      expect(hand.session.more.get()).toBeUndefined();
      crop.finish();
      const left = hand.session.draft.find('element', 'rain');
      expect(left?.frame.w).toBe(locks ? 400 : undefined);
    }
  });

  it('does not begin without permission to edit', () => {
    const hand = new Hand([picture], { canEdit: false });
    expect(CropSession.begin(hand.session, 'rain')).toBeUndefined();
  });
});
