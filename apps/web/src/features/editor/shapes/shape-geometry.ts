import type { Geometry } from '@lectern/courseware';

type Corner = readonly [x: number, y: number];

/** Returns the corners of a regular polygon with one corner at the top, as shares of its bounding box. */
function cornersOf(count: number): readonly Corner[] {
  const round = Array.from({ length: count }, (_, index): Corner => {
    const angle = (index / count) * 2 * Math.PI;
    return [Math.sin(angle), -Math.cos(angle)];
  });
  const { left, top, w, h } = boundsOf(round);
  return round.map(([x, y]) => [(x - left) / w, (y - top) / h]);
}

function boundsOf(corners: readonly Corner[]) {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, w: Math.max(...xs) - left, h: Math.max(...ys) - top };
}

/** Unit of shares in the standard's formulas (20.1.9.11). */
const whole = 100_000;
/** Inset of the text from each side of the box, as a share. */
const inset = 0.15;

/** Returns a regular polygon as guide formulas of its box, for polygons that are no preset of the standard. */
export function regularPolygon(count: number): Geometry {
  const corners = cornersOf(count);
  const share = (value: number) => String(Math.round(value * whole));
  const guides: [string, string][] = corners.flatMap(([x, y], index): [string, string][] => [
    [`x${index}`, `*/ w ${share(x)} ${whole}`],
    [`y${index}`, `*/ h ${share(y)} ${whole}`],
  ]);
  const at = (index: number) => ({ x: `x${index}`, y: `y${index}` });
  const text: [string, string][] = [
    ['il', `*/ w ${share(inset)} ${whole}`],
    ['it', `*/ h ${share(inset)} ${whole}`],
    ['ir', '+- r 0 il'],
    ['ib', '+- b 0 it'],
  ];
  return {
    type: 'custom',
    definition: {
      adjust: [],
      guides: [...guides, ...text],
      handles: [],
      sites: corners.map((_, index) => ({ ang: '0', ...at(index) })),
      textRect: { l: 'il', t: 'it', r: 'ir', b: 'ib' },
      paths: [
        {
          commands: [
            ...corners.map((_, index) => ({
              c: index === 0 ? ('M' as const) : ('L' as const),
              ...at(index),
            })),
            { c: 'Z' },
          ],
        },
      ],
    },
  };
}

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
