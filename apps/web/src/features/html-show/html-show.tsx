import type { CoursewareReader, TextBody } from '@lectern/courseware';
import { CoverLayer } from '@lectern/stage/covers';
import {
  PageGrid,
  type Show,
  type ShowCommand,
  ShowCover,
  ShowSurface,
  useFit,
  useFullScreen,
  useShow,
} from '@lectern/stage/show';
import { type AssetSource, CHINESE_LABELS, ENGLISH_LABELS, usePageSize } from '@lectern/stage/view';
import { Row, Stack, Text } from '@lectern/ui';
import {
  ChevronLeft,
  ChevronRight,
  LayoutGrid,
  type LucideIcon,
  Maximize,
  Minimize,
  NotebookText,
  RotateCcw,
} from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../platform/i18n/texts.ts';
import classes from './html-show.module.css';
import { useTexts } from './texts.ts';

export interface HtmlShowProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
}

/** A courseware that shows itself from one file, like the player but without ink and without a server. */
export function HtmlShow({ reader, assets }: HtmlShowProps) {
  const t = useTexts();
  const labels = useLanguage() === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS;
  const [notesOpen, setNotesOpen] = useState(false);
  const toFirst = useRef<() => void>(undefined);
  const onEnd = useCallback((_page: number, asked: ShowCommand) => {
    if (asked === 'next') toFirst.current?.();
    else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);
  const show = useShow({ reader, assets, startPage: pageInAddress(), onPage: keepPage, onEnd });
  const { command, number, pages } = show;
  const { cover, pageId } = show.state;
  useEffect(() => {
    toFirst.current = () => {
      show.act({ type: 'cover', cover: 'none' });
      command('first');
    };
  });
  const size = usePageSize(reader);
  const screen = useRef<HTMLElement>(null);
  const scale = useFit(size, screen);
  const resting = useResting();
  const hasNotes = pages.some((id) => reader.find('page', id)?.notes !== undefined);
  return (
    <Stack
      as="main"
      align="center"
      items="center"
      overflow="clip"
      ref={screen}
      className={classes.show}
      aria-label={t('pageOf', { page: number, count: pages.length })}
      data-resting={resting && cover !== 'pages' ? '' : undefined}
    >
      <ShowSurface show={show} reader={reader} assets={assets} labels={labels} scale={scale} />
      <CoverLayer
        state={undefined}
        reader={reader}
        pageId={cover === 'none' ? pageId : undefined}
        surface={show.surface}
        presses
        texts={{ bar: t('covers'), uncover: (number) => t('uncoverOne', { number }) }}
        coverAgain={(onPress) => <Control icon={RotateCcw} name={t('coverAgain')} onPress={onPress} />}
      />
      <ShowCover
        cover={cover}
        texts={{ uncover: t('uncover'), over: t('over'), overHint: t('overHint'), leave: t('restart') }}
        onPress={() => command('next')}
      />
      {pages.length === 0 && (
        <Text as="p" size="panel" className={classes.empty}>
          {t('noPages')}
        </Text>
      )}
      {cover === 'pages' && (
        <PageGrid
          reader={reader}
          assets={assets}
          labels={labels}
          current={pageId}
          texts={{ pages: t('pages'), hidden: t('hidden'), page: (page) => t('page', { page }) }}
          onChoose={(id) => show.act(id === pageId ? UNCOVER : { type: 'goTo', pageId: id })}
        />
      )}
      {notesOpen && pageId !== undefined && (
        <NotesPanel notes={reader.find('page', pageId)?.notes} title={t('notes')} />
      )}
      {pages.length > 0 && (
        <Controls
          show={show}
          notes={hasNotes ? { open: notesOpen, toggle: () => setNotesOpen((open) => !open) } : undefined}
        />
      )}
    </Stack>
  );
}

interface ControlsProps {
  readonly show: Show;
  /** Undefined where no page has notes. */
  readonly notes: { readonly open: boolean; readonly toggle: () => void } | undefined;
}

function Controls({ show: { command, number, pages, state }, notes }: ControlsProps) {
  const t = useTexts();
  const fullScreen = useFullScreen(false);
  return (
    <Row
      tone="ink"
      pad={1}
      radius="round"
      className={classes.controls}
      role="toolbar"
      aria-label={t('controls')}
    >
      <Control icon={ChevronLeft} name={t('previous')} onPress={() => command('previous')} />
      <Text size="title" numeric overflow="line" textAlign="center" className={classes.number}>
        {number} / {pages.length}
      </Text>
      <Control icon={ChevronRight} name={t('next')} onPress={() => command('next')} />
      <span className={classes.divider} />
      <Control
        icon={LayoutGrid}
        name={t('pages')}
        pressed={state.cover === 'pages'}
        onPress={() => command('pages')}
      />
      {notes && <Control icon={NotebookText} name={t('notes')} pressed={notes.open} onPress={notes.toggle} />}
      <Control
        icon={fullScreen.active ? Minimize : Maximize}
        name={t(fullScreen.active ? 'leaveFullScreen' : 'fullScreen')}
        onPress={fullScreen.toggle}
      />
    </Row>
  );
}

const UNCOVER = { type: 'cover', cover: 'none' } as const;

interface ControlProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

function Control({ icon: Icon, name, pressed, onPress }: ControlProps) {
  return (
    <Stack
      as="button"
      align="center"
      items="center"
      hover
      radius="round"
      type="button"
      className={classes.control}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
    </Stack>
  );
}

/** Page number after the # of the address, so that a reload returns to the page. */
function pageInAddress(): number | undefined {
  const [, number] = /^#(\d{1,5})$/.exec(location.hash) ?? [];
  return number === undefined ? undefined : Number(number);
}

function keepPage(page: number): void {
  try {
    history.replaceState(null, '', `#${page}`);
  } catch {
    // Some browsers do not allow changing the address of a local file.
  }
}

/** Time for which the controls stay visible after the last pointer event, milliseconds. */
const STAY_MS = 2500;

/** Whether no pointer has moved or pressed for `STAY_MS`. */
function useResting(): boolean {
  const [resting, setResting] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setResting(true), STAY_MS);
    const moved = () => {
      setResting(false);
      clearTimeout(timer);
      timer = setTimeout(() => setResting(true), STAY_MS);
    };
    addEventListener('pointermove', moved);
    addEventListener('pointerdown', moved);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', moved);
      removeEventListener('pointerdown', moved);
    };
  }, []);
  return resting;
}

interface NotesPanelProps {
  readonly notes: TextBody | undefined;
  readonly title: string;
}

/** The teacher's notes of the page, in a file whose export included them. */
function NotesPanel({ notes, title }: NotesPanelProps) {
  const paragraphs = (notes?.paragraphs ?? []).map((paragraph) =>
    paragraph.runs
      .map((run) => (run.type === 'break' ? '\n' : run.type === 'formula' ? run.latex : run.text))
      .join(''),
  );
  return (
    <Text
      as="aside"
      size="title"
      tone="ink"
      overflow="scroll"
      radius="card"
      className={classes.notes}
      aria-label={title}
    >
      {paragraphs.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names and never change here
        <p key={at}>{text}</p>
      ))}
    </Text>
  );
}
