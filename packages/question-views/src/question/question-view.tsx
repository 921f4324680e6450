import { classNames, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import classes from './question.module.css';
import { QuestionBody } from './question-body.tsx';
import { questionTexts } from './question-texts.ts';
import type { QuestionProps } from './shown-question.ts';

export interface QuestionViewProps extends QuestionProps {
  /**
   * The screen decides the size of text and of targets: `panel` is read from the back of a classroom, `phone` is held in a
   * hand; `page` has the size of the text around it, for lists and previews. The layout follows the width of the container.
   */
  readonly screen: 'panel' | 'phone' | 'page';
  readonly className?: string | undefined;
}

/**
 * A question with its number, points, stem, hints and the view in which its kind is answered; of a composite the material and
 * its questions. An unknown kind or a broken body shows the stem and a message.
 */
export function QuestionView({ screen, className, ...props }: QuestionViewProps): ReactNode {
  const texts = useTextsOf(questionTexts);
  const { number, question } = props;
  return (
    <article
      className={classNames(classes.question, className)}
      data-screen={screen}
      data-mode={props.mode}
      lang={question.language}
      aria-label={number === undefined ? undefined : texts.question(number)}
    >
      <QuestionBody {...props} isPhone={screen === 'phone'} />
    </article>
  );
}
