import { type Formula, partsOf, someFormula, variablesOf } from '../parse/formula.ts';
import { bothSigns, renamed, replaceParts } from '../parse/replace.ts';

export type Relation = Formula & { readonly kind: 'relation' };
export type Many = Formula & { readonly items: readonly Formula[] };

/** A formula that is ready to be compared: without units and conditions, with both signs written out. */
export interface Shape {
  readonly formula: Formula;
  readonly units: readonly string[];
  /** Letters that stand for whole numbers, as in k∈Z. */
  readonly integers: readonly string[];
}

export function shapeOf(written: Formula): Shape {
  const units: string[] = [];
  const withoutUnits = replaceParts(written, (part) => {
    if (part.kind !== 'unit') return undefined;
    units.push(part.unit);
    return part.of;
  });
  const integers: string[] = [];
  const withoutConditions = withoutMembers(withoutUnits, integers);
  const plain = withoutSetNames(withNamedConstants(listed(withoutConditions)));
  return { formula: oneName(expanded(plain)), units, integers };
}

/** Removes conditions as k∈Z behind a formula and keeps their names. */
function withoutMembers(formula: Formula, integers: string[]): Formula {
  if (formula.kind === 'builder') {
    const condition = withoutMembers(formula.condition, integers);
    return { ...formula, condition };
  }
  if (formula.kind !== 'all' && formula.kind !== 'list') return formula;
  const others = formula.items.filter(({ kind }) => kind !== 'member');
  const kept = formula.items.filter((item) => {
    // In x < 3, x∈N the condition is a part of the solution.
    if (item.kind === 'member' && others.some((other) => isOnlyAbout(other, item.of))) return true;
    const isWhole = item.kind === 'member' && item.of.kind === 'variable' && isWholeSpace(item.in);
    const isInteger = isWhole && item.in.kind === 'space' && item.in.name === 'integer';
    if (isInteger && item.of.kind === 'variable') integers.push(item.of.name);
    return !isWhole;
  });
  const [only] = kept;
  return kept.length === 1 && only ? only : { ...formula, items: kept };
}

/** Intervals joined by 和 are a list and no intersection. */
function listed(formula: Formula): Formula {
  const isList =
    formula.kind === 'all' && formula.items.every(({ kind }) => kind === 'tuple' || kind === 'interval');
  return isList ? { kind: 'list', items: formula.items } : formula;
}

/** In e = 1/2 the letter is a name and not the constant. */
function withNamedConstants(formula: Formula): Formula {
  const named = new Set<string>();
  someFormula(formula, (part) => {
    const sides = part.kind === 'relation' ? part.sides : [];
    const first = sides[0];
    if (first?.kind === 'constant' && (first.name === 'e' || first.name === 'i')) named.add(first.name);
    return false;
  });
  if (named.size === 0) return formula;
  return replaceParts(formula, (part) =>
    part.kind === 'constant' && named.has(part.name) ? { kind: 'variable', name: part.name } : undefined,
  );
}

/** Removes names of points, vectors and sets: P(1, 2), a = (1, 2) and A∪B = {1, 2} are the pair and the set. */
function withoutSetNames(formula: Formula): Formula {
  if (formula.kind === 'list' || formula.kind === 'any')
    return { ...formula, items: formula.items.map(withoutSetNames) };
  if (formula.kind === 'product') {
    const [name, pair, another] = formula.factors;
    return name?.kind === 'variable' && pair?.kind === 'tuple' && !another ? pair : formula;
  }
  if (formula.kind !== 'relation' || formula.signs.join() !== '=') return formula;
  const [left, right] = formula.sides;
  const isName = (side: Formula | undefined) =>
    side !== undefined && /^(variable|union|meet|product|sum|negative)$/.test(side.kind) && !hasSet(side);
  return isName(left) && right && isSetLike(right) ? right : formula;
}

function isSetLike(formula: Formula): boolean {
  if (formula.kind === 'union' || formula.kind === 'meet') return formula.items.every(isSetLike);
  return /^(set|interval|tuple|builder|space)$/.test(formula.kind);
}

function hasSet(formula: Formula): boolean {
  return someFormula(formula, (part) => /^(set|interval|tuple|builder|space)$/.test(part.kind));
}

function isOnlyAbout(formula: Formula, name: Formula): boolean {
  return (
    /^(relation|all|any)$/.test(formula.kind) &&
    name.kind === 'variable' &&
    variablesOf(formula).every((each) => each === name.name)
  );
}

function isWholeSpace(formula: Formula): boolean {
  return formula.kind === 'space' && /^(integer|natural|positive)$/.test(formula.name);
}

