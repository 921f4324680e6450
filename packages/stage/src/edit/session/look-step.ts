import type { TransactOptions } from '@lectern/courseware';

/** Names what was changed, and says whether the change may join that of the same name just before. */
export type NamedStep = Pick<TransactOptions, 'within'> & { readonly merge: string };

/**
 * The undo step of a change of looks, by the properties that become others. A held key and a dragged pointer write many
 * amounts or many colours into the same property within a second: these are one step. Every other change, such as a switch
 * or a choice from a list, is a step of its own.
 */
export class LookStep {
  readonly #amounts = new Set<string>();
  readonly #kinds = new Set<string>();
  readonly #choices = new Set<string>();

  /** Looks of one thing before and after the change. */
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

  /** `of` says what has the looks. */
  named(of: string): NamedStep {
    const changed = new Set([...this.#amounts, ...this.#kinds, ...this.#choices]);
    const merge = `${of}:${[...changed].sort().join()}`;
    // A ready look sets several colours at once.
    const isPassedThrough = this.#choices.size === 0 && (this.#kinds.size === 0 || changed.size === 1);
    return isPassedThrough ? { merge } : { merge, within: 0 };
  }
}

function valuesOf(looks: object | undefined): Map<string, unknown> {
  return new Map(Object.entries(looks ?? {}));
}

/** A value such as a fill or a spacing, of one kind among several. */
function hasKind(value: unknown): value is { readonly type?: unknown } {
  return typeof value === 'object' && value !== null;
}
