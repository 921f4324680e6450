import type { CompositeResponse } from '@lectern/questions';
import { Stack } from '@lectern/ui';
import type { ComponentType, ReactNode } from 'react';
import type { QuestionProps, ShownQuestion } from './shown-question.ts';

interface CompositeChildrenProps extends QuestionProps {
  readonly questions: readonly ShownQuestion[];
  /** Draws one question. */
  readonly Body: ComponentType<QuestionProps>;
}

/** The questions under one material, numbered (1), (2) …; each changes its own response. */
export function CompositeChildren({ Body, questions, ...props }: CompositeChildrenProps): ReactNode {
  const given = responsesOf(props.response);
  const change = (id: string, response: unknown) => {
    const next = new Map(given).set(id, response);
    const all = questions.filter((one) => next.has(one.id));
    const composite: CompositeResponse = {
      children: all.map((one) => ({ id: one.id, response: next.get(one.id) })),
    };
    props.onChange?.(composite);
  };
  return (
    <Stack gap={6}>
      {questions.map((child, index) => (
        <Body
          key={child.id}
          question={child}
          mode={props.mode}
          number={`(${index + 1})`}
          response={given.get(child.id)}
          onChange={props.onChange && ((response) => change(child.id, response))}
          locked={props.locked}
          requestedHints={props.requestedHints}
          onRequestHint={props.onRequestHint}
          review={props.review?.children?.[child.id]}
        />
      ))}
    </Stack>
  );
}

/** The responses of a composite by question; none for a value of another form. */
function responsesOf(response: unknown): ReadonlyMap<string, unknown> {
  const list = (response as Partial<CompositeResponse> | undefined)?.children;
  return new Map(Array.isArray(list) ? list.map((one) => [one.id, one.response]) : []);
}
