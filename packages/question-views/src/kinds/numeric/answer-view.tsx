import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { RESPONSE_LENGTHS } from '@lectern/questions/shown';
import { Row, Stack, useTextsOf } from '@lectern/ui';
import type { AnswerView } from '../../answer-view.ts';
import { ChipList } from '../../parts/choose/chip-list.tsx';
import { PaddedField } from '../../parts/write/padded-field.tsx';
import { Mark, RightAnswer, statesOf } from '../../review/mark.tsx';
import { answerTexts } from '../answer-texts.ts';
import { PrintedBlank } from '../printed-blank.tsx';

type Kind = 'numeric';

/** 数值题: a number on a pad, with a printed unit or units to choose from. */
export const NumericView: AnswerView<BodyOf<Kind>, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, paper, review } = props;
  const texts = useTextsOf(answerTexts);
  const { unit: printedUnit, units = [] } = body;
  const state = statesOf(review?.items).get('value');
  const { right } = review ?? {};
  const rightText = right && `${right.value} ${right.unit ?? printedUnit ?? ''}`.trim();
  if (paper)
    return (
      <div>
        <PrintedBlank width={6}>{right?.value}</PrintedBlank> {printedUnit ?? units.join(' ／ ')}
      </div>
    );
  return (
    <Stack gap={4} items="start">
      <PaddedField
        label={texts.number}
        value={response?.value ?? ''}
        onChange={(value) => onChange({ ...response, value })}
        locked={locked}
        most={RESPONSE_LENGTHS.quantity}
        mark={state}
      >
        {state === undefined ? null : <Mark state={state} />}
        {printedUnit === undefined ? null : <span>{printedUnit}</span>}
        {units.length === 0 ? null : (
          <ChipList
            label={texts.unit}
            options={units}
            picked={response?.unit}
            onPick={(unit) => onChange({ value: response?.value ?? '', unit })}
            locked={locked}
          />
        )}
      </PaddedField>
      {state !== undefined && state !== 'right' && rightText ? (
        <Row>
          <RightAnswer>{rightText}</RightAnswer>
        </Row>
      ) : null}
    </Stack>
  );
};
