import { LateCode } from '@lectern/ui/late';

/** Code loaded on demand for each key; `of` returns the same object for a key every time. */
export class LateByKey<T> {
  readonly #importer: (key: string) => Promise<T>;
  readonly #codes = new Map<string, LateCode<T>>();

  constructor(importer: (key: string) => Promise<T>) {
    this.#importer = importer;
  }

  readonly of = (key: string): LateCode<T> => {
    const known = this.#codes.get(key);
    if (known) return known;
    const code = new LateCode(() => this.#importer(key));
    this.#codes.set(key, code);
    return code;
  };
}
