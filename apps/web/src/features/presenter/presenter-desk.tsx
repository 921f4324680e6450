import { Signal } from '@lectern/base';
import type { CoursewareReader } from '@lectern/courseware';
import { type DrawnCopies, type Moved, PageGrid, type PageSteps, showPages } from '@lectern/stage/show';
import { type AssetSource, type StageLabels, usePageSize, useRecord } from '@lectern/stage/view';
import { Row, Text } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { ChevronLeft, ChevronRight, LayoutGrid, MonitorX, Pointer, Square, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PresenterView, SeenPart, ShownStand } from '../../parts/presenter/index.ts';
import { Control } from './control.tsx';
import classes from './presenter.module.css';
import { PresenterNotes } from './presenter-notes.tsx';
import { PresenterTimes } from './presenter-times.tsx';
import { SmallPage } from './small-page.tsx';
import { useTexts } from './texts.ts';
import { usePresenterKeys } from './use-presenter-keys.ts';

/** The effect of the next press: a step of the same page, the next visible page, or the end. */
export type WhatComesNext =
  | { readonly type: 'step' | 'page'; readonly pageId: string; readonly steps: PageSteps }
  | { readonly type: 'nothing' };

const BEGINNING: PageSteps = { done: 0, of: 0, triggered: {} };

export function whatComesNext(reader: CoursewareReader, pageId: string, steps: PageSteps): WhatComesNext {
  if (steps.done < steps.of) return { type: 'step', pageId, steps: { ...steps, done: steps.done + 1 } };
  const { all, shown } = showPages(reader);
  const at = all.indexOf(pageId);
  const next = shown.find((id) => all.indexOf(id) > at);
  return next === undefined ? { type: 'nothing' } : { type: 'page', pageId: next, steps: BEGINNING };
}

export interface PresenterDeskProps {
  readonly view: PresenterView;
  readonly stand: ShownStand;
  readonly pageId: string;
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
}

const COVERS = { black: 'black', white: 'white', end: 'endShown', pages: 'pagesShown' } as const;

/** The ink is loaded after the page; if that fails, the page is shown without ink. */
const PageInk = lazyComponent(async () => (await import('./page-ink.tsx')).PageInk, { failed: () => null });
/** Until its code is loaded, elements are at their original positions. */
const PageTouched = lazyComponent(async () => (await import('./page-touched.tsx')).PageTouched, {
  failed: () => null,
});

function nothingMoved() {
  return {
    moved: new Signal<ReadonlyMap<string, Moved>>(new Map()),
    carried: new Signal(undefined),
    copies: new Signal<DrawnCopies | undefined>(undefined),
  };
}

function inShares({ left, top, width, height }: SeenPart) {
  const [x, y, w, h] = [left, top, width, height].map((share) => `${share * 100}%`);
  return { left: x, top: y, width: w, height: h };
}

