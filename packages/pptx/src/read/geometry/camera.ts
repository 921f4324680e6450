import type { XmlElement } from '../../package/xml.ts';
import { degreesOf } from './units.ts';

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
