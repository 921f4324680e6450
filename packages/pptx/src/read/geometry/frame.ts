import type { Frame } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { booleanOf, degreesOf, emu, pxOf } from './units.ts';

/** A rectangle in EMU with its rotation, from an a:xfrm (20.1.7.6). */
export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly rotation: number;
  readonly flipH: boolean;
  readonly flipV: boolean;
}

/** Coordinate space of a group's children: `from` is subtracted, then it is scaled. */
export interface ChildSpace {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

export const PAGE_SPACE: ChildSpace = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

/** Undefined when there is no a:xfrm or it has no position. */
export function readTransform(xfrm: XmlElement | undefined): Transform | undefined {
  const off = xfrm?.child('a:off');
  const ext = xfrm?.child('a:ext');
  if (!xfrm || !(off || ext)) return undefined;
  return {
    x: emu(off?.attr('x')) ?? 0,
    y: emu(off?.attr('y')) ?? 0,
    w: Math.max(0, emu(ext?.attr('cx')) ?? 0),
    h: Math.max(0, emu(ext?.attr('cy')) ?? 0),
    rotation: degreesOf(xfrm.attr('rot')) ?? 0,
    flipH: booleanOf(xfrm.attr('flipH')) ?? false,
    flipV: booleanOf(xfrm.attr('flipV')) ?? false,
  };
}

/**
 * A child's rectangle in its group's own unscaled coordinates. For a child rotated by about 90° (45° to 135°, or the
 * opposite), the scales are swapped, as in PowerPoint: its width is scaled vertically and vice versa, about its middle.
 */
export function placeIn(space: ChildSpace, own: Transform): Transform {
  if (space === PAGE_SPACE) return own;
  const turn = ((own.rotation % 180) + 180) % 180;
  const across = turn >= 45 && turn < 135;
  const w = own.w * (across ? space.scaleY : space.scaleX);
  const h = own.h * (across ? space.scaleX : space.scaleY);
  const middleX = (own.x + own.w / 2 - space.x) * space.scaleX;
  const middleY = (own.y + own.h / 2 - space.y) * space.scaleY;
  return { ...own, x: middleX - w / 2, y: middleY - h / 2, w, h };
}

/** The coordinate space of a group's children, given the group's own position. */
export function childSpaceOf(xfrm: XmlElement | undefined, placed: Transform): ChildSpace {
  const off = xfrm?.child('a:chOff');
  const ext = xfrm?.child('a:chExt');
  const width = emu(ext?.attr('cx')) ?? 0;
  const height = emu(ext?.attr('cy')) ?? 0;
  return {
    // without a child offset, children are in the coordinates of the group's parent
    x: emu((off ?? xfrm?.child('a:off'))?.attr('x')) ?? 0,
    y: emu((off ?? xfrm?.child('a:off'))?.attr('y')) ?? 0,
    scaleX: width > 0 ? placed.w / width : 1,
    scaleY: height > 0 ? placed.h / height : 1,
  };
}

export function frameOf(transform: Transform): Frame {
  return {
    x: pxOf(transform.x),
    y: pxOf(transform.y),
    w: Math.max(0, pxOf(transform.w)),
    h: Math.max(0, pxOf(transform.h)),
    ...(transform.rotation ? { rotation: transform.rotation } : {}),
    ...(transform.flipH ? { flipH: true } : {}),
    ...(transform.flipV ? { flipV: true } : {}),
  };
}

/**
 * Rotation by the camera of an a:scene3d (20.1.4.1.26) that only rolls, degrees clockwise. Any other 3-D view is shown
 * flat, without rotation.
 */
export function cameraTurn(scene: XmlElement | undefined): number {
  const camera = scene?.child('a:camera');
  const turn = camera?.child('a:rot');
  if (!turn || !/^orthographicFront$/.test(camera?.attr('prst') ?? '')) return 0;
  const angle = (name: string) => degreesOf(turn.attr(name)) ?? 0;
  return angle('lat') % 360 === 0 && angle('lon') % 360 === 0 ? (360 - angle('rev')) % 360 : 0;
}
