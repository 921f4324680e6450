import { contentOf, passageOf } from '@lectern/questions';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { PupilGroups, TallyList, type TallyListProps } from './tally-list.tsx';

beforeAll(() => changeLanguage('zh'));

const choices = ['a', 'b'].map((id) => ({ id, content: contentOf(`词${id}`) }));
const tally = (value: string, change: Partial<TallyListProps['tallies'][number]> = {}) => ({
  at: '',
  form: 'part' as const,
  value,
  count: 1,
  ...change,
});

/** The texts of each answer, and the headings. */
function drawn(props: Partial<TallyListProps>) {
  const asked = { id: 'q', body: { choices } };
  const html = renderToStaticMarkup(<TallyList asked={asked} tallies={[]} answered={4} {...props} />);
  const textsOf = (part: string) => part.split(/<[^>]+>/).filter(Boolean);
  return {
    html,
    rows: [...html.matchAll(/<li>.*?<\/li>/g)].map(([row]) => textsOf(row)),
    headings: [...html.matchAll(/<h3.*?<\/h3>/g)].flatMap(([heading]) => textsOf(heading)),
    shares: [...html.matchAll(/inline-size:([\d.]+)%/g)].map(([, share]) => Number(share)),
  };
}

it('shows each answer with its letter, number and share of the pupils who answered', () => {
  const { rows, shares, headings } = drawn({ tallies: [tally('b', { count: 3 }), tally('a')] });
  expect(rows).toEqual([
    ['A 词a', '1', '25%'],
    ['B 词b', '3', '75%'],
  ]);
  expect([shares, headings]).toEqual([[25, 75], []]);
  expect(drawn({ tallies: [tally('b')] }).rows[0]).toEqual(['A 词a', '0', '0%']);
});

it('marks answers by a sign with a name, only where their state is known', () => {
  const { html } = drawn({ tallies: [tally('b', { state: 'right' }), tally('a', { state: 'wrong' })] });
  expect(html.match(/aria-label="(正确|错误)"/g)).toHaveLength(2);
  expect(drawn({ tallies: [tally('b')] }).html).not.toContain('aria-label');
});

it('lists gaps apart in the order of the passage, and sets of choices after the choices', () => {
  const asked = { id: 'q', body: { passage: passageOf({ gap: 'x' }, { gap: 'y' }) } };
  const text = { form: 'text' as const };
  const { headings, rows } = drawn({
    asked,
    tallies: [tally('五', { ...text, at: 'y', count: 2 }), tally('三', { ...text, at: 'x' })],
  });
  expect(headings).toEqual(['第 1 处', '第 2 处']);
  expect(rows.map(([words]) => words)).toEqual(['三', '五']);
  const sets = drawn({ tallies: [tally('a'), tally('["a","b"]', { form: 'set' })] });
  expect([sets.headings.at(-1), sets.rows.at(-1)?.[0]]).toEqual(['选法', 'A B']);
});

it('writes an order with arrows, true and false as words, and unknown ids as they are', () => {
  const bare = { id: 'q', body: { items: choices } };
  const words = (each: ReturnType<typeof tally>) => drawn({ asked: bare, tallies: [each] }).rows[0]?.[0];
  expect(words(tally('["b","a"]', { form: 'order' }))).toBe('词b → 词a');
  expect(words(tally('false'))).toBe('错');
  expect(words(tally('z'))).toBe('z');
  expect(words(tally('h', { form: 'medium' }))).toBe('图片或录音');
});

it('shows twelve answers of a place, and the number of the others', () => {
  const tallies = Array.from({ length: 20 }, (_, index) => tally(`v${index}`));
  const { rows, html } = drawn({ asked: { id: 'q' }, tallies });
  expect(rows).toHaveLength(12);
  expect(html).toContain('另有 8 种答案');
});

it('can be pressed only with a function for it', () => {
  expect(drawn({ tallies: [tally('a')] }).html).not.toContain('<button');
  expect(drawn({ tallies: [tally('a')], onPick: () => undefined }).html).toContain('把「A 词a」设为正确答案');
});

it('says that nobody has answered', () => {
  expect(drawn({}).html).toContain('还没有人作答');
});

describe('PupilGroups', () => {
  const pupil = (name: string, state: 'right' | 'wrong' | null, late = false) => ({
    participant_id: name,
    member_id: null,
    name,
    by_card: false,
    state,
    points: 0,
    late,
    after_ms: 0,
  });
  const pupils = [
    pupil('小明', 'right'),
    pupil('小红', 'wrong'),
    pupil('小军', 'right', true),
    pupil('', 'right'),
  ];
  const html = (named: boolean) =>
    renderToStaticMarkup(<PupilGroups pupils={pupils} missing={['小刚']} named={named} />);

  it('counts pupils by state, and names them only on demand', () => {
    const texts = (named: boolean) =>
      html(named)
        .split(/<[^>]+>/)
        .filter(Boolean);
    expect(texts(false)).toEqual(['答对 2 人', '答错 1 人', '迟交 1 人', '未交 1 人']);
    expect(texts(true)).toEqual([
      '答对 2 人',
      '小明',
      '（已离开）',
      '答错 1 人',
      '小红',
      '迟交 1 人',
      '小军',
      '未交 1 人',
      '小刚',
    ]);
  });

  it('lets names be pressed on demand, but not of pupils without an answer or a name', () => {
    const pressed = renderToStaticMarkup(
      <PupilGroups pupils={pupils} missing={['小刚']} named picked="小红" onPick={() => undefined} />,
    );
    const names = [...pressed.matchAll(/<button[^>]*aria-pressed="(\w+)"[^>]*><bdi>([^<]*)/g)];
    expect(names.map(([, isPicked, name]) => `${name} ${isPicked}`)).toEqual([
      '小明 false',
      '小红 true',
      '小军 false',
    ]);
    expect(html(true)).not.toContain('<button');
  });
});
