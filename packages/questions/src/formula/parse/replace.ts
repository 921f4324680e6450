import type { Formula } from './formula.ts';

/** A copy of the formula in which parts are replaced where `by` returns another formula. */
export function replaceParts(formula: Formula, by: (part: Formula) => Formula | undefined): Formula {
  const other = by(formula);
  if (other) return other;
  const each = (part: Formula): Formula => replaceParts(part, by);
  switch (formula.kind) {
    case 'number':
    case 'constant':
    case 'variable':
    case 'space':
      return formula;
    case 'sum':
      return { ...formula, terms: formula.terms.map(each) };
    case 'product':
      return { ...formula, factors: formula.factors.map(each) };
    case 'quotient':
      return { ...formula, of: each(formula.of), by: each(formula.by) };
    case 'negative':
    case 'plusMinus':
    case 'unit':
      return { ...formula, of: each(formula.of) };
    case 'power':
      return { ...formula, base: each(formula.base), exponent: each(formula.exponent) };
    case 'root':
      return { ...formula, of: each(formula.of), degree: each(formula.degree) };
    case 'call':
      return { ...formula, args: formula.args.map(each) };
    case 'relation':
      return { ...formula, sides: formula.sides.map(each) };
    case 'member':
      return { ...formula, of: each(formula.of), in: each(formula.in) };
    case 'builder':
      return { ...formula, of: each(formula.of), condition: each(formula.condition) };
    case 'interval':
      return { ...formula, low: each(formula.low), high: each(formula.high) };
    default:
      return { ...formula, items: formula.items.map(each) };
  }
}

/** The formula with `+` and with `-` for its signs `±` (`∓` has the opposite sign); undefined without such a sign. */
export function bothSigns(formula: Formula): readonly [Formula, Formula] | undefined {
  let found = false;
  const plus = replaceParts(formula, (part) => {
    if (part.kind !== 'plusMinus') return undefined;
    found = true;
    return part.sign === '±' ? part.of : { kind: 'negative', of: part.of };
  });
  if (!found) return undefined;
  const minus = replaceParts(formula, (part) => {
    if (part.kind !== 'plusMinus') return undefined;
    return part.sign === '±' ? { kind: 'negative', of: part.of } : part.of;
  });
  return [plus, minus];
}

/** A formula with another name for a variable. */
export function renamed(formula: Formula, names: ReadonlyMap<string, string>): Formula {
  return replaceParts(formula, (part) => {
    const name = part.kind === 'variable' ? names.get(part.name) : undefined;
    return name === undefined ? undefined : { kind: 'variable', name };
  });
}
