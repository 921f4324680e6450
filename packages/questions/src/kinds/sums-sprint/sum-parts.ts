import type { Run } from '@lectern/courseware';
import {
  makeSums,
  numberText,
  type Sum,
  type SumSettings,
  type SumToken,
} from '../../generators/sums/make-sums.ts';
import type { SumRuleName } from '../../generators/sums/sum-rules.ts';
import { type Content, contentOf } from '../../question/content.ts';
import type { PartBody, PartKey } from '../interactive-kind.ts';

const SIGNS = ['<', '=', '>'] as const;

interface SumParts {
  readonly bodies: readonly PartBody[];
  readonly keys: readonly PartKey[];
  /** The kind of fact of each part, for the table of results. */
  readonly facts: { part: string; rule: SumRuleName }[];
}

/** Sums as basic questions: a number is filled in, or one of the signs <, = and > is chosen. */
export function sumParts(settings: SumSettings, makeId: () => string): SumParts {
  const made = makeSums(settings).map((sum) => ({ sum, id: makeId() }));
  return {
    bodies: made.map(({ sum, id }) => ({ id, stem: sumContent(sum), ...bodyOf(sum) })),
    keys: made.map(({ sum, id }) => ({ id, ...keyOf(sum) })),
    facts: made.map(({ sum, id }) => ({ part: id, rule: sum.rule })),
  };
}

/** A sum as a text; its fractions are formulas. */
export function sumContent({ tokens }: Sum): Content {
  return {
    paragraphs: [
      { runs: tokens.flatMap((token, index): Run[] => [...(index > 0 ? [text(' ')] : []), runOf(token)]) },
    ],
  };
}

function runOf(token: SumToken): Run {
  if ('sign' in token) return text(token.sign);
  const { n, d } = token.number;
  const written = numberText(token.number, token.isFraction);
  return written.includes('/') ? { type: 'formula', latex: `\\frac{${n}}{${d}}` } : text(written);
}

function text(words: string): Run {
  return { type: 'text', text: words };
}

function bodyOf(sum: Sum): Pick<PartBody, 'kind' | 'body'> {
  if (sum.form !== 'compare') return { kind: 'numeric', body: {} };
  const choices = SIGNS.map((sign) => ({ id: sign, content: contentOf(sign) }));
  return { kind: 'single-choice', body: { choices } };
}

function keyOf(sum: Sum): Pick<PartKey, 'kind' | 'key'> {
  if (sum.form === 'compare') return { kind: 'single-choice', key: { right: sum.answer } };
  return { kind: 'numeric', key: { value: numberText(sum.answer, false) } };
}
