import type { ChapterInfo } from '@lectern/protocol/taught-chapters';
import { CodeLoadFailure, fingerArea, Text } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { BookOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { chapterLine, DEFAULT_CHAPTER } from '../../../parts/chapter/index.ts';
import classes from './chapter.module.css';
import { useChapterTexts } from './texts.ts';

const ChapterDialog = lazyComponent(async () => (await import('./chapter-dialog.tsx')).ChapterDialog, {
  failed: CodeLoadFailure,
});

export interface ChapterLineProps {
  /** Undefined until the teacher has selected a chapter. */
  readonly chosen: ChapterInfo | undefined;
  readonly onChoose: (chapter: ChapterInfo) => void;
}

/** The chapter that is being taught, and a button to select another. */
export function ChapterLine({ chosen, onChoose }: ChapterLineProps): ReactNode {
  const t = useChapterTexts();
  const [open, setOpen] = useState(false);
  return (
    <Text as="p" tone="quiet" size="large" overflow="breaks" className={classes.line}>
      <BookOpen aria-hidden="true" />
      {chosen ? `${t('teaching')} ${chapterLine(chosen)}` : t('none')}
      <button type="button" className={`${fingerArea} ${classes.change}`} onClick={() => setOpen(true)}>
        {t(chosen ? 'change' : 'choose')}
      </button>
      {open ? (
        <ChapterDialog
          chapter={chosen ?? DEFAULT_CHAPTER}
          onChoose={(next) => {
            setOpen(false);
            onChoose(next);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Text>
  );
}
