import { newId } from '@lectern/base';
import type { JsonValue } from '@lectern/courseware';
import {
  type AskedQuestion,
  COMPOSITE,
  type Content,
  freshQuestion,
  kindOf,
  type ParsedQuestion,
  parseQuestion,
  type Question,
  withoutKey,
} from '@lectern/questions';
import type { ShownQuestion } from '../question/shown-question.ts';

/** A question of a page as it is asked. */
export interface ReadQuestion {
  /** With its key; undefined for a question that cannot be answered here. */
  readonly question: Question | undefined;
  /** The question for pupils: without its key, its lists in the order of this question. Only the stem is known of some. */
  readonly asked: AskedQuestion | { readonly stem: Content };
  /** Why it cannot be answered. */
  readonly problem: 'newer' | 'broken' | undefined;
}

const known = new WeakMap<object, ReadQuestion>();
const NO_STEM: Content = { paragraphs: [] };

/**
 * Reads the question of an element. Each panel draws the same order and the same fresh numbers: both follow from the
 * question's id.
 */
export function readQuestion(value: JsonValue): ReadQuestion {
  if (typeof value !== 'object' || value === null) return read(parseQuestion(value));
  const before = known.get(value);
  if (before) return before;
  const parsed = parseQuestion(value);
  const made = (parsed.state === 'refused' && askedOnly(value)) || read(parsed);
  known.set(value, made);
  return made;
}

/**
 * A question that was sent without its key, as to visitors of a link: it can be shown and not answered. Undefined for other
 * values.
 */
function askedOnly(value: JsonValue): ReadQuestion | undefined {
  const parsed = parseQuestion(withBlankKeys(value));
  if (parsed.state !== 'question') return undefined;
  const asked = withoutKey(parsed.question, { seed: seedOf(parsed.question.id) });
  return { question: undefined, asked, problem: undefined };
}

/** The question with a blank key in place of each that it lacks, so that its other fields can be read. */
function withBlankKeys(value: JsonValue): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { children, kind } = value as Readonly<Record<string, JsonValue>>;
  if (Array.isArray(children)) return { ...value, children: children.map(withBlankKeys) };
  if (typeof kind !== 'string' || 'key' in value) return value;
  return { ...value, key: kindOf(kind)?.blank(newId).key };
}

function read(parsed: ParsedQuestion): ReadQuestion {
  if (parsed.state !== 'question') {
    const stem = parsed.stem ?? NO_STEM;
    const problem = parsed.state === 'unknown' ? 'newer' : 'broken';
    return { question: undefined, asked: { stem }, problem };
  }
  const seed = seedOf(parsed.question.id);
  const question = freshQuestion(parsed.question, seed);
  return { question, asked: withoutKey(question, { seed }), problem: undefined };
}

/** The question for its view, with the requested hints; of a question that cannot be answered only its stem. */
export function shownOf({ question, asked }: ReadQuestion, hints: readonly string[] = []): ShownQuestion {
  if (question && hints.length > 0) return withoutKey(question, { seed: seedOf(question.id), hints });
  // A composite without questions is a stem alone.
  return 'kind' in asked ? asked : { id: '', kind: COMPOSITE, stem: asked.stem, children: [] };
}

/** A number that follows from a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
