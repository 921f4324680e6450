import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { newQuestion } from '@lectern/questions';
import { PageView, QuestionViewHostContext } from '@lectern/stage/view';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { printedQuestions } from './printed-hosts.ts';

const page = [
  { kind: 'deck', id: 'deck', schema: 2, size: { w: 1280, h: 720 } },
  { kind: 'page', id: 'page', order: 'a0' },
] as const;

function question(value: unknown): CoursewareRecord {
  return {
    kind: 'element',
    type: 'question',
    id: 'q',
    parentId: 'page',
    order: 'a',
    frame: { x: 0, y: 0, w: 800, h: 400 },
    question: JSON.parse(JSON.stringify(value)),
  };
}

describe('questions in a print', () => {
  it('are drawn with the page, without a button', async () => {
    const stem = { paragraphs: [{ runs: [{ type: 'text', text: '三角形有几条边？' }] }] };
    const made = { ...newQuestion('single-choice', () => crypto.randomUUID()), stem };
    const reader = new SnapshotReader({ records: [...page, question(made)] });
    const html = renderToStaticMarkup(
      <QuestionViewHostContext value={await printedQuestions(reader, 'en')}>
        <PageView
          reader={reader}
          pageId="page"
          assets={{ url: () => undefined, subscribe: () => () => undefined }}
          mode="print"
        />
      </QuestionViewHostContext>,
    );
    expect(html).toContain('三角形有几条边？');
    expect(html).toContain('(1 point)');
    expect(html).not.toContain('<button');
  });

  it('load no code when a courseware has no questions', async () => {
    expect(await printedQuestions(new SnapshotReader({ records: [...page] }), 'zh')).toBeUndefined();
  });
});
