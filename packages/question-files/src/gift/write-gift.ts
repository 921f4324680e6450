import {
  type BodyOf,
  type Content,
  gapOf,
  isComposite,
  type KeyOf,
  type KindName,
  plainTextOf,
  type Question,
  type SingleQuestion,
  toBasic,
} from '@lectern/questions';
import { strToU8 } from 'fflate';
import type { ExportedFile } from '../build/export-notes.ts';
import { ExportNotes } from '../build/export-notes.ts';
import { isInstruction } from '../build/instructions.ts';
import { matchingAnswers, numericAnswers, percentText, weightedAnswers } from './gift-answers.ts';
import { escapeGift, giftOfContent } from './gift-of-content.ts';

/** Fields that GIFT has no place for. */
const LOST = ['hints', 'timeLimit', 'difficulty', 'ability', 'knowledgePoints', 'source', 'author'] as const;

/**
 * Writes questions in the GIFT format of Moodle: one choice, several choices, true or false, short answers, numbers,
 * pairs and essays. Other kinds are left out, and a line says so; games are written as the questions that they play.
 */
export function writeGift(questions: readonly Question[]): ExportedFile {
  const notes = new ExportNotes();
  const items: string[] = [];
  for (const [index, question] of questions.entries()) {
    notes.about(index);
    items.push(...itemsOf(question, notes));
  }
  return {
    bytes: strToU8(`${items.join('\n\n')}\n`),
    mime: 'text/plain',
    extension: 'gift.txt',
    lines: notes.lines(),
  };
}

function itemsOf(question: Question, notes: ExportNotes): string[] {
  notes.lostFields(question, LOST);
  if (isComposite(question)) {
    const children = question.children.flatMap((child) => singleItems(child, notes));
    if (question.analysis) notes.note('field', 'lost', 'analysis');
    return [
      `${commentOf(question, `composite ${children.length}`)}${giftOfContent(question.stem, notes)}`,
      ...children,
    ];
  }
  let made = 0;
  const basic = toBasic(question, () => `p${++made}`);
  if (!basic) return singleItems(question, notes);
  notes.note('game', 'changed', question.kind);
  return basic.flatMap((one) => singleItems(one, notes));
}

/** The comments before an item: its tags, and our own kind where GIFT has the same form for two. */
function commentOf({ tags = [] }: Question, hint?: string): string {
  const named = tags.map((tag) => `[tag:${tag.replace(/[\\\]]/g, '\\$&')}]`).join(' ');
  return `${named === '' ? '' : `// ${named}\n`}${hint ? `// lectern: ${hint}\n` : ''}`;
}

function singleItems(question: SingleQuestion, notes: ExportNotes): string[] {
  const write = WRITERS[question.kind as KindName];
  if (!write) {
    notes.note('kind-not-in-format', 'refused', question.kind);
    return [];
  }
  const analysis = question.analysis ? `####${giftOfContent(question.analysis, notes)}` : '';
  return write(question, notes).map(({ before, answers, after = '', hint }) => {
    const text = `${before}{${answers}${analysis}}${after}`;
    // A text that begins like a comment, a category or a title is no such thing.
    return `${commentOf(question, hint)}${/^(\/\/|\$CATEGORY|::)/i.test(text) ? `[html]${text}` : text}`;
  });
}

interface Written {
  readonly before: string;
  readonly answers: string;
  readonly after?: string;
  readonly hint?: string;
}

type Writer = (question: SingleQuestion, notes: ExportNotes) => Written[];

