import type { CoursewareVersion } from '@lectern/protocol/courseware-versions';
import { ErrorState, Row, ScrollArea, Spinner, Stack, Tag, Text } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import { useVersionRecords, VersionsDialog } from '../../../parts/versions/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { useEditing } from '../model/editing.ts';
import { type Outline, readOutline } from '../model/outline.ts';
import { stemWords } from '../model/question-facts.ts';
import { useKindName, useSectionName } from '../model/use-names.ts';
import { useExerciseTexts } from '../texts.ts';
import { type ComparedExercises, compareExercises } from './compared-exercises.ts';
import classes from './exercise-versions.module.css';

/** The version history of an exercise: versions can be named, compared with the current state, and restored. */
export function ExerciseVersions({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { live } = useEditing();
  return (
    <VersionsDialog
      documentId={live.documentId}
      saved={live.saved}
      onClose={onClose}
      view={(version) => <VersionOutline version={version} />}
    />
  );
}

function VersionOutline({ version }: { readonly version: CoursewareVersion | undefined }): ReactNode {
  const t = useExerciseTexts();
  const { live, store, outline } = useEditing();
  const { data, error } = useVersionRecords(live.documentId, version);
  const then = useMemo(() => (data ? readOutline(data) : outline), [data, outline]);
  const compared = useMemo(
    () => (data ? compareExercises(data, then, store, outline) : undefined),
    [data, then, store, outline],
  );
  if (error !== null) return <ErrorState title={messageOf(error)} />;
  if (version !== undefined && data === undefined) return <Spinner label={t('versionOutline')} />;
  return (
    <ScrollArea className={classes.area}>
      <Stack gap={3}>
        {compared && (
          <Text as="p" tone="quiet" size="small" role="status">
            {compared.isSame ? t('versionSame') : t('addedSince', { count: compared.added })}
          </Text>
        )}
        <Questions outline={then} compared={compared} />
      </Stack>
    </ScrollArea>
  );
}

interface QuestionsProps {
  readonly outline: Outline;
  readonly compared: ComparedExercises | undefined;
}

function Questions({ outline, compared }: QuestionsProps): ReactNode {
  const t = useExerciseTexts();
  const kindName = useKindName();
  const sectionName = useSectionName();
  return outline.sections.map((entry) => (
    <section key={entry.section.id} aria-label={sectionName(entry)}>
      <Text as="h3" size="large">
        {sectionName(entry)}
      </Text>
      <Stack as="ol" gap={1} className={classes.list}>
        {entry.questions.map(({ record, number, points }) => (
          <Row key={record.id} as="li" gap={2} align="baseline">
            <Text numeric tone="quiet">
              {number}
            </Text>
            <Text overflow="breaks" flex={1}>
              {stemWords(record.question) || kindName(record.question)}
            </Text>
            {compared?.changed.has(record.id) && <Tag tone="amber">{t('fates.changed')}</Tag>}
            {compared?.gone.has(record.id) && <Tag tone="red">{t('fates.gone')}</Tag>}
            <Text size="small" tone="quiet" numeric>
              {t('points', { count: points })}
            </Text>
          </Row>
        ))}
      </Stack>
    </section>
  ));
}
