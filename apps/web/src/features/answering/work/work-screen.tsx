import type { OwnWork } from '@lectern/protocol/own-work';
import {
  endComposition,
  type QuestionHost,
  QuestionHostContext,
  UnsavedParts,
  UnsavedPartsContext,
} from '@lectern/question-views';
import { Box, Column } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useMemo, useState } from 'react';
import { HandInDialog, isAnswered, SheetFoot, type SheetNumber } from '../../../parts/answer-sheet/index.ts';
import { FormulaField } from '../../../parts/formula-field/index.ts';
import { useWindowTitle } from '../../../platform/window-title.ts';
import type { Answering } from '../model/answering.ts';
import { type NumberedQuestion, numberedQuestions } from '../model/numbered.ts';
import { QuestionPage } from './question-page.tsx';
import { ResultView } from './result-view.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import classes from './work.module.css';
import { WorkHead } from './work-head.tsx';

/** Longest time for storing a drawing, photographs and a recording before a question is left, milliseconds. */
const STORE_WITHIN_MS = 20_000;

export interface WorkScreenProps {
  readonly answering: Answering;
  readonly work: OwnWork;
}

/** An attempt: one question at a time while it is answered, its result first once it is handed in. */
export function WorkScreen({ answering, work }: WorkScreenProps): ReactNode {
  useWindowTitle(work.title);
  const handingIn = useSignal(answering.handingIn);
  useSignal(answering.waiting);
  const host = useHost(answering, work);
  const questions = useMemo(() => numberedQuestions(work), [work]);
  const numbers = numbersOf(answering, questions);
  const isOpen = work.state === 'open' && !handingIn;
  const [place, setPlace] = usePlace(work, questions.length);
  const [dialog, setDialog] = useState<'sheet' | 'hand-in'>();
  const shown = questions[place];
  const { unsaved, leaving, leave } = useLeaving(answering);
  const go = (next: number) => {
    setDialog(undefined);
    void leave(() => setPlace(next));
  };
  return (
    <Column surface="paper" className={classes.screen}>
      <WorkHead answering={answering} work={work} />
      <Box as="main" flex={1} className={classes.main}>
        <QuestionHostContext value={host}>
          <UnsavedPartsContext value={unsaved}>
            {shown ? (
              <QuestionPage
                key={`${work.work_id} ${shown.question.id}`}
                answering={answering}
                work={work}
                numbered={shown}
                isOpen={isOpen}
              />
            ) : (
              <ResultView answering={answering} work={work} numbers={numbers} onQuestion={setPlace} />
            )}
          </UnsavedPartsContext>
        </QuestionHostContext>
      </Box>
      {shown && (
        <SheetFoot
          place={place}
          count={questions.length}
          isOpen={isOpen}
          leaving={leaving}
          onPlace={go}
          onSheet={() => setDialog('sheet')}
          onHandIn={() => void leave(() => setDialog('hand-in'))}
        />
      )}
      <SheetDialog
        open={dialog === 'sheet'}
        onClose={() => setDialog(undefined)}
        onOther={() => void leave(() => answering.leave())}
        numbers={numbers}
        place={place}
        onPlace={go}
      />
      <HandInDialog
        open={dialog === 'hand-in'}
        onClose={() => setDialog(undefined)}
        missing={numbers.flatMap(({ number, isAnswered: isGiven }) => (isGiven ? [] : [number]))}
        onHandIn={() => {
          setDialog(undefined);
          void answering.handIn();
        }}
      />
    </Column>
  );
}

function numbersOf(answering: Answering, questions: readonly NumberedQuestion[]): readonly SheetNumber[] {
  return questions.map(({ question, number }) => ({
    id: question.id,
    number,
    isAnswered: isAnswered(answering.responseOf(question)),
    state: question.mark?.state,
  }));
}

/** Index of the shown question; -1 for the result, which comes first once an attempt is handed in. */
function usePlace(work: OwnWork, count: number): [number, (place: number) => void] {
  const first = work.state === 'open' ? 0 : -1;
  const key = `${work.work_id} ${work.state === 'open'}`;
  const [shown, setShown] = useState({ key, place: first });
  const place = shown.key === key ? shown.place : first;
  return [Math.min(place, count - 1), (next) => setShown({ key, place: next })];
}

function useHost(answering: Answering, { files }: OwnWork): QuestionHost {
  return useMemo(
    (): QuestionHost => ({
      FormulaField,
      assetUrl: (hash) => files[hash]?.url,
      store: (file, signal) => answering.upload(file, signal),
    }),
    [answering, files],
  );
}

/**
 * `leave` does something that removes the question, once its drawing, photographs and recording are stored; `leaving` says
 * that they are being stored, or that they were not.
 */
function useLeaving(answering: Answering) {
  const [unsaved] = useState(() => new UnsavedParts());
  const [leaving, setLeaving] = useState<'storing' | 'failed'>();
  const leave = async (then: () => void) => {
    endComposition();
    if (!unsaved.isEmpty) {
      setLeaving('storing');
      if (!(await unsaved.settle(STORE_WITHIN_MS))) return setLeaving('failed');
    }
    setLeaving(undefined);
    void answering.flush();
    then();
  };
  return { unsaved, leaving, leave };
}
