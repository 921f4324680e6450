import { Box, Popover, Spinner } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './statistics.module.css';

const Statistics = lazyComponent(async () => (await import('./statistics.tsx')).Statistics, {
  waiting: <Spinner />,
});

export interface PageCountProps {
  /** Number of the current page and of all pages, as text. */
  readonly text: string;
}

/** Shows the current page's number; a press opens the statistics of the courseware. */
export function PageCount({ text }: PageCountProps): ReactNode {
  const t = useEditorTexts();
  return (
    <Popover
      side="top"
      align="start"
      label={t('status.statistics')}
      trigger={
        <Box
          as="button"
          hover
          radius="control"
          type="button"
          className={classes.count}
          aria-label={t('status.countOf', { text })}
          title={t('status.statistics')}
        >
          {text}
        </Box>
      }
    >
      <Statistics />
    </Popover>
  );
}
