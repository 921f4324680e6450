import { boxOf, lookOf, type QuestionElement, questionBody } from '@lectern/courseware';
import { useLazy } from '@lectern/ui/lazy';
import { type ReactNode, useContext, useMemo } from 'react';
import type { DrawingProps } from '../../drawing-props.ts';
import { type QuestionViewHost, QuestionViewHostContext } from '../../hosts/question-view-host.ts';
import { useThemeColors } from '../../hosts/theme-colors.ts';
import { usePageScope, useStage } from '../../stage-context.ts';
import { TextView } from '../../text/text-view.tsx';

interface HostedQuestionProps extends DrawnQuestion {
  readonly host: QuestionViewHost;
}

const FILLS = { position: 'absolute', inset: 0 } as const;

/** A question, drawn by its host; as a text when there is no host, and while the code of its view is loading. */
export function QuestionElementView({ element, frame }: DrawingProps<'question'>): ReactNode {
  const host = useContext(QuestionViewHostContext);
  return host ? (
    <HostedQuestion host={host} element={element} size={frame} />
  ) : (
    <QuestionStandIn element={element} size={frame} />
  );
}

function HostedQuestion({ host, element, size: { w, h } }: HostedQuestionProps): ReactNode {
  const { assets, mode } = useStage();
  const colors = useThemeColors();
  const code = useLazy(host.view);
  const size = useMemo(() => ({ w, h }), [w, h]);
  const { id } = element;
  const { answer } = host;
  const answerThis = useMemo(() => answer && (() => answer(id)), [answer, id]);
  if (code.type !== 'here') {
    const standIn = <QuestionStandIn element={element} size={size} />;
    return code.type === 'waiting' ? <div data-loading="">{standIn}</div> : standIn;
  }
  return (
    // A slide is light in the dark theme, too.
    <div data-theme="light" style={FILLS}>
      <code.value
        element={element}
        mode={mode}
        size={size}
        assets={assets}
        language={host.language}
        colors={colors}
        answer={answerThis}
      />
    </div>
  );
}

interface DrawnQuestion {
  readonly element: QuestionElement;
  readonly size: { readonly w: number; readonly h: number };
}

/** A question as a text, without its pictures: where no host draws it, or its code is not loaded. */
function QuestionStandIn({ element, size: { w, h } }: DrawnQuestion): ReactNode {
  const { design } = usePageScope();
  const body = questionBody(element.question);
  const levels = [...(body.levels ? [body.levels] : []), ...lookOf(element, design).levels];
  return <TextView body={body} box={boxOf(body)} levels={levels} rect={{ l: 0, t: 0, r: w, b: h }} />;
}
