import {
  type ElementLook,
  inheritedPlaceholders,
  type ShapeElement,
  type TextBody,
} from '@lectern/courseware';
import { type ReactNode, useMemo } from 'react';
import { usePageScope, useStage } from '../stage-context.ts';
import { TextView } from '../text/text-view.tsx';

export interface PromptViewProps {
  readonly element: ShapeElement;
  readonly look: ElementLook;
  readonly rect: { readonly l: number; readonly t: number; readonly r: number; readonly b: number };
}

/** The prompt of an empty placeholder in the editor: the layout's own text or a default, faint, in a dashed frame. */
export function PromptView({ element, look, rect }: PromptViewProps): ReactNode {
  const { design } = usePageScope();
  const { labels } = useStage();
  const body = useMemo((): TextBody | undefined => {
    for (const source of inheritedPlaceholders(element, design)) {
      const first = source.type === 'shape' ? source.text?.paragraphs[0] : undefined;
      if (first && first.runs.length > 0) return { paragraphs: [first], levels: element.text?.levels };
    }
    const words = labels.prompts[element.placeholder?.type ?? ''];
    return words === undefined
      ? undefined
      : { paragraphs: [{ runs: [{ type: 'text', text: words }] }], levels: element.text?.levels };
  }, [element, design, labels]);
  return (
    <div
      data-prompt=""
      style={{
        position: 'absolute',
        inset: 0,
        opacity: 0.45,
        outline: '1px dashed currentColor',
        outlineOffset: -1,
      }}
    >
      {body ? <TextView body={body} box={look.box} levels={look.levels} rect={rect} /> : null}
    </div>
  );
}
