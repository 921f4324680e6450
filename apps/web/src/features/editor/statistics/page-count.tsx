import { Popover, Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import type { ReactNode } from 'react';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './statistics.module.css';

const Statistics = late(async () => (await import('./statistics.tsx')).Statistics, { waiting: <Spinner /> });

export interface PageCountProps {
  /** Which page is shown of how many, as it is read. */
  readonly text: string;
}

/** Says which page is shown; pressed, what the whole courseware has. */
export function PageCount({ text }: PageCountProps): ReactNode {
  const t = useEditorTexts();
  return (
    <Popover
      side="top"
      align="start"
      label={t('status.statistics')}
      trigger={
        <button
          type="button"
          className={classes.count}
          aria-label={t('status.countOf', { text })}
          title={t('status.statistics')}
        >
          {text}
        </button>
      }
    >
      <Statistics />
    </Popover>
  );
}