/** Writes `±` out: two solutions or two values. */
function expanded(formula: Formula): Formula {
  if (formula.kind === 'list' || formula.kind === 'any' || formula.kind === 'set') {
    const items = formula.items.flatMap((item) => bothSigns(item) ?? [item]);
    return { ...formula, items };
  }
  if (formula.kind === 'builder') return { ...formula, condition: expanded(formula.condition) };
  if (formula.kind === 'all') return { ...formula, items: formula.items.map(expanded) };
  const signs = bothSigns(formula);
  if (!signs) return formula;
  // x ≠ ±1 excludes both numbers.
  if (formula.kind === 'relation' && formula.signs.includes('≠')) return { kind: 'all', items: signs };
  return { kind: isValue(signs[0]) ? 'list' : 'any', items: signs };
}

/** Solutions x_1, x_2 are solutions of x. */
function oneName(formula: Formula): Formula {
  if (!/^(list|all|any|relation)$/.test(formula.kind)) return formula;
  const names = variablesOf(formula);
  const base = /^([xyzt])_\d$/.exec(names[0] ?? '')?.[1];
  if (!base || !names.every((name) => new RegExp(`^${base}_\\d$`).test(name))) return formula;
  const short = renamed(formula, new Map(names.map((name) => [name, base])));
  const items = short.kind === 'list' || short.kind === 'all' ? short.items : undefined;
  return items?.every((item) => item.kind === 'relation') ? { kind: 'any', items } : short;
}

/** True for formulas that stand for one number or vector. */
export function isValue(formula: Formula): boolean {
  if (formula.kind === 'ratio') return formula.items.length === 2;
  return (
    /^(number|constant|variable|sum|product|quotient|negative|power|root|call)$/.test(formula.kind) &&
    partsOf(formula).every(isValue)
  );
}

/** Variables that are not bound by a set `{x | …}`. */
export function freeVariables(formula: Formula): string[] {
  if (formula.kind !== 'builder')
    return formula.kind === 'union' || formula.kind === 'meet' ? freeOfParts(formula) : variablesOf(formula);
  const bound = formula.of.kind === 'member' ? formula.of.of : formula.of;
  const own = new Set(variablesOf(bound));
  return variablesOf(formula.condition).filter((name) => !own.has(name));
}

function freeOfParts(formula: Formula): string[] {
  return [...new Set(partsOf(formula).flatMap(freeVariables))];
}

/** The name on a side of an equation: a variable, or a line by the letters of its ends, as AB. */
function nameOfSide(side: Formula): string | undefined {
  if (side.kind === 'variable') return side.name;
  if (side.kind === 'call' && side.name === 'abs' && side.args[0]) return nameOfSide(side.args[0]);
  if (side.kind !== 'product') return undefined;
  const names = side.factors.map((factor) =>
    factor.kind === 'variable' && /^[A-Z]$/.test(factor.name) ? factor.name : '',
  );
  return names.length === 2 && !names.includes('') ? names.sort().join('') : undefined;
}

/** The name and the value of `name = value`, where the value does not have the name. */
export function assignmentOf(formula: Formula): { name: string; value: Formula } | undefined {
  if (formula.kind !== 'relation' || formula.signs.length !== 1 || formula.signs[0] !== '=') return undefined;
  const [left, right] = formula.sides;
  if (!left || !right) return undefined;
  for (const [side, value] of [
    [left, right],
    [right, left],
  ] as const) {
    const name = nameOfSide(side);
    if (name !== undefined && !variablesOf(value).includes(name) && isValue(value)) return { name, value };
  }
  return undefined;
}

/** Relations with two sides. */
export function pairsOf({ sides, signs }: Relation): Relation[] {
  return signs.flatMap((sign, index) => {
    const [left, right] = [sides[index], sides[index + 1]];
    return left && right ? [{ kind: 'relation' as const, sides: [left, right], signs: [sign] }] : [];
  });
}

/** Relations of a system, with chains split; undefined when there is anything else. */
export function systemOf(formula: Formula): Relation[] | undefined {
  if (formula.kind === 'relation') return pairsOf(formula);
  if (formula.kind !== 'all' && formula.kind !== 'list') return undefined;
  const parts = formula.items.map(systemOf);
  return parts.some((part) => !part) ? undefined : parts.flatMap((part) => part ?? []);
}

export function differenceFormula({ sides }: Relation): Formula {
  const [left, right] = sides;
  if (!left || !right) throw new TypeError('a relation has two sides');
  return { kind: 'sum', terms: [left, { kind: 'negative', of: right }] };
}
