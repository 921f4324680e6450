import type { Paragraph, Run } from '@lectern/courseware';
import { type Content, contentOf } from '../../question/content.ts';
import { gapRun } from '../../question/gaps.ts';
import { type AcceptedText, LONGEST_ACCEPTED } from '../../text/accepted-text.ts';
import type { Draft } from '../collect/draft.ts';
import { type Gap, numberedGaps, plainGaps } from '../lines/numbered-gaps.ts';
import {
  contentOfStrips,
  joined,
  OBJECT,
  type Strip,
  slice,
  stripOfText,
  trimmed,
  wordsOf,
} from '../strip.ts';
import { type KindParts, splitStrip } from './parts.ts';
import { plainFormula } from './plain-formula.ts';

const MOST_BLANKS = 60;

/** A passage with gaps in place of its blanks; `lead`: the lines before the first blank, and the media of all lines. */
export interface Passage {
  readonly lead: Content;
  readonly passage: Content;
  /** Ids of the gaps, in the order of reading. */
  readonly ids: readonly string[];
}

/** Cuts gaps out of lines. `leadLines`: how many lines stand before the passage; by default those without gaps. */
export function passageWith(
  lines: readonly Strip[],
  gaps: readonly Gap[],
  leadLines = gaps[0]?.line ?? 0,
): Passage {
  const ids = gaps.map((_, index) => `b${index + 1}`);
  const paragraphs: Paragraph[] = lines.slice(leadLines).map((strip, index) => {
    const line = leadLines + index;
    const runs: Run[] = [];
    let from = 0;
    for (const [gap, { from: start, to }] of [...gaps.entries()].filter(([, one]) => one.line === line)) {
      runs.push(...runsOf(slice(strip, from, start)), gapRun(ids[gap] ?? ''));
      from = to;
    }
    return { runs: [...runs, ...runsOf(slice(strip, from))] };
  });
  const { media } = contentOfStrips(lines);
  const lead = contentOfStrips(lines.slice(0, leadLines));
  return { lead: { paragraphs: lead.paragraphs, ...(media ? { media } : {}) }, passage: { paragraphs }, ids };
}

function runsOf({ pieces }: Strip): Run[] {
  return pieces.flatMap((piece) =>
    piece.type === 'medium' || (piece.type === 'text' && piece.text === '') ? [] : [piece],
  );
}

/** The lines before a passage, or a short instruction in the passage's language where there are none. */
export function leadOr(lead: Content, lines: readonly Strip[], chinese: string, english: string): Content {
  if (lead.paragraphs.length > 0) return lead;
  const isChinese = lines.some(({ text }) => /\p{Script=Han}/u.test(text));
  return { ...lead, paragraphs: contentOf(isChinese ? chinese : english).paragraphs };
}

/** 填空题; undefined for a text without blanks, or with too many. */
export function fillBlankQuestion(draft: Draft): KindParts | undefined {
  const gaps = draft.gapAnswers.size > 0 ? numberedGaps(draft.stem) : plainGaps(draft.stem);
  if (gaps.length === 0 || gaps.length > MOST_BLANKS) return undefined;
  const { lead, passage, ids } = passageWith(draft.stem, gaps);
  const answers = answersFor(draft, gaps);
  if (answers.length === 0) draft.doubt('answer-missing');
  else if (answers.length !== ids.length) draft.doubt('blanks-differ', `${ids.length} / ${answers.length}`);
  const blanks = ids.map((gap, index) => ({
    gap,
    accepted: acceptedOf(draft, answers[index], ids.length === 1),
  }));
  const stem = leadOr(lead, draft.stem, '填空。', 'Fill in the blanks.');
  return { kind: 'fill-blank', stem, body: { passage }, key: { blanks }, blanks: ids.length };
}

function answersFor(draft: Draft, gaps: readonly Gap[]): Strip[] {
  if (draft.gapAnswers.size > 0)
    return gaps.map(({ number }) => stripOfText(draft.gapAnswers.get(number ?? -1) ?? '', draft.place));
  const written =
    draft.answer.length > 0
      ? draft.answer
      : draft.bracketAnswer
        ? [stripOfText(draft.bracketAnswer, draft.place)]
        : [];
  return splitAnswers(written, gaps.length);
}

