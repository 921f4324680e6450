import { IconButton, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useQuestionHost } from '../answer-view.ts';
import { answerViewOf } from '../answer-views.tsx';
import { ContentView } from '../content/content-view.tsx';
import { CompositeChildren } from './composite-children.tsx';
import { Hints } from './hints.tsx';
import { PartBoundary } from './part-boundary.tsx';
import classes from './question.module.css';
import { questionTexts } from './question-texts.ts';
import { ReviewNotes } from './review-notes.tsx';
import type { QuestionProps } from './shown-question.ts';

/** All of a question within its frame: a question of a composite has no frame of its own. */
export function QuestionBody(props: QuestionProps): ReactNode {
  const { question, mode, requestedHints = [], onRequestHint } = props;
  const { hints = [], children } = question;
  const offered =
    onRequestHint && mode === 'answer' ? hints : hints.filter(({ id }) => requestedHints.includes(id));
  const rest = (
    <>
      {children ? (
        <CompositeChildren {...props} questions={children} Body={QuestionBody} />
      ) : (
        <AnswerArea {...props} />
      )}
      {mode === 'paper' || offered.length === 0 ? null : (
        <Hints
          hints={offered}
          requested={requestedHints}
          onRequest={mode === 'answer' ? onRequestHint : undefined}
          locked={props.locked}
        />
      )}
      {props.review ? <ReviewNotes review={props.review} isComposite={children !== undefined} /> : null}
    </>
  );
  return (
    <Stack gap={4} className={children && mode !== 'paper' ? classes.composite : undefined}>
      <Stem {...props} />
      {children ? <Stack gap={6}>{rest}</Stack> : rest}
    </Stack>
  );
}

/** The number, the points and the stem. */
function Stem({ question, number, mode }: QuestionProps): ReactNode {
  const { speak } = useQuestionHost();
  const texts = useTextsOf(questionTexts);
  const { stem, score } = question;
  const points = score === undefined ? null : <span className={classes.points}>{texts.points(score)}</span>;
  return (
    <Row gap={2} align="baseline" className={classes.stem}>
      {number === undefined ? null : (
        <Text weight="bold" numeric className={classes.number}>
          {/^\d+$/.test(number) ? `${number}.` : number}
        </Text>
      )}
      <PartBoundary message={<Text tone="error">{texts.brokenStem}</Text>} value={stem}>
        <ContentView content={stem} lead={points} className={classes.text} />
      </PartBoundary>
      {speak && mode === 'answer' ? (
        <IconButton
          label={texts.speak}
          icon={<Volume2 />}
          size="large"
          className={classes.speak}
          onClick={() => speak(stem)}
        />
      ) : null}
    </Row>
  );
}

/** The view of the question's kind, or why there is none. */
function AnswerArea(props: QuestionProps): ReactNode {
  const { question, mode, response, onChange, locked, review, isPhone = false } = props;
  const texts = useTextsOf(questionTexts);
  const isPlayed = isPhone && mode === 'answer' && !locked && !review;
  const View = answerViewOf(question.kind, isPlayed ? question.body : undefined);
  if (!View) return <Message>{texts.unknownKind}</Message>;
  const broken = <Message>{texts.brokenBody}</Message>;
  if (question.body === undefined || question.body === null) return broken;
  return (
    <PartBoundary message={broken} value={question.body}>
      <View
        body={question.body}
        response={response}
        onChange={(next) => onChange?.(next)}
        locked={mode !== 'answer' || locked === true || onChange === undefined}
        paper={mode === 'paper'}
        review={review}
      />
    </PartBoundary>
  );
}

function Message({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Text as="p" tone="warning" className={classes.message}>
      {children}
    </Text>
  );
}
