import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ElementBoundary } from './element-boundary.tsx';
import { PagePicture, useShownPicture } from './page-picture.tsx';
import { ENGLISH_LABELS, StageContext } from './stage-context.ts';
import { usePageBackground, usePageSize } from './use-page.ts';

const green = { type: 'solid', color: { type: 'rgb', value: '00AA00' } };
const blue = { type: 'solid', color: { type: 'rgb', value: '0000AA' } };
const readerOf = (page: object, more: object[] = []) =>
  new SnapshotReader({
    records: [
      { kind: 'master', id: 'master', themeId: 'theme', order: 'a0', background: blue },
      { kind: 'layout', id: 'layout', masterId: 'master', order: 'a0' },
      { kind: 'page', id: 'page', order: 'a0', layoutId: 'layout', ...page },
      ...more,
    ] as unknown as CoursewareRecord[],
  });
function Shows({ use }: { readonly use: () => unknown }): ReactNode {
  return JSON.stringify(use()) ?? '';
}
const shown = (use: () => unknown) => renderToStaticMarkup(<Shows use={use} />).replaceAll('&quot;', '"');

it('usePageBackground returns the background of the page, else of its layout and master', () => {
  expect(shown(() => usePageBackground(readerOf({ background: green }), 'page'))).toBe(JSON.stringify(green));
  expect(shown(() => usePageBackground(readerOf({}), 'page'))).toBe(JSON.stringify(blue));
  expect(shown(() => usePageBackground(new SnapshotReader({ records: [] }), 'page'))).toBe('');
});

it('usePageSize returns the size of the deck, 1280 by 720 without a deck', () => {
  const deck = { kind: 'deck', id: 'deck', schema: 1, size: { w: 960, h: 720 } };
  expect(shown(() => usePageSize(readerOf({}, [deck])))).toBe('{"w":960,"h":720}');
  expect(shown(() => usePageSize(readerOf({})))).toBe('{"w":1280,"h":720}');
});

describe('the picture of a page', () => {
  it('is returned while it is turned on', () => {
    const of = (picture: object | undefined) => shown(() => useShownPicture(readerOf({ picture }), 'page'));
    expect(of({ asset: 'photo', part: 'slide1', shown: true })).toBe('{"asset":"photo","part":"slide1"}');
    expect(of({ asset: 'photo', part: 'slide1', shown: false })).toBe('');
    expect(of(undefined)).toBe('');
  });

  it('is drawn when its address is known', () => {
    const drawn = (url: string | undefined) =>
      renderToStaticMarkup(
        <StageContext
          value={{
            reader: readerOf({}),
            mode: 'show',
            labels: ENGLISH_LABELS,
            assets: { url: () => url, subscribe: () => () => undefined },
          }}
        >
          <PagePicture picture={{ asset: 'photo', part: 'slide1', onFail: () => undefined }} />
        </StageContext>,
      );
    expect(drawn('/files/photo')).toMatch(/<img src="\/files\/photo" alt=""/);
    expect(drawn(undefined)).toBe('');
  });
});

describe('ElementBoundary', () => {
  type Element = Parameters<typeof ElementBoundary.getDerivedStateFromProps>[0]['element'];
  const element = { id: 'e', type: 'chart' } as Element;
  const props = { element, children: null };

  it('fails after an error, and tries again when the element changes', () => {
    expect(ElementBoundary.getDerivedStateFromError()).toEqual({ failed: true });
    expect(ElementBoundary.getDerivedStateFromProps(props, { element, failed: true })).toBeNull();
    const changed = { ...element };
    expect(
      ElementBoundary.getDerivedStateFromProps({ ...props, element: changed }, { element, failed: true }),
    ).toEqual({
      element: changed,
      failed: false,
    });
  });
});
