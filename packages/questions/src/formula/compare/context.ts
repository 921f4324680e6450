import { type Comparison, domainOf } from '../exact/comparison.ts';
import { NormalContext } from '../normal/normal.ts';

/** A context of normal forms that knows which variables are declared positive. */
export function contextOf(comparison: Comparison): NormalContext {
  const names = Object.keys(comparison.options.variables ?? {});
  const positive = names.filter((name) => {
    const domain = domainOf(name, comparison);
    return domain === 'positive' || domain === 'natural' || (typeof domain === 'object' && domain.from > 0);
  });
  return new NormalContext(comparison.budget, new Set(positive));
}
