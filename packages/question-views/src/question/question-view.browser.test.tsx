import type { SingleQuestion } from '@lectern/questions';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { COMPOSITE_SAMPLE, SAMPLES } from '../samples/samples.ts';
import { mountViews } from '../testing/mounted.tsx';
import { QuestionView } from './question-view.tsx';

const [choice] = SAMPLES as [SingleQuestion];

function Material({ responses }: { readonly responses: unknown[] }) {
  const [response, setResponse] = useState<unknown>();
  const onChange = (next: unknown) => {
    responses.push(next);
    setResponse(next);
  };
  return (
    <QuestionView
      question={COMPOSITE_SAMPLE}
      mode="answer"
      screen="panel"
      response={response}
      onChange={onChange}
    />
  );
}

describe('a question on a screen', () => {
  it('shows its stem and a message when its body breaks its view, and leaves the question after it as it is', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mountViews(
      <>
        <QuestionView question={{ ...choice, body: { choices: 7 } }} mode="answer" screen="panel" />
        <QuestionView question={choice} mode="answer" screen="panel" onChange={() => undefined} />
      </>,
    );
    await expect.element(page.getByText('这道题的内容不完整，无法作答')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[role=radio]').length).toBe(4);
    expect(document.body.textContent?.match(/自变量/g)).toHaveLength(2);
  });

  it('shows a message in place of a broken stem', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { ...choice, stem: { paragraphs: 7 } } as unknown as SingleQuestion;
    mountViews(<QuestionView question={broken} mode="answer" screen="panel" onChange={() => undefined} />);
    await expect.element(page.getByText('这道题的题干无法显示')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[role=radio]').length).toBe(4);
  });

  it('cannot be answered when it is reviewed, locked or nobody listens', async () => {
    const onChange = vi.fn();
    mountViews(
      <>
        <QuestionView question={choice} mode="review" screen="panel" onChange={onChange} />
        <QuestionView question={choice} mode="answer" screen="panel" onChange={onChange} locked />
        <QuestionView question={choice} mode="answer" screen="panel" />
      </>,
    );
    await expect.poll(() => document.querySelectorAll('[role=radio]').length).toBe(12);
    for (const radio of document.querySelectorAll<HTMLElement>('[role=radio]')) radio.click();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps the responses of a composite by question', async () => {
    const responses: unknown[] = [];
    mountViews(<Material responses={responses} />, { width: 1400 });
    await page.getByRole('textbox').fill('排比');
    await page.getByRole('radio', { name: /奇、秀/ }).click();
    expect(responses.at(-1)).toEqual({
      children: [
        { id: 'c1', response: { choice: 'a' } },
        { id: 'c2', response: { text: '排比' } },
      ],
    });
  });

  it('enlarges a picture until Escape, and its keys do not answer the question', async () => {
    const onChange = vi.fn();
    const stem = {
      paragraphs: [],
      media: [{ type: 'picture' as const, asset: 'a'.repeat(64), alt: '图' }],
    };
    const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    mountViews(
      <QuestionView question={{ ...choice, stem }} mode="answer" screen="panel" onChange={onChange} />,
      {
        host: { assetUrl: () => dot },
      },
    );
    await page.getByRole('button', { name: '放大：图' }).click();
    const dialog = page.getByRole('dialog', { name: '图' });
    await expect.element(dialog).toBeVisible();
    await page.getByRole('button', { name: '关闭' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('asks for a hint', async () => {
    const onRequestHint = vi.fn();
    mountViews(
      <QuestionView
        question={choice}
        mode="answer"
        screen="phone"
        onChange={() => undefined}
        onRequestHint={onRequestHint}
      />,
      { language: 'en', width: 390 },
    );
    await page.getByRole('button', { name: 'Show hint 1 (−1)' }).click();
    expect(onRequestHint).toHaveBeenCalledWith('h');
  });
});
