import type { XmlElement } from '../package/xml.ts';
import { booleanOf, degreesOf, fractionOf } from '../read/geometry/units.ts';
import type { DataModel, DataPoint } from './data-model.ts';

/** A file's presentation points that are not matched yet, by layout node and entry. */
export type PresentationTable = Map<string, DataPoint[]>;

/** The presentation points (21.4.3.6, prSet) by the name of their layout node and the point that they present. */
export function presentationTable(data: DataModel): PresentationTable {
  const table: PresentationTable = new Map();
  for (const point of data.presentation) {
    const set = point.element.child('dgm:prSet');
    const key = keyOf(set?.attr('presName') ?? '', set?.attr('presAssocID') ?? '');
    const known = table.get(key);
    if (known) known.push(point);
    else table.set(key, [point]);
  }
  return table;
}

/** The next presentation point for that layout node and entry; each is returned once. */
export function presentationOf(
  table: PresentationTable,
  name: string,
  context: DataPoint,
): DataPoint | undefined {
  return table.get(keyOf(name, context.id))?.shift();
}

function keyOf(name: string, id: string): string {
  return `${name}|${id}`;
}

/** Layout variables: the file's (dgm:presLayoutVars) override the definition's (dgm:varLst). */
export function variablesOf(element: XmlElement, presentation: DataPoint | undefined): Map<string, string> {
  const variables = new Map<string, string>();
  const lists = [element.child('dgm:varLst'), settings(presentation)?.child('dgm:presLayoutVars')];
  for (const list of lists) {
    for (const one of list?.children ?? []) {
      const name = one.name.slice('dgm:'.length);
      const value = one.attr('val') ?? (name === 'dir' ? 'norm' : name === 'hierBranch' ? 'std' : undefined);
      if (value === undefined) continue;
      variables.set(
        name,
        value === '1' && isSwitch(name) ? 'true' : value === '0' && isSwitch(name) ? 'false' : value,
      );
    }
  }
  return variables;
}

function isSwitch(name: string): boolean {
  return name === 'orgChart' || name === 'bulletEnabled';
}

/** dgm:prSet of a presentation point. */
export function settings(presentation: DataPoint | undefined): XmlElement | undefined {
  return presentation?.element.child('dgm:prSet');
}

/** A user's changes to a shape: factors of its size, offsets as shares of sizes, a rotation in degrees. */
export interface Customisation {
  readonly scaleX: number;
  readonly scaleY: number;
  /** Offset as a share of the shape's own size. */
  readonly shiftX: number;
  readonly shiftY: number;
  /** Offset as a share of the size of the node beside it. */
  readonly neighbourX: number;
  readonly neighbourY: number;
  readonly angle: number;
  readonly flipH: boolean;
  readonly flipV: boolean;
  /** Whether the shape's text has font sizes set by the user. */
  readonly ownText: boolean;
}

export function customisationOf(presentation: DataPoint | undefined): Customisation {
  const set = settings(presentation);
  const share = (name: string, missing: number) => fractionOf(set?.attr(name)) ?? missing;
  return {
    scaleX: Math.max(0.01, share('custScaleX', 1)),
    scaleY: Math.max(0.01, share('custScaleY', 1)),
    shiftX: share('custLinFactX', 0),
    shiftY: share('custLinFactY', 0),
    neighbourX: share('custLinFactNeighborX', 0),
    neighbourY: share('custLinFactNeighborY', 0),
    angle: degreesOf(set?.attr('custAng')) ?? 0,
    flipH: booleanOf(set?.attr('custFlipHor')) ?? false,
    flipV: booleanOf(set?.attr('custFlipVert')) ?? false,
    ownText: booleanOf(set?.attr('custT')) ?? false,
  };
}
