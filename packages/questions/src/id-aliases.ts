import { seeded } from '@lectern/base';
import type { Entry } from './question/entry.ts';
import { isComposite, type Question } from './question/question.ts';
import { ownSeed } from './question/random.ts';

/** Fields that hold words, numbers, hashes, names of settings or ids of gaps, and no ids of parts. */
const OTHERS = new Set(
  (
    'text value paragraphs media runs alt unit units latex asset language kind name type way ask partners relation shape ' +
    'gap groups play tolerance compare'
  ).split(' '),
);
const ALIAS_LENGTH = 8;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const DEEPEST = 20;

/**
 * Other ids for the parts of a question, drawn anew for each asking. Ids that were made one after the other would tell the
 * order in which the author wrote the cards, which may be the right one. A part keeps its alias when other parts are added
 * or removed, so that a page that was opened before still names the right one.
 */
export class IdAliases {
  readonly #aliases = new Map<string, string>();
  readonly #ids = new Map<string, string>();

  constructor(question: Question, seed: number) {
    const singles = isComposite(question) ? question.children : [question];
    for (const id of new Set(singles.flatMap(({ body }) => partIds(body)))) {
      const random = seeded(ownSeed(seed, id));
      let alias = '';
      do alias = drawAlias(random);
      while (this.#ids.has(alias));
      this.#aliases.set(id, alias);
      this.#ids.set(alias, id);
    }
  }

  /** The value with aliases in place of ids: a question, a response or a key. */
  hide<Value>(value: Value): Value {
    return replaced(value, this.#aliases, 0) as Value;
  }

  /** The value with ids in place of aliases. Strings that are no aliases stay. */
  reveal(value: unknown): unknown {
    return replaced(value, this.#ids, 0);
  }

  /** The entry, or tally, with aliases in its place and value. */
  hideEntry<E extends Entry>(entry: E): E {
    const { form, value } = entry;
    const at = entry.at
      .split('/')
      .map((step) => this.#aliases.get(step) ?? step)
      .join('/');
    if (form === 'part') return { ...entry, at, value: this.#aliases.get(value) ?? value };
    if (form !== 'set' && form !== 'order') return { ...entry, at };
    return { ...entry, at, value: JSON.stringify(this.hide(JSON.parse(value))) };
  }
}

/**
 * The ids of a body's parts: every `id` of an object in it. The ids of gaps are left out: the passage is a text that contains
 * them, and their order is seen anyway.
 */
function partIds(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => partIds(item, depth + 1));
  return Object.entries(value).flatMap(([name, field]) => {
    if (name === 'id') return typeof field === 'string' ? [field] : [];
    return OTHERS.has(name) ? [] : partIds(name === 'gaps' ? withoutIds(field) : field, depth + 1);
  });
}

function withoutIds(gaps: unknown): unknown {
  return Array.isArray(gaps) ? gaps.map((gap) => ({ ...gap, id: undefined })) : gaps;
}

function replaced(value: unknown, by: ReadonlyMap<string, string>, depth: number): unknown {
  if (typeof value === 'string') return by.get(value) ?? value;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => replaced(item, by, depth + 1));
  const fields = Object.entries(value).map(([name, field]) => {
    if (OTHERS.has(name)) return [name, field];
    const inside = replaced(field, by, depth + 1);
    // The responses of a game's parts are stored under the parts' ids.
    return [by.get(name) ?? name, name === 'gaps' ? withIdsOf(field, inside) : inside];
  });
  return Object.fromEntries(fields);
}

/** The gaps with replaced choices and their own ids. */
function withIdsOf(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return after;
  return after.map((gap, index) => ({ ...gap, id: before[index]?.id }));
}

function drawAlias(random: () => number): string {
  const letters = Array.from({ length: ALIAS_LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]);
  return letters.join('');
}
