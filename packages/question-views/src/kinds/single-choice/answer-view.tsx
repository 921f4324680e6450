import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import type { AnswerView } from '../../answer-view.ts';
import { ChoiceList } from '../../parts/choose/choice-list.tsx';
import type { MarkState } from '../../review/mark.tsx';
import { answerTexts } from '../answer-texts.ts';

type Kind = 'single-choice';

/** 单选题: a tap picks the choice. */
export const SingleChoiceView: AnswerView<BodyOf<Kind>, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, paper, review } = props;
  const texts = useTextsOf(answerTexts);
  const picked = response?.choice;
  const right = review?.right?.choice;
  const marks = new Map<string, MarkState>();
  if (review && picked !== undefined) marks.set(picked, picked === right ? 'right' : 'wrong');
  if (right !== undefined && picked === undefined) marks.set(right, 'missing');
  return (
    <ChoiceList
      label={texts.choices}
      choices={body.choices}
      picked={picked === undefined ? [] : [picked]}
      onPick={(choice) => onChange({ choice })}
      locked={locked}
      paper={paper}
      marks={marks}
      right={right === undefined ? [] : [right]}
    />
  );
};
