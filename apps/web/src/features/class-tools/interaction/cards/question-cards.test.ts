import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../parts/class-tools/index.ts';
import { missingNames, type QuestionActivity } from '../question-activity.ts';
import { cardPupils } from './question-cards.tsx';

const person = (key: string, card_number?: number) =>
  ({ key, name: `学生${key}`, named: { member_id: key }, pupil: { user_id: key, card_number } }) as Person;

const answered = (...pupils: { id: string; member?: string; by_card?: boolean }[]) =>
  ({
    result: {
      kind: 'question',
      tallies: [],
      pupils: pupils.map(({ id, member = null, by_card = false }) => ({
        participant_id: id,
        member_id: member,
        by_card,
      })),
    },
  }) as unknown as QuestionActivity;
const phone = (id: string, member_id: string | null = null) => ({ id, name: `手机${id}`, member_id });

it('cardPupils returns the pupils with cards by number, and counts those without', () => {
  const present = [person('m1', 9), person('m2'), person('m3', 2)];
  expect(cardPupils({ present })).toEqual({
    pupils: [
      { card: 2, memberId: 'm3', name: '学生m3' },
      { card: 9, memberId: 'm1', name: '学生m1' },
    ],
    without: 1,
  });
});

describe('missingNames', () => {
  const cards = { isOn: true, pupils: cardPupils({ present: [person('m1', 1), person('m2', 2)] }).pupils };

  it('returns phones without an answer, and no pupils with cards while cards are not in use', () => {
    const names = missingNames(answered({ id: 'p1' }), [phone('p1'), phone('p2')], { ...cards, isOn: false });
    expect(names).toEqual(['手机p2']);
  });

  it('returns each pupil once, on a phone or with a card, and none who answered either way', () => {
    const activity = answered({ id: 'c1', member: 'm1', by_card: true });
    expect(missingNames(activity, [], cards)).toEqual(['学生m2']);
    expect(missingNames(activity, [phone('p1', 'm1'), phone('p2', 'm2')], cards)).toEqual(['手机p2']);
  });

  it('returns pupils with cards after the camera was put away when answers were read', () => {
    const activity = answered({ id: 'c1', member: 'm1', by_card: true });
    expect(missingNames(activity, [], { ...cards, isOn: false })).toEqual(['学生m2']);
  });
});
