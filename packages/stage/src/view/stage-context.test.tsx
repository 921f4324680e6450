import { type CoursewareRecord, designOf, SnapshotReader } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  CHINESE_LABELS,
  ENGLISH_LABELS,
  PageScopeContext,
  StageContext,
  useAssetUrl,
  useElement,
  usePageScope,
  useRecord,
  useStage,
} from './stage-context.ts';

const reader = new SnapshotReader({
  records: [
    { kind: 'page', id: 'one', order: 'a0', layoutId: 'layout' },
    {
      kind: 'element',
      type: 'shape',
      id: 'two',
      parentId: 'one',
      order: 'a0',
      frame: { x: 0, y: 0, w: 1, h: 1 },
    },
  ] as unknown as CoursewareRecord[],
});

/** Shows the result of a hook. */
function Shows({ use }: { readonly use: () => unknown }): ReactNode {
  return String(use());
}
const bare = (use: () => unknown) => renderToStaticMarkup(<Shows use={use} />);
const within = (use: () => unknown) =>
  renderToStaticMarkup(
    <StageContext
      value={{
        reader,
        mode: 'show',
        labels: ENGLISH_LABELS,
        assets: {
          url: (hash) => (hash === 'known' ? `/files/${hash}` : undefined),
          subscribe: () => () => undefined,
        },
      }}
    >
      <PageScopeContext value={{ pageId: 'one', pageNumber: 3, design: designOf(reader, 'one') }}>
        <Shows use={use} />
      </PageScopeContext>
    </StageContext>,
  );

describe('the stage around an element', () => {
  it('is required', () => {
    expect(() => bare(useStage)).toThrow('inside a PageView');
    expect(() => bare(usePageScope)).toThrow('inside a PageView');
    expect(within(() => useStage().mode)).toBe('show');
    expect(within(() => usePageScope().pageNumber)).toBe('3');
  });

  it('has the records by kind and id', () => {
    expect(within(() => useRecord(reader, 'page', 'one')?.id)).toBe('one');
    expect(within(() => useRecord(reader, 'page', 'two'))).toBe('undefined');
    expect(within(() => useElement(reader, 'two')?.type)).toBe('shape');
    expect(within(() => useElement(reader, 'one'))).toBe('undefined');
  });

  it('has the addresses of files that are known', () => {
    expect(within(() => useAssetUrl('known'))).toBe('/files/known');
    expect(within(() => useAssetUrl('other'))).toBe('undefined');
    expect(within(() => useAssetUrl(undefined))).toBe('undefined');
  });
});

it.each([
  ['Chinese', CHINESE_LABELS],
  ['English', ENGLISH_LABELS],
])('the %s labels name what is unknown and where a file is', (_, labels) => {
  expect(labels.unknown('smartArt')).toContain('smartArt');
  expect(labels.elsewhere('example.org')).toContain('example.org');
  expect(labels.prompts.ctrTitle).toBe(labels.prompts.title);
});
