import { type Element, type Fill, lookOf, type ShapeElement, type TextBody } from '@lectern/courseware';
import type { ReactNode } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { flipTransform } from '../frame-style.ts';
import { useOutline } from '../geometry/use-outline.ts';
import { effectStyle } from '../paint/effect-style.ts';
import { isDrawn } from '../paint/line-style.ts';
import { usePageScope, useStage } from '../stage-context.ts';
import { TextView } from '../text/text-view.tsx';
import { PageFilledOutline, PromptView } from './lazy-views.tsx';
import { OutlineSvg } from './outline-svg.tsx';

/** The text of a shape while the user first types in it. */
const NOTHING_YET: TextBody = { paragraphs: [{ runs: [] }] };

/** A shape or text box. */
export function ShapeView({ element, frame, text }: DrawingProps<'shape'>): ReactNode {
  const { design } = usePageScope();
  const { mode } = useStage();
  const look = lookOf(element, design);
  const { w, h } = frame;
  const outline = useOutline(look.geometry, w, h);
  const typed = element.text && saysSomething(element.text);
  if (isBlankPlace(element) && !text && mode !== 'edit') return null;
  const box = { w, h, rotation: frame.rotation };
  const rect = outline ? flippedRect(outline.textRect, frame) : { l: 0, t: 0, r: w, b: h };
  const body = element.text ?? (text ? NOTHING_YET : undefined);
  const throughToPage = element.pageFill && !element.fill;
  const drawing = outline && {
    outline,
    box,
    line: look.line,
    effects: look.effects,
    flip: flipTransform(frame),
  };
  // The text of a shape without fill and line casts the shadow.
  const bare = look.effects && !isPainted(look.fill) && !isDrawn(look.line);
  const written =
    body && (typed || text) ? (
      <TextView
        body={body}
        box={look.box}
        levels={look.levels}
        rect={rect}
        turn={uprightTurn(look.box.upright, frame)}
        fit={fitsItself(element)}
      >
        {text}
      </TextView>
    ) : (
      text
    );
  return (
    <>
      {drawing && throughToPage ? <PageFilledOutline {...drawing} frame={frame} /> : null}
      {drawing && !throughToPage ? <OutlineSvg {...drawing} fill={look.fill} /> : null}
      {bare && look.effects ? (
        <div
          style={{
            position: 'absolute',
            inset: 0,
            ...effectStyle(look.effects, design.colors, { turn: frame.rotation }),
          }}
        >
          {written}
        </div>
      ) : (
        written
      )}
      {element.placeholder && !typed && !text && mode === 'edit' ? (
        <PromptView element={element} look={look} rect={rect} />
      ) : null}
    </>
  );
}

function isPainted(fill: Fill | undefined): boolean {
  return fill !== undefined && fill.type !== 'none';
}

/**
 * Whether the stage scales the text to fit. PowerPoint stores on the text itself when it shrank it, and the scale. A
 * text that only inherits the setting from its master was never shrunk by PowerPoint, and keeps its size until it is
 * edited.
 */
function fitsItself(element: ShapeElement): boolean {
  return element.text?.box?.autofit !== undefined || element.origin === undefined;
}

/** The rotation of text in a shape that is flipped vertically: upside down, or turned back when it stays upright. */
function uprightTurn(upright: boolean, frame: ShapeElement['frame']): number {
  const flipped = frame.flipV ? 180 : 0;
  return upright ? flipped - (frame.rotation ?? 0) : flipped;
}

interface Rect {
  readonly l: number;
  readonly t: number;
  readonly r: number;
  readonly b: number;
}

/** The text rectangle is mirrored with the outline. */
function flippedRect(rect: Rect, { w, h, flipH, flipV }: ShapeElement['frame']): Rect {
  return {
    l: flipH ? w - rect.r : rect.l,
    r: flipH ? w - rect.l : rect.r,
    t: flipV ? h - rect.b : rect.t,
    b: flipV ? h - rect.t : rect.b,
  };
}

/** Whether the element is an empty placeholder of a layout, which only the editor shows. */
export function isBlankPlace({
  placeholder,
  text,
  fill,
  line,
}: Element & { readonly type: 'shape' }): boolean {
  return placeholder !== undefined && !(text && saysSomething(text)) && !fill && !line;
}

/** Whether there is any text. */
function saysSomething(body: TextBody): boolean {
  return body.paragraphs.some((paragraph) =>
    paragraph.runs.some((run) => run.type !== 'break' && (run.type !== 'text' || run.text !== '')),
  );
}
