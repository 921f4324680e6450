import type { Signal } from '@lectern/base';
import { Button, EmptyState, ScrollArea, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ListChecks, Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useEditing } from '../model/editing.ts';
import { addSection } from '../model/exercise-commands.ts';
import { useExerciseTexts } from '../texts.ts';
import { ExerciseSettings } from './lazy-tools.ts';
import classes from './paper.module.css';
import { PaperSection } from './paper-section.tsx';
import { showInPaper } from './show-in-paper.ts';

/** The exercise as on paper: settings, sections and questions. */
export function Paper({ name }: { readonly name: Signal<string> }): ReactNode {
  const t = useExerciseTexts();
  const editing = useEditing();
  const { outline, canEdit, selected } = editing;
  const title = useSignal(name);
  // An added or selected question is in sight.
  useEffect(() => {
    if (selected !== undefined) showInPaper(selected);
  }, [selected]);
  return (
    <ScrollArea className={classes.area} role="region" aria-label={t('paper')}>
      <Stack gap={5} className={classes.sheet}>
        <Stack gap={3} as="header" className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          <Text tone="quiet" numeric>
            {t('total', {
              questions: t('count', { count: outline.count }),
              points: t('points', { count: outline.points }),
            })}
          </Text>
          <ExerciseSettings />
        </Stack>
        {outline.count === 0 && (
          <EmptyState
            icon={<ListChecks />}
            title={t('empty')}
            text={t(canEdit ? 'emptyHelp' : 'emptyLooks')}
          />
        )}
        {outline.sections.map((entry) => (
          <PaperSection key={entry.section.id} entry={entry} count={outline.sections.length} />
        ))}
        {canEdit && (
          <Button
            className={classes.add}
            icon={<Plus aria-hidden="true" />}
            onClick={() => addSection(editing)}
          >
            {t('addSection')}
          </Button>
        )}
      </Stack>
    </ScrollArea>
  );
}
