import { coursewareStatistics, SPOKEN, type WordCount } from '@lectern/courseware/statistics';
import { Stack, Text } from '@lectern/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import classes from './statistics.module.css';
import { useStatisticsTexts } from './texts.ts';

/** Pause in the changes after which the statistics are updated, milliseconds. */
const PAUSE_MS = 300;

/** Number of words and pages, and the time to speak the notes; updated after changes. */
export function Statistics(): ReactNode {
  const t = useStatisticsTexts();
  const { store } = useEditing().session;
  const [found, setFound] = useState(() => coursewareStatistics(store));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setFound(coursewareStatistics(store)), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  const { pages, hiddenPages, text, notes, minutes } = found;
  const rows: readonly (readonly [label: string, value: string])[] = [
    [t('pages'), hiddenPages === 0 ? `${pages}` : t('withHidden', { pages, hidden: hiddenPages })],
    [t('text'), `${sum(text)}`],
    [t('characters'), `${text.characters}`],
    [t('words'), `${text.words}`],
    [t('notes'), `${sum(notes)}`],
    [t('minutes'), minutes === 0 ? t('noNotes') : t('about', { count: minutes })],
  ];
  return (
    <section className={classes.panel}>
      <h2>{t('title')}</h2>
      <Stack as="dl" gap={2} className={classes.rows}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
      <Text as="p" size="small" tone="quiet" className={classes.how}>
        {t('how', { characters: SPOKEN.charactersAMinute, words: SPOKEN.wordsAMinute })}
      </Text>
    </section>
  );
}

function sum({ characters, words }: WordCount): number {
  return characters + words;
}
