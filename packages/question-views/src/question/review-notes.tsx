import type { Reviewed } from '@lectern/questions';
import { Row, Stack, Text, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { ContentView } from '../content/content-view.tsx';
import { Mark, type MarkState } from '../review/mark.tsx';
import classes from './question.module.css';
import { questionTexts } from './question-texts.ts';

interface ReviewNotesProps {
  readonly review: Reviewed;
  readonly isComposite: boolean;
}

/** The points, the author's feedback for this response, and the analysis. */
export function ReviewNotes({ review, isComposite }: ReviewNotesProps): ReactNode {
  const texts = useTextsOf(questionTexts);
  const { points, fullPoints, waiting, feedback, analysis } = review;
  return (
    <Stack gap={3} className={isComposite ? classes.sum : undefined}>
      <Row gap={2} role="status">
        <Mark state={stateOf(review)} />
        <Text weight="medium" numeric>
          {waiting ? texts.waiting : texts.earned(points, fullPoints)}
        </Text>
      </Row>
      {feedback.map((content, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no names
        <Note key={index} title={texts.feedback}>
          <ContentView content={content} />
        </Note>
      ))}
      {analysis ? (
        <Note title={texts.analysis}>
          <ContentView content={analysis} />
        </Note>
      ) : null}
    </Stack>
  );
}

function stateOf({ points, fullPoints, waiting, items }: Reviewed): MarkState {
  if (waiting) return 'waiting';
  if (points >= fullPoints) return 'right';
  if (points > 0) return 'partly';
  return items.every(({ state }) => state === 'missing') ? 'missing' : 'wrong';
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <Stack gap={1} className={classes.note}>
      <Text tone="quiet" weight="medium">
        {title}
      </Text>
      {children}
    </Stack>
  );
}
