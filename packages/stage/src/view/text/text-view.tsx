import { resolveText } from '@lectern/courseware';
import { memo, type ReactNode, useRef } from 'react';
import { reflectionOf } from '../paint/effect-style.ts';
import './hanging.css';
import './letter-paint.css';
import { textFlowStyle, textFrameStyle, textReflection } from './frame-layout.ts';
import { ParagraphView } from './paragraph-view.tsx';
import type { TextViewProps } from './text-view-props.ts';
import { useFit } from './use-fit.ts';
import { useTextScope } from './use-text-scope.ts';
import { WarpedText } from './warp/late-warped-text.tsx';

/** A text in its box: paragraphs anchored, inset, in columns or upright, or WordArt in its warp while no one types. */
export const TextView = memo(function TextView(props: TextViewProps): ReactNode {
  const { box, children } = props;
  const warped = box.warp !== undefined && box.vertical === 'horz' && !children;
  return warped ? <WarpedText {...props} /> : <StraightText {...props} />;
});

function StraightText(props: TextViewProps): ReactNode {
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
}

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
            last={index === paragraphs.length - 1}
            scope={scope}
          />
        ))}
    </div>
  );
});
