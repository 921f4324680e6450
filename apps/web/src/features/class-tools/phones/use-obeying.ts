import { Signal } from '@lectern/base';
import { colorOnBoard } from '@lectern/courseware/lesson';
import { useEffect, useRef, useState } from 'react';
import type { ClassToolProps } from '../../../parts/class-tools/index.ts';
import type { AskedCommand, PanelPhones } from '../../../parts/phones/index.ts';
import { callHand } from './hands/call-hand.ts';
import { askTimers } from './lesson-timers.ts';
import { type ObeyingPanel, obey } from './obey.ts';

/** Id of the tool for count-downs. */
const TIMER = 'timer';
/** A pointer without updates for this time is removed, because its phone may be offline. Milliseconds. */
const POINTS_FOR_MS = 3_000;

/** The position at which a phone of the teacher points, in fractions of the page's width and height. */
export type PointedAt = Signal<{ readonly x: number; readonly y: number } | null>;

/** Executes the commands of the teacher's phone on this panel; returns the position it points at. */
export function useObeying(tool: ClassToolProps, phones: PanelPhones): PointedAt {
  const [pointed] = useState<PointedAt>(() => new Signal<{ x: number; y: number } | null>(null));
  const latest = useRef<(asked: AskedCommand) => void>(undefined);
  useEffect(() => {
    latest.current = (asked) => {
      const state = phones.state.get();
      // Commands are executed only on the teaching panel, and while the lesson is open for phones.
      if (state.kind !== 'open') return;
      const outcome = obey(asked.command, panelOf(tool, phones, pointed));
      if (asked.command.kind !== 'laser') phones.done(asked, outcome);
    };
  });
  useEffect(() => phones.commands.subscribe((asked) => latest.current?.(asked)), [phones]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = pointed.subscribe(() => {
      clearTimeout(timer);
      if (pointed.get()) timer = setTimeout(() => pointed.set(null), POINTS_FOR_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [pointed]);
  return pointed;
}

function panelOf(
  { lesson, open, show }: ClassToolProps,
  phones: PanelPhones,
  pointed: PointedAt,
): ObeyingPanel {
  const state = phones.state.get();
  const { sheet } = show;
  const pageId = sheet?.pageId ?? show.pageId;
  return {
    pageNumber: show.pageNumber,
    pageCount: show.pageCount,
    pageSize: show.pageSize,
    board: sheet?.pageId ?? '',
    isOver: show.cover === 'end',
    activity: state.kind === 'open' ? state.panel.activity : null,
    show: (asked) => show.command(asked),
    point: (at) => pointed.set(at),
    write: (pen, points) => {
      const color = sheet ? colorOnBoard(sheet.board.color, pen.color) : pen.color;
      if (pageId !== undefined) show.ink.add(pageId, { tool: 'pen', ...pen, color }, points);
    },
    undo: () => {
      if (pageId !== undefined) show.ink.undo(pageId);
    },
    change: (change) => void phones.change(change),
    hand: (to, of) => {
      const up = state.kind === 'open' ? state.panel.hands.up : [];
      const hand = up.find((each) => each.participant_id === of);
      if (to === 'call' && hand) callHand(hand, lesson, phones);
      else if (to === 'lower' && (hand || of === undefined))
        void phones.changeHands({ lower: hand?.participant_id ?? 'all' });
      else return false;
      return true;
    },
    timer: (to, minutes) => {
      const isDone = askTimers(lesson.state(TIMER), to, minutes, Date.now());
      if (isDone) open(TIMER);
      return isDone;
    },
  };
}
