import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageView } from './page-view.tsx';
import { PrintedPage } from './printed-page.tsx';

const frame = { x: 10, y: 20, w: 100, h: 50 };
const page = { kind: 'page', layoutId: 'layout' };
const shape = { kind: 'element', type: 'shape', parentId: 'one', frame };
const reader = new SnapshotReader({
  records: [
    { kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } },
    { kind: 'theme', id: 'theme', colors: {}, fonts: { major: {}, minor: {} } },
    { kind: 'master', id: 'master', themeId: 'theme', order: 'a0' },
    { kind: 'layout', id: 'layout', masterId: 'master', order: 'a0' },
    { ...page, id: 'one', order: 'a0' },
    { ...page, id: 'hidden', order: 'a1', hidden: true },
    { ...page, id: 'two', order: 'a2' },
    { ...shape, id: 'next', order: 'a0', click: { type: 'jump', to: 'next' } },
    { ...shape, id: 'end', order: 'a1', click: { type: 'jump', to: 'end' } },
    {
      ...shape,
      id: 'words',
      order: 'a2',
      text: {
        paragraphs: [
          {
            runs: [
              { type: 'text', text: '网页', props: { link: { type: 'url', url: 'https://example.com/' } } },
              { type: 'text', text: '脚本', props: { link: { type: 'url', url: 'javascript:alert(1)' } } },
            ],
          },
        ],
      },
    },
  ] as CoursewareRecord[],
});
const props = { reader, pageId: 'one', assets: { url: () => undefined, subscribe: () => () => undefined } };

function linksOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '');
}

it('PrintedPage keeps links of texts, and links to other pages, without hidden pages', () => {
  const html = renderToStaticMarkup(<PrintedPage {...props} />);
  expect(linksOf(html)).toEqual(['#page-two', 'https://example.com/']);
  expect(html).toContain('脚本');
});

it('PageView has no links in print mode', () => {
  expect(linksOf(renderToStaticMarkup(<PageView {...props} mode="thumbnail" />))).toEqual([]);
});

it('a printed link leads to the first, last, next or previous page that is shown, or to a page of the file', () => {
  const link = (click: object, pageId = 'two') => {
    const shown = new SnapshotReader({
      records: [
        ...['one', 'two', 'three'].map((id, index) => ({ ...page, id, order: `a${index}` })),
        { ...page, id: 'hidden', order: 'a15', hidden: true },
        { ...shape, id: 'link', parentId: pageId, order: 'a0', click },
      ] as unknown as CoursewareRecord[],
    });
    const html = renderToStaticMarkup(<PrintedPage {...props} reader={shown} pageId={pageId} />);
    return /href="([^"]*)"/.exec(html)?.[1];
  };
  const jump = (to: string, from?: string) => link({ type: 'jump', to }, from);
  expect([jump('first'), jump('previous'), jump('next'), jump('last')]).toEqual([
    '#page-one',
    '#page-one',
    '#page-three',
    '#page-three',
  ]);
  expect([jump('previous', 'one'), jump('next', 'three'), jump('end')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(jump('next', 'hidden')).toBe('#page-three');
  expect(link({ type: 'page', pageId: 'one' })).toBe('#page-one');
  expect(link({ type: 'url', url: 'https://example.org/' })).toBe('https://example.org/');
  expect(link({ type: 'url', url: 'javascript:alert(1)' })).toBeUndefined();
});
