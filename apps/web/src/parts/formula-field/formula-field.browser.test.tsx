import { type QuestionHost, QuestionHostContext, QuestionView } from '@lectern/question-views';
import { SAMPLES } from '@lectern/question-views/samples';
import { reviewOf } from '@lectern/questions';
import type { MathfieldElement } from 'mathlive';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../platform/testing/mounted.tsx';
import { FormulaField } from './index.ts';

const HOST: QuestionHost = { FormulaField };
const question = SAMPLES.find(({ kind }) => kind === 'formula');
if (!question) throw new Error('no sample');

interface AnsweredProps {
  readonly first?: unknown;
  readonly responses: unknown[];
  readonly locked?: boolean;
}

function Answered({ first, responses, locked }: AnsweredProps) {
  const [response, setResponse] = useState(first);
  const onChange = (next: unknown) => {
    responses.push(next);
    setResponse(next);
  };
  const shown = { question, mode: 'answer', screen: 'phone', response, onChange, locked } as const;
  return (
    <QuestionHostContext value={HOST}>
      <QuestionView {...shown} question={shown.question as never} />
    </QuestionHostContext>
  );
}

const mathField = () => document.querySelector<MathfieldElement>('math-field');

describe('the formula of a question', () => {
  it('is written in the visual editor, and gets all points', async () => {
    const responses: unknown[] = [];
    mount(<Answered responses={responses} />);
    await expect.poll(mathField).not.toBeNull();
    expect(document.activeElement).not.toBe(mathField());
    expect(mathField()?.getAttribute('aria-label')).toBe('公式');
    // Within a frame, such as that of these tests, MathLive takes no keys.
    mathField()?.setValue('(x-2)(x-3)');
    mathField()?.dispatchEvent(new Event('input'));
    await expect.poll(() => reviewOf(question, responses.at(-1)).points).toBe(4);
  });

  it('is LaTeX in a line where the visual editor does not know it', async () => {
    const responses: unknown[] = [];
    mount(<Answered responses={responses} first={{ text: '\\unknowncommand{x}' }} />);
    const line = page.getByRole('textbox', { name: '公式' });
    await expect.element(line).toHaveValue('\\unknowncommand{x}');
    await line.fill('(x-2)(x-3)');
    await expect.poll(() => reviewOf(question, responses.at(-1)).points).toBe(4);
  });

  it('is shown as printed when it is locked', async () => {
    mount(<Answered responses={[]} first={{ text: 'x^2' }} locked />);
    await expect.poll(() => document.querySelector('article [data-formula] .katex')).not.toBeNull();
    expect(mathField()).toBeNull();
  });
});
