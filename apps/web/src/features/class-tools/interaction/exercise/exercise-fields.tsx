import { CoursewareStore } from '@lectern/courseware';
import { exerciseState } from '@lectern/protocol/exercises';
import type { Question } from '@lectern/questions';
import { kindName } from '@lectern/questions/kind-names';
import { Button, Checkbox, Row, Select, Stack, Text } from '@lectern/ui';
import { FolderOpen, Library, NotebookText } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import * as Y from 'yjs';
import { pageQuestions, stemWords } from '../../../../parts/askings/index.ts';
import type { ToolShow } from '../../../../parts/class-tools/index.ts';
import { DiskFile, kindOf } from '../../../../parts/documents/index.ts';
import { ReadyQuestionsDialog } from '../../../../parts/ready-questions/index.ts';
import { call } from '../../../../platform/api/call.ts';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import classes from '../interaction.module.css';
import {
  EXERCISE_MINUTES,
  EXERCISE_SOURCES,
  type ExerciseChoice,
  type ExerciseSource,
  questionsOfExercise,
} from './exercise-choice.ts';
import { useExerciseTexts } from './exercise-texts.ts';

export interface ExerciseFieldsProps {
  readonly reader: ToolShow['reader'];
  readonly choice: ExerciseChoice | undefined;
  /** Minutes; 0 for no limit. */
  readonly minutes: number;
  readonly onChange: (change: { readonly exercise?: ExerciseChoice; readonly minutes?: number }) => void;
}

/** Loads the questions of an exercise document. */
export async function loadExerciseDocument(id: string): Promise<CoursewareStore> {
  const shared = new Y.Doc();
  Y.applyUpdate(shared, await call(exerciseState, { params: { id } }));
  return new CoursewareStore(shared);
}

const ICONS = { pages: NotebookText, disk: FolderOpen, ready: Library } as const;

/** The exercise that is asked: the questions of the courseware, a document of the disk or ready questions; and its time. */
export function ExerciseFields({ reader, choice, minutes, onChange }: ExerciseFieldsProps): ReactNode {
  const t = useExerciseTexts();
  const [dialog, setDialog] = useState<'disk' | 'ready'>();
  const [failed, setFailed] = useState(false);
  const onPages = useMemo(() => pageQuestions(reader), [reader]);
  const choose = (exercise: ExerciseChoice, limit = minutes) => {
    setFailed(false);
    onChange({ exercise, minutes: limit });
  };
  const choosePages = (ids: readonly string[]) =>
    choose({ source: 'pages', name: '', documentId: '', ids, count: ids.length });
  const chooseDocument = async (documentId: string, name: string) => {
    setDialog(undefined);
    try {
      const document = await loadExerciseDocument(documentId);
      const { length: count } = questionsOfExercise(document);
      const { timeLimit } = document.find('exercise', 'exercise') ?? {};
      choose({ source: 'disk', name, documentId, ids: [], count }, nearest(timeLimit) ?? minutes);
    } catch {
      setFailed(true);
    }
  };
  const press = (source: ExerciseSource) => {
    if (source === 'pages') choosePages(onPages.map(({ elementId }) => elementId));
    else setDialog(source);
  };
  return (
    <>
      <Sources chosen={choice?.source} onPages={onPages.length} onPress={press} />
      {failed && (
        <Text as="p" role="alert" tone="error">
          {t('failed')}
        </Text>
      )}
      {choice?.source === 'pages' && (
        <PageList questions={onPages} chosen={new Set(choice.ids)} onChosen={choosePages} />
      )}
      {choice && choice.source !== 'pages' && (
        <Text as="p" size="panel">
          {choice.name !== '' && <b>{choice.name} · </b>}
          {t('count', { count: choice.count })}
        </Text>
      )}
      <Limit minutes={minutes} onChange={(next) => onChange({ minutes: next })} />
      {dialog === 'disk' && (
        <DiskFile
          title={t('sources.disk', { count: 0 })}
          isWanted={(item) => kindOf(item)?.givenOut === true}
          onClose={() => setDialog(undefined)}
          onDocument={({ id, name }) => void chooseDocument(id, name)}
        />
      )}
      {dialog === 'ready' && (
        <ReadyQuestionsDialog
          onClose={() => setDialog(undefined)}
          onAdd={async (questions) => {
            const ids = questions.map(({ id }) => id);
            choose({ source: 'ready', name: '', documentId: '', ids, count: ids.length });
            return true;
          }}
        />
      )}
    </>
  );
}

interface SourcesProps {
  readonly chosen: ExerciseSource | undefined;
  /** Number of questions on the pages of the courseware. */
  readonly onPages: number;
  readonly onPress: (source: ExerciseSource) => void;
}

function Sources({ chosen, onPages, onPress }: SourcesProps): ReactNode {
  const t = useExerciseTexts();
  return (
    <Row gap={3} align="stretch" wrap className={classes.forms}>
      {EXERCISE_SOURCES.map((source) => {
        const Icon = ICONS[source];
        return (
          <Button
            key={source}
            size="panel"
            icon={<Icon aria-hidden="true" />}
            aria-pressed={chosen === source}
            tone={chosen === source ? 'primary' : undefined}
            disabled={source === 'pages' && onPages === 0}
            onClick={() => onPress(source)}
          >
            {t(`sources.${source}`, { count: onPages })}
          </Button>
        );
      })}
    </Row>
  );
}

function Limit({
  minutes,
  onChange,
}: {
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}): ReactNode {
  const t = useExerciseTexts();
  return (
    <div className={classes.row}>
      <span>{t('limit')}</span>
      <Select
        label={t('limit')}
        value={minutes}
        options={EXERCISE_MINUTES.map((value) => ({
          value,
          label: value === 0 ? t('noLimit') : t('minutes', { count: value }),
        }))}
        onChange={onChange}
      />
    </div>
  );
}

/** The shortest limit that can be chosen and is not below the one of an exercise; undefined without a limit. */
function nearest(seconds: number | undefined): number | undefined {
  if (seconds === undefined) return undefined;
  return EXERCISE_MINUTES.find((minutes) => minutes * 60 >= seconds) ?? EXERCISE_MINUTES.at(-1);
}

interface PageListProps {
  readonly questions: readonly {
    readonly elementId: string;
    readonly page: number;
    readonly question: Question;
  }[];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (ids: readonly string[]) => void;
}

/** The questions of the courseware, each with a box. */
function PageList({ questions, chosen, onChosen }: PageListProps): ReactNode {
  const t = useExerciseTexts();
  const language = useLanguage();
  const turn = (id: string, isOn: boolean) =>
    onChosen(
      questions.flatMap(({ elementId }) =>
        (elementId === id ? isOn : chosen.has(elementId)) ? [elementId] : [],
      ),
    );
  return (
    <Stack as="ul" gap={2} aria-label={t('list')}>
      {questions.map(({ elementId, page, question }) => (
        <li key={elementId}>
          <Row as="label" gap={3}>
            <Checkbox checked={chosen.has(elementId)} onChange={(isOn) => turn(elementId, isOn)} />
            <Text tone="quiet">{t('onPage', { page, kind: kindName(question.kind, language) ?? '' })}</Text>
            <Text overflow="cut">{stemWords(question)}</Text>
          </Row>
        </li>
      ))}
    </Stack>
  );
}
