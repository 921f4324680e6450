import type { BodyOf } from '@lectern/questions';
import { gapsOf } from '@lectern/questions/shown';
import { Stack, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { ChoiceList } from '../../parts/choose/choice-list.tsx';
import { answerTexts } from '../answer-texts.ts';
import { PrintedBlank } from '../printed-blank.tsx';
import classes from './cloze-choice.module.css';

export interface PrintedClozeProps {
  readonly body: BodyOf<'cloze-choice'>;
  /** The right choice of each gap, where the key is printed too. */
  readonly right: ReadonlyMap<string, string>;
}

/** The passage with numbered lines, and below it a line of choices for each number, as papers print it. */
export function PrintedCloze({ body, right }: PrintedClozeProps): ReactNode {
  const texts = useTextsOf(answerTexts);
  const gaps = gapsOf(body.passage);
  return (
    <Stack gap={4}>
      <ContentView
        content={body.passage}
        gap={(gap) => <PrintedBlank width={3}>{gaps.indexOf(gap) + 1}</PrintedBlank>}
      />
      {gaps.map((gap, index) => (
        <div key={gap} className={classes.printed}>
          <span>{index + 1}.</span>
          <ChoiceList
            paper
            label={texts.gapChoices(index + 1)}
            choices={body.gaps.find(({ id }) => id === gap)?.choices ?? []}
            picked={[]}
            onPick={() => undefined}
            right={[right.get(gap) ?? ''].filter(Boolean)}
          />
        </div>
      ))}
    </Stack>
  );
}
