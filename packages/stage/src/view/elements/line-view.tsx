import { lookOf } from '@lectern/courseware';
import type { ReactNode } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { flipTransform } from '../frame-style.ts';
import { useOutline } from '../geometry/use-outline.ts';
import { usePageScope } from '../stage-context.ts';
import { OutlineSvg } from './outline-svg.tsx';

/** A straight, bent or curved line. */
export function LineView({ element, frame }: DrawingProps<'line'>): ReactNode {
  const { design } = usePageScope();
  const look = lookOf(element, design);
  const outline = useOutline(element.geometry, frame.w, frame.h);
  if (!outline) return null;
  return (
    <OutlineSvg
      outline={outline}
      box={{ w: frame.w, h: frame.h, rotation: frame.rotation }}
      fill={undefined}
      line={look.line}
      effects={look.effects}
      flip={flipTransform(frame)}
    />
  );
}
