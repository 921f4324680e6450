import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { Stack, Text, useTextsOf } from '@lectern/ui';
import type { AnswerView } from '../../answer-view.ts';
import { ChoiceList } from '../../parts/choose/choice-list.tsx';
import type { MarkState } from '../../review/mark.tsx';
import { answerTexts } from '../answer-texts.ts';

type Kind = 'multiple-choice';

/** 多选题: a tap picks a choice or puts it back. At the most picks that are allowed, further taps change nothing. */
export const MultipleChoiceView: AnswerView<BodyOf<Kind>, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, paper, review } = props;
  const texts = useTextsOf(answerTexts);
  const { choices, leastPicks = 0, mostPicks = choices.length } = body;
  const picked = response?.choices ?? [];
  const right = review?.right?.choices ?? [];
  const pick = (id: string) => {
    if (picked.includes(id)) onChange({ choices: picked.filter((one) => one !== id) });
    else if (picked.length < mostPicks)
      // In the order in which the choices are shown: the same set is the same response.
      onChange({ choices: choices.map((one) => one.id).filter((one) => one === id || picked.includes(one)) });
  };
  const hint = texts.picks(leastPicks, mostPicks < choices.length ? mostPicks : undefined);
  return (
    <Stack gap={3}>
      {paper || review || hint === undefined ? null : (
        <Text tone="quiet" role="status">
          {picked.length >= mostPicks && mostPicks < choices.length && !locked
            ? texts.allPicked(mostPicks)
            : hint}
        </Text>
      )}
      <ChoiceList
        several
        label={texts.choices}
        choices={choices}
        picked={picked}
        onPick={pick}
        locked={locked}
        paper={paper}
        marks={review ? marksOf(picked, right) : undefined}
        right={right}
      />
    </Stack>
  );
};

function marksOf(picked: readonly string[], right: readonly string[]): Map<string, MarkState> {
  const marks = new Map<string, MarkState>(right.map((id) => [id, 'missing']));
  for (const id of picked) marks.set(id, right.includes(id) ? 'right' : 'wrong');
  return marks;
}
