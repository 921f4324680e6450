import type { Geometry } from '@lectern/courseware';
import { regularPolygon } from './regular-polygon.ts';

const ownShapes: ReadonlyMap<string, Geometry> = new Map([
  ['nonagon', regularPolygon(9)],
  ['hendecagon', regularPolygon(11)],
]);

/** Returns the outline of a shape of the gallery: a preset of the standard, or one of our formulas. */
export function shapeGeometry(name: string): Geometry {
  return ownShapes.get(name) ?? { type: 'preset', preset: name };
}

/** Whether a shape of the gallery is a line, drawn from one end to the other. */
export function isLine(name: string): boolean {
  return /^(line|lineInv|straightConnector1|(bent|curved)Connector[2-5])$/.test(name);
}
