import type { SchoolClass } from '@lectern/protocol/classes';
import { Row, Spinner, Stack, Text } from '@lectern/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { ToolButton } from '../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import classes from './roster.module.css';
import { useTexts } from './texts.ts';

export interface ClassChoiceProps {
  readonly lesson: ToolLesson;
  /** Id of the class that is taught. */
  readonly now: string | undefined;
  readonly onDone: () => void;
}

type Found = readonly SchoolClass[] | 'asked' | 'failed';

/**
 * Selects the class. If the lesson has begun to count, the user is first asked whether the class changes in this lesson
 * or in a new one.
 */
export function ClassChoice({ lesson, now, onDone }: ClassChoiceProps): ReactNode {
  const t = useTexts();
  const [found, setFound] = useState<Found>('asked');
  const [wanted, setWanted] = useState<SchoolClass>();
  useEffect(() => {
    let left = false;
    lesson.classes().then(
      (all) => left || setFound(all),
      () => left || setFound('failed'),
    );
    return () => {
      left = true;
    };
  }, [lesson]);
  const choose = (chosen: SchoolClass, where: 'here' | 'anew') => {
    onDone();
    void lesson.chooseClass(chosen.class_id, where);
  };
  if (wanted) {
    const keeps = lesson.weight() !== 'class';
    return (
      <Stack
        gap={3}
        className={classes.choice}
        role="alertdialog"
        aria-label={t('askTitle', { name: wanted.class_name })}
      >
        <Text as="h3" size="panel" className={classes.class}>
          {t('askTitle', { name: wanted.class_name })}
        </Text>
        {keeps && (
          <Text as="p" tone="quiet" size="panel">
            {t('askHere', { name: wanted.class_name })}
          </Text>
        )}
        <Text as="p" tone="quiet" size="panel">
          {t(keeps ? 'askAnew' : 'ask', { name: wanted.class_name })}
        </Text>
        <Row flex="none" wrap gap={2}>
          {keeps && (
            <ToolButton tone="primary" onClick={() => choose(wanted, 'here')}>
              {t('here')}
            </ToolButton>
          )}
          <ToolButton tone={keeps ? 'plain' : 'primary'} onClick={() => choose(wanted, 'anew')}>
            {t('yes')}
          </ToolButton>
          <ToolButton onClick={onDone}>{t('cancel')}</ToolButton>
        </Row>
      </Stack>
    );
  }
  return (
    <Stack gap={3} className={classes.choice}>
      <Text as="h3" size="panel" className={classes.class}>
        {t('classesTitle')}
      </Text>
      {found === 'asked' && <Spinner label={t('classesAsked')} />}
      {found === 'failed' && (
        <Text as="p" tone="quiet" size="panel">
          {t('classesFailed')}
        </Text>
      )}
      {Array.isArray(found) && found.length === 0 && (
        <Text as="p" tone="quiet" size="panel">
          {t('noClasses')}
        </Text>
      )}
      {Array.isArray(found) &&
        found.map((each: SchoolClass) => (
          <ToolButton
            key={each.class_id}
            className={classes.option}
            aria-pressed={each.class_id === now}
            onClick={() => {
              if (each.class_id === now) onDone();
              else if (lesson.weight() === 'nothing') choose(each, 'here');
              else setWanted(each);
            }}
          >
            {each.class_name}
            {each.stat_info && ` · ${t('pupils', { count: each.stat_info.student_count })}`}
            {each.class_id === now && ` · ${t('now')}`}
          </ToolButton>
        ))}
      <ToolButton onClick={onDone}>{t('cancel')}</ToolButton>
    </Stack>
  );
}
