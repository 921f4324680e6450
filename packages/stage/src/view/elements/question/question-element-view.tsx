import { LazyCode, useLazy } from '@lectern/ui/lazy';
import { type ReactNode, useContext } from 'react';
import type { DrawingProps } from '../../drawing-props.ts';
import { QuestionViewHostContext } from '../../hosts/question-view-host.ts';
import { QuestionStandIn } from './question-stand-in.tsx';

const hostedQuestion = new LazyCode(async () => (await import('./hosted-question.tsx')).HostedQuestion);

/** Loads the code that lets hosts draw questions at once. */
export const loadHostedQuestions = hostedQuestion.load;

/** A question, drawn by its host; as a text when there is no host, and while the code is loading. */
export function QuestionElementView({ element, frame }: DrawingProps<'question'>): ReactNode {
  const host = useContext(QuestionViewHostContext);
  const code = useLazy(hostedQuestion, host !== undefined);
  if (!host) return <QuestionStandIn element={element} size={frame} />;
  if (code.type !== 'here') {
    return (
      <div data-loading="">
        <QuestionStandIn element={element} size={frame} />
      </div>
    );
  }
  return <code.value host={host} element={element} size={frame} />;
}
