import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { ActivityCard, type ActivityCardProps } from './activity-card.tsx';

beforeAll(() => changeLanguage('zh'));

function card(activity: object, disabled = false, onCards?: () => void) {
  const full = {
    id: 'a',
    answered: 3,
    shown: false,
    state: 'open',
    result: { kind: 'buzz', first: [] },
    ...activity,
  };
  const html = renderToStaticMarkup(
    <ActivityCard
      activity={full as unknown as ActivityCardProps['activity']}
      disabled={disabled}
      onCommand={() => undefined}
      onCards={onCards}
    />,
  );
  const items = [...html.matchAll(/<li[ >].*?<\/li>/g)].map(([row]) => row.replaceAll(/<[^>]+>/g, '|'));
  const shares = [...html.matchAll(/inline-size:([\d.]+)%/g)].map(([, share]) => Number(share));
  return { html, items, shares, buttons: html.match(/<button/g)?.length ?? 0 };
}
const vote = {
  setting: { kind: 'vote', question: '', options: ['红', 'B'] },
  result: { kind: 'vote', counts: [1, 4] },
};
const buzz = { setting: { kind: 'buzz', question: '' } };

describe('the buttons', () => {
  it('read paper cards while a question that they can answer is open', () => {
    const question = { setting: { kind: 'question', asked: {} }, result: { kind: 'question' } };
    expect(card(question, false, () => undefined).html).toContain('答题卡');
    expect(card({ ...question, state: 'closed' }, false, () => undefined).html).not.toContain('答题卡');
    expect(card(question).html).not.toContain('答题卡');
  });

  it.each([
    ['ready', 3],
    ['open', 3],
    ['closed', 2],
  ])('of a vote that is %s are %i', (state, buttons) => {
    expect(card({ ...vote, state }).buttons).toBe(buttons);
  });

  it('start before, and stop after the beginning', () => {
    const primary = (state: string) =>
      /primary[^>]*>(?:<[^>]+>)*([^<]+)/.exec(card({ ...vote, state }).html)?.[1];
    expect(primary('ready')).not.toBe(primary('open'));
  });

  it('reveal nothing for a buzzer, and say whether a vote is revealed', () => {
    expect(card({ ...buzz, state: 'closed' }).buttons).toBe(1);
    expect(card({ ...vote, shown: true }).html).not.toBe(card(vote).html);
  });

  it('are disabled while a command is on its way', () => {
    expect(card(vote, true).html.match(/disabled=""/g)).toHaveLength(3);
    expect(card(vote).html).not.toContain('disabled');
  });
});

it('shows the question, if there is one', () => {
  const setting = { ...vote.setting, question: '为什么？' };
  expect(card({ ...vote, setting }).html).toContain('<p>为什么？</p>');
  expect(card(vote).html).not.toContain('<p></p>');
});

it('shows the counts of a vote relative to the largest', () => {
  const { items, shares } = card(vote);
  expect(items.map((item) => item.split('|').filter(Boolean))).toEqual([
    ['A', '红', '1'],
    ['B', '4'],
  ]);
  expect(shares).toEqual([25, 100]);
  expect(card({ ...vote, result: { kind: 'vote', counts: [] } }).shares).toEqual([0, 0]);
});

it('shows the first twelve of a buzzer with their places, or that nobody pressed', () => {
  const first = Array.from({ length: 13 }, (_, i) => ({ participant_id: `p${i}`, name: `王${i}` }));
  const { items } = card({ ...buzz, result: { kind: 'buzz', first } });
  expect([items.length, items[0], items[11]]).toEqual([12, '|1 |王0||', '|12 |王11||']);
  expect(card(buzz)).toMatchObject({ items: [] });
  expect(card(buzz).html).toContain('<p');
});

it('shows the first twelve words with their counts', () => {
  const words = Array.from({ length: 13 }, (_, i) => ({ text: `词${i}`, count: 20 - i }));
  const { items } = card({ setting: { kind: 'words', question: '' }, result: { kind: 'words', words } });
  expect([items.length, items[0]]).toEqual([12, '||词0| 20|']);
});