const WRITERS: Partial<Record<KindName, Writer>> = {
  'single-choice': (question, notes) => {
    const { choices } = question.body as BodyOf<'single-choice'>;
    const { right } = question.key as KeyOf<'single-choice'>;
    const weights = choices.map(({ id }) => (id === right ? ('=' as const) : 0));
    return [
      {
        before: giftOfContent(question.stem, notes),
        answers: weightedAnswers(question, choices, weights, notes),
      },
    ];
  },
  'multiple-choice': (question, notes) => {
    const { choices } = question.body as BodyOf<'multiple-choice'>;
    const right = new Set((question.key as KeyOf<'multiple-choice'>).right);
    const part = 100 / Math.max(1, right.size);
    const wrong = question.rule.name === 'net' ? -part : 0;
    if (question.rule.name !== 'net' && question.rule.name !== 'per-item')
      notes.note('rule', 'changed', question.rule.name);
    const weights = choices.map(({ id }) => (right.has(id) ? part : wrong));
    return [
      {
        before: giftOfContent(question.stem, notes),
        answers: weightedAnswers(question, choices, weights, notes),
      },
    ];
  },
  'true-false': (question, notes) => {
    const { truth, corrections } = question.key as KeyOf<'true-false'>;
    if (corrections) notes.note('field', 'lost', 'corrections');
    const { right, wrong } = question.feedback ?? {};
    const first = wrong || right ? `#${wrong ? giftOfContent(wrong, notes) : ''}` : '';
    const second = right ? `#${giftOfContent(right, notes)}` : '';
    const answers = `${truth ? 'TRUE' : 'FALSE'}${first}${second}`;
    return [{ before: giftOfContent(question.stem, notes), answers }];
  },
  'fill-blank': (question, notes) => fillBlank(question, notes),
  'cloze-choice': (question, notes) => clozeChoice(question, notes),
  numeric: (question, notes) => [
    { before: giftOfContent(question.stem, notes), answers: numericAnswers(question, notes) },
  ],
  matching: (question, notes) => [
    { before: giftOfContent(question.stem, notes), answers: matchingAnswers(question, notes) },
  ],
  'short-answer': (question, notes) => {
    const { sample, keywords = [], rubric = [] } = question.key as KeyOf<'short-answer'>;
    if (sample || keywords.length > 0 || rubric.length > 0) notes.note('marking', 'lost');
    return [{ before: giftOfContent(question.stem, notes), answers: '', hint: 'short-answer' }];
  },
  essay: (question, notes) => {
    const { sample, rubric = [] } = question.key as KeyOf<'essay'>;
    if (sample || rubric.length > 0) notes.note('marking', 'lost');
    return [{ before: giftOfContent(question.stem, notes), answers: '' }];
  },
};

function fillBlank(question: SingleQuestion, notes: ExportNotes): Written[] {
  const { passage } = question.body as BodyOf<'fill-blank'>;
  const { blanks, groups = [] } = question.key as KeyOf<'fill-blank'>;
  if (groups.length > 0) notes.note('field', 'lost', 'groups');
  if (blanks.some(({ compare }) => compare)) notes.note('field', 'lost', 'compare');
  const { right, wrong } = question.feedback ?? {};
  return blanks.map(({ gap, accepted }) => {
    const answers = accepted.map(({ text, share = 1 }) => {
      // Moodle reads answers with an arrow as pairs, and an asterisk as any text.
      const safe = text.replaceAll('->', '→').replaceAll('*', '＊');
      if (safe !== text) notes.note('answer-signs', 'changed', text);
      const feedback = right && share === 1 ? `#${giftOfContent(right, notes)}` : '';
      return `=${share === 1 ? '' : `%${percentText(share * 100)}%`}${/[<&]|^\[/.test(safe) ? '[plain]' : ''}${escapeGift(safe)}${feedback}`;
    });
    if (wrong) answers.push(`=%0%*#${giftOfContent(wrong, notes)}`);
    return embedded(question, 'fill-blank', passage, gap, answers.join(' '), notes);
  });
}

function clozeChoice(question: SingleQuestion, notes: ExportNotes): Written[] {
  const { passage, gaps } = question.body as BodyOf<'cloze-choice'>;
  const { right } = question.key as KeyOf<'cloze-choice'>;
  return gaps.map(({ id, choices }) => {
    const choice = right.find(({ gap }) => gap === id)?.choice;
    const weights = choices.map((one) => (one.id === choice ? ('=' as const) : 0));
    const answers = weightedAnswers(question, choices, weights, notes);
    return embedded(question, 'cloze-choice', passage, id, answers, notes);
  });
}

/** A passage with answers in place of one gap; other gaps are lines, for GIFT has one gap in a question. */
function embedded(
  question: SingleQuestion,
  kind: 'fill-blank' | 'cloze-choice',
  passage: Content,
  gap: string,
  answers: string,
  notes: ExportNotes,
): Written {
  const lines = passage.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => {
      const id = gapOf(run);
      if (id !== undefined && id !== gap) notes.note('one-gap', 'changed');
      return id === gap ? ({ type: 'text', text: '\ue000' } as const) : run;
    }),
  }));
  const hasStem = !isInstruction(kind, question.stem);
  const isAlone = plainTextOf({ paragraphs: lines }).trim() === '\ue000';
  if (hasStem && isAlone) return { before: giftOfContent(question.stem, notes), answers };
  if (hasStem) notes.note('stem', 'changed');
  const stem = hasStem ? question.stem.paragraphs : [];
  const text = giftOfContent({ paragraphs: [...stem, ...lines], media: passage.media }, notes);
  const [before = '', after = ''] = text.split('\ue000');
  return { before, answers, after };
}
