import { type ListStyle, type ResolvedTextBox, resolveText, type TextBody } from '@lectern/courseware';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { reflectionOf } from '../paint/effect-style.ts';
import { usePageScope } from '../stage-context.ts';
import { type TextRect, textFlowStyle, textFrameStyle, textReflection } from './frame-layout.ts';
import { ParagraphView } from './paragraph-view.tsx';
import { shrinkOf, type TextScope } from './text-scope.ts';
import { useFit } from './use-fit.ts';

export interface TextViewProps {
  readonly body: TextBody;
  readonly box: ResolvedTextBox;
  /** What the paragraphs inherit, nearest first (`lookOf(element, design).levels`). */
  readonly levels: readonly ListStyle[];
  readonly rect: TextRect;
  /** Degrees that the text turns against its element: 180 in a shape flipped upside down. */
  readonly turn?: number | undefined;
  /** Shrinks on overflow beyond its stored scale, where its autofit says `shrink`; true when left out. */
  readonly fit?: boolean | undefined;
  /** Stands in the place of the paragraphs: an editor. */
  readonly children?: ReactNode;
}

/** A text in its box: paragraphs anchored, inset, in columns or upright. */
export const TextView = memo(function TextView(props: TextViewProps): ReactNode {
  const { body, box, levels, rect, turn = 0, fit = true, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  useFit(frame, fit, box, rect.r - rect.l, rect.b - rect.t);
  return (
    <div ref={frame} data-text-frame="" style={textFrameStyle(box, rect, turn)}>
      <TextFlow body={body} box={box} levels={levels}>
        {children}
      </TextFlow>
    </div>
  );
});

export type TextFlowProps = Omit<TextViewProps, 'rect' | 'turn' | 'fit'>;

/** The paragraphs of a text alone; what holds them says where they lie. */
export const TextFlow = memo(function TextFlow({ body, box, levels, children }: TextFlowProps): ReactNode {
  const scope = useTextScope(box);
  const paragraphs = resolveText(body, levels);
  const reflection = textReflection(paragraphs);
  return (
    <div
      data-text-flow=""
      style={{
        ...textFlowStyle(box, paragraphs),
        ...(reflection ? { WebkitBoxReflect: reflectionOf(reflection) } : undefined),
      }}
    >
      {children ??
        paragraphs.map((paragraph, index) => (
          <ParagraphView
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names and are drawn anew when they change
            key={index}
            paragraph={paragraph}
            index={index}
            scope={scope}
          />
        ))}
    </div>
  );
});

/** What the looks of a text's runs are worked out from, on the page around. */
export function useTextScope(box: ResolvedTextBox): TextScope {
  const { design, pageNumber } = usePageScope();
  return useMemo(
    () => ({
      colors: design.colors,
      theme: design.theme,
      pageNumber,
      now: new Date(),
      vertical: box.vertical,
      ...shrinkOf(box),
    }),
    [design, pageNumber, box],
  );
}
