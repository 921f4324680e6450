import type { HostedActivity } from '@lectern/protocol/phone-views';
import type { TeacherCommand } from '@lectern/protocol/teacher-commands';
import { expect, it } from 'vitest';
import { type ObeyingPanel, obey } from './obey.ts';

const activity: HostedActivity = {
  id: 'a',
  setting: { kind: 'buzz', question: '' },
  state: 'ready',
  shown: false,
  result: { kind: 'buzz', first: [] },
  answered: 0,
  hidden_words: [],
  asked: null,
  key_shown: false,
  works: [],
  shown_works: [],
  time: null,
};

function setUp(more: Partial<ObeyingPanel> = {}) {
  const did: unknown[] = [];
  const note =
    (what: string) =>
    (...given: unknown[]) => {
      did.push([what, ...given]);
    };
  const panel: ObeyingPanel = {
    pageNumber: 2,
    pageCount: 3,
    pageSize: { w: 1280, h: 720 },
    board: '',
    isOver: false,
    activity,
    show: note('show'),
    point: note('point'),
    write: note('write'),
    undo: note('undo'),
    change: note('change'),
    hand: (...given) => {
      did.push(['hand', ...given]);
      return given[1] !== 'gone';
    },
    timer: (...given) => {
      did.push(['timer', ...given]);
      return true;
    },
    ...more,
  };
  return { did, ask: (command: TeacherCommand) => obey(command, panel) };
}

const stroke = (page: number, points = [10, 20], board = ''): TeacherCommand => ({
  kind: 'stroke',
  page,
  board,
  color: 'd92d20',
  width: 5,
  points,
});

it('obey changes pages and covers the slide, but does not end the show', () => {
  const { did, ask } = setUp();
  expect(ask({ kind: 'show', to: 'next' })).toBe('done');
  expect(ask({ kind: 'show', to: 'black' })).toBe('done');
  expect(ask({ kind: 'page', number: 3 })).toBe('done');
  expect(ask({ kind: 'page', number: 4 })).toBe('refused');
  expect(did).toEqual([
    ['show', 'next'],
    ['show', 'black'],
    ['show', { page: 3 }],
  ]);
  const over = setUp({ isOver: true });
  expect(over.ask({ kind: 'show', to: 'next' })).toBe('refused');
  expect(over.ask({ kind: 'show', to: 'previous' })).toBe('done');
  expect(over.did).toEqual([['show', 'previous']]);
});

it('obey writes only on the page that the phone showed, within its edges', () => {
  const { did, ask } = setUp();
  expect(ask(stroke(2, [10, 20, -5, 9_999]))).toBe('done');
  expect(ask(stroke(1))).toBe('refused');
  expect(did).toEqual([['write', { color: 'D92D20', width: 5 }, [10, 20, 0.5, 0, 720, 0.5]]]);
});

it('obey writes on the board that the phone showed, and not on the slide under it', () => {
  const { did, ask } = setUp({ board: 'board-2' });
  expect(ask(stroke(2, [10, 20]))).toBe('refused');
  expect(ask(stroke(2, [10, 20], 'board-1'))).toBe('refused');
  expect(ask(stroke(2, [10, 20], 'board-2'))).toBe('done');
  expect(did).toHaveLength(1);
  // The board was closed meanwhile.
  expect(setUp().ask(stroke(2, [10, 20], 'board-2'))).toBe('refused');
});

it('obey changes only the activity that the phone showed, and not its successor', () => {
  const { did, ask } = setUp();
  expect(ask({ kind: 'activity', id: 'a', to: 'open' })).toBe('done');
  expect(ask({ kind: 'activity', id: 'a', to: 'show' })).toBe('done');
  expect(ask({ kind: 'activity', id: 'b', to: 'closed' })).toBe('refused');
  expect(setUp({ activity: null }).ask({ kind: 'activity', id: 'a', to: 'closed' })).toBe('refused');
  expect(did).toEqual([
    ['change', { state: 'open' }],
    ['change', { shown: true }],
  ]);
});

it('obey refuses a pause when there is no timer', () => {
  const { ask } = setUp({ timer: () => false });
  expect(ask({ kind: 'timer', to: 'pause', minutes: 5 })).toBe('refused');
});

it('calls and lowers hands, and refuses a hand that is no longer up', () => {
  const { did, ask } = setUp();
  expect(ask({ kind: 'hand', to: 'call', of: 'phone' })).toBe('done');
  expect(ask({ kind: 'hand', to: 'lower' })).toBe('done');
  expect(ask({ kind: 'hand', to: 'lower', of: 'gone' })).toBe('refused');
  expect(did).toEqual([
    ['hand', 'call', 'phone'],
    ['hand', 'lower', undefined],
    ['hand', 'lower', 'gone'],
  ]);
});
