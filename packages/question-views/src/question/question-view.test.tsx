import { reviewOf } from '@lectern/questions';
import { contentOf } from '@lectern/questions/shown';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { answerViewOf } from '../answer-views.tsx';
import { COMPOSITE_SAMPLE, SAMPLES } from '../samples/samples.ts';
import { QuestionView, type QuestionViewProps } from './question-view.tsx';

const [choice] = SAMPLES;
if (!choice) throw new Error('no sample');

function drawn(props: Partial<QuestionViewProps> = {}): string {
  return renderToStaticMarkup(
    <QuestionView question={choice as never} mode="answer" screen="page" {...props} />,
  );
}

describe('a question', () => {
  it('shows its number and points, and has them in its name', () => {
    const html = drawn({ number: '3' });
    expect(html).toContain('aria-label="第 3 题"');
    expect(html).toContain('>3.</span>');
    expect(html).toContain('（4 分）');
  });

  it('shows its stem and a message when its kind is unknown', () => {
    const html = drawn({ question: { ...choice, kind: 'hologram' } });
    expect(html).toContain('自变量');
    expect(html).toContain('这种题型需要更新的版本才能作答');
  });

  it('shows its stem and a message when its body could not be read', () => {
    expect(drawn({ question: { ...choice, body: undefined } })).toContain('这道题的内容不完整，无法作答');
  });

  it('offers its hints one after the other with their cost', () => {
    const onRequestHint = () => undefined;
    expect(drawn({ onRequestHint })).toContain('看提示 1（扣 1 分）');
    expect(drawn()).not.toContain('提示');
    expect(drawn({ requestedHints: ['h'], onRequestHint })).toContain('被开方数和分母各有什么要求？');
    expect(drawn({ onRequestHint, mode: 'paper' })).not.toContain('提示');
  });

  it('shows points, feedback and analysis of a review', () => {
    const html = drawn({ mode: 'review', review: reviewOf(choice, { choice: 'b' }) });
    for (const text of ['得 0 分 ／ 4 分', '想一想：分母可以是零吗？', '分母不为零'])
      expect(html).toContain(text);
  });

  it('shows the questions of a composite below its material, and the sum of their points', async () => {
    await Promise.all(COMPOSITE_SAMPLE.children.map(({ kind }) => answerViewOf(kind)?.load()));
    const review = reviewOf(COMPOSITE_SAMPLE, { children: [{ id: 'c1', response: { choice: 'a' } }] });
    const html = drawn({ question: COMPOSITE_SAMPLE, mode: 'review', review });
    for (const text of [
      '桂林的山真奇啊',
      '(1)',
      '(2)',
      '得 4 分 ／ 8 分',
      '每段的第一句话点明了特点。',
      '排比和比喻',
    ])
      expect(html).toContain(text);
  });

  it('shows a message in place of a stem without paragraphs, and still its answer', async () => {
    const html = drawn({ question: { ...choice, stem: contentOf('') } });
    expect(html).toContain('（4 分）');
  });
});