/** The current page, the next page, notes, times, and commands for the show. */
export function PresenterDesk(props: PresenterDeskProps): ReactNode {
  const { view, stand, pageId, reader, assets, labels } = props;
  const t = useTexts();
  const [grid, setGrid] = useState(false);
  const [points, setPoints] = useState(false);
  const [movable] = useState(nothingMoved);
  const page = useRecord(reader, 'page', pageId);
  const pages = reader.pages();
  const { steps, cover, asks, seen, board, uncovered, dragged } = stand;
  const size = usePageSize(reader);
  const number = pages.indexOf(pageId) + 1;
  const drawn = { reader, assets, labels };
  const ask = view.ask.bind(view);
  usePresenterKeys({
    ask,
    togglePages: () => setGrid(!grid),
    escape: () => setGrid(false),
  });
  const covered = cover === 'none' ? seen && t('enlarged') : t(COVERS[cover]);
  const shows = cover === 'none' && board ? t('board', { page: board.number, count: board.count }) : covered;
  const onPanel = asks ? t('asks') : shows && `${t('onPanel')}: ${shows}`;
  const said = onPanel ?? (points ? t('pointHint') : undefined);
  return (
    <main className={classes.desk} aria-label={t('title')}>
      <Row as="header" align="baseline" wrap className={classes.top}>
        <PresenterTimes beganAt={stand.beganAt} pageAt={stand.pageAt} />
        <p className={classes.panel} role="status">
          {said}
        </p>
        <Row as="p" align="baseline" gap={4} className={classes.number}>
          <strong>{t('pageOf', { page: number, count: pages.length })}</strong>
          {steps.of > 0 && <Text tone="quiet">{t('stepOf', { done: steps.done, count: steps.of })}</Text>}
        </Row>
      </Row>
      <SmallPage
        {...drawn}
        className={classes.current}
        pageId={pageId}
        number={number}
        steps={steps}
        testId="presented-page"
        movable={movable}
        over={
          <>
            {(uncovered || dragged || movable.moved.get().size > 0) && (
              <PageTouched reader={reader} uncovered={uncovered} dragged={dragged} movable={movable} />
            )}
            <PageInk view={view} pageId={pageId} board={board} pageSize={size} />
            {seen && <span className={classes.seen} style={inShares(seen)} data-testid="seen-part" />}
          </>
        }
        {...(points && { onPoint: (at) => view.point(at) })}
      />
      <Next {...drawn} pageId={pageId} stand={stand} />
      <PresenterNotes notes={page?.notes} />
      <Controls
        ask={ask}
        cover={cover}
        grid={grid}
        onGrid={setGrid}
        points={points}
        onPoints={(next) => {
          setPoints(next);
          view.point(undefined);
        }}
      />
      {grid && (
        <PageGrid
          {...drawn}
          current={pageId}
          texts={{ pages: t('pages'), hidden: t('hidden'), page: (each) => t('page', { page: each }) }}
          onChoose={(id) => {
            setGrid(false);
            if (id !== pageId) ask({ page: pages.indexOf(id) + 1 });
          }}
        />
      )}
    </main>
  );
}

type NextProps = Omit<PresenterDeskProps, 'view'>;

/** The next page, or the current page after its next step. */
function Next({ stand, pageId, reader, assets, labels }: NextProps): ReactNode {
  const t = useTexts();
  const next = whatComesNext(reader, pageId, stand.steps);
  return (
    <section className={classes.next} aria-label={t(next.type === 'page' ? 'nextPage' : 'nextStep')}>
      <Text as="h2" tone="quiet" size="large" weight="medium">
        {t(next.type === 'page' ? 'nextPage' : 'nextStep')}
      </Text>
      {next.type === 'nothing' ? (
        <Text as="p" tone="quiet" size="large">
          {t('noNext')}
        </Text>
      ) : (
        <SmallPage
          reader={reader}
          assets={assets}
          labels={labels}
          key={next.pageId}
          className={classes.following}
          pageId={next.pageId}
          number={reader.pages().indexOf(next.pageId) + 1}
          steps={next.steps}
          testId="next-page"
        />
      )}
    </section>
  );
}

interface ControlsProps {
  readonly ask: PresenterView['ask'];
  readonly cover: ShownStand['cover'];
  /** Whether all pages are listed in this view. */
  readonly grid: boolean;
  readonly onGrid: (grid: boolean) => void;
  /** Whether the pointer in this view is shown on the panel. */
  readonly points: boolean;
  readonly onPoints: (points: boolean) => void;
}

/** Buttons for the commands of the show. */
function Controls({ ask, cover, grid, onGrid, points, onPoints }: ControlsProps): ReactNode {
  const t = useTexts();
  return (
    <Row as="footer" wrap gap={3} className={classes.bar}>
      <Control label={t('previous')} icon={ChevronLeft} onPress={() => ask('previous')} />
      <Control label={t('next')} icon={ChevronRight} tone="go" onPress={() => ask('next')} />
      <Control label={t('pages')} icon={LayoutGrid} pressed={grid} onPress={() => onGrid(!grid)} />
      <Control label={t('black')} icon={MonitorX} pressed={cover === 'black'} onPress={() => ask('black')} />
      <Control label={t('white')} icon={Square} pressed={cover === 'white'} onPress={() => ask('white')} />
      <Control label={t('point')} icon={Pointer} pressed={points} onPress={() => onPoints(!points)} />
      <span className={classes.space} />
      <Control label={t('end')} icon={X} tone="danger" onPress={() => ask('end')} />
    </Row>
  );
}
