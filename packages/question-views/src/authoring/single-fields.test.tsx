import {
  BASIC_KINDS,
  INTERACTIVE_KINDS,
  newQuestion,
  problemsOf,
  type SingleQuestion,
} from '@lectern/questions';
import { UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { newPartId } from './author-context.ts';
import { SingleFields } from './single-fields.tsx';

const kinds = [...BASIC_KINDS, ...INTERACTIVE_KINDS].map(({ kind }) => kind);

function markup(kind: string, isEnglish = false): string {
  const question = newQuestion(kind, newPartId, isEnglish ? 'en' : 'zh') as SingleQuestion;
  return renderToStaticMarkup(
    <UiTextsContext value={isEnglish ? uiTextsEn : uiTextsZh}>
      <SingleFields question={question} onChange={() => undefined} problems={problemsOf(question)} />
    </UiTextsContext>,
  );
}

describe.each(kinds)('the fields of the kind %s', (kind) => {
  it('are drawn with stem, points and folded fields in both languages', () => {
    for (const word of [/题干|要判断的话/, /分值/, /怎样给分/, /解析/]) expect(markup(kind)).toMatch(word);
    for (const word of [/Stem|Statement/, /Points/, /Marking/, /Analysis/])
      expect(markup(kind, true)).toMatch(word);
  });

  it('have no Chinese words in English', () => {
    // Only in examples of what pupils write, such as the grids of Chinese characters.
    const words = markup(kind, true).replace(/\([田米]\)/g, '');
    expect(words.match(/[\p{Script=Han}]+/gu) ?? []).toEqual([]);
  });

  it('name every control', () => {
    const controls = markup(kind).match(/<(?:input|textarea|select)\b[^>]*>/g) ?? [];
    const unnamed = controls.filter(
      (control) =>
        !/type="(?:file|checkbox|hidden)"|aria-hidden="true"/.test(control) &&
        !/aria-label="[^"]+"|id="/.test(control),
    );
    expect(unnamed).toEqual([]);
  });
});
