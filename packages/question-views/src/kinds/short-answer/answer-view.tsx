import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { RESPONSE_LENGTHS } from '@lectern/questions/shown';
import { Stack, useTextsOf } from '@lectern/ui';
import type { AnswerView } from '../../answer-view.ts';
import { Sample, statesOf } from '../../review/mark.tsx';
import { answerTexts } from '../answer-texts.ts';
import { CountedArea } from '../counted-area.tsx';
import { PrintedLines } from '../printed-blank.tsx';

type Kind = 'short-answer';

const USUAL_LINES = 4;

/** 简答题: some sentences in one field. */
export const ShortAnswerView: AnswerView<BodyOf<Kind>, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, paper, review } = props;
  const texts = useTextsOf(answerTexts);
  const lines = body.lines ?? USUAL_LINES;
  return (
    <Stack gap={3}>
      {paper ? (
        <PrintedLines count={lines} />
      ) : (
        <CountedArea
          label={texts.answer}
          placeholder={texts.answerHere}
          value={response?.text ?? ''}
          onChange={(text) => onChange({ text })}
          locked={locked}
          most={RESPONSE_LENGTHS.shortAnswer}
          lines={lines}
          wanted={body}
          mark={statesOf(review?.items).get('answer')}
        />
      )}
      <Sample content={review?.key?.sample} />
    </Stack>
  );
};
