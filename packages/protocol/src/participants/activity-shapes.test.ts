import { expect, it } from 'vitest';
import { typedLine } from './activity-shapes.ts';

it('a typed line loses invisible characters, and is rejected when no visible character is left', () => {
  const line = typedLine(24);
  expect(line.parse(' 小\u200b红\u2060 ')).toBe('小红');
  expect(line.parse('👩\u200d🏫 <b>')).toBe('👩\u200d🏫 <b>');
  for (const text of ['\u200b', '\u3164 \u2800', '\u200d\ufe0f', '\u0301', 'a\u202eb', '上\n下'])
    expect(line.safeParse(text).success, JSON.stringify(text)).toBe(false);
});
