import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { RESPONSE_LENGTHS } from '@lectern/questions/shown';
import { Row, Stack, useTextsOf } from '@lectern/ui';
import type { AnswerView } from '../../answer-view.ts';
import { VerdictPair } from '../../parts/choose/verdict-pair.tsx';
import { TextField } from '../../parts/write/text-field.tsx';
import { Mark, RightAnswer, statesOf } from '../../review/mark.tsx';
import { answerTexts } from '../answer-texts.ts';

type Kind = 'true-false';

/** 判断题: two large targets, and a line for the correction of a statement that was found false. */
export const TrueFalseView: AnswerView<BodyOf<Kind>, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, paper, review } = props;
  const texts = useTextsOf(answerTexts);
  const states = statesOf(review?.items);
  const { truth, correction = '' } = response ?? {};
  const right = review?.right ?? review?.key;
  if (paper)
    return (
      <Row gap={2} wrap>
        <span>{right ? `（ ${right.truth ? '✓' : '✗'} ）` : '（　　）'}</span>
        {body.correction ? <span>{texts.correctionLine}</span> : null}
      </Row>
    );
  const hasLine = body.correction === true && (truth === false || correction !== '');
  const rightText = review?.right?.correction;
  return (
    <Stack gap={4}>
      <VerdictPair
        picked={truth}
        onPick={(next) => onChange({ ...response, truth: next })}
        locked={locked}
        mark={states.get('truth')}
        right={right?.truth}
      />
      {hasLine ? (
        <Row gap={3}>
          <TextField
            label={texts.correction}
            placeholder={texts.correction}
            value={correction}
            onChange={(text) => onChange({ ...response, correction: text })}
            locked={locked}
            most={RESPONSE_LENGTHS.word}
            mark={states.get('correction')}
          />
          <MarkIf state={states.get('correction')} />
        </Row>
      ) : null}
      {rightText !== undefined && states.get('correction') !== 'right' ? (
        <div>
          <RightAnswer>{rightText}</RightAnswer>
        </div>
      ) : null}
    </Stack>
  );
};

function MarkIf({ state }: { readonly state: Parameters<typeof Mark>[0]['state'] | undefined }) {
  return state === undefined ? null : <Mark state={state} />;
}
