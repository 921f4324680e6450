import { SnapshotReader } from '@lectern/courseware';
import { NOTES_MAX, TITLE_MAX } from '@lectern/protocol/phone-views';
import { expect, it } from 'vitest';
import { wordsOfPage } from './page-texts.ts';
import { timerState } from './use-reported-page.ts';

const body = (...lines: string[]) => ({
  paragraphs: lines.map((text) => ({ runs: [{ type: 'text' as const, text }] })),
});
const text = (id: string, parentId: string, y: number, words: string, placeholder?: string) =>
  ({
    kind: 'element',
    type: 'shape',
    id,
    parentId,
    order: id,
    frame: { x: 0, y, w: 100, h: 100 },
    geometry: { type: 'preset', preset: 'rect' },
    text: body(words),
    ...(placeholder && { placeholder: { type: placeholder } }),
  }) as const;

const reader = new SnapshotReader({
  records: [
    { kind: 'deck', id: 'deck', schema: 2, size: { w: 1280, h: 720 } },
    { kind: 'page', id: 'one', order: 'a0', notes: body('先读', '再问') },
    { kind: 'page', id: 'two', order: 'a1', hidden: true },
    { kind: 'page', id: 'three', order: 'a2', notes: body('长'.repeat(NOTES_MAX + 1)) },
    text('a', 'one', 10, '页眉'),
    text('b', 'one', 200, '秋天的\u3000雨', 'ctrTitle'),
    text('c', 'three', 300, '下面'),
    text('d', 'three', 20, '题'.repeat(TITLE_MAX + 5)),
  ],
});

it("wordsOfPage returns the title from its placeholder, otherwise from the topmost text, and the next visible page's title", () => {
  expect(wordsOfPage(reader, 'one')).toEqual({
    id: 'one',
    title: '秋天的 雨',
    notes: '先读\n再问',
    next: `${'题'.repeat(TITLE_MAX - 1)}…`,
    next_id: 'three',
  });
  const last = wordsOfPage(reader, 'three');
  expect([last.next, last.notes.length]).toEqual([null, NOTES_MAX]);
  expect(wordsOfPage(reader, 'two').title).toBe('');
  expect(wordsOfPage(reader, undefined)).toEqual({
    id: '',
    title: '',
    notes: '',
    next: null,
    next_id: '',
  });
});

it('timerState returns whether a timer is running or paused', () => {
  const timer = { kind: 'down', total: 60_000, done: 0, since: 5, rung: false };
  expect(timerState({})).toBe('none');
  expect(timerState({ timer1: { ...timer, rung: true }, box: 1 })).toBe('none');
  expect(timerState({ timer1: { ...timer, since: null }, timer2: timer })).toBe('running');
  expect(timerState({ timer1: { ...timer, since: null } })).toBe('paused');
});
