import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { LazyCode } from '@lectern/ui/lazy';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type PageQuestionProps,
  type PageQuestionView,
  type QuestionViewHost,
  QuestionViewHostContext,
} from '../../hosts/question-view-host.ts';
import { PageView } from '../../page-view.tsx';
import { loadHostedQuestions } from '../lazy-views.tsx';

const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text', text: words }] }] });

function records(question: unknown): readonly CoursewareRecord[] {
  return [
    { kind: 'deck', id: 'deck', schema: 2, size: { w: 1280, h: 720 } },
    { kind: 'page', id: 'page', order: 'a0' },
    {
      kind: 'element',
      type: 'question',
      id: 'question',
      parentId: 'page',
      order: 'a0',
      frame: { x: 10, y: 20, w: 300, h: 200 },
      question,
    } as CoursewareRecord,
  ];
}

const choices = [
  { id: 'x', content: text('red') },
  { id: 'y', content: text('blue') },
];
const asked = { stem: text('Which?'), body: { choices }, key: { right: 'y' } };

function drawn(host: QuestionViewHost | undefined, question: unknown = asked): string {
  return renderToStaticMarkup(
    <QuestionViewHostContext value={host}>
      <PageView
        reader={new SnapshotReader({ records: records(question) })}
        pageId="page"
        assets={{ url: (hash) => `/files/${hash}`, subscribe: () => () => undefined }}
        mode="show"
      />
    </QuestionViewHostContext>,
  );
}

/** The words of a drawing, without its elements. */
function wordsOf(html: string): string {
  return html.replace(/<[^>]*>|\u200b/g, '');
}

let given: PageQuestionProps | undefined;

function Shown(props: PageQuestionProps) {
  given = props;
  return <b>{`${props.element.id}, ${props.size.w} × ${props.size.h}, ${props.mode}, ${props.language}`}</b>;
}

function hostOf(code: LazyCode<PageQuestionView>, answer?: QuestionViewHost['answer']): QuestionViewHost {
  return { language: 'en', view: code, answer };
}

describe('a question on a page', () => {
  beforeAll(async () => void (await loadHostedQuestions()));

  it('shows its stem and lettered choices when there is no host', () => {
    expect(wordsOf(drawn(undefined))).toBe('Which?A. redB. blue');
  });

  it('shows its stem and choices while the code of its view is loading', () => {
    expect(wordsOf(drawn(hostOf(new LazyCode<PageQuestionView>(async () => Shown))))).toBe(
      'Which?A. redB. blue',
    );
  });

  it.each([[null], [{ stem: 5 }], [{ format: 99 }]])(
    'shows an empty box for %j, which is no question',
    (value) => {
      expect(wordsOf(drawn(undefined, value))).toBe('');
      expect(drawn(undefined, value)).toContain('data-element-id="question"');
    },
  );

  it('is drawn by the view of its host, which can open it to be answered', async () => {
    const code = new LazyCode(async (): Promise<PageQuestionView> => Shown);
    await code.load();
    const answered: string[] = [];
    expect(drawn(hostOf(code, (id) => answered.push(id)))).toContain('<b>question, 300 × 200, show, en</b>');
    given?.answer?.();
    expect(answered).toEqual(['question']);
    expect(given?.colors).toHaveProperty('tx1');
    drawn(hostOf(code));
    expect(given?.answer).toBeUndefined();
  });
});
