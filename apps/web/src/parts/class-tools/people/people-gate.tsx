import { EmptyState, ErrorState, Spinner, Stack } from '@lectern/ui';
import { CloudOff, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ToolLesson } from '../../lessons/index.ts';
import { useTexts } from '../texts.ts';
import { ToolButton } from '../tool-button.tsx';
import classes from './people.module.css';
import { namesIn } from './people.ts';
import { type LessonPeople, typeNames } from './use-people.ts';

export interface PeopleGateProps {
  readonly lesson: ToolLesson;
  readonly known: LessonPeople;
  readonly children: ReactNode;
}

/**
 * Shows a tool once the people of the lesson are known; until then a loading message, and a form for names when there
 * is no class.
 */
export function PeopleGate({ lesson, known, children }: PeopleGateProps): ReactNode {
  const t = useTexts();
  const { people } = known;
  if (people.type === 'asked') return <Spinner fill label={t('people.asked')} />;
  if (people.type === 'failed') {
    return (
      <ErrorState
        icon={<CloudOff />}
        title={t('people.failed')}
        text={t('people.failedHelp')}
        action={<ToolButton onClick={() => lesson.askClass()}>{t('people.again')}</ToolButton>}
      />
    );
  }
  if (people.people.length > 0) return children;
  return <TypedNames lesson={lesson} className={people.schoolClass?.class_name} />;
}

export interface TypedNamesProps {
  readonly lesson: ToolLesson;
  /** Name of a class without pupils. */
  readonly className: string | undefined;
  /** Names that were typed before. */
  readonly names?: readonly string[];
  readonly onDone?: () => void;
}

/** A form for the names of the people of this lesson. */
export function TypedNames({ lesson, className, names: before = [], onDone }: TypedNamesProps): ReactNode {
  const t = useTexts();
  const [text, setText] = useState(before.join('\n'));
  const names = namesIn(text);
  return (
    <Stack
      as="form"
      overflow="scroll"
      pad={4}
      wide
      gap={4}
      className={classes.typed}
      onSubmit={(event) => {
        event.preventDefault();
        if (names.length === 0) return;
        typeNames(lesson, names);
        onDone?.();
      }}
    >
      <EmptyState
        icon={<Users />}
        title={className === undefined ? t('people.none') : t('people.empty', { name: className })}
        text={t('people.typeHelp')}
      />
      <textarea
        className={classes.names}
        aria-label={t('people.names')}
        placeholder={t('people.placeholder')}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      />
      <ToolButton tone="primary" type="submit" disabled={names.length === 0}>
        {names.length === 0 ? t('people.use') : t('people.useCount', { count: names.length })}
      </ToolButton>
    </Stack>
  );
}
