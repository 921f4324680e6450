import { expect, it } from 'vitest';
import { shareRules } from './share-limits.ts';

const guesser = { address: '1.2.3.4', device: 'phone', userId: undefined };

it('an account has a count of its own and shares none', () => {
  const rules = shareRules('s', { ...guesser, userId: 'chen' });
  expect(rules).toMatchObject({ own: { limit: { allowed: 9 } }, shared: [], locked: 'LOGIN_LOCKED' });
  expect(shareRules('s', { ...guesser, userId: 'li' }).own.subject).not.toBe(rules.own.subject);
  expect(shareRules('t', { ...guesser, userId: 'chen' }).own.subject).not.toBe(rules.own.subject);
});

it('a visitor without an account shares counts of the address at the link, of the link, and of the address', () => {
  const rules = shareRules('s', guesser);
  expect(rules.shared.map(({ subject, allowed }) => [subject.split(':')[0], allowed])).toEqual([
    ['share-at', 9],
    ['share', 99],
    ['share-address', 199],
  ]);
  const subjects = (more: object, id = 's') => {
    const { own, shared } = shareRules(id, { ...guesser, ...more });
    return [own.subject, ...shared.map(({ subject }) => subject)];
  };
  const same = (more: object, id?: string) =>
    subjects(more, id).map((subject, index) => subject === subjects({})[index]);
  expect(same({ device: 'other' })).toEqual([false, true, true, true]);
  expect(same({ address: '5.6.7.8' })).toEqual([false, false, true, false]);
  expect(same({}, 't')).toEqual([false, false, false, true]);
});
