import { type Paragraph, type Run, type RunProps, type TextBody, textBody } from '@lectern/courseware';
import { EditorState } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { type Random, random } from '../testing/records.ts';
import { documentFrom, normalBody } from './document.ts';
import { asList, byLevel } from './list.ts';
import { minimalReplace } from './minimal-replace.ts';
import { withPlainText } from './plain-replace.ts';
import { bodyOfText, plainText, withParagraphChange, withRunPatch } from './text-body.ts';
import { TypingSteps } from './typing-steps.ts';

const words = ['秋天', '的雨', 'rain ', '\t', '桂花', 'é', '🍂', ' '];

function pick<T>(next: Random, values: readonly T[]): T {
  return values[Math.floor(next(0, values.length - 1e-9))] as T;
}

function looks(next: Random): RunProps | undefined {
  const props: RunProps = {
    ...(next(0, 1) > 0.6 ? { bold: next(0, 1) > 0.5 } : {}),
    ...(next(0, 1) > 0.7 ? { size: Math.round(next(8, 60)) } : {}),
    ...(next(0, 1) > 0.8 ? { eastAsian: '楷体' } : {}),
    ...(next(0, 1) > 0.8 ? { ruby: next(0, 1) > 0.5 ? 'qiū' : 'tiān' } : {}),
    ...(next(0, 1) > 0.8 ? { fill: { type: 'solid', color: { type: 'scheme', slot: 'accent2' } } } : {}),
    ...(next(0, 1) > 0.9 ? { link: { type: 'url', url: 'https://example.org/' } } : {}),
  };
  return Object.keys(props).length > 0 ? props : undefined;
}

function runBy(next: Random): Run {
  const props = looks(next);
  const look = props ? { props } : {};
  const kind = next(0, 1);
  if (kind > 0.95) return { type: 'formula', latex: 'x^2', source: '<m/>', ...look };
  if (kind > 0.9) return { type: 'field', field: 'slidenum', text: '3', ...look };
  if (kind > 0.8) return { type: 'break', ...look };
  return { type: 'text', text: pick(next, words), ...look };
}

function paragraphBy(next: Random): Paragraph {
  const endProps = looks(next);
  return {
    ...(next(0, 1) > 0.5
      ? { props: { align: pick(next, ['l', 'ctr', 'r'] as const), level: Math.round(next(0, 3)) } }
      : {}),
    runs: Array.from({ length: Math.floor(next(0, 5)) }, () => runBy(next)),
    ...(endProps ? { endProps } : {}),
  };
}

function bodyBy(next: Random): TextBody {
  return {
    paragraphs: Array.from({ length: 1 + Math.floor(next(0, 4)) }, () => paragraphBy(next)),
    ...(next(0, 1) > 0.5 ? { box: { anchor: 'ctr' as const, wrap: true } } : {}),
  };
}

