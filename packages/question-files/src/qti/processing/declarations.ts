import { childNamed, childrenNamed, type MarkupElement, textOf } from '../../markup/node.ts';
import { type Cardinality, parseScalar, type QtiValue, type Scalar, valueOfTexts } from './value.ts';

export interface MapEntry {
  readonly key: Scalar;
  readonly value: number;
  readonly caseSensitive: boolean;
}

export interface Mapping {
  readonly defaultValue: number;
  readonly lower: number;
  readonly upper: number;
  readonly entries: readonly MapEntry[];
}

export interface AreaEntry {
  readonly shape: string;
  readonly coords: readonly number[];
  readonly value: number;
}

export interface AreaMapping extends Omit<Mapping, 'entries'> {
  readonly entries: readonly AreaEntry[];
}

/** A variable of an item, as it is declared. */
export interface Declaration {
  readonly type: 'response' | 'outcome' | 'template';
  readonly identifier: string;
  readonly cardinality: Cardinality;
  readonly baseType: string;
  readonly defaultValue: QtiValue;
  readonly correct: QtiValue;
  readonly mapping?: Mapping;
  readonly areaMapping?: AreaMapping;
  /** The matchTable or interpolationTable of an outcome. */
  readonly table?: MarkupElement;
  /** Largest and smallest number of an outcome such as SCORE. */
  readonly normalMaximum?: number;
}

const MOST_DECLARATIONS = 500;
const TYPES = {
  responseDeclaration: 'response',
  outcomeDeclaration: 'outcome',
  templateDeclaration: 'template',
} as const;

/** The declarations of an item, by their identifiers. */
export function declarationsOf(item: MarkupElement): Map<string, Declaration> {
  const all = childrenNamed(item, ...Object.keys(TYPES)).slice(0, MOST_DECLARATIONS);
  return new Map(all.map(declarationOf).map((declaration) => [declaration.identifier, declaration]));
}

function declarationOf(element: MarkupElement): Declaration {
  const { attributes } = element;
  const type = TYPES[element.name as keyof typeof TYPES];
  const cardinality = cardinalityOf(attributes.get('cardinality'));
  const baseType = attributes.get('baseType') ?? 'string';
  const valuesIn = (name: string) => {
    const container = childNamed(element, name);
    const texts = container ? childrenNamed(container, 'value').map(textOf) : undefined;
    return texts && valueOfTexts(cardinality, baseType, texts);
  };
  const written = attributes.get('defaultValue');
  const defaultValue =
    valuesIn('defaultValue') ??
    (written === undefined ? undefined : valueOfTexts(cardinality, baseType, [written])) ??
    impliedDefault(element, type, cardinality, baseType);
  const mapping = childNamed(element, 'mapping');
  const areas = childNamed(element, 'areaMapping');
  const maximum = Number(attributes.get('normalMaximum') ?? Number.NaN);
  return {
    type,
    identifier: attributes.get('identifier') ?? '',
    cardinality,
    baseType,
    defaultValue,
    correct: valuesIn('correctResponse'),
    mapping: mapping && mappingOf(mapping, baseType),
    areaMapping: areas && areaMappingOf(areas),
    table: childNamed(element, 'matchTable') ?? childNamed(element, 'interpolationTable'),
    ...(Number.isFinite(maximum) ? { normalMaximum: maximum } : {}),
  };
}

/** "If no default is given … numeric outcomes are initialized to 0, others to NULL" (QTI 2.1, 5.2). */
function impliedDefault(
  element: MarkupElement,
  type: Declaration['type'],
  cardinality: Cardinality,
  baseType: string,
): QtiValue {
  const isNumber = baseType === 'integer' || baseType === 'float';
  const hasOwn = childNamed(element, 'defaultValue') || childNamed(element, 'matchTable');
  if (type !== 'outcome' || cardinality !== 'single' || !isNumber || hasOwn) return undefined;
  return { cardinality, baseType, items: [0] };
}

function cardinalityOf(written: string | undefined): Cardinality {
  return written === 'multiple' || written === 'ordered' || written === 'record' ? written : 'single';
}

function boundsOf({ attributes }: MarkupElement): Omit<Mapping, 'entries'> {
  const bound = (name: string, otherwise: number) => {
    const number = Number(attributes.get(name) ?? Number.NaN);
    return Number.isFinite(number) ? number : otherwise;
  };
  return {
    defaultValue: bound('defaultValue', 0),
    lower: bound('lowerBound', Number.NEGATIVE_INFINITY),
    upper: bound('upperBound', Number.POSITIVE_INFINITY),
  };
}

function mappingOf(element: MarkupElement, baseType: string): Mapping {
  const forAll = element.attributes.get('caseSensitive') ?? 'true';
  const entries = childrenNamed(element, 'mapEntry').flatMap(({ attributes }): MapEntry[] => {
    const key = parseScalar(attributes.get('mapKey') ?? '', baseType);
    const value = Number(attributes.get('mappedValue') ?? 0);
    const caseSensitive = (attributes.get('caseSensitive') ?? forAll) !== 'false';
    return key === undefined || !Number.isFinite(value) ? [] : [{ key, value, caseSensitive }];
  });
  return { ...boundsOf(element), entries };
}

function areaMappingOf(element: MarkupElement): AreaMapping {
  const entries = childrenNamed(element, 'areaMapEntry').flatMap(({ attributes }): AreaEntry[] => {
    const value = Number(attributes.get('mappedValue') ?? 0);
    const shape = attributes.get('shape') ?? 'default';
    return Number.isFinite(value) ? [{ shape, coords: coordsOf(attributes.get('coords') ?? ''), value }] : [];
  });
  return { ...boundsOf(element), entries };
}

/** Numbers between commas. */
export function coordsOf(text: string): number[] {
  return text
    .split(/[\s,]+/)
    .map(Number)
    .filter((number) => Number.isFinite(number))
    .slice(0, 400);
}
