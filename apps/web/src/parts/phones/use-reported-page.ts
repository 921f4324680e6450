import { type CoursewareReader, homeOf } from '@lectern/courseware';
import { UNCOVERED_MAX } from '@lectern/protocol/phone-views';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect } from 'react';
import type { ToolShow } from '../class-tools/index.ts';
import type { ToolLesson } from '../lessons/index.ts';
import { wordsOfPage } from './page-texts.ts';
import type { PanelPhones } from './panel-phones.ts';

/** Id of the tool whose state contains the lesson's timers, and the prefix of a timer's key. */
const TIMER = 'timer';

/** Sends the current page to the phones, with more details to the teacher's own phone. */
export function useReportedPage(lesson: ToolLesson, show: ToolShow, phones: PanelPhones | undefined): void {
  const timer = useSignal(lesson.state(TIMER), timerState);
  const { reader, pageId, pageNumber: number, pageCount: count, pageSize, cover } = show;
  const { w, h } = pageSize;
  const covers = useSignal(lesson.state('covers'));
  const uncovered = awayOn(reader, pageId, covers).join('\n');
  const { sheet } = show;
  const covered = cover === 'black' || cover === 'white';
  useEffect(() => {
    if (!phones || count === 0 || number === 0) return;
    const board = sheet ? { id: sheet.pageId, ...sheet.board } : null;
    phones.showPage({
      number,
      count,
      ...wordsOfPage(reader, pageId),
      size: { w, h },
      covered,
      board,
      uncovered: uncovered === '' ? [] : uncovered.split('\n'),
      timer,
    });
  }, [phones, reader, pageId, number, count, w, h, covered, sheet, uncovered, timer]);
}

/** Ids of the covers on a page that are completely removed; phones show a partly removed cover as covering. */
function awayOn(
  reader: CoursewareReader,
  pageId: string | undefined,
  covers: Readonly<Record<string, unknown>>,
): readonly string[] {
  const away = Object.keys(covers).filter((id) => covers[id] === true && homeOf(reader, id) === pageId);
  return away.sort().slice(0, UNCOVERED_MAX);
}

/** Whether any timer is running, or is paused before its end. */
export function timerState(values: Readonly<Record<string, unknown>>): 'none' | 'running' | 'paused' {
  const timers = Object.entries(values).flatMap(([id, value]) => (/^timer\d/.test(id) ? [value] : []));
  const states = timers.flatMap((timer) => {
    const { since, rung, done, total, kind } = (timer ?? {}) as Partial<Record<string, unknown>>;
    if (rung === true || (kind === 'down' && Number(done) >= Number(total))) return [];
    return [since === null ? 'paused' : 'running'] as const;
  });
  return states.find((state) => state === 'running') ?? states[0] ?? 'none';
}
