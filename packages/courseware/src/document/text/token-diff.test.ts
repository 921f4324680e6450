import { expect, it } from 'vitest';
import { diffText, diffTokens } from './token-diff.ts';

const codes = (text: string) => [...text].map((each) => each.codePointAt(0) ?? 0);

/** The steps as text: `[-removed-]`, `[+added+]`, and the unchanged text. */
function shown(from: string, to: string, diff = diffText): string {
  const [a, b] = [[...from], [...to]];
  let text = '';
  for (const { kind, count } of diff(codes(from), codes(to))) {
    const part = (kind === 'add' ? b : a).splice(0, count).join('');
    if (kind === 'keep') b.splice(0, count);
    text += kind === 'keep' ? part : kind === 'add' ? `[+${part}+]` : `[-${part}-]`;
  }
  return text;
}

it('diffText keeps a letter rather than a line end when only one of them can be kept', () => {
  expect(shown('倄春天\n来', '倄\n春倇')).toBe('倄[+\n+]春[-天\n来-][+倇+]');
  // Otherwise the letter counts as deleted and typed again, and returns when another user deletes it.
  expect(shown('倄春天\n来', '倄\n春倇', diffTokens)).not.toContain(']春[');
});

it('diffText keeps line ends between letters that both texts have', () => {
  expect(shown('a\nb\nc', 'a\nb\n\nc')).toBe('a\nb\n[+\n+]c');
  expect(shown('a\n\nc', 'ab\nc')).toBe('a[-\n-][+b+]\nc');
  expect(shown('\n', '')).toBe('[-\n-]');
  expect(shown('', 'a\n')).toBe('[+a\n+]');
});

it('diffTokens returns steps that convert each text to the other, for random texts', () => {
  let state = 7;
  const below = (count: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1;
    return state % count;
  };
  const text = () => Array.from({ length: below(12) }, () => '\nab'[below(3)]).join('');
  for (let run = 0; run < 500; run += 1) {
    const [from, to] = [text(), text()];
    const steps = shown(from, to);
    expect(steps.replace(/\[\+[^+]*\+\]/g, '').replace(/\[-|-\]/g, '')).toBe(from);
    expect(steps.replace(/\[-[^-]*-\]/g, '').replace(/\[\+|\+\]/g, '')).toBe(to);
  }
});
