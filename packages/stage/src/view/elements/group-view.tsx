import { type ReactNode, useContext, useMemo } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { effectStyle } from '../paint/effect-style.ts';
import { GroupFillContext, usePageScope } from '../stage-context.ts';

/** A group's children, in its coordinates. */
export function GroupView({ element, frame, renderChildren }: DrawingProps<'group'>): ReactNode {
  const { design } = usePageScope();
  const outer = useContext(GroupFillContext);
  const { w, h, flipH = false, flipV = false } = frame;
  const mirror = useMemo(() => (flipH || flipV ? { w, h, flipH, flipV } : undefined), [w, h, flipH, flipV]);
  const fill = element.fill?.type === 'group' ? outer : (element.fill ?? outer);
  const style = element.effects ? effectStyle(element.effects, design.colors) : undefined;
  const drawn = <GroupFillContext value={fill}>{renderChildren?.(mirror)}</GroupFillContext>;
  return style ? <div style={{ position: 'absolute', inset: 0, ...style }}>{drawn}</div> : drawn;
}
