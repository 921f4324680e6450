import { CoursewareStore } from '@lectern/courseware';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { type CommandedShow, runShowCommand } from './run-show-command.ts';

const end = vi.fn();
const act = vi.fn();

function show(change: Partial<CommandedShow> = {}): CommandedShow {
  const reader = new CoursewareStore(new Y.Doc());
  reader.transact((edit) => {
    edit.create({ kind: 'page', id: 'one', order: 'a0' });
    edit.create({ kind: 'page', id: 'two', order: 'a1' });
  });
  return {
    reader,
    overlays: { turn: () => false, closeTop: () => false },
    stage: { nextStep: () => false, previousStep: () => false },
    state: { tool: 'pointer', cover: 'none', lastPageId: undefined },
    round: false,
    act,
    end,
    ...change,
  };
}

beforeEach(() => {
  end.mockClear();
  act.mockClear();
});

const acts = () => act.mock.calls.map(([action]) => action);
const turned = (to: string) => [expect.objectContaining({ type: 'turn', to })];

describe('a step forward or back', () => {
  it.each(['next', 'previous'] as const)('changes the page by %s when the page has no step left', (asked) => {
    runShowCommand(asked, show());
    expect(acts()).toEqual(turned(asked));
  });

  it('is handled by overlays of the show, then by the page', () => {
    const turn = vi.fn(() => true);
    const stage = { nextStep: vi.fn(() => true), previousStep: vi.fn(() => true) };
    runShowCommand('next', show({ stage, overlays: { turn, closeTop: () => false } }));
    expect(stage.nextStep).not.toHaveBeenCalled();
    runShowCommand('next', show({ stage }));
    runShowCommand('previous', show({ stage }));
    expect([turn.mock.calls, stage.nextStep.mock.calls.length, stage.previousStep.mock.calls.length]).toEqual(
      [[[1]], 1, 1],
    );
    expect(acts()).toEqual([]);
  });

  it('changes the page at once while the page is covered, and ends the show after the last page', () => {
    const stage = { nextStep: vi.fn(() => true), previousStep: vi.fn(() => true) };
    const state = { tool: 'pointer', lastPageId: undefined } as const;
    runShowCommand('next', show({ stage, state: { ...state, cover: 'black' } }));
    expect([acts(), stage.nextStep.mock.calls]).toEqual([turned('next'), []]);
    runShowCommand('next', show({ stage, state: { ...state, cover: 'end' } }));
    expect(end).toHaveBeenCalledTimes(1);
  });
});

describe('escape', () => {
  const state = { lastPageId: undefined } as const;

  it('closes one overlay after another, and finally ends the show', () => {
    const closeTop = vi.fn(() => true);
    runShowCommand('escape', show({ overlays: { turn: () => false, closeTop } }));
    expect([closeTop.mock.calls.length, acts(), end.mock.calls]).toEqual([1, [], []]);
    runShowCommand('escape', show({ state: { ...state, cover: 'white', tool: 'ink' } }));
    runShowCommand('escape', show({ state: { ...state, cover: 'none', tool: 'ink' } }));
    expect(acts()).toEqual([
      { type: 'cover', cover: 'none' },
      { type: 'tool', tool: 'pointer' },
    ]);
    expect(end).not.toHaveBeenCalled();
    runShowCommand('escape', show());
    expect(end).toHaveBeenCalledTimes(1);
  });
});

it('a command goes to the page with a number, and to the last viewed page', () => {
  runShowCommand({ page: 2 }, show());
  runShowCommand({ page: 9 }, show());
  runShowCommand('lastViewed', show());
  runShowCommand('lastViewed', show({ state: { tool: 'pointer', cover: 'none', lastPageId: 'one' } }));
  expect(acts()).toEqual([
    { type: 'goTo', pageId: 'two' },
    { type: 'goTo', pageId: 'one' },
  ]);
});
