/** A part of a text between stars: `*answer/other:tip*`. */
export interface Starred {
  readonly answers: readonly string[];
  readonly tip: string;
}

const MOST = 60;

/**
 * Splits a text at its answers between stars. Two stars are a star of the text. In a text of words to mark, an answer is
 * one word.
 */
export function splitStarred(text: string, separator = '/'): (string | Starred)[] {
  const parts: (string | Starred)[] = [];
  let plain = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    const close = sign === '*' ? text.indexOf('*', at + 1) : -1;
    if (sign !== '*' || close < 0 || parts.length >= 2 * MOST) {
      plain += sign;
      continue;
    }
    if (close === at + 1) {
      plain += '*';
      at = close;
      continue;
    }
    const inside = text.slice(at + 1, close);
    const [, answers = '', tip = ''] = /^((?:[^:\\]|\\.)*)(?::([\s\S]*))?$/.exec(inside) ?? [];
    parts.push(plain, {
      answers: separator === '' ? [answers] : answers.split(separator).map((one) => one.trim()),
      tip,
    });
    plain = '';
    at = close;
  }
  return [...parts, plain];
}
