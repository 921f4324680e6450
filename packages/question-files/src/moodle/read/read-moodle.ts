import { ownValue } from '@lectern/base';
import { type Content, isBasicKind, isBlank } from '@lectern/questions';
import { type InstructedKind, instructionFor } from '../../build/instructions.ts';
import {
  type CompositeDraft,
  type Draft,
  type Note,
  type ReadOptions,
  ReportBuilder,
} from '../../build/report-builder.ts';
import type { ImportReport } from '../../import-report.ts';
import { childNamed, childrenNamed, type MarkupElement, textIn } from '../../markup/node.ts';
import { readXml } from '../../markup/read-xml.ts';
import { contentIn, type MoodleContext, numberIn, wordsIn } from './moodle-text.ts';
import {
  matching,
  multichoice,
  ordering,
  type TypeDraft,
  type TypeReader,
  truefalse,
} from './read-choices.ts';
import { readCloze } from './read-cloze.ts';
import { ddwtos, gapselect } from './read-gaps.ts';
import { ddimageortext, ddmarker } from './read-pictures.ts';
import { calculated, essay, numerical, shortanswer } from './read-texts.ts';

const READERS: Readonly<Record<string, TypeReader>> = {
  multichoice,
  truefalse,
  shortanswer,
  numerical,
  calculated,
  calculatedsimple: calculated,
  matching,
  match: matching,
  essay,
  gapselect,
  ddwtos,
  ddimageortext,
  ddmarker,
  ordering,
};
const PASSAGES = new Set(['fill-blank', 'cloze-choice', 'bank-cloze']);
/** A description with more questions after it is a heading, and no material of them. */
const MOST_JOINED = 10;

/** A question of the file that was read, or a description between them. */
interface ReadQuestion {
  readonly draft?: Draft | CompositeDraft;
  readonly description?: Content;
  /** The number of questions that belong to a description of our own. */
  readonly count?: number;
  readonly category: string;
  readonly notes: readonly Note[];
  readonly place: string;
}

/** Reads questions in the XML format of Moodle. Never throws: a file that is no such XML is one line of the report. */
export function readMoodle(source: Uint8Array | string, options: ReadOptions = {}): ImportReport {
  const builder = new ReportBuilder(options);
  const root = readXml(source);
  if (root?.name !== 'quiz') {
    builder.line({ code: 'not-moodle-xml', state: 'refused' });
    return builder.report();
  }
  const read: ReadQuestion[] = [];
  let category = '';
  for (const [index, question] of childrenNamed(root, 'question').entries()) {
    if (read.length >= 2100) break;
    const place = `${index + 1}`;
    if (question.attributes.get('type') === 'category') {
      const path = childNamed(question, 'category');
      category = path
        ? wordsIn(path)
            .replace(/^\$[a-z]+\$(\/|$)/i, '')
            .replace(/^top(\/|$)/i, '')
        : '';
      continue;
    }
    const one = readQuestion(question, category, place, builder);
    if (one) read.push(one);
  }
  for (let at = 0; at < read.length; ) at = addQuestion(read, at, builder);
  return builder.report();
}

function readQuestion(
  question: MarkupElement,
  category: string,
  place: string,
  builder: ReportBuilder,
): ReadQuestion | undefined {
  const notes: Note[] = [];
  const context: MoodleContext = { builder, notes };
  const type = question.attributes.get('type') ?? '';
  const read = { category, notes, place };
  if (type === 'description') {
    const count = Number(
      /<div class="lectern-composite-(\d{1,2})"/.exec(
        textIn(childNamed(question, 'questiontext') ?? question, 'text'),
      )?.[1] ?? 0,
    );
    return { ...read, description: contentIn(childNamed(question, 'questiontext'), context), count };
  }
  const reader = ownValue(READERS, type);
  const own =
    type === 'cloze' || type === 'multianswer' ? readCloze(question, context) : reader?.(question, context);
  if (!own) {
    builder.line({ code: 'type', place, detail: type.slice(0, 100), state: 'refused' });
    return undefined;
  }
  return { ...read, draft: withCommonFields(question, own, category, context) };
}

