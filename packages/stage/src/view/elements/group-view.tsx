import type { Frame, GroupElement } from '@lectern/courseware';
import { type ReactNode, useContext, useMemo } from 'react';
import type { Mirror } from '../frame-style.ts';
import { effectStyle } from '../paint/effect-style.ts';
import { GroupFillContext, usePageScope } from '../stage-context.ts';

export interface GroupViewProps {
  readonly element: GroupElement;
  readonly frame: Frame;
  /** Draws the children, in a mirror when the group is flipped. */
  readonly children: (mirror: Mirror | undefined) => ReactNode;
}

/** A group's children, in its coordinates. */
export function GroupView({ element, frame, children }: GroupViewProps): ReactNode {
  const { design } = usePageScope();
  const outer = useContext(GroupFillContext);
  const { w, h, flipH = false, flipV = false } = frame;
  const mirror = useMemo(() => (flipH || flipV ? { w, h, flipH, flipV } : undefined), [w, h, flipH, flipV]);
  const fill = element.fill?.type === 'group' ? outer : (element.fill ?? outer);
  const style = element.effects ? effectStyle(element.effects, design.colors) : undefined;
  const drawn = <GroupFillContext value={fill}>{children(mirror)}</GroupFillContext>;
  return style ? <div style={{ position: 'absolute', inset: 0, ...style }}>{drawn}</div> : drawn;
}
