import type { Content } from '../question/content.ts';
import { plainTextOf } from '../question/content-text.ts';
import { gapsOf } from '../question/gap-runs.ts';
import type { Tally } from './statistics.ts';

/** The fields of a question, with or without its key, that name its parts. */
export interface LabelledQuestion {
  readonly id: string;
  readonly body?: unknown;
  readonly children?: readonly LabelledQuestion[];
}

/** Deepest nesting of a body that is searched for parts. */
const DEEPEST = 8;
/** Lists whose parts are known by their letter. */
const LETTERED = new Set(['choices', 'bank']);

interface Label {
  readonly text: string;
  readonly letter?: string;
}

/**
 * The words by which people know the parts of a question, for its statistics: a choice by its letter and text, a gap by its
 * number. Parts of games and children of composites are told apart by the path that `Tally.at` begins with.
 */
export class PartLabels {
  readonly #labels = new Map<string, Label>();
  readonly #order: string[] = [];
  readonly #choices: string[] = [];

  constructor(question: LabelledQuestion) {
    this.#read(question.body, '', '', 0);
    const { choices } = (question.body ?? {}) as { readonly choices?: unknown };
    for (const choice of Array.isArray(choices) ? choices : []) {
      if (this.#labels.has(choice?.id)) this.#choices.push(choice.id);
    }
    for (const child of question.children ?? []) this.#read(child.body, `${child.id}/`, '', 0);
  }

  /** The label of a place; undefined for a question with only one place, or an unknown one. */
  place(at: string): Label | undefined {
    return this.#labels.get(at);
  }

  /** The label of the part that a tally counts; undefined for words and unknown ids. */
  value({ at, form, value }: Pick<Tally, 'at' | 'form' | 'value'>): Label | undefined {
    return form === 'part' ? this.#labels.get(pathOf(at) + value) : undefined;
  }

  /** The labels of the ids in a tally of the form `set` or `order`; empty when its value is no list of known ids. */
  list({ at, value }: Pick<Tally, 'at' | 'value'>): readonly Label[] {
    const ids = listOf(value);
    return ids.flatMap((id) => this.#labels.get(pathOf(at) + String(id)) ?? []);
  }

  /** The ids of the choices of a single or multiple choice, in order; empty for other questions. */
  get choices(): readonly string[] {
    return this.#choices;
  }

  /** The places in the order of the question. */
  get places(): readonly string[] {
    return this.#order;
  }

  #add(place: string, label: Label): void {
    if (this.#labels.has(place)) return;
    this.#labels.set(place, label);
    this.#order.push(place);
  }

  #read(value: unknown, path: string, name: string, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) this.#readItem(item, path, name, index, depth);
      return;
    }
    if (isContent(value)) {
      for (const [index, gap] of gapsOf(value).entries()) this.#add(path + gap, { text: String(index + 1) });
      return;
    }
    for (const [key, field] of Object.entries(value)) this.#read(field, path, key, depth + 1);
  }

  #readItem(item: unknown, path: string, name: string, index: number, depth: number): void {
    if (typeof item !== 'object' || item === null) return;
    const { id, content, runs, body, title } = item as Record<string, unknown>;
    if (typeof id !== 'string') {
      this.#read(item, path, name, depth + 1);
      return;
    }
    const letter = LETTERED.has(name) ? String.fromCharCode(65 + index) : undefined;
    if (isContent(content)) this.#add(path + id, { text: plainTextOf(content), letter });
    else if (Array.isArray(runs))
      this.#add(path + id, { text: plainTextOf({ paragraphs: [{ runs }] }).trim() });
    else if (typeof title === 'string') this.#add(path + id, { text: title });
    else if (name === 'areas') this.#add(path + id, { text: String(index + 1) });
    if (body !== undefined) {
      this.#add(`${path}${id}/`, { text: String(index + 1) });
      this.#read(body, `${path}${id}/`, '', depth + 1);
    } else this.#read(omit(item), path, name, depth + 1);
  }
}

/** Fields of an item other than those that are its label. */
function omit(item: object): object {
  const { id: _id, content: _content, runs: _runs, ...others } = item as Record<string, unknown>;
  return others;
}

/** The path before the id of a place. */
function pathOf(at: string): string {
  return at.slice(0, at.lastIndexOf('/') + 1);
}

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && Array.isArray((value as Partial<Content>).paragraphs);
}

function listOf(value: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
