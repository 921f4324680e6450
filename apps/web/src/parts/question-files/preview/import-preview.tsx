import { QuestionDialog, QuestionHostContext } from '@lectern/question-views';
import type { Question } from '@lectern/questions';
import { Button, Dialog, Row, Select, Stack, Text } from '@lectern/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { QuestionImportProps } from '../import-props.ts';
import { useImportTexts } from '../import-texts.ts';
import { firstPicks, linesByQuestion, pickedOf } from '../picked.ts';
import classes from '../question-import.module.css';
import type { ReadFile } from '../read-file.ts';
import { FoundQuestions } from './found-questions.tsx';
import { ReportList } from './report-list.tsx';

interface ImportPreviewProps extends QuestionImportProps {
  readonly read: ReadFile;
  readonly onAnother: () => void;
}

/** The questions of a file as they were understood, beside the report of the reader. The user picks and edits them. */
export function ImportPreview(props: ImportPreviewProps): ReactNode {
  const { read, host, room, most, targets, onInsert, onAnother, onClose } = props;
  const t = useImportTexts();
  const [questions, setQuestions] = useState(read.questions);
  const [picks, setPicks] = useState(() => firstPicks(read, room));
  const [target, setTarget] = useState(targets[0]?.value ?? '');
  const [shown, setShown] = useState<{ readonly index: number }>();
  const [opened, setOpened] = useState<number>();
  const [fault, setFault] = useState<string>();
  const lines = useMemo(() => linesByQuestion(read.lines), [read]);
  const change = (index: number, question: Question) =>
    setQuestions((before) => before.map((each, at) => (at === index ? question : each)));
  const insert = () => {
    const problem = onInsert(pickedOf(read, questions, picks), target);
    if (problem === undefined) onClose();
    else setFault(problem);
  };
  const isOver = picks.size > room;
  return (
    <QuestionHostContext value={host}>
      <Dialog
        open
        size="xl"
        title={
          <Row as="span" gap={3}>
            {t('title')}
            <Text size="large" tone="quiet" overflow="cut">
              {read.name}
            </Text>
          </Row>
        }
        onOpenChange={(open) => !open && onClose()}
        footer={
          <>
            <Text flex={1} tone={isOver || fault !== undefined ? 'error' : 'quiet'} role="status">
              {fault ??
                (room > 0
                  ? (isOver || room < 50) && t('room', { count: room, most })
                  : t('noRoom', { most }))}
            </Text>
            <Row gap={2}>
              <Text tone="quiet">{t('target')}</Text>
              <Select label={t('target')} value={target} options={targets} onChange={setTarget} />
            </Row>
            <Button onClick={onAnother}>{t('another')}</Button>
            <Button tone="primary" disabled={picks.size === 0 || isOver} onClick={insert}>
              {t('insert', { count: picks.size })}
            </Button>
          </>
        }
      >
        <Stack gap={4} className={classes.columns}>
          <ReportList read={read} onShow={(index) => setShown({ index })} />
          <FoundQuestions
            questions={questions}
            lines={lines}
            picks={picks}
            shown={shown}
            onPicks={setPicks}
            onChange={change}
            onOpen={setOpened}
          />
        </Stack>
      </Dialog>
      {opened !== undefined && questions[opened] && (
        <QuestionDialog
          question={questions[opened]}
          onChange={(question) => change(opened, question)}
          onClose={() => setOpened(undefined)}
          onPrevious={opened > 0 ? () => setOpened(opened - 1) : undefined}
          onNext={opened < questions.length - 1 ? () => setOpened(opened + 1) : undefined}
        />
      )}
    </QuestionHostContext>
  );
}
