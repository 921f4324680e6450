import { Signal } from '@lectern/base';
import type { CoursewareReader } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol/constants';
import { type AssetSource, usePageSize } from '@lectern/stage/view';
import { Box, Button, Column, Dialog, EmptyState, IconButton, Row, Spinner, Text } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { MediaPlayer } from '@lectern/ui/media-player';
import { useSignal } from '@lectern/ui/use-signal';
import { ArrowLeft, FileText, Play } from 'lucide-react';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { useStageLabels } from '../editing/stage-labels.ts';
import { useEditorTexts } from '../locale/texts.ts';
import type { PageMedia } from './page-media.ts';
import { PhonePage } from './phone-page.tsx';
import classes from './phone-viewer.module.css';
import { usePhoneTexts } from './texts.ts';

/** Milliseconds after which the first pages have normally loaded. */
const SETTLED_MS = 1_500;
const PhoneWords = lazyComponent(async () => (await import('./phone-words.tsx')).PhoneWords, {
  waiting: <Spinner fill />,
});
const PhoneCutNotice = lazyComponent(
  async () => (await import('../import-report/cut-notice.tsx')).PhoneCutNotice,
  {
    after: SETTLED_MS,
  },
);
const NOT_KNOWN = new Signal<EditPermission | undefined>(undefined);

export interface PhoneViewerProps {
  readonly documentId: string;
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly name: string;
  /** The live courseware, once it has loaded. */
  readonly live: LiveCourseware | undefined;
  readonly onLeave: () => void;
  /** Starts the show at this page, counted from 1. */
  readonly onTeach: (page: number) => void;
}

interface PlayedMediaProps {
  readonly media: PageMedia;
  readonly assets: AssetSource;
  readonly onClose: () => void;
}

/** A courseware on a phone: its pages one below the other, to view and to teach from. */
export function PhoneViewer({
  documentId,
  reader,
  assets,
  name,
  live,
  onLeave,
  onTeach,
}: PhoneViewerProps): ReactNode {
  const t = usePhoneTexts();
  const editor = useEditorTexts();
  const size = usePageSize(reader);
  const pages = usePages(reader);
  const [played, setPlayed] = useState<PageMedia>();
  const [words, setWords] = useState<{ readonly pageId: string; readonly number: number }>();
  const mayEdit = useSignal(live?.permission ?? NOT_KNOWN) === EditPermission.EDIT;
  const openWords = useCallback((pageId: string, number: number) => setWords({ pageId, number }), []);
  const closeWords = useCallback(() => setWords(undefined), []);
  return (
    <Column tone="ink" surface="paper" className={classes.viewer}>
      <Row as="header" edge="bottom" gap={2} className={classes.top}>
        <IconButton label={editor('back')} icon={<ArrowLeft aria-hidden="true" />} onClick={onLeave} />
        <Box as="h1" size="large" weight="bold" overflow="cut" flex="grow" title={name}>
          {name}
        </Box>
        <Text size="small" tone="quiet" flex="none">
          {t('count', { count: pages.length })}
        </Text>
      </Row>
      <Text as="p" tone="ink" className={classes.notice} role="note">
        {t(mayEdit ? 'notice' : 'noticeLooking')}
      </Text>
      <PhoneCutNotice key={documentId} documentId={documentId} />
      <Box as="main" flex={1}>
        {pages.length === 0 ? <EmptyState icon={<FileText />} title={editor('pages.noPages')} /> : null}
        <Column as="ol" gap={4} className={classes.list}>
          {pages.map((pageId, index) => (
            <PhonePage
              key={pageId}
              reader={reader}
              assets={assets}
              pageId={pageId}
              number={index + 1}
              size={size}
              onTeach={onTeach}
              onPlay={setPlayed}
              onWords={mayEdit ? openWords : undefined}
            />
          ))}
        </Column>
      </Box>
      <Row as="footer" edge="top" align="stretch" justify="center" className={classes.bottom}>
        <Button
          tone="primary"
          size="large"
          className={classes.teach}
          icon={<Play aria-hidden="true" />}
          disabled={pages.length === 0}
          onClick={() => onTeach(1)}
        >
          {t('teach')}
        </Button>
      </Row>
      {words && live && mayEdit ? (
        <PhoneWords key={words.pageId} live={live} assets={assets} {...words} onDone={closeWords} />
      ) : null}
      {played ? (
        <PlayedMedia key={played.id} media={played} assets={assets} onClose={() => setPlayed(undefined)} />
      ) : null}
    </Column>
  );
}

/** Plays a video or sound over the pages. It starts by itself, because the user pressed it. */
function PlayedMedia({ media, assets, onClose }: PlayedMediaProps): ReactNode {
  const t = usePhoneTexts();
  const labels = useStageLabels();
  const subscribe = useCallback((listener: () => void) => assets.subscribe(listener), [assets]);
  const source = useSyncExternalStore(subscribe, () => assets.url(media.asset));
  const name = media.name ?? t(media.kind);
  return (
    <Dialog open onOpenChange={onClose} size="l" title={name}>
      <MediaPlayer kind={media.kind} source={source} name={name} labels={labels} autoPlay />
    </Dialog>
  );
}

function usePages(reader: CoursewareReader): readonly string[] {
  const subscribe = useCallback((listener: () => void) => reader.subscribe(listener), [reader]);
  const read = () => reader.pages();
  return useSyncExternalStore(subscribe, read, read);
}
