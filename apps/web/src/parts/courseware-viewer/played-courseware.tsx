import {
  PageGrid,
  pagesToShow,
  type Show,
  ShowCover,
  ShowSurface,
  useFit,
  useShow,
} from '@lectern/stage/show';
import { CHINESE_LABELS, ENGLISH_LABELS, preloadUsualDrawings, usePageSize } from '@lectern/stage/view';
import { Column, EmptyState, IconButton, Row, Stack, Text } from '@lectern/ui';
import { afterPaint } from '@lectern/ui/after-paint';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { ChevronLeft, ChevronRight, CirclePause, CirclePlay, Expand, LayoutGrid, Shrink } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { Questions } from '../questions/index.ts';
import { Tools } from '../tools/index.ts';
import type { CoursewareViewerProps } from './courseware-source.ts';
import type { Swiped } from './early-swipes.ts';
import classes from './played-courseware.module.css';
import { useWholeScreen, type WholeScreen } from './use-whole-screen.ts';
import { useViewerTexts } from './viewer-texts.ts';

function nobodyAsks(): void {}

/** The layer that removes covers is loaded after the page is shown. */
const ViewedCovers = lazyComponent(async () => (await import('./viewed-covers.tsx')).ViewedCovers, {
  failed: () => null,
});

export interface PlayedCoursewareProps extends CoursewareViewerProps {
  /**
   * Called when the show is drawn, with its command function, so that the placeholder can be removed and its recorded
   * swipes replayed.
   */
  readonly onDrawn: (command: (asked: Swiped) => void) => void;
}

/** The show of a courseware, with its bar. */
export function PlayedCourseware({
  reader,
  assets,
  startPage,
  onPage = nobodyAsks,
  onFile,
  onDrawn,
}: PlayedCoursewareProps): ReactNode {
  const t = useViewerTexts();
  const labels = useLanguage() === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS;
  const size = usePageSize(reader);
  const ground = useRef<HTMLDivElement>(null);
  const scale = useFit(size, ground);
  const whole = useWholeScreen();
  const ended = useRef<(asked: unknown) => void>(nobodyAsks);
  const show = useShow({
    reader,
    assets,
    startPage,
    onPage,
    onFile,
    onEnd: useCallback((_page: number, asked: unknown) => ended.current(asked), []),
  });
  const { act, pages } = show;
  const { pageId, cover } = show.state;
  const shown = pagesToShow(reader);
  const isOn = pageId !== undefined && shown.includes(pageId);
  // A link within the courseware may open a hidden page.
  const count = isOn ? shown.length : pages.length;
  const number = pageId === undefined ? 0 : (isOn ? shown : pages).indexOf(pageId) + 1;
  useEffect(() => {
    ended.current = (asked) => {
      const [first] = shown;
      if (asked === 'escape' || asked === 'end') whole.set(false);
      else if (first !== undefined) act({ type: 'goTo', pageId: first });
    };
  });
  useEffect(() => afterPaint(preloadUsualDrawings), []);
  const command = useRef(show.command);
  useLayoutEffect(() => {
    command.current = show.command;
  });
  useLayoutEffect(() => onDrawn((asked) => command.current(asked)), [onDrawn]);
  if (pages.length === 0) return <EmptyState title={t('none')} />;
  return (
    <Column
      tone="ink"
      surface="paper"
      className={classes.part}
      data-whole={whole.isOn ? '' : undefined}
      data-rests={whole.rests ? '' : undefined}
    >
      <Stack
        as="section"
        overflow="clip"
        flex="grow"
        pad={3}
        ref={ground}
        className={classes.ground}
        aria-label={t('page', { number, count })}
      >
        <Tools>
          <Questions>
            <ShowSurface show={show} reader={reader} assets={assets} labels={labels} scale={scale} />
          </Questions>
        </Tools>
        <ViewedCovers reader={reader} pageId={cover === 'none' ? pageId : undefined} surface={show.surface} />
        <ShowCover
          cover={cover}
          texts={{ uncover: t('uncover'), over: t('over'), overHint: t('overHint'), leave: t('again') }}
          onPress={() => show.command('next')}
        />
        {cover === 'pages' && (
          <PageGrid
            reader={reader}
            assets={assets}
            labels={labels}
            pages={shown}
            current={pageId}
            texts={{ pages: t('pages'), hidden: t('hidden'), page: (page) => t('onePage', { page }) }}
            onChoose={(id) =>
              act(id === pageId ? { type: 'cover', cover: 'none' } : { type: 'goTo', pageId: id })
            }
          />
        )}
      </Stack>
      <ViewerBar
        show={show}
        whole={whole}
        number={number}
        count={count}
        last={shown.at(-1)}
        first={shown[0]}
      />
    </Column>
  );
}

interface ViewerBarProps {
  readonly show: Show;
  readonly whole: WholeScreen;
  /** Number of the current page among the counted pages. */
  readonly number: number;
  readonly count: number;
  readonly first: string | undefined;
  readonly last: string | undefined;
}

function ViewerBar({ show, whole, number, count, first, last }: ViewerBarProps): ReactNode {
  const t = useViewerTexts();
  const playing = useSignal(show.playback.state);
  const { pageId, cover } = show.state;
  const hasEnded = cover === 'end';
  const place = t('page', { number, count });
  return (
    <Row edge="top" justify="center" gap={2} className={classes.bar} role="toolbar" aria-label={t('bar')}>
      <IconButton
        size="panel"
        label={t('pages')}
        pressed={cover === 'pages'}
        icon={<LayoutGrid aria-hidden="true" />}
        onClick={() => show.command('pages')}
      />
      <IconButton
        size="panel"
        label={t('before')}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={pageId === first && !hasEnded}
        onClick={() => show.command('previous')}
      />
      <Text
        size="large"
        numeric
        textAlign="center"
        role="status"
        className={classes.number}
        aria-label={place}
      >
        {number} / {count}
      </Text>
      <IconButton
        size="panel"
        label={t('after')}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={pageId === last && hasEnded}
        onClick={() => show.command('next')}
      />
      {playing !== 'nothing' && (
        <IconButton
          size="panel"
          label={t(playing === 'playing' ? 'pause' : 'play')}
          icon={
            playing === 'playing' ? <CirclePause aria-hidden="true" /> : <CirclePlay aria-hidden="true" />
          }
          onClick={() => show.playback.toggle()}
        />
      )}
      <IconButton
        size="panel"
        label={t(whole.isOn ? 'leaveWholeScreen' : 'wholeScreen')}
        icon={whole.isOn ? <Shrink aria-hidden="true" /> : <Expand aria-hidden="true" />}
        onClick={() => whole.set(!whole.isOn)}
      />
    </Row>
  );
}
