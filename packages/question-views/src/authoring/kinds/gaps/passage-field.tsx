import type { Content } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import { type ReactNode, useRef } from 'react';
import { useAuthor } from '../../author-context.ts';
import { ContentField } from '../../content-field/content-field.tsx';
import classes from '../../fields/fields.module.css';
import { Group } from '../../fields/lines.tsx';
import { gapTexts } from './gap-texts.ts';
import type { GapAnswers } from './passages.ts';

interface PassageFieldProps {
  readonly passage: Content;
  /** Called with the words that new gaps took the place of. */
  readonly onChange: (passage: Content, answers: GapAnswers) => void;
  readonly problem: string | undefined;
}

/** A text with gaps. */
export function PassageField({ passage, onChange, problem }: PassageFieldProps): ReactNode {
  const t = useTextsOf(gapTexts);
  const { makeId } = useAuthor();
  // Kept while the field is open: a gap that comes back by undo in the text has its words again.
  const answers = useRef(new Map<string, string>());
  return (
    <Group title={t.passage} beside={<span className={classes.label}>{t.passageHint}</span>}>
      <ContentField
        look="large"
        value={passage}
        label={t.passage}
        placeholder={t.passagePlaceholder}
        makeGap={(answer) => {
          const id = makeId();
          answers.current.set(id, answer.trim());
          return id;
        }}
        onChange={(next) => onChange(next, answers.current)}
        problem={problem}
      />
    </Group>
  );
}