const MARKED = /(?:^|(?<=[\s;；,，。\ufffc]))(?:[①-⑳]|[(（]\d{1,2}[)）]|\d{1,2}[.．、](?!\d))\s*/;
/** Marks and separators of every kind between the answers, when no one of them alone splits as asked. */
const ANY = /(?:[;；|、,，\s]|[(（]\d{1,2}[)）]|[①-⑳])+/;
const SEPARATORS = [/[;；]/, /[;；|]/, /\t+|\s{2,}/, /\//, /、/, /[,，]/, /\s+/, /[、,，\s]+/, ANY];

/** The answers of several blanks: one a line, behind marks ① ②, or between separators, whichever gives as many as asked. */
export function splitAnswers(lines: readonly Strip[], count: number): Strip[] {
  const filled = lines.map(trimmed).filter(({ text }) => text !== '');
  if (filled.length === 0) return [];
  if (count === 1) return [joinedBy(filled, ' ')];
  if (filled.length === count) return filled.map(withoutMark);
  const whole = joinedBy(filled, '；');
  const marked = splitStrip(whole, MARKED)
    .filter(({ text }) => text !== '')
    .map(withoutEnd);
  if (marked.length === count && new RegExp(`^${MARKED.source}`).test(whole.text)) return marked;
  for (const separator of SEPARATORS) {
    const parts = splitStrip(whole, separator).filter(({ text }) => text !== '');
    if (parts.length === count) return parts.map(withoutEnd);
  }
  return splitStrip(whole, /[;；|]/)
    .filter(({ text }) => text !== '')
    .map(withoutEnd);
}

function joinedBy(strips: readonly Strip[], separator: string): Strip {
  const [first] = strips;
  if (strips.length === 1 && first) return withoutEnd(first);
  return withoutEnd(
    joined(
      strips.flatMap((strip, index) =>
        index === 0 ? [strip] : [stripOfText(separator, strip.place), strip],
      ),
    ),
  );
}

function withoutMark(strip: Strip): Strip {
  const mark = new RegExp(`^${MARKED.source}`).exec(strip.text)?.[0].length ?? 0;
  return withoutEnd(slice(strip, mark));
}

/** An answer without the full stop or separator at its end. */
function withoutEnd(strip: Strip): Strip {
  const length = strip.text.length - (/[。；;，,、]+\s*$/.exec(strip.text.slice(-6))?.[0].length ?? 0);
  return trimmed(slice(strip, 0, length));
}

/** The texts that are accepted in a blank: alternatives with / | 或, formulas as LaTeX and as they are typed. */
export function acceptedOf(draft: Draft, answer: Strip | undefined, isAlone: boolean): AcceptedText[] {
  if (!answer || answer.text === '') return [];
  const alternatives = splitStrip(answer, isAlone ? /[|；;]|或者?/ : /\||或者?/)
    .filter(({ text }) => text !== '')
    .flatMap(slashed);
  if (isAlone && /[;；]/.test(answer.text)) draft.doubt('several-answers', wordsOf([answer]));
  const texts = alternatives.flatMap((strip) => {
    const words = wordsOf([strip]).trim();
    if (!strip.text.includes(OBJECT)) return [words];
    draft.doubt('formula-as-text', words);
    return [plainFormula(words), words];
  });
  const kept = [...new Set(texts)]
    .filter((text) => text !== '' && text.length <= LONGEST_ACCEPTED)
    .slice(0, 30);
  if (kept.length < new Set(texts).size) draft.doubt('field-shortened', wordsOf([answer]));
  return kept.map((text) => ({ text }));
}

/** 颜色/色彩 are two answers; 1/2, m/s and 3 km/h are one. */
function slashed(strip: Strip): Strip[] {
  const parts = splitStrip(strip, /\s*\/\s*/);
  const isWord = ({ text }: Strip) => /^(?:\D*\p{Script=Han}\D*|[A-Za-z' -]{3,})$/u.test(text);
  return parts.length > 1 && parts.every(isWord) ? parts : [strip];
}
