import { Signal } from '@lectern/base';
import { readLocalJson, writeLocal } from '../../../platform/storage/local-store.ts';

/** The values used last, latest first, stored in this browser. */
export class KeptList {
  readonly #key: string;
  readonly #most: number;
  readonly values: Signal<readonly string[]>;

  /** `most`: greatest number of stored values. */
  constructor(key: string, most: number) {
    this.#key = key;
    this.#most = most;
    this.values = new Signal<readonly string[]>((readLocalJson(key, isWords) ?? []).slice(0, most));
  }

  use(value: string): void {
    const others = this.values.get().filter((each) => each !== value);
    const next = [value, ...others].slice(0, this.#most);
    this.values.set(next);
    writeLocal(this.#key, JSON.stringify(next));
  }
}

const LONGEST = 128;

function isWords(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each === 'string' && each !== '' && each.length <= LONGEST)
  );
}
