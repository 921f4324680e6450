import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { RunningActivity, type RunningActivityProps } from './running-activity.tsx';

beforeAll(() => changeLanguage('zh'));

function running(activity: object, present = 5) {
  const full = { id: 'a', answered: 3, shown: false, state: 'open', hidden_words: [], ...activity };
  const nothing = () => undefined;
  const html = renderToStaticMarkup(
    <RunningActivity
      activity={full as unknown as RunningActivityProps['activity']}
      present={present}
      onChange={nothing}
      onAgain={nothing}
      strip={({ name }) => <footer>{name}</footer>}
    />,
  );
  const items = [...html.matchAll(/<li[ >].*?<\/li>/g)].map(([row]) => row.split(/<[^>]+>/).filter(Boolean));
  const shares = [...html.matchAll(/inline-size:([\d.]+)%/g)].map(([, share]) => Number(share));
  const status = /role="status"[^>]*>(.*?)<\/strong>/.exec(html)?.[1];
  return { html, items, shares, status, buttons: html.match(/<button/g)?.length ?? 0 };
}
const vote = {
  setting: { kind: 'vote', question: '', options: ['红', 'B'] },
  result: { kind: 'vote', counts: [1, 4] },
};
const buzz = { setting: { kind: 'buzz', question: '' }, result: { kind: 'buzz', first: [] } };

describe('the buttons', () => {
  it.each(['ready', 'open', 'closed'])('of a vote that is %s', (state) => {
    expect(running({ ...vote, state }).buttons).toBe(3);
    expect(running({ ...buzz, state }).buttons).toBe(2);
  });

  it('say whether the result is shown', () => {
    expect(running({ ...vote, shown: true }).html).toContain('aria-pressed="true"');
    expect(running(vote).html).toContain('aria-pressed="false"');
  });
});

it('draws the strip of the pupil who buzzed first, and none before somebody did', () => {
  const first = ['小红', '小明'].map((name) => ({ participant_id: name, name, after_ms: 900 }));
  expect(running({ ...buzz, result: { kind: 'buzz', first } }).html).toContain('<footer>小红</footer>');
  expect(running(buzz).html).not.toContain('<footer>');
});

it('counts at least as many phones as have answered', () => {
  expect(running(vote, 5).status).toMatch(/3.*5|5.*3/);
  expect(running(vote, 1).status).not.toContain('1');
});

it('shows the question, if there is one', () => {
  expect(running({ ...vote, setting: { ...vote.setting, question: '为什么？' } }).html).toContain(
    '<h2>为什么？</h2>',
  );
  expect(running(vote).html).not.toContain('<h2>');
});

it('shows the counts of a vote relative to the largest', () => {
  expect(running(vote)).toMatchObject({
    items: [
      ['A', '红', '1'],
      ['B', '4'],
    ],
    shares: [25, 100],
  });
  expect(running({ ...vote, result: { kind: 'vote', counts: [] } }).shares).toEqual([0, 0]);
});

it('shows the order of a buzzer with the delays, or why there is none', () => {
  const first = [{ participant_id: 'p1', name: '王一', after_ms: 1_234 }];
  const [row] = running({ ...buzz, result: { kind: 'buzz', first } }).items;
  expect(row?.slice(0, 2)).toEqual(['1', '王一']);
  expect(row?.[2]).toContain('1.23');
  const [ready, open] = ['ready', 'open'].map(
    (state) => /<p.*?<\/p>/.exec(running({ ...buzz, state }).html)?.[0],
  );
  expect(ready).toBeDefined();
  expect(open).not.toBe(ready);
});

it('draws the words of all, the most frequent largest, and the hidden words below', () => {
  const setting = { kind: 'words', question: '' };
  const cloud = (words: object[], hidden_words: string[] = []) =>
    running({ setting, result: { kind: 'words', words }, hidden_words });
  const { html, items } = cloud(
    [
      { text: '秋', count: 4 },
      { text: '叶', count: 1 },
    ],
    ['坏'],
  );
  const sizes = [...html.matchAll(/font-size:([\d.]+)rem/g)].map(([, size]) => Number(size));
  expect(sizes).toEqual([expect.closeTo(7), expect.closeTo(3.7)]);
  expect([items.length, html.includes('坏')]).toEqual([2, true]);
  const notes = (of: string) => of.match(/<p /g)?.length ?? 0;
  const all = [cloud([{ text: '秋', count: 4 }]), cloud([]), cloud([], ['坏'])];
  expect(all.map((each) => notes(each.html))).toEqual([0, 1, 1]);
});
