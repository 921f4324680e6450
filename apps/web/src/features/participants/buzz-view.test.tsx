import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { BuzzView } from './buzz-view.tsx';

beforeAll(() => changeLanguage('zh'));

function drawn(state: string, own: object | null = null, sending: readonly object[] = []) {
  const props = { activity: { own, state }, sending, onAnswer: () => undefined };
  const html = renderToStaticMarkup(<BuzzView {...(props as unknown as Parameters<typeof BuzzView>[0])} />);
  const said = /role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? '';
  return { look: /data-state="(\w+)"/.exec(html)?.[1], isDisabled: html.includes('disabled=""'), said };
}
const buzz = (place: number | null, early = false) => ({ kind: 'buzz', place, early });

it.each([
  ['ready', null, [], 'ready', false],
  ['open', null, [], 'open', false],
  ['closed', null, [], 'closed', true],
  ['open', buzz(2), [], 'pressed', true],
  ['open', null, [{}], 'pressed', true],
  ['ready', null, [{}], 'ready', false],
])(
  'in state %s with the answer %j and sending %j the button is %s',
  (state, own, sending, look, isDisabled) => {
    expect(drawn(state, own, sending)).toMatchObject({ look, isDisabled });
  },
);

it('says the place, that it was too early, or that nothing was answered', () => {
  const said = [
    drawn('open', buzz(1)),
    drawn('open', buzz(2)),
    drawn('closed'),
    drawn('ready'),
    drawn('ready', buzz(null, true)),
  ].map((each) => each.said);
  expect(new Set(said).size).toBe(5);
  expect(said[1]).toContain('2');
  expect(drawn('ready', buzz(null)).said).toBe(said[3]);
  expect(drawn('closed', buzz(1)).said).toBe(said[0]);
  expect(drawn('open').said).toBe('');
});
