import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import type { LookedAt } from '../model/answering.ts';
import { DoorForm } from './door-form.tsx';

beforeAll(() => changeLanguage('zh'));

const LOOK: LookedAt = {
  title: '乘法练习',
  teacher: '王',
  note: '写在本子上，再拍照',
  state: 'open',
  from_at: 0,
  until_at: Date.UTC(2026, 10, 30, 12),
  question_count: 12,
  time_limit: 5_400,
  asks_word: true,
  open_to_link: false,
  classes: [],
};
const CLASS = {
  class_id: 'c1',
  class_name: '三（2）班',
  pupils: [
    { member_id: 'm1', name: '小明', student_number: '1', state: 'handed-in' as const },
    { member_id: 'm2', name: '小红', student_number: '2', state: null },
  ],
};

function drawn(more: Partial<LookedAt>, trouble?: string): string {
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <DoorForm
      {...{ look: { ...LOOK, ...more }, busy: false, trouble, onWord: nothing, onWho: nothing }}
      onOtherCode={nothing}
    />,
  );
}

it('says what is asked, by whom, until when and for how long', () => {
  const html = drawn({});
  for (const text of ['乘法练习', '王老师布置', '12 题', '截止', '1 小时 30 分钟', '写在本子上'])
    expect(html).toContain(text);
});

it('asks for the word before it shows names', () => {
  expect(drawn({}, '口令不对')).toContain('口令不对');
  expect(drawn({})).toContain('本周口令');
  const open = drawn({ classes: [CLASS] });
  expect([open.includes('本周口令'), open.includes('小红'), open.includes('已交')]).toEqual([
    false,
    true,
    true,
  ]);
});

it('offers a typed name only where the link is open to it', () => {
  expect(drawn({ asks_word: false })).not.toContain('<input');
  expect(drawn({ asks_word: false, open_to_link: true })).toContain('<input');
});

it('offers no name before the beginning, and after the end only names of work that exists', () => {
  expect(drawn({ state: 'planned', classes: [CLASS] })).not.toContain('小红');
  const ended = drawn({ state: 'ended', classes: [CLASS], open_to_link: true });
  expect(ended).not.toContain('<input');
  expect(ended.match(/<button[^>]*disabled=""/g)).toHaveLength(1);
});
