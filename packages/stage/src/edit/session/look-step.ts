import type { TransactOptions } from '@lectern/courseware';

/** The name of a step, and whether it may join an earlier step of the same name. */
export type NamedStep = Pick<TransactOptions, 'within'> & { readonly merge: string };

/**
 * Names the undo step of a change of styles by the changed properties. A held key or a dragged pointer sets many
 * numbers or many colours of the same property within a second, which are one step. Every other change, such as a
 * switch or a choice from a list, is a separate step.
 */
export class LookStep {
  readonly #amounts = new Set<string>();
  readonly #kinds = new Set<string>();
  readonly #choices = new Set<string>();

  /** Adds the style of one object before and after the change. */
  add(before: object | undefined, after: object | undefined): void {
    const [old, next] = [valuesOf(before), valuesOf(after)];
    for (const key of new Set([...old.keys(), ...next.keys()])) {
      const [was, is] = [old.get(key), next.get(key)];
      if (JSON.stringify(was) === JSON.stringify(is)) continue;
      if (typeof was === 'number' && typeof is === 'number') this.#amounts.add(key);
      else if (hasKind(was) && hasKind(is) && was.type === is.type) this.#kinds.add(key);
      else this.#choices.add(key);
    }
  }

  /** `of` names the objects with these styles. */
  named(of: string): NamedStep {
    const changed = new Set([...this.#amounts, ...this.#kinds, ...this.#choices]);
    const merge = `${of}:${[...changed].sort().join()}`;
    // A preset sets several colours at once.
    const isPassedThrough = this.#choices.size === 0 && (this.#kinds.size === 0 || changed.size === 1);
    return isPassedThrough ? { merge } : { merge, within: 0 };
  }
}

function valuesOf(looks: object | undefined): Map<string, unknown> {
  return new Map(Object.entries(looks ?? {}));
}

/** Whether a value such as a fill or a spacing has a `type`, one among several. */
function hasKind(value: unknown): value is { readonly type?: unknown } {
  return typeof value === 'object' && value !== null;
}
