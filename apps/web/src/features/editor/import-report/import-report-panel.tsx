import type { CoursewareReader } from '@lectern/courseware';
import type { CutAway } from '@lectern/protocol/cut-away';
import type { ImportReport } from '@lectern/protocol/transcoding';
import type { EditSession } from '@lectern/stage/edit';
import { Button, Column, ErrorState, IconButton, Row, ScrollArea, Spinner, Text } from '@lectern/ui';
import { TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { cutWords, DownloadSource } from '../../../parts/imported-file.tsx';
import { useEditing } from '../editing/editor-context.ts';
import type { ImportedSource } from '../editing/shown-parts.ts';
import classes from './import-report.module.css';
import type { ReplacedFont } from './import-summary.ts';
import { type GroupedNote, groupNotes, type ReportGroup } from './report-groups.ts';
import { useReportTexts } from './texts.ts';
import { useReport } from './use-report.ts';

export interface ImportReportPanelProps {
  readonly documentId: string;
  /** Number of notes and replaced fonts. */
  readonly count: number;
  readonly fonts: readonly ReplacedFont[];
  /** The parts of the file that the courseware lacks; undefined when it is complete. */
  readonly cut: CutAway | undefined;
  /** The imported file, for users who may have it. */
  readonly source: ImportedSource | undefined;
  readonly onClose: () => void;
  readonly dismissed: boolean;
  /** Dismisses the report of this courseware on this device, or restores it. */
  readonly onDismiss: () => void;
}

/** The list of replacements by the import, page by page: each note links to its page and element. */
export function ImportReportPanel({
  documentId,
  count,
  fonts,
  cut,
  source,
  onClose,
  dismissed,
  onDismiss,
}: ImportReportPanelProps): ReactNode {
  const t = useReportTexts();
  const report = useReport(documentId);
  return (
    <Column flex={1} className={classes.panel}>
      <Row as="header" flex="none" justify="between" className={classes.head}>
        <Text as="h2" size="large" weight="bold">
          {t('title')}
        </Text>
        <IconButton size="small" label={t('close')} icon={<X />} onClick={onClose} />
      </Row>
      {report.state === 'ready' ? (
        <Text as="p" size="small" tone="quiet" overflow="breaks" flex="none" className={classes.about}>
          {t('about', { name: report.report.source_name, count })}
        </Text>
      ) : null}
      {cut ? (
        <Text as="p" size="small" tone="warning" flex="none" radius="small" className={classes.cut}>
          {cutWords(cut)}
        </Text>
      ) : null}
      <ScrollArea className={classes.list}>
        {report.state === 'loading' ? <Spinner fill label={t('loading')} /> : null}
        {report.state === 'failed' ? (
          <ErrorState
            icon={<TriangleAlert />}
            title={t('failed')}
            text={report.message}
            action={<Button onClick={report.tryAgain}>{t('tryAgain')}</Button>}
          />
        ) : null}
        <FontsPart fonts={fonts} />
        {report.state === 'ready' ? <NotesPart report={report.report} /> : null}
      </ScrollArea>
      <Row as="footer" flex="none" pad={2} edge="top" justify="end" wrap gap={2} className={classes.foot}>
        {source ? <DownloadSource documentId={documentId} size={source.size} /> : null}
        <Button
          tone="quiet"
          size="small"
          title={dismissed ? undefined : t('dismissHelp')}
          onClick={onDismiss}
        >
          {t(dismissed ? 'showAgain' : 'dismiss')}
        </Button>
      </Row>
    </Column>
  );
}

function NotesPart({ report }: { readonly report: ImportReport }): ReactNode {
  const t = useReportTexts();
  const { session } = useEditing();
  const pages = usePages(session.store);
  const groups = useMemo(() => groupNotes(report.entries, pages), [report, pages]);
  return (
    <>
      {groups.map((group) => (
        <GroupPart key={group.key} group={group} />
      ))}
      {report.more > 0 ? (
        <Text as="p" size="small" tone="quiet" className={classes.help}>
          {t('more', { count: report.more })}
        </Text>
      ) : null}
    </>
  );
}

function GroupPart({ group }: { readonly group: ReportGroup }): ReactNode {
  const t = useReportTexts();
  const { session } = useEditing();
  const { place, notes } = group;
  const name =
    place.type === 'file'
      ? t('file')
      : place.type === 'page'
        ? t('page', { number: place.number })
        : place.number === undefined
          ? t('pageGone')
          : t('pageGoneNumber', { number: place.number });
  return (
    <section className={classes.group} aria-label={name}>
      <Text as="h3" size="small" weight="bold" className={classes.place}>
        {name}
      </Text>
      <ul>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have no name of their own and never change places
          <li key={index}>
            {place.type === 'page' ? (
              <Row
                as="button"
                gap={2}
                align="baseline"
                textAlign="start"
                pad={2}
                radius="small"
                wide
                type="button"
                className={classes.note}
                title={t('goToPage', { number: place.number })}
                onClick={() => showPlace(session, place.pageId, note.element_id)}
              >
                <NoteWords note={note} />
              </Row>
            ) : (
              <Row
                gap={2}
                align="baseline"
                textAlign="start"
                pad={2}
                radius="small"
                wide
                className={classes.note}
              >
                <NoteWords note={note} />
              </Row>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoteWords({ note }: { readonly note: GroupedNote }): ReactNode {
  const t = useReportTexts();
  return (
    <>
      <Text
        size="small"
        tone="warning"
        flex="none"
        radius="round"
        className={classes.outcome}
        data-outcome={note.outcome}
      >
        {t(`outcome.${note.outcome}`)}
      </Text>
      <Text overflow="breaks" flex={1} className={classes.words}>
        {note.message}
      </Text>
      {note.times > 1 ? (
        <Text size="small" tone="quiet" numeric flex="none">
          {t('times', { count: note.times })}
        </Text>
      ) : null}
    </>
  );
}

function FontsPart({ fonts }: { readonly fonts: readonly ReplacedFont[] }): ReactNode {
  const t = useReportTexts();
  if (fonts.length === 0) return null;
  return (
    <section className={classes.group} aria-label={t('fonts')}>
      <Text as="h3" size="small" weight="bold" className={classes.place}>
        {t('fonts')}
      </Text>
      <Text as="p" size="small" tone="quiet" className={classes.help}>
        {t('fontsHelp')}
      </Text>
      <ul>
        {fonts.map(({ name, standIn }) => (
          <Row
            as="li"
            gap={2}
            align="baseline"
            textAlign="start"
            pad={2}
            radius="small"
            wide
            key={name}
            className={classes.font}
          >
            <Text overflow="breaks" flex={1} className={classes.words}>
              {name}
            </Text>
            <Text size="small" tone="quiet" overflow="breaks" flex="none" className={classes.standIn}>
              {standIn === undefined ? t('fontSystem') : t('fontStandIn', { standIn })}
            </Text>
          </Row>
        ))}
      </ul>
    </section>
  );
}

/** Shows the page and selects the element, inside its group too; for a deleted element only the page is shown. */
function showPlace(session: EditSession, pageId: string, elementId: string | undefined): void {
  session.goToPage(pageId);
  const element = elementId === undefined ? undefined : session.store.find('element', elementId);
  if (!element) {
    session.choose([]);
    return;
  }
  session.choose([element.id]);
  const group = session.store.find('element', element.parentId);
  if (group) session.selection.set({ ids: [element.id], within: group.id });
}

function usePages(store: CoursewareReader): readonly string[] {
  const subscribe = useCallback((listener: () => void) => store.subscribeChildren('deck', listener), [store]);
  return useSyncExternalStore(subscribe, () => store.pages());
}
