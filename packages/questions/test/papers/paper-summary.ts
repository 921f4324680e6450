import { type Content, plainTextOf } from '../../src/question/content.ts';
import { gapsOf } from '../../src/question/gaps.ts';
import { isComposite, type Question, type SingleQuestion } from '../../src/question/question.ts';
import type { PaperQuestions } from '../../src/typed/questions-from-text.ts';

/** A paper with its right outcome: one summary a question, then the codes of the report. */
export interface Paper {
  readonly name: string;
  readonly text: string;
  readonly questions: readonly string[];
  /** Codes with the index of their question. */
  readonly report?: readonly string[];
  readonly stems?: readonly string[];
}

export function summaryOf(question: Question): string {
  if (isComposite(question)) return `[${question.children.map(summaryOf).join(', ')}]`;
  const points = question.score === 1 ? '' : ` *${question.score}`;
  return `${partsOf(question)}${points}`;
}

export function reportOf({ lines }: PaperQuestions): string[] {
  return lines.map(({ code, question }) => (question === undefined ? code : `${question} ${code}`));
}

export function stemsOf({ questions }: PaperQuestions): string[] {
  return questions.map(({ stem }) => plainTextOf(stem));
}

interface Anything {
  readonly choices: readonly unknown[];
  readonly items: readonly unknown[];
  readonly bank: readonly { readonly id: string; readonly content: Content }[];
  readonly passage: Content;
  readonly gaps: readonly unknown[];
  readonly least: number;
  readonly right: unknown;
  readonly truth: boolean;
  readonly blanks: readonly { readonly accepted: readonly { readonly text: string }[] }[];
  readonly value: string;
  readonly units: readonly { readonly unit: string }[];
  readonly expected: readonly string[];
  readonly pairs: readonly { readonly left: string; readonly right: string }[];
  readonly order: readonly (readonly string[])[];
  readonly sample: Content;
}

function partsOf({ kind, body: anyBody, key: anyKey }: SingleQuestion): string {
  const [body, key] = [anyBody as Anything, anyKey as Anything];
  const letters = (ids: readonly string[]) => ids.join('').toUpperCase();
  switch (kind) {
    case 'single-choice':
      return `single ${letters([key.right as string])}/${body.choices.length}`;
    case 'multiple-choice':
      return `multi ${letters(key.right as string[])}/${body.choices.length}`;
    case 'true-false':
      return `${key.truth}`;
    case 'fill-blank':
      if (gapsOf(body.passage).length !== key.blanks.length) return 'fill: gaps differ';
      return `fill ${key.blanks.map(({ accepted }) => accepted.map(({ text }) => text).join('=')).join('|')}`;
    case 'numeric':
      return `number ${key.value}${key.units?.[0]?.unit ?? ''}`;
    case 'formula':
      return `formula ${key.expected[0]}`;
    case 'matching':
      return `match ${key.pairs.map(({ left, right }) => `${left.slice(1)}${right.slice(1)}`).join(' ')}`;
    case 'ordering':
      return `order ${letters(key.order.flat())}`;
    case 'cloze-choice':
      return `cloze ${letters((key.right as { choice: string }[]).map(({ choice }) => choice))}/${body.gaps.length}`;
    case 'bank-cloze':
      return `bank ${(key.right as { choice: string }[]).map(({ choice }) => nameOf(body, choice)).join(' ')}/${body.bank.length}`;
    case 'essay':
      return `essay ${body.least ?? ''}`.trim();
    default:
      return `short ${key.sample ? plainTextOf(key.sample).replaceAll('\n', ' / ') : '-'}`;
  }
}

function nameOf({ bank }: Anything, id: string): string {
  return id.startsWith('w') && id.length > 1
    ? plainTextOf(bank.find((item) => item.id === id)?.content ?? { paragraphs: [] })
    : id.toUpperCase();
}
