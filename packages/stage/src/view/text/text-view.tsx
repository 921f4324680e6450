import { resolveText } from '@lectern/courseware';
import { lazyComponent } from '@lectern/ui/lazy';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { reflectionOf } from '../paint/effect-style.ts';
import './text-view.css';
import { useStage } from '../stage-context.ts';
import { fitAttribute } from './fit/fit-attribute.ts';
import { useFit } from './fit/use-fit.ts';
import { textFlowStyle, textFrameStyle, textReflection } from './frame-layout.ts';
import { hasShadowBehind } from './letter-paint.ts';
import { ParagraphView } from './paragraph-view.tsx';
import { type TextViewProps, useTextScope } from './text-view-props.ts';

/** `WarpedText`, whose code is loaded with the first WordArt. */
const WarpedText = lazyComponent(async () => (await import('./warp/warped-text.tsx')).WarpedText, {
  waiting: <div data-loading="" />,
});

/**
 * A text in its box: paragraphs with anchor, insets, columns or vertical direction, or WordArt in its warp while the
 * user does not edit it.
 */
export const TextView = memo(function TextView(props: TextViewProps): ReactNode {
  const { box, children } = props;
  const warped = box.warp !== undefined && box.vertical === 'horz' && !children;
  return warped ? <WarpedText {...props} /> : <StraightText {...props} />;
});

function StraightText(props: TextViewProps): ReactNode {
  const { body, box, levels, children } = props;
  const { mode } = useStage();
  const { colors } = useTextScope(box);
  const shadowed =
    mode === 'print' &&
    !children &&
    resolveText(body, levels).some(({ runs }) => runs.some(({ look }) => hasShadowBehind(look, colors)));
  return (
    <>
      {shadowed ? <FramedText {...props} shadowsAlone /> : null}
      <FramedText {...props} />
    </>
  );
}

function FramedText(props: TextViewProps & { readonly shadowsAlone?: boolean }): ReactNode {
  const { body, box, levels, rect, turn = 0, fit = true, children, shadowsAlone } = props;
  const frame = useRef<HTMLDivElement>(null);
  useFit(frame, fit, box, rect.r - rect.l, rect.b - rect.t);
  const layer = shadowsAlone ? { 'data-text-shadows': '', 'aria-hidden': true } : {};
  return (
    <div
      ref={frame}
      data-text-frame=""
      data-fit={fitAttribute(fit, box, rect)}
      {...layer}
      style={textFrameStyle(box, rect, turn)}
    >
      <TextFlow body={body} box={box} levels={levels} shadowsAlone={shadowsAlone}>
        {children}
      </TextFlow>
    </div>
  );
}

export interface TextFlowProps extends Omit<TextViewProps, 'rect' | 'turn' | 'fit'> {
  readonly shadowsAlone?: boolean | undefined;
}

/** The paragraphs of a text only; the container positions them. */
export const TextFlow = memo(function TextFlow(props: TextFlowProps): ReactNode {
  const { body, box, levels, children, shadowsAlone } = props;
  const whole = useTextScope(box);
  const scope = useMemo(() => (shadowsAlone ? { ...whole, shadowsAlone } : whole), [whole, shadowsAlone]);
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
