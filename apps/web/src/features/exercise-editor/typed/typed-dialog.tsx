import { EXERCISE_LIMITS } from '@lectern/courseware/exercise';
import { QuestionView } from '@lectern/question-views';
import { type PaperQuestions, questionsFromText, type ReportLine } from '@lectern/questions';
import { Box, Button, Dialog, ScrollArea, Stack, showToast, Text } from '@lectern/ui';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useReportText } from '../../../parts/question-files/index.ts';
import { useEditing } from '../model/editing.ts';
import { useExerciseTexts } from '../texts.ts';
import { addPaper } from './add-paper.ts';
import classes from './typed-dialog.module.css';

/** Characters that are read at each change. */
const MOST_CHARACTERS = 200_000;

export interface TypedDialogProps {
  /** The text that was pasted; empty to be typed. */
  readonly text: string;
  readonly sectionId: string;
  readonly onClose: () => void;
}

/** Questions typed or pasted as text on the left, and on the right as they were understood. */
export function TypedDialog({ text: given, sectionId, onClose }: TypedDialogProps): ReactNode {
  const t = useExerciseTexts();
  const { store, select } = useEditing();
  const [text, setText] = useState(given.slice(0, MOST_CHARACTERS));
  const read = useDeferredValue(text);
  const paper = useMemo(() => questionsFromText(read), [read]);
  const { length: count } = paper.questions;
  const add = () => {
    let ids: readonly string[] = [];
    store.transact((edit) => {
      ids = addPaper(edit, sectionId, read === text ? paper : questionsFromText(text));
    });
    if (ids.length === 0) {
      showToast({ kind: 'attention', text: t('full', { count: EXERCISE_LIMITS.questions }) });
      return;
    }
    showToast({ kind: 'success', text: t('typed.added', { count: ids.length }) });
    select(ids[0]);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={t('typed.title')}
      description={t('typed.help')}
      footer={
        <>
          <Button onClick={onClose}>{t('typed.cancel')}</Button>
          <Button tone="primary" disabled={count === 0} onClick={add}>
            {t('typed.add', { count })}
          </Button>
        </>
      }
    >
      <Stack gap={4} className={classes.room}>
        <textarea
          className={classes.text}
          aria-label={t('typed.text')}
          placeholder={t('typed.placeholder')}
          maxLength={MOST_CHARACTERS}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ScrollArea className={classes.preview} role="region" aria-label={t('typed.preview')}>
          {read.trim() === '' ? <Text tone="quiet">{t('typed.empty')}</Text> : <Preview paper={paper} />}
        </ScrollArea>
      </Stack>
    </Dialog>
  );
}

function Preview({ paper: { questions, lines, sections } }: { readonly paper: PaperQuestions }): ReactNode {
  return (
    <Stack gap={4}>
      <Lines lines={lines.filter(({ question }) => question === undefined)} />
      {questions.map((question, index) => (
        <Stack key={question.id} gap={2}>
          {sections
            .filter(({ first }) => first === index)
            .map(({ title, first }) => (
              <Text as="h3" size="title" key={`${first} ${title}`}>
                {title}
              </Text>
            ))}
          <QuestionView question={question} mode="paper" screen="page" number={String(index + 1)} />
          <Lines lines={lines.filter((line) => line.question === index)} />
        </Stack>
      ))}
    </Stack>
  );
}

/** Lines of the report: parts that were not understood, were not kept, or are not sure. */
function Lines({ lines }: { readonly lines: readonly ReportLine[] }): ReactNode {
  const textOf = useReportText();
  if (lines.length === 0) return null;
  return (
    <Box as="ul" className={classes.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
        <Text key={index} as="li" size="small" tone="warning">
          {textOf(line)}
        </Text>
      ))}
    </Box>
  );
}
