import type { KeptActivity } from '@lectern/protocol/kept-activities';
import { newQuestion } from '@lectern/questions';
import { expect, it } from 'vitest';
import { recordedWorks } from './record-works.tsx';

const [first, last, other] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];
const drawing = newQuestion('media-answer', () => crypto.randomUUID());
const choice = newQuestion('single-choice', () => crypto.randomUUID());
const file = (hash: string) => ({ url: `/${hash}`, mime: 'image/png' });
const files = { [first]: file(first), [last]: file(last), [other]: file(other) };

function kept(setting: object, answers: readonly (readonly [name: string, content: object])[]): KeptActivity {
  const given = answers.map(([name, content]) => ({ name, member_id: null, content }));
  return { setting, answers: given, files } as unknown as KeptActivity;
}

it('recordedWorks returns the files of each pupil’s last answer', () => {
  const answer = (hash: string) => ({ kind: 'question', response: { drawing: hash } });
  const activity = kept({ kind: 'question', asked: drawing }, [
    ['小明', answer(first)],
    ['小红', answer(other)],
    ['小明', answer(last)],
    ['小刚', answer('d'.repeat(64))],
  ]);
  expect(recordedWorks(activity)).toEqual([
    { name: '小红', files: [file(other)], ground: undefined },
    { name: '小明', files: [file(last)], ground: undefined },
  ]);
});

it('recordedWorks returns the files of each question of an exercise, without withdrawn ones', () => {
  const answer = (index: number, response: unknown) => ({ kind: 'exercise', index, response });
  const activity = kept({ kind: 'exercise', questions: [drawing, choice, drawing] }, [
    ['小明', answer(0, { drawing: first })],
    ['小明', answer(1, { choice: 'x' })],
    ['小明', answer(2, { drawing: last })],
    ['小明', answer(0, null)],
    ['小明', { kind: 'handed-in' }],
  ]);
  expect(recordedWorks(activity).map((work) => work.files)).toEqual([[file(last)]]);
  expect(recordedWorks(kept({ kind: 'vote' }, [['小明', { kind: 'vote', options: [0] }]]))).toEqual([]);
});
