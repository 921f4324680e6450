import type { GiftAnswer, GiftAnswers, GiftFormat, GiftNumber, GiftText } from './gift-item.ts';
import { giftText, indexOfSign, plainGiftText } from './gift-text.ts';

const MOST_ANSWERS = 200;

/** An answer as it is written: after `=` or `~`, up to the next one. */
interface Piece {
  readonly isRight: boolean;
  readonly weight?: number;
  readonly source: string;
  readonly feedback?: GiftText;
}

/** The answers between the braces; undefined when they are not understood. */
export function parseAnswers(source: string, format: GiftFormat): GiftAnswers | undefined {
  const written = source.trim();
  if (written === '') return { type: 'essay' };
  if (written.startsWith('#')) return numerical(written.slice(1), format);
  const truth = /^(T|TRUE|F|FALSE)\s*(?=#|$)/i.exec(written);
  if (truth) return trueFalse(truth[0], written.slice(truth[0].length), format);
  const pieces = piecesOf(written, format);
  if (!pieces) return undefined;
  const hasWrong = pieces.some(({ isRight }) => !isRight);
  if (!hasWrong && pieces.every((piece) => piece.source.includes('->')))
    return { type: 'matching', pairs: pieces.map((piece) => pairOf(piece.source, format)) };
  return { type: hasWrong ? 'choice' : 'short', answers: pieces.map((piece) => answerOf(piece, format)) };
}

function trueFalse(word: string, rest: string, format: GiftFormat): GiftAnswers {
  const feedback: (GiftText | undefined)[] = [];
  for (let at = indexOfSign(rest, '#'); at >= 0 && feedback.length < 2; ) {
    const next = indexOfSign(rest, '#', at + 1);
    const text = giftText(rest.slice(at + 1, next < 0 ? rest.length : next), format);
    feedback.push(text.text === '' ? undefined : text);
    at = next;
  }
  return { type: 'true-false', truth: /^t/i.test(word), feedback };
}

/** Splits answers at each `=` and `~`. One answer alone needs no sign before it. */
function piecesOf(written: string, format: GiftFormat): Piece[] | undefined {
  const starts = [...written.matchAll(/\\[\s\S]|([=~])/g)]
    .filter(([, sign]) => sign)
    .map(({ index }) => index);
  if (starts.length === 0) return [pieceOf(`=${written}`, format)];
  if (starts.length > MOST_ANSWERS || written.slice(0, starts[0]).trim() !== '') return undefined;
  return starts.map((start, index) => pieceOf(written.slice(start, starts[index + 1]), format));
}

function pieceOf(written: string, format: GiftFormat): Piece {
  const [all = '', sign, weight] = /^([=~])\s*(?:%(-?\d+(?:\.\d+)?)%)?/.exec(written) ?? [];
  const rest = written.slice(all.length);
  const at = indexOfSign(rest, '#');
  const feedback = at < 0 ? undefined : giftText(rest.slice(at + 1), format);
  return {
    isRight: sign === '=',
    ...(weight === undefined ? {} : { weight: Number(weight) }),
    source: at < 0 ? rest : rest.slice(0, at),
    ...(feedback && feedback.text !== '' ? { feedback } : {}),
  };
}

function answerOf({ source, ...piece }: Piece, format: GiftFormat): GiftAnswer {
  return { ...piece, text: giftText(source, format) };
}

function pairOf(source: string, format: GiftFormat): { left: GiftText; right: string } {
  const at = source.indexOf('->');
  return { left: giftText(source.slice(0, at), format), right: plainGiftText(source.slice(at + 2)) };
}

function numerical(source: string, format: GiftFormat): GiftAnswers | undefined {
  const written = source.trim();
  const pieces = /^[=~]/.test(written) ? piecesOf(written, format) : [pieceOf(`=${written}`, format)];
  if (!pieces) return undefined;
  const numbers = pieces.flatMap((piece) => numberOf(piece) ?? []);
  const others = pieces.find(({ source: text }) => /^\s*\*?\s*$/.test(text));
  if (numbers.length === 0) return undefined;
  return { type: 'numerical', numbers, ...(others?.feedback ? { wrong: others.feedback } : {}) };
}

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?`;
const WITH_TOLERANCE = new RegExp(`^(${NUMBER})(?:\\s*\\\\?:\\s*(${NUMBER}))?$`);
const RANGE = new RegExp(`^(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})$`);

function numberOf({ source, ...piece }: Piece): GiftNumber | undefined {
  const text = source.trim();
  const range = RANGE.exec(text);
  if (range) {
    const [low, high] = [Number(range[1]), Number(range[2])];
    return {
      ...piece,
      value: roundedNumber((low + high) / 2),
      tolerance: Math.abs(Number(roundedNumber((high - low) / 2))),
    };
  }
  const [, value, tolerance = '0'] = WITH_TOLERANCE.exec(text) ?? [];
  return value === undefined ? undefined : { ...piece, value, tolerance: Math.abs(Number(tolerance)) };
}

/** A number without the error of binary fractions. */
function roundedNumber(value: number): string {
  return `${Number(value.toPrecision(12))}`;
}
