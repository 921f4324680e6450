import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { RESPONSE_LENGTHS } from '@lectern/questions/shown';
import { InlineFormula } from '@lectern/stage/plain-text';
import { Row, Stack, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { type AnswerView, useQuestionHost } from '../../answer-view.ts';
import { CHEMISTRY_KEYS } from '../../parts/write/pad-keys.ts';
import { PaddedField } from '../../parts/write/padded-field.tsx';
import { TextField } from '../../parts/write/text-field.tsx';
import { cutText } from '../../parts/write/use-composed-text.ts';
import { Mark, RightAnswer, statesOf } from '../../review/mark.tsx';
import { answerTexts } from '../answer-texts.ts';
import { PrintedBlank } from '../printed-blank.tsx';

type Kind = 'formula';

/** 公式题: a formula in the field that the screen provides, else as LaTeX; a chemical equation as a line of text. */
export const FormulaView: AnswerView<BodyOf<Kind>, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, paper, review } = props;
  const { FormulaField } = useQuestionHost();
  const texts = useTextsOf(answerTexts);
  const signs = useTextsOf(CHEMISTRY_KEYS);
  const text = response?.text ?? '';
  const state = statesOf(review?.items).get('formula');
  const isChemistry = body.notation === 'chemistry';
  const right = review?.right?.text ?? review?.key?.expected[0];
  const write = (next: string) => onChange({ text: cutText(next, RESPONSE_LENGTHS.formula) });
  const shared = { value: text, onChange: write, locked, most: RESPONSE_LENGTHS.formula, mark: state };
  if (paper)
    return (
      <div>
        <PrintedBlank width={12}>{right === undefined ? undefined : show(right, isChemistry)}</PrintedBlank>
      </div>
    );
  return (
    <Stack gap={3}>
      <Row gap={3}>
        {isChemistry ? (
          <PaddedField
            {...shared}
            hasKeyboard
            keys={signs}
            label={texts.formula}
            placeholder={texts.chemistry}
          />
        ) : FormulaField ? (
          <FormulaField latex={text} onChange={write} label={texts.formula} locked={locked} />
        ) : locked ? (
          <InlineFormula latex={text} display />
        ) : (
          <TextField {...shared} label={texts.formula} placeholder={texts.latex} />
        )}
        {state === undefined ? null : <Mark state={state} />}
      </Row>
      {isChemistry || FormulaField || locked || text.trim() === '' ? null : (
        <div role="img" aria-label={texts.preview}>
          <InlineFormula latex={text} display />
        </div>
      )}
      {state !== undefined && state !== 'right' && right !== undefined ? (
        <div>
          <RightAnswer>{show(right, isChemistry)}</RightAnswer>
        </div>
      ) : null}
    </Stack>
  );
};

function show(text: string, isChemistry: boolean): ReactNode {
  return isChemistry ? text : <InlineFormula latex={text} display={false} />;
}
