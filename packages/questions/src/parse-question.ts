import type * as z from 'zod/mini';
import { isBasicKind, kindOf } from './kinds/kinds.ts';
import { type Content, content } from './question/content.ts';
import {
  COMPOSITE,
  compositeFields,
  FORMAT,
  type Question,
  type SingleQuestion,
  singleQuestion,
} from './question/question.ts';

/** Why a value is no question: a code, and the path of the field, such as `body.choices.0.id`. */
export interface Refusal {
  readonly code: 'no-object' | 'field' | 'body' | 'key' | 'rule' | 'child' | 'failed';
  readonly path: string;
}

/**
 * The result of reading a question. `unknown` is a question of a newer format or an unknown kind; its stem is kept, to be
 * shown with a message. A refused question keeps its stem too when the stem is valid.
 */
export type ParsedQuestion =
  | { readonly state: 'question'; readonly question: Question }
  | {
      readonly state: 'unknown';
      readonly why: 'newer-format' | 'unknown-kind';
      readonly kind: string;
      readonly stem: Content;
    }
  | { readonly state: 'refused'; readonly reason: Refusal; readonly stem?: Content };

const EMPTY: Content = { paragraphs: [] };

/** Reads a question from any value. Never throws. */
export function parseQuestion(value: unknown): ParsedQuestion {
  try {
    return parse(value);
  } catch {
    // A getter or proxy that throws, or nesting that exhausts the stack.
    return refused('failed', '');
  }
}

function parse(value: unknown): ParsedQuestion {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refused('no-object', '');
  const { format, kind, stem } = value as Record<string, unknown>;
  const readStem = content.safeParse(stem);
  const shownStem = readStem.success ? readStem.data : undefined;
  if (typeof kind !== 'string' || kind === '' || kind.length > 200)
    return refused('field', 'kind', shownStem);
  const isNewer = typeof format === 'number' && Number.isInteger(format) && format > FORMAT;
  if (isNewer) return { state: 'unknown', why: 'newer-format', kind, stem: shownStem ?? EMPTY };
  if (kind === COMPOSITE) return parseComposite(value, shownStem);
  if (!kindOf(kind)) return { state: 'unknown', why: 'unknown-kind', kind, stem: shownStem ?? EMPTY };
  return parseSingle(value, shownStem);
}

function parseSingle(value: object, stem?: Content): ParsedQuestion {
  const fields = singleQuestion.safeParse(value);
  if (!fields.success) return refused('field', pathOf(fields.error), stem);
  const read = fields.data;
  const kind = kindOf(read.kind);
  if (!kind) return refused('field', 'kind', stem);
  if (!kind.rules.includes(read.rule.name)) return refused('rule', 'rule', stem);
  const body = kind.body.safeParse(read.body);
  if (!body.success) return refused('body', pathOf(body.error, 'body'), stem);
  const key = kind.key.safeParse(read.key);
  if (!key.success) return refused('key', pathOf(key.error, 'key'), stem);
  return { state: 'question', question: { ...read, body: body.data, key: key.data } };
}

function parseComposite(value: object, stem?: Content): ParsedQuestion {
  const fields = compositeFields.safeParse(value);
  if (!fields.success) return refused('field', pathOf(fields.error), stem);
  const children: SingleQuestion[] = [];
  const ids = new Set<string>();
  for (const [index, child] of fields.data.children.entries()) {
    const path = `children.${index}`;
    const read = parse(child);
    // A child of a newer program makes the whole composite one: its points would be missing from the sum.
    if (read.state === 'unknown') return { ...read, stem: stem ?? EMPTY };
    if (read.state === 'refused') return refused('child', joined(path, read.reason.path), stem);
    const { question } = read;
    if ('children' in question || !isBasicKind(question.kind)) return refused('child', `${path}.kind`, stem);
    if (ids.has(question.id)) return refused('child', `${path}.id`, stem);
    ids.add(question.id);
    children.push(question);
  }
  return { state: 'question', question: { ...fields.data, children } };
}

function refused(code: Refusal['code'], path: string, stem?: Content): ParsedQuestion {
  return { state: 'refused', reason: { code, path }, stem };
}

function pathOf(error: z.core.$ZodError, first = ''): string {
  return joined(first, error.issues[0]?.path.map(String).join('.') ?? '');
}

function joined(first: string, rest: string): string {
  return [first, rest].filter((part) => part !== '').join('.');
}
