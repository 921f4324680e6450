import { hideAtStart, pagesToShow } from '@lectern/stage/show';
import { CHINESE_LABELS, ENGLISH_LABELS, PageView, usePageSize } from '@lectern/stage/view';
import { Button, Column, Row } from '@lectern/ui';
import { type LazyFailureProps, lazyComponent } from '@lectern/ui/lazy';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { defineTexts, useLanguage } from '../../platform/i18n/texts.ts';
import { Questions } from '../questions/index.ts';
import { Tools } from '../tools/index.ts';
import type { CoursewareViewerProps } from './courseware-source.ts';
import classes from './courseware-viewer.module.css';
import { EarlySwipes, type Swiped } from './early-swipes.ts';

/** Time after which the first page has been painted, even on a slow machine. Milliseconds. */
const FIRST_PAINT_MS = 60;

/** The player is loaded after the first page is shown. */
const PlayedCourseware = lazyComponent(
  async () => (await import('./played-courseware.tsx')).PlayedCourseware,
  {
    after: FIRST_PAINT_MS,
    failed: LoadFailed,
  },
);

/**
 * A courseware for viewing outside a lesson: its pages play as in class. Fills its container. The first page is shown
 * while the player is loading.
 */
export function CoursewareViewer(props: CoursewareViewerProps): ReactNode {
  const [isDrawn, setDrawn] = useState(false);
  const [early] = useState(() => new EarlySwipes());
  return (
    <div
      className={classes.viewer}
      onPointerDown={({ nativeEvent }) => early.down(nativeEvent)}
      onPointerUp={({ nativeEvent }) => early.up(nativeEvent)}
      onPointerCancel={() => early.cancel()}
    >
      {!isDrawn && <FirstPage {...props} />}
      <PlayedCourseware
        {...props}
        onDrawn={useCallback(
          (command: (asked: Swiped) => void) => {
            setDrawn(true);
            early.give(command);
          },
          [early],
        )}
      />
    </div>
  );
}

function LoadFailed({ again }: LazyFailureProps): ReactNode {
  const t = useFetchedTexts();
  return (
    <Row justify="center" gap={3} className={classes.failed} role="alert">
      {t('loadFailed')}
      <Button onClick={again}>{t('again')}</Button>
    </Row>
  );
}

/** The page on which the show starts, in the state before its animations. */
function FirstPage({ reader, assets, startPage = 0 }: CoursewareViewerProps): ReactNode {
  const labels = useLanguage() === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS;
  const size = usePageSize(reader);
  const ground = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const scale = useFit(size, ground);
  const pages = reader.pages();
  const pageId = pages[startPage - 1] ?? pagesToShow(reader)[0];
  useLayoutEffect(() => {
    if (root.current === null || pageId === undefined) return;
    const hidden = hideAtStart(root.current, reader, pageId);
    return () => {
      for (const each of hidden) each.cancel();
    };
  }, [reader, pageId]);
  return (
    <Column className={classes.part} inert>
      <div ref={ground} className={classes.ground}>
        {pageId !== undefined && (
          <div className={classes.sheet} style={{ width: size.w * scale, height: size.h * scale }}>
            <div
              ref={root}
              className={classes.page}
              style={{ width: size.w, height: size.h, transform: `scale(${scale})` }}
            >
              <Tools>
                <Questions>
                  <PageView
                    reader={reader}
                    pageId={pageId}
                    assets={assets}
                    labels={labels}
                    mode="thumbnail"
                    scale={scale}
                    pageNumber={pages.indexOf(pageId) + 1}
                  />
                </Questions>
              </Tools>
            </div>
          </div>
        )}
      </div>
      <div className={classes.bar} />
    </Column>
  );
}

/** CSS pixels per logical pixel at which the whole page fits. */
function useFit(
  size: { readonly w: number; readonly h: number },
  ground: RefObject<HTMLElement | null>,
): number {
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const node = ground.current;
    if (node === null) return;
    const style = getComputedStyle(node);
    const room = (side: number, ...edges: string[]) =>
      side - edges.reduce((sum, each) => sum + Number.parseFloat(each), 0);
    setScale(
      Math.min(
        room(node.clientWidth, style.paddingLeft, style.paddingRight) / size.w,
        room(node.clientHeight, style.paddingTop, style.paddingBottom) / size.h,
      ),
    );
  }, [ground, size.w, size.h]);
  return scale;
}

/** Texts shown before the player has loaded. */
export const { useTexts: useFetchedTexts } = defineTexts(
  { loadFailed: '翻页功能加载失败，请检查网络', again: '重试' },
  { loadFailed: 'What turns the pages could not be loaded. Check the network', again: 'Try again' },
);
