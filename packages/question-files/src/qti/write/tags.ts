import { escapeXml } from '@lectern/pptx/package';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element of XML; children are XML already. Attributes without a value are left out. */
export function tag(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(`${value}`)}"`)
    .join('');
  const inside = children.join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

/** An element of QTI 3, whose names begin with `qti-`. */
export function qti(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  return tag(`qti-${name}`, attributes, ...children);
}

export function variable(identifier: string): string {
  return qti('variable', { identifier });
}

export function baseValue(baseType: string, value: string | number): string {
  return qti('base-value', { 'base-type': baseType }, escapeXml(`${value}`));
}

export function number(value: number): string {
  return baseValue('float', plainNumber(value));
}

/** A number without the error of binary fractions and without a power of ten. */
export function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(12));
  return Math.abs(rounded) < 1e-6 && rounded !== 0 ? rounded.toFixed(12) : `${rounded}`;
}

/** A rule that adds points to the score. */
export function addScore(expression: string): string {
  return qti('set-outcome-value', { identifier: 'SCORE' }, qti('sum', {}, variable('SCORE'), expression));
}

/** A rule that adds points when a condition holds. */
export function addWhen(condition: string, points: number): string {
  return qti('response-condition', {}, qti('response-if', {}, condition, addScore(number(points))));
}

export function isCorrect(identifier: string): string {
  return qti('match', {}, variable(identifier), qti('correct', { identifier }));
}

export function mapResponse(identifier: string): string {
  return qti('map-response', { identifier });
}

/** Points that differ by less than the error of their sum are reached. */
export function reaches(expression: string, points: number): string {
  return qti('gte', {}, expression, number(points - 1e-6));
}

interface Declared {
  readonly identifier: string;
  readonly cardinality: 'single' | 'multiple' | 'ordered';
  readonly baseType: string;
  readonly correct?: readonly string[];
  /** A `qti-mapping` or `qti-area-mapping`. */
  readonly mapping?: string;
}

export function responseDeclaration({
  identifier,
  cardinality,
  baseType,
  correct = [],
  mapping = '',
}: Declared): string {
  const values = correct.map((value) => qti('value', {}, escapeXml(value)));
  const attributes = { identifier, cardinality, 'base-type': baseType };
  return qti(
    'response-declaration',
    attributes,
    values.length > 0 ? qti('correct-response', {}, ...values) : '',
    mapping,
  );
}

export function mapping(
  entries: readonly (readonly [key: string, value: number])[],
  settings: { readonly otherwise?: number; readonly caseSensitive?: boolean } = {},
): string {
  const isSensitive = settings.caseSensitive ?? true;
  const written = entries.map(([key, value]) =>
    qti('map-entry', { 'map-key': key, 'mapped-value': plainNumber(value), 'case-sensitive': isSensitive }),
  );
  return qti(
    'mapping',
    { 'default-value': plainNumber(settings.otherwise ?? 0), 'lower-bound': 0 },
    ...written,
  );
}
