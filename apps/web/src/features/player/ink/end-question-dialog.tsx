import { Row } from '@lectern/ui';
import { useEffect, useRef } from 'react';
import type { OpenableTool } from '../../../parts/class-tools/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { useLazyTexts } from '../lazy-texts.ts';
import classes from '../question-dialog.module.css';
import { QuestionDialog } from '../question-dialog.tsx';
import { InkQuestionDialog, type InkQuestionDialogProps } from './ink-question-dialog.tsx';
import type { InkQuestion } from './use-ink-question.ts';

export interface EndQuestionDialogProps extends Omit<InkQuestionDialogProps, 'alsoEnds'> {
  readonly about: NonNullable<InkQuestion['about']>;
  /** The open class tools, which close with the lesson. */
  readonly tools: readonly OpenableTool[];
}

/** Asks for confirmation before a lesson ends, and whether to keep its ink if there is any. */
export function EndQuestionDialog({ about, tools, ...props }: EndQuestionDialogProps) {
  const late = useLazyTexts();
  const language = useLanguage();
  const names = tools.map(({ label }) => label[language]).join(language === 'zh' ? '、' : ', ');
  const alsoEnds = names === '' ? undefined : late('endsTools', { tools: names });
  if (about === 'ink') return <InkQuestionDialog {...props} alsoEnds={alsoEnds} />;
  return <PlainQuestion {...props} alsoEnds={alsoEnds} />;
}

function PlainQuestion({ alsoEnds, onAnswer, onCancel }: InkQuestionDialogProps) {
  const late = useLazyTexts();
  const stay = useRef<HTMLButtonElement>(null);
  // The focus is on "continue", so that Enter after an accidental press does not end the lesson.
  useEffect(() => stay.current?.focus(), []);
  return (
    <QuestionDialog title={late('endQuestion')} onCancel={onCancel}>
      <p>
        {alsoEnds}
        {late('endQuestionHelp')}
      </p>
      <Row align="stretch" justify="end" wrap gap={3} className={classes.answers}>
        <button ref={stay} type="button" onClick={onCancel}>
          {late('goOn')}
        </button>
        <button
          type="button"
          className={classes.keep}
          onClick={() => onAnswer({ dropped: new Set(), into: 'lesson' })}
        >
          {late('endNow')}
        </button>
      </Row>
    </QuestionDialog>
  );
}