function withCommonFields(
  question: MarkupElement,
  own: TypeDraft | CompositeDraft,
  category: string,
  context: MoodleContext,
): Draft | CompositeDraft {
  const tags = tagsOf(question, category);
  const analysis = contentIn(childNamed(question, 'generalfeedback'), context);
  const about = {
    ...(tags.length > 0 ? { tags } : {}),
    ...(isBlank(analysis) ? {} : { analysis }),
  };
  if ('children' in own) return { ...own, ...about };
  const hints = hintsOf(question, context);
  const isPassage = PASSAGES.has(own.kind);
  const passage = (own.body as { passage?: Content }).passage;
  const isInPassage = isPassage && own.kind !== 'fill-blank' ? true : own.stem !== undefined;
  const asked = isInPassage
    ? (own.stem ?? { paragraphs: [] })
    : contentIn(childNamed(question, 'questiontext'), context);
  const stem =
    isPassage && passage && isBlank(asked) ? instructionFor(own.kind as InstructedKind, passage) : asked;
  const grade = numberIn(question, 'defaultgrade');
  const score = grade === undefined ? (own.score ?? 1) : grade;
  if (score < 0.5 || score > 100) context.notes.push({ code: 'score', state: 'changed', detail: `${score}` });
  return {
    ...own,
    ...about,
    ...(hints.length > 0 ? { hints } : {}),
    ...shortAnswerOf(question, own),
    stem,
    score: Math.min(100, Math.max(0.5, score)),
  };
}

/** An essay that our own writer wrote for a short answer. */
function shortAnswerOf(question: MarkupElement, own: TypeDraft): Pick<Draft, 'kind'> {
  const text = textIn(childNamed(question, 'questiontext') ?? question, 'text');
  return {
    kind: own.kind === 'essay' && text.includes('class="lectern-short-answer"') ? 'short-answer' : own.kind,
  };
}

function tagsOf(question: MarkupElement, category: string): string[] {
  const list = childNamed(question, 'tags');
  const tags = (list ? childrenNamed(list, 'tag') : []).map(wordsIn);
  const all = [...tags, category].filter((tag) => tag !== '').map((tag) => tag.slice(0, 200));
  return [...new Set(all)].slice(0, 50);
}

function hintsOf(question: MarkupElement, context: MoodleContext): NonNullable<Draft['hints']> {
  const penalty = numberIn(question, 'penalty') ?? 0;
  const hints = childrenNamed(question, 'hint')
    .map((hint) => contentIn(hint, context))
    .filter((hint) => !isBlank(hint));
  if (hints.length > 3) context.notes.push({ code: 'hints', state: 'lost' });
  const cost = Math.min(100, Math.max(0, penalty * (numberIn(question, 'defaultgrade') ?? 1)));
  return hints
    .slice(0, 3)
    .map((content, index) => ({ id: `h${index + 1}`, content, cost: Number(cost.toFixed(6)) }));
}

/** Adds the question at an index, with the questions that belong to a description; returns the index after them. */
function addQuestion(read: readonly ReadQuestion[], at: number, builder: ReportBuilder): number {
  const one = read[at];
  if (!one) return at + 1;
  const { draft, description, notes, place, count = 0, category } = one;
  if (draft) {
    builder.add(draft, notes, place);
    return at + 1;
  }
  const children: Draft[] = [];
  const own: Note[] = [...notes];
  for (const next of read.slice(at + 1, at + 2 + Math.max(count, MOST_JOINED))) {
    const isPart = next.draft && !('children' in next.draft) && isBasicKind(next.draft.kind);
    if (!next.draft || !isPart || next.category !== category || (count > 0 && children.length === count))
      break;
    children.push({ ...(next.draft as Draft), id: `${children.length + 1}` });
    own.push(...next.notes);
  }
  const isMaterial =
    count > 0 ? children.length === count : children.length > 0 && children.length <= MOST_JOINED;
  if (!description || !isMaterial) {
    builder.line({ code: 'description', place, state: 'lost' });
    return at + 1;
  }
  if (count === 0) own.push({ code: 'description-joined', state: 'unsure' });
  builder.add({ stem: description, children }, own, place);
  return at + 1 + children.length;
}