describe('text bodies and the open editor', () => {
  test("a body is unchanged after conversion to the editor's document and back", () => {
    for (let seed = 1; seed <= 500; seed++) {
      const body = bodyBy(random(seed));
      const once = normalBody(body);
      expect(textBody.parse(once), `seed ${seed}`).toEqual(once);
      expect(normalBody(once), `seed ${seed}`).toEqual(once);
      expect(plainText(once), `seed ${seed}`).toBe(plainText(body));
      const lookOf = (run: Run) => ({ ...run, text: 'text' in run && run.type === 'text' ? '' : undefined });
      const characters = (of: TextBody) =>
        of.paragraphs.map((paragraph) => ({
          props: Object.entries(paragraph.props ?? {}).sort(),
          runs: paragraph.runs.flatMap((run) =>
            run.type === 'text' ? [...run.text].map((letter) => ({ letter, ...lookOf(run) })) : [lookOf(run)],
          ),
        }));
      expect(characters(once), `seed ${seed}`).toEqual(characters(body));
    }
  });

  test('a change by another user replaces only the difference, and the cursor elsewhere stays', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const next = random(seed);
      const before = documentFrom(bodyBy(next));
      const after = documentFrom(bodyBy(next));
      const state = EditorState.create({ doc: before });
      const transaction = minimalReplace(state, after);
      const result = transaction ? state.apply(transaction).doc : state.doc;
      expect(result.toJSON(), `seed ${seed}`).toEqual(after.toJSON());
    }
    const state = EditorState.create({ doc: documentFrom(bodyOfText('雨点落在窗台上')) });
    const remote = documentFrom(bodyOfText('雨点落在小窗台上'));
    const transaction = minimalReplace(state, remote);
    expect(transaction?.mapping.map(2)).toBe(2);
    expect(transaction?.steps).toHaveLength(1);
  });

  test('a style set on the whole element is set on every run and on the ends of empty paragraphs', () => {
    const body = withRunPatch(
      { paragraphs: [{ runs: [{ type: 'text', text: '雨' }] }, { runs: [] }] },
      { bold: true },
    );
    expect(body.paragraphs).toEqual([
      { runs: [{ type: 'text', text: '雨', props: { bold: true } }], endProps: { bold: true } },
      { runs: [], endProps: { bold: true } },
    ]);
    expect(withRunPatch(body, { bold: undefined }).paragraphs[0]).toEqual({
      runs: [{ type: 'text', text: '雨' }],
    });
  });

  test('a list has a hanging bullet and indents with its level', () => {
    const list = withParagraphChange(bodyOfText('一\n二'), asList({ type: 'char', char: '•' }));
    expect(list.paragraphs[1]?.props).toEqual({
      bullet: { type: 'char', char: '•' },
      marginLeft: 36,
      indent: -36,
    });
    const deeper = withParagraphChange(list, byLevel(1));
    expect(deeper.paragraphs[0]?.props).toMatchObject({ level: 1, marginLeft: 72 });
    expect(withParagraphChange(deeper, byLevel(-1))).toEqual(list);
    expect(withParagraphChange(list, asList(undefined)).paragraphs[0]?.props).toMatchObject({
      bullet: { type: 'none' },
      marginLeft: 0,
    });
  });

  test('a list leaves space for its numbers before large text', () => {
    const first = (size: number, bullet: Parameters<typeof asList>[0]) =>
      withParagraphChange(bodyOfText('一'), asList(bullet, size)).paragraphs[0]?.props;
    const number = { type: 'number', scheme: 'arabicPeriod' } as const;
    expect(first(24, number)).toMatchObject({ marginLeft: 36, indent: -36 });
    expect(first(60, number)).toMatchObject({ marginLeft: 87, indent: -87 });
    expect(first(60, { type: 'char', char: '•' })).toMatchObject({ marginLeft: 75, indent: -75 });
  });

  test('typing, deleting, a style and a paragraph are separate steps', () => {
    const steps = new TypingSteps();
    const typed = { restyled: false, paragraphs: 0, characters: 1, words: '雨' };
    const erased = { ...typed, characters: -1, words: '' };
    const styled = { ...typed, restyled: true, characters: 0 };
    const split = { ...typed, paragraphs: 1, characters: 2 };
    const numbers = [typed, typed, erased, erased, typed, styled, typed, split, typed].map((each) =>
      steps.of(each),
    );
    expect(numbers).toEqual([0, 0, 1, 1, 2, 3, 4, 5, 5]);
  });

  test('typing without a pause ends a step after each sentence, and after a word when the sentence is long', () => {
    const stepsOf = (text: string) => {
      const steps = new TypingSteps();
      const parts: string[] = [];
      for (const words of text) {
        const step = steps.of({ restyled: false, paragraphs: 0, characters: 1, words });
        parts[step] = (parts[step] ?? '') + words;
      }
      return parts;
    };
    expect(stepsOf('先听雨声。再读课文！谁来读？')).toEqual(['先听雨声。', '再读课文！', '谁来读？']);
    expect(stepsOf('It rains. We read on')).toEqual(['It rains.', ' We read on']);
    expect(stepsOf('春'.repeat(50)).map(({ length }) => length)).toEqual([20, 20, 10]);
    expect(stepsOf('Autumn is the season when leaves are falling down')).toEqual([
      'Autumn is the season ',
      'when leaves are falling ',
      'down',
    ]);
    expect(stepsOf('x'.repeat(90)).map(({ length }) => length)).toEqual([40, 40, 10]);
  });

  test('plain text is undone by sentences too, in any field', () => {
    const steps = new TypingSteps();
    const texts = ['雨雪', '雨下雪', '雨下。雪', '雨下。再雪', '雨下。雪', '雨下。\n雪', '雨下。\n冰雪'];
    const numbers = texts.slice(1).map((text, index) => steps.ofPlain(texts[index] ?? '', text));
    expect(numbers).toEqual([0, 0, 1, 2, 3, 3]);
  });

  test('notes typed as plain text keep the styles of unchanged parts', () => {
    const body: TextBody = {
      paragraphs: [
        { runs: [{ type: 'text', text: '先听雨声', props: { bold: true } }] },
        { props: { align: 'ctr' }, runs: [{ type: 'text', text: '再读课文' }] },
      ],
    };
    const typed = withPlainText(body, '先听雨声\n再齐读课文');
    expect(typed.paragraphs[0]).toEqual(body.paragraphs[0]);
    expect(typed.paragraphs[1]?.props).toEqual({ align: 'ctr' });
    expect(plainText(typed)).toBe('先听雨声\n再齐读课文');
    for (let seed = 1; seed <= 500; seed++) {
      const next = random(seed);
      const text = Array.from({ length: 6 }, () => pick(next, [...words, '\n'])).join('');
      expect(plainText(withPlainText(bodyBy(next), text)), `seed ${seed}`).toBe(text);
    }
  });
});
