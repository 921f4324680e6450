import type { Geometry } from '../records/geometry.ts';

/** A bent or curved connector and the turn that it is drawn with, degrees. */
export interface ConnectorRoute {
  readonly geometry: Geometry;
  readonly rotation: number;
}

/**
 * How a bent or curved connector runs between two ends, by the ways that lines leave the sites there (degrees clockwise
 * where the line lies; undefined for an end that is free): with one corner where one way is level and the other upright, else
 * with two. Undefined for other lines, and where both ends are free: they stay as they are.
 */
export function connectorRoute(
  geometry: Geometry,
  start: number | undefined,
  end: number | undefined,
): ConnectorRoute | undefined {
  const family =
    geometry.type === 'preset' ? /^(bent|curved)Connector[2-5]$/.exec(geometry.preset)?.[1] : undefined;
  if (family === undefined || geometry.type !== 'preset' || (start === undefined && end === undefined))
    return undefined;
  const beginsUpright = isUpright(start ?? end ?? 0);
  const endsUpright = isUpright(end ?? start ?? 0);
  const preset = `${family}Connector${beginsUpright === endsUpright ? 3 : 2}`;
  return {
    geometry: preset === geometry.preset ? geometry : { type: 'preset', preset },
    rotation: beginsUpright ? 90 : 0,
  };
}

/** Whether a way goes up or down rather than to a side. */
export function isUpright(degrees: number): boolean {
  const angle = (degrees * Math.PI) / 180;
  return Math.abs(Math.sin(angle)) > Math.abs(Math.cos(angle));
}
