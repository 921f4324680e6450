import type { Declaration } from './declarations.ts';
import { nullIfEmpty, type QtiValue, single, type Value } from './value.ts';

/** A program of an item that cannot be run: an unknown expression, an inclusion, or too many steps. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: 'unknown-expression' | 'unknown-rule' | 'too-many-steps';
  readonly detail: string;

  constructor(code: Refused['code'], detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}

/** Steps of one program. */
const MOST_STEPS = 100_000;

/** Steps of all programs of a file together, which are tried with many responses. */
export interface StepBudget {
  left: number;
}

/** The variables of an item while its processing runs. */
export class Session {
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** At least 0 and less than 1. */
  readonly random: () => number;
  readonly #values = new Map<string, QtiValue>();
  /** Correct responses and defaults that template processing sets. */
  readonly #correct = new Map<string, QtiValue>();
  readonly #defaults = new Map<string, QtiValue>();
  readonly #budget: StepBudget;
  #steps = 0;

  constructor(declarations: ReadonlyMap<string, Declaration>, random: () => number, budget: StepBudget) {
    this.declarations = declarations;
    this.random = random;
    this.#budget = budget;
    for (const declaration of declarations.values()) this.reset(declaration);
  }

  reset(declaration: Declaration): void {
    this.#values.set(declaration.identifier, this.defaultOf(declaration.identifier));
  }

  /** Counts a step; throws beyond the limit, so that no program of a file runs for long. */
  step(): void {
    if (++this.#steps > MOST_STEPS || --this.#budget.left < 0)
      throw new Refused('too-many-steps', `${this.#steps}`);
  }

  get(identifier: string): QtiValue {
    return this.#values.get(identifier);
  }

  /** Sets a variable. A number becomes a whole one, and a container of one value a single one, as declared. */
  set(identifier: string, value: QtiValue): void {
    const declaration = this.declarations.get(identifier);
    this.#values.set(identifier, declaration ? conform(value, declaration) : value);
  }

  correctOf(identifier: string): QtiValue {
    return this.#correct.has(identifier)
      ? this.#correct.get(identifier)
      : this.declarations.get(identifier)?.correct;
  }

  setCorrect(identifier: string, value: QtiValue): void {
    const declaration = this.declarations.get(identifier);
    this.#correct.set(identifier, declaration ? conform(value, declaration) : value);
  }

  defaultOf(identifier: string): QtiValue {
    return this.#defaults.has(identifier)
      ? this.#defaults.get(identifier)
      : this.declarations.get(identifier)?.defaultValue;
  }

  setDefault(identifier: string, value: QtiValue): void {
    this.#defaults.set(identifier, value);
  }

  /** The values of all variables of a type, for going back to them. */
  valuesOf(type: Declaration['type']): Map<string, QtiValue> {
    const all = [...this.declarations.values()].filter((one) => one.type === type);
    return new Map(all.map(({ identifier }) => [identifier, this.get(identifier)]));
  }

  restore(values: ReadonlyMap<string, QtiValue>): void {
    for (const [identifier, value] of values) this.#values.set(identifier, value);
  }
}

function conform(value: QtiValue, { cardinality, baseType }: Declaration): QtiValue {
  if (!value || value.cardinality === 'record' || cardinality === 'record') return value;
  const items =
    baseType === 'integer'
      ? value.items.map((item) => (typeof item === 'number' ? Math.trunc(item) : item))
      : value.items;
  if (cardinality !== 'single') {
    const conformed: Value = { ...value, items, cardinality, baseType };
    return nullIfEmpty(conformed);
  }
  return nullIfEmpty(single(baseType, items[0]));
}
