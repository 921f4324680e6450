import type { Problem } from '@lectern/questions';
import { contentOf, newQuestion, type PlayedBody, problemsOf, type SingleQuestion } from '@lectern/questions';
import { UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { authorProblems, type ProblemNotes, useProblemNotes } from './problem-notes.ts';

interface ProbeProps {
  readonly kind: string;
  readonly problems: readonly Problem[];
  readonly onNotes: (notes: ProblemNotes) => void;
}

function Probe({ kind, problems, onNotes }: ProbeProps): ReactNode {
  onNotes(useProblemNotes(kind, problems));
  return null;
}

function notes(kind: string, problems: readonly Problem[], isEnglish = false): ProblemNotes {
  const found: ProblemNotes[] = [];
  renderToStaticMarkup(
    <UiTextsContext value={isEnglish ? uiTextsEn : uiTextsZh}>
      <Probe kind={kind} problems={problems} onNotes={(shown) => found.push(shown)} />
    </UiTextsContext>,
  );
  const [first] = found;
  if (!first) throw new Error('not rendered');
  return first;
}

it('returns the message of a part, and of the whole, in the words of the kind', () => {
  const problems: Problem[] = [{ code: 'part-blank', at: 'a' }, { code: 'key-empty' }];
  const shown = notes('multiple-choice', problems);
  expect([shown.of('a'), shown.of(), shown.of('b')]).toEqual([
    '这里还没有填写',
    '还没有标出正确的选项',
    undefined,
  ]);
  expect(notes('multiple-choice', problems, true).of()).toBe('No choice is marked right yet');
});

it('returns the messages of a part of a game in the words of its own kind', () => {
  const shown = notes('fun-choice', [
    { code: 'too-few' },
    { code: 'key-empty', at: 'p1' },
    { code: 'part-blank', at: 'p1/c2' },
    { code: 'part-blank', at: 'p10/c2' },
  ]).within('p1', 'multiple-choice');
  expect([shown.count, shown.of(), shown.of('c2')]).toEqual([2, '还没有标出正确的选项', '这里还没有填写']);
});

function asked(kind: string): SingleQuestion {
  let made = 0;
  return newQuestion(kind, () => `id${made++}`, 'zh') as SingleQuestion;
}

it('returns a problem for each statement of a true-false rush that is empty', () => {
  const rush = asked('truth-rush');
  const body = rush.body as PlayedBody;
  expect(authorProblems(rush)).toHaveLength(6);
  const parts = body.parts.map((part, index) => (index === 0 ? part : { ...part, stem: contentOf('1+1=2') }));
  expect(authorProblems({ ...rush, body: { ...body, parts } })).toEqual([
    { code: 'part-blank', at: `${parts[0]?.id}/stem` },
  ]);
});

it('returns the problems of the question for other kinds', () => {
  for (const kind of ['single-choice', 'word-search', 'composite'])
    expect(authorProblems(asked(kind))).toEqual(problemsOf(asked(kind)));
});
