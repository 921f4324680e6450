import { expect, it } from 'vitest';
import { KIND_GROUPS } from './kind-names.ts';
import { isBlank } from './question/content.ts';
import { usualStem } from './usual-stems.ts';

it('usualStem returns a stem in both languages for every game, and none where the author has to say what is asked', () => {
  const games = KIND_GROUPS.find(({ group }) => group === 'game')?.kinds ?? [];
  for (const kind of games) {
    expect(isBlank(usualStem(kind, 'zh'))).toBe(false);
    expect(usualStem(kind, 'en')).not.toEqual(usualStem(kind, 'zh'));
  }
  for (const kind of ['single-choice', 'essay', 'composite', 'hologram', 'constructor'])
    expect(usualStem(kind, 'zh')).toEqual({ paragraphs: [] });
});
