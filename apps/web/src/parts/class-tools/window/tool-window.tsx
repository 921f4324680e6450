import { Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Window, type WindowProps } from '@lectern/ui/window';
import type { ReactNode } from 'react';
import type { ClassToolProps } from '../class-tool.ts';
import { fold } from './folding.ts';
import classes from './tool-window.module.css';

export interface ToolWindowProps
  extends Pick<WindowProps, 'title' | 'icon' | 'size' | 'minSize' | 'side' | 'actions'> {
  readonly tool: ClassToolProps;
  readonly children?: ReactNode;
}

/**
 * The window of a class tool. Its position is stored in the lesson and restored after a reload; closing the window of a
 * running tool folds it.
 */
export function ToolWindow({ tool, children, ...window }: ToolWindowProps): ReactNode {
  const state = tool.lesson.state(tool.id);
  const placed = useSignal(state, ({ box }) => (isBox(box) ? box : undefined));
  return (
    <Window
      {...window}
      {...(placed && { placed })}
      onPlaced={({ x, y, w, h, unit }) => state.change({ box: { x, y, w, h, unit } })}
      onClose={() => fold(tool.lesson, tool.id, true) || tool.close()}
    >
      {children}
    </Window>
  );
}

/** The least unit of a screen; a stored box with a smaller unit is damaged. */
const LEAST_UNIT = 0.1;

/** A stored position of the window. Boxes stored by older versions have no `unit`. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly unit?: number;
}

function isBox(value: unknown): value is Box {
  const { x, y, w, h, unit = 1 } = (value ?? {}) as Partial<Record<keyof Box, unknown>>;
  const isSane = [x, y, w, h, unit].every((each) => typeof each === 'number' && Number.isFinite(each));
  return isSane && (unit as number) >= LEAST_UNIT;
}

export interface CornerChipProps {
  readonly icon: ReactNode;
  /** Draws attention, for example when time is up. */
  readonly urgent?: boolean;
  readonly onUnfold: () => void;
  readonly children: ReactNode;
}

/** The chip of a folded tool: chips stack in a corner, and pressing a chip unfolds the tool's window. */
export function CornerChip({ icon, urgent = false, onUnfold, children }: CornerChipProps): ReactNode {
  return (
    <Row
      as="button"
      gap={3}
      radius="round"
      type="button"
      className={classes.chip}
      data-urgent={urgent ? '' : undefined}
      onClick={onUnfold}
    >
      {icon}
      {children}
    </Row>
  );
}
