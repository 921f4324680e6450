import {
  type CoursewareRecord,
  designOf,
  lookOf,
  type ShapeElement,
  SnapshotReader,
} from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ENGLISH_LABELS, PageScopeContext, StageContext } from '../stage-context.ts';
import { PromptView } from './prompt-view.tsx';

const frame = { x: 0, y: 0, w: 200, h: 100 };
const paragraph = (...texts: string[]) => ({ runs: texts.map((text) => ({ type: 'text', text })) });

/** The prompt of a placeholder, whose layout has a placeholder of the same kind with this text. */
function drawn(placeholder: object, inherited?: object): string {
  const shape = { kind: 'element', type: 'shape', order: 'a0', frame };
  const reader = new SnapshotReader({
    records: [
      { kind: 'master', id: 'master', themeId: 'theme', order: 'a0' },
      { kind: 'layout', id: 'layout', masterId: 'master', order: 'a0' },
      { kind: 'page', id: 'page', order: 'a0', layoutId: 'layout' },
      ...(inherited ? [{ ...shape, id: 'l', parentId: 'layout', placeholder, text: inherited }] : []),
    ] as unknown as CoursewareRecord[],
  });
  const element = { ...shape, id: 'e', parentId: 'page', placeholder } as unknown as ShapeElement;
  const design = designOf(reader, 'page');
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <StageContext value={{ reader, mode: 'edit', labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design }}>
        <PromptView element={element} look={lookOf(element, design)} rect={{ l: 0, t: 0, r: 200, b: 100 }} />
      </PageScopeContext>
    </StageContext>,
  );
}

it('PromptView shows the first paragraph of the layout', () => {
  const html = drawn({ type: 'title' }, { paragraphs: [paragraph('Click here'), paragraph('second')] });
  expect(html).toContain('Click here');
  expect(html).not.toContain('second');
  expect(html).not.toContain(ENGLISH_LABELS.prompts.title);
});

it('PromptView shows the default prompt of its kind when the layout has no text', () => {
  expect(drawn({ type: 'subTitle' })).toContain(ENGLISH_LABELS.prompts.subTitle);
  expect(drawn({ type: 'title' }, { paragraphs: [{ runs: [] }] })).toContain(ENGLISH_LABELS.prompts.title);
});

it('PromptView shows a frame without a text for a kind without a prompt', () => {
  const html = drawn({ type: 'pic' });
  expect(html).toContain('data-prompt=""');
  expect(html).not.toContain('data-text-frame');
});
