import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { WordsView } from './words-view.tsx';

beforeAll(() => changeLanguage('zh'));

function drawn(activity: object, setting: object = {}, sending: readonly object[] = []) {
  const props = {
    activity: { own: null, result: null, state: 'open', ...activity },
    setting: { kind: 'words', most: 3, longest: 12, ...setting },
    sending,
    onAnswer: () => undefined,
  };
  const html = renderToStaticMarkup(<WordsView {...(props as unknown as Parameters<typeof WordsView>[0])} />);
  const words = [...html.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, word]) => word);
  const sizes = [...html.matchAll(/font-size:([\d.]+)rem/g)].map(([, size]) => Number(size));
  return {
    html,
    words,
    sizes,
    hasForm: html.includes('<form'),
    status: /role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1],
  };
}
const own = (...words: string[]) => ({ kind: 'words', words });
const words = (text: string) => ({ content: { kind: 'words', text } });

it('accepts words while some are left, at most as long as allowed', () => {
  const { hasForm, html } = drawn({});
  expect([hasForm, html.includes('maxLength="12"') || html.includes('maxlength="12"')]).toEqual([true, true]);
  expect(drawn({ own: own('a', 'b') }).hasForm).toBe(true);
  expect(drawn({ own: own('a', 'b', 'c') }).hasForm).toBe(false);
  expect(drawn({ own: own('a', 'b') }, {}, [words('c')]).hasForm).toBe(false);
  expect(drawn({ state: 'closed' }).hasForm).toBe(false);
});

it('shows the words that were sent and are being sent, each once', () => {
  expect(
    drawn({ own: own('a', 'b') }, {}, [words('a'), { content: { kind: 'buzz' } }, words('c')]).words,
  ).toEqual(['a', 'b', 'c']);
  expect(drawn({}).html).not.toContain('<ul');
});

it('says how many words are left, that all are sent, or that none was', () => {
  const [one, none, closed, answered] = [
    drawn({ own: own('a', 'b') }),
    drawn({ own: own('a', 'b', 'c') }),
    drawn({ state: 'closed' }),
    drawn({ state: 'closed', own: own('a') }),
  ];
  expect(one.status).toContain('1');
  expect(none.status).not.toBe('');
  expect(none.status).not.toBe(one.status);
  expect(closed.status).toContain('没有作答');
  expect(answered.status).toBe('');
});

it('draws the words of all, the most frequent largest', () => {
  const result = {
    kind: 'words',
    words: [
      { text: '秋', count: 4 },
      { text: '叶', count: 1 },
    ],
  };
  const cloud = drawn({ result });
  expect([cloud.words, cloud.sizes]).toEqual([
    ['秋', '叶'],
    [expect.closeTo(3.8), expect.closeTo(2.15)],
  ]);
});
