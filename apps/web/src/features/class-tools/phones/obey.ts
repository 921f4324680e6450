import type { HostedActivity } from '@lectern/protocol/phone-views';
import type { CommandOutcome, TeacherCommand } from '@lectern/protocol/teacher-commands';
import type { ActivityChange } from '../../../parts/phones/index.ts';

/** The panel as controlled by the teacher's phone. */
export interface ObeyingPanel {
  /** Counted from 1; 0 for a courseware without pages. */
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly pageSize: { readonly w: number; readonly h: number };
  /** Id of the board that covers the page and is written on instead; empty without a board. */
  readonly board: string;
  /** The show is after its last page: another step would end it. */
  readonly isOver: boolean;
  /** The current activity on the phones of the class. */
  readonly activity: HostedActivity | null;
  show(asked: 'next' | 'previous' | 'black' | { readonly page: number }): void;
  point(at: { readonly x: number; readonly y: number } | null): void;
  /** x, y and pressure of each point in turn, on the current board, otherwise on the page. */
  write(pen: { readonly color: string; readonly width: number }, points: readonly number[]): void;
  undo(): void;
  change(change: ActivityChange): void;
  /** Calls or lowers the hand of a phone, or lowers all; returns false when that hand is not up. */
  hand(to: 'call' | 'lower', of: string | undefined): boolean;
  /** Returns false when there is no timer to change. */
  timer(to: 'start' | 'pause' | 'resume', minutes: number): boolean;
}

/** Pressure of a finger on a phone, of 1. */
const PRESSURE = 0.5;

const CHANGES: Readonly<Record<'open' | 'closed' | 'away' | 'show' | 'hide', ActivityChange>> = {
  open: { state: 'open' },
  closed: { state: 'closed' },
  away: { state: 'away' },
  show: { shown: true },
  hide: { shown: false },
};

/**
 * Executes a command of the teacher's phone if it fits the panel's current state, because the phone may show an older
 * state.
 */
export function obey(command: TeacherCommand, panel: ObeyingPanel): CommandOutcome {
  switch (command.kind) {
    case 'show':
      // The show can only be ended at the panel, which then asks questions.
      if (command.to === 'next' && panel.isOver) return 'refused';
      panel.show(command.to);
      return 'done';
    case 'page':
      if (command.number > panel.pageCount) return 'refused';
      panel.show({ page: command.number });
      return 'done';
    case 'laser':
      panel.point(command.at);
      return 'done';
    case 'stroke':
      if (command.page !== panel.pageNumber || command.board !== panel.board) return 'refused';
      panel.write(
        { color: command.color.toUpperCase(), width: command.width },
        withPressure(command.points, panel.pageSize),
      );
      return 'done';
    case 'undo':
      panel.undo();
      return 'done';
    case 'activity':
      if (panel.activity?.id !== command.id) return 'refused';
      panel.change(CHANGES[command.to]);
      return 'done';
    case 'hand':
      return panel.hand(command.to, command.of) ? 'done' : 'refused';
    case 'timer':
      return panel.timer(command.to, command.minutes) ? 'done' : 'refused';
  }
}

/** Points limited to the page, with a pressure. */
function withPressure(
  points: readonly number[],
  { w, h }: { readonly w: number; readonly h: number },
): readonly number[] {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return points.flatMap((value, index) =>
    index % 2 === 0 ? [within(value, w)] : [within(value, h), PRESSURE],
  );
}
