import type { CoursewareReader } from '@lectern/courseware';
import { type AssetSource, usePageSize } from '@lectern/stage/view';
import { Button, EmptyState, IconButton } from '@lectern/ui';
import { ArrowLeft, FileText, Play } from 'lucide-react';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useEditorTexts } from '../locale/texts.ts';
import { PhonePage } from './phone-page.tsx';
import classes from './phone-viewer.module.css';
import { usePhoneTexts } from './texts.ts';

export interface PhoneViewerProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly name: string;
  readonly onLeave: () => void;
  /** Opens the show at this page, counted from 1. */
  readonly onTeach: (page: number) => void;
}

/** A courseware on a phone: its pages one below the other, to look at and to teach from. */
export function PhoneViewer({ reader, assets, name, onLeave, onTeach }: PhoneViewerProps): ReactNode {
  const t = usePhoneTexts();
  const editor = useEditorTexts();
  const size = usePageSize(reader);
  const pages = usePages(reader);
  return (
    <div className={classes.viewer}>
      <header className={classes.top}>
        <IconButton label={editor('back')} icon={<ArrowLeft aria-hidden="true" />} onClick={onLeave} />
        <h1 className={classes.name} title={name}>
          {name}
        </h1>
        <span className={classes.count}>{t('count', { count: pages.length })}</span>
      </header>
      <p className={classes.notice} role="note">
        {t('notice')}
      </p>
      <main className={classes.pages}>
        {pages.length === 0 ? <EmptyState icon={<FileText />} title={editor('pages.noPages')} /> : null}
        <ol className={classes.list}>
          {pages.map((pageId, index) => (
            <PhonePage
              key={pageId}
              reader={reader}
              assets={assets}
              pageId={pageId}
              number={index + 1}
              size={size}
              onTeach={onTeach}
            />
          ))}
        </ol>
      </main>
      <footer className={classes.bottom}>
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
      </footer>
    </div>
  );
}

function usePages(reader: CoursewareReader): readonly string[] {
  const subscribe = useCallback((listener: () => void) => reader.subscribe(listener), [reader]);
  const read = () => reader.pages();
  return useSyncExternalStore(subscribe, read, read);
}
