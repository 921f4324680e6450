import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { VoteView } from './vote-view.tsx';

beforeAll(() => changeLanguage('zh'));

/** The page of a vote: its buttons, and its text. */
function drawn(activity: object, setting: object = {}, sending: readonly object[] = []) {
  const props = {
    activity: { own: null, result: null, answered: null, state: 'open', ...activity },
    setting: { kind: 'vote', options: ['红', 'B', '红'], several: false, ...setting },
    sending,
    onAnswer: () => undefined,
  };
  const html = renderToStaticMarkup(<VoteView {...(props as unknown as Parameters<typeof VoteView>[0])} />);
  const pressed = [...html.matchAll(/aria-pressed="(\w+)"/g)].map(([, is]) => is === 'true');
  const shares = [...html.matchAll(/inline-size:([\d.]+)%/g)].map(([, share]) => Number(share));
  return { html, text: html.replaceAll(/<[^>]+>/g, '|'), pressed, shares };
}
const voted = (...options: number[]) => ({ kind: 'vote', options });

it('letters the options, and repeats no text that is only its letter', () => {
  const { text, html } = drawn({});
  expect(text).toMatch(/A\|+红.*B\|+C\|+红/);
  expect(html).not.toContain('disabled=""');
});

it('marks the options that were sent, or that are being sent', () => {
  expect(drawn({}).pressed).toEqual([false, false, false]);
  expect(drawn({ own: voted(1) }).pressed).toEqual([false, true, false]);
  expect(drawn({ own: voted(1) }, {}, [{ content: voted(0) }, { content: voted(2) }]).pressed).toEqual([
    false,
    false,
    true,
  ]);
});

it('says that a vote was sent, but not while it is being sent', () => {
  expect(drawn({ own: voted(1) }).text).toContain('已提交');
  expect(drawn({ own: voted(1) }, {}, [{ content: voted(2) }]).text).not.toContain('已提交');
  expect(drawn({}).text).not.toContain('已提交');
});

it('offers to send only a vote with several options, and not after it was closed', () => {
  const sends = (state: string, several: boolean) =>
    /disabled=""[^>]*>(?:<[^>]+>)*提交/.test(drawn({ state }, { several }).html);
  expect([sends('open', true), sends('open', false), sends('closed', true)]).toEqual([true, false, false]);
});

it('disables the options of a closed vote, and says when nothing was answered', () => {
  const closed = drawn({ state: 'closed' });
  expect(closed.html.match(/disabled=""/g)).toHaveLength(3);
  expect(closed.text).toContain('没有作答');
  expect(drawn({ state: 'closed', own: voted(0) }).text).not.toContain('没有作答');
  expect(drawn({}).text).not.toContain('没有作答');
});

it('shows the counts relative to the largest, and the number of people', () => {
  const result = drawn({ result: { kind: 'vote', counts: [4, 1] }, answered: 5, own: voted(0) });
  expect(result.shares).toEqual([100, 25, 0]);
  expect(result.text).toMatch(/5/);
  expect(result.text).not.toContain('已提交');
  expect(drawn({ result: { kind: 'vote', counts: [0, 0, 0] } }).shares).toEqual([0, 0, 0]);
});
