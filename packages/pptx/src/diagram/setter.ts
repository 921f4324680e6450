import type { XmlElement } from '../package/xml.ts';
import { numberOf } from '../read/geometry/units.ts';
import type { LayoutNode } from './layout-node.ts';

/** A dgm:constr (21.4.2.8) as applied to one node. */
export interface Setter {
  readonly holder: LayoutNode;
  readonly target: LayoutNode;
  readonly value: number | undefined;
  readonly factor: number;
  readonly operator: string;
  readonly refType: string;
  readonly refFor: string;
  readonly refName: string | undefined;
  readonly refKind: string;
}

export function setterOf(holder: LayoutNode, target: LayoutNode, constraint: XmlElement): Setter {
  return {
    holder,
    target,
    value: givenValue(constraint),
    factor: numberOf(constraint.attr('fact')) ?? 1,
    operator: constraint.attr('op') ?? 'none',
    refType: constraint.attr('refType') ?? 'none',
    refFor: constraint.attr('refFor') ?? 'self',
    refName: constraint.attr('refForName'),
    refKind: constraint.attr('refPtType') ?? 'all',
  };
}

export function givenValue(constraint: XmlElement): number | undefined {
  const text = constraint.attr('val');
  return text === 'INF' ? Number.POSITIVE_INFINITY : numberOf(text);
}

/** Whether the constraint names a value type without a value. */
export function isBare({ refType, value }: Setter): boolean {
  return refType === 'none' && value === undefined;
}

export function isLimit({ operator }: Setter): boolean {
  return operator === 'gte' || operator === 'lte';
}

export function sameReference(one: Setter, other: Setter): boolean {
  return one.refType === other.refType && one.refName === other.refName && one.factor === other.factor;
}
