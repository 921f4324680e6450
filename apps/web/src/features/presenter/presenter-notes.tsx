import type { TextBody } from '@lectern/courseware';
import { Text } from '@lectern/ui';
import { AArrowDown, AArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readLocal, writeLocal } from '../../platform/storage/local-store.ts';
import { Control } from './control.tsx';
import classes from './presenter.module.css';
import { useTexts } from './texts.ts';

/** Font sizes in the 1920 design, rem. */
const SIZES = [1.6, 2, 2.4, 2.8, 3.4, 4, 4.8] as const;
const KEY = 'presenter-notes';

/** The teacher's notes for the page, in a size that they can set. */
export function PresenterNotes({ notes }: { readonly notes: TextBody | undefined }): ReactNode {
  const t = useTexts();
  const [size, setSize] = useState(keptSize);
  const change = (by: 1 | -1) => {
    const next = size + by;
    setSize(next);
    writeLocal(KEY, String(next));
  };
  const paragraphs = (notes?.paragraphs ?? []).map((paragraph) =>
    paragraph.runs
      .map((run) => (run.type === 'break' ? '\n' : run.type === 'formula' ? run.latex : run.text))
      .join(''),
  );
  return (
    <section className={classes.notes} aria-label={t('notes')}>
      <header>
        <Text as="h2" tone="quiet" size="large" weight="medium">
          {t('notes')}
        </Text>
        <Control
          label={t('smaller')}
          icon={AArrowDown}
          bare
          disabled={size === 0}
          onPress={() => change(-1)}
        />
        <Control
          label={t('larger')}
          icon={AArrowUp}
          bare
          disabled={size === SIZES.length - 1}
          onPress={() => change(1)}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div className={classes.words} style={{ fontSize: `${SIZES[size]}rem` }} tabIndex={0}>
        {paragraphs.every((text) => text.trim() === '') ? (
          <Text as="p" tone="quiet" size="large">
            {t('noNotes')}
          </Text>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names
          paragraphs.map((text, at) => <p key={at}>{text}</p>)
        )}
      </div>
    </section>
  );
}

function keptSize(): number {
  const kept = Number(readLocal(KEY) ?? '1');
  return SIZES[kept] === undefined ? 1 : kept;
}
