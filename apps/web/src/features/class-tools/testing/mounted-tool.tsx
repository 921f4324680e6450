import { newId, Signal } from '@lectern/base';
import { blankCourseware, CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import { LessonDocument } from '@lectern/courseware/lesson';
import type { ClassEvent } from '@lectern/protocol/lessons';
import { useSignal } from '@lectern/ui/use-signal';
import { type WindowClear, WindowLayer } from '@lectern/ui/window';
import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import * as Y from 'yjs';
import type { ClassToolPart, ToolShow } from '../../../parts/class-tools/index.ts';
import type { ClassTaught, ToolLesson } from '../../../parts/lessons/index.ts';
import { mount } from '../../../platform/testing/mounted.tsx';

/** Space of the player's toolbar at the bottom, as in `player/toolbar/toolbar-place.ts`. */
const TOOLBAR: WindowClear = { below: 13 };
/** Key of the lesson's state with the open tools. */
const OPEN_TOOLS = 'open-tools';

/** Class tools in the page of a test, over a lesson that no server has. */
export class MountedTools {
  readonly document = new LessonDocument(new Y.Doc());
  readonly taught: Signal<ClassTaught>;
  readonly lesson: ToolLesson;
  /** Answers on the panel that tools added to the lesson. */
  readonly answers: Parameters<ToolLesson['answer']>[0][] = [];
  readonly #parts: Readonly<Record<string, ClassToolPart>>;
  /** Number of times that the show was loaded, and the ids of its open tools. */
  readonly shown = new Signal<{ readonly times: number; readonly open: readonly string[] }>({
    times: 1,
    open: [],
  });

  constructor(parts: Readonly<Record<string, ClassToolPart>>, names: readonly string[]) {
    this.#parts = parts;
    this.taught = new Signal(names.length === 0 ? { type: 'none' } : taughtClass(names));
    const { document, taught } = this;
    const add = (event: Parameters<ToolLesson['add']>[0]) => {
      const said: ClassEvent = { ...event, id: newId(), at: Date.now() };
      document.add(said);
      return said;
    };
    this.lesson = {
      id: newId(),
      now: () => Date.now(),
      classTaught: taught,
      askClass: () => undefined,
      classes: async () => [],
      weight: () => 'lesson',
      chooseClass: async () => undefined,
      moveSeats: async () => undefined,
      events: document.events,
      add,
      answer: (given) => void this.answers.push(given),
      takeBack: (event_id) => void add({ kind: 'undone', event_id }),
      state: (name) => document.state(name),
    };
  }

  open(id: string): void {
    this.lesson.state(OPEN_TOOLS).change({ [id]: Date.now() });
    const { times, open } = this.shown.get();
    this.shown.set({ times, open: [...open.filter((each) => each !== id), id] });
  }

  close(id: string): void {
    this.lesson.state(OPEN_TOOLS).change({ [id]: undefined });
    const { times, open } = this.shown.get();
    this.shown.set({ times, open: open.filter((each) => each !== id) });
  }

  /** Draws the open tools again from the state of the lesson, as after a reload of the page. */
  async reload(): Promise<void> {
    const before = document.querySelector('[data-window-layer]');
    const { times, open } = this.shown.get();
    this.shown.set({ times: times + 1, open });
    await expect.poll(() => before?.isConnected).toBe(false);
  }

  drawn(id: string): ReactNode {
    const View = this.#parts[id]?.View;
    return (
      View && (
        <View
          key={id}
          id={id}
          lesson={this.lesson}
          show={SHOW}
          open={(other) => this.open(other)}
          close={() => this.close(id)}
        />
      )
    );
  }
}

/** Opens a tool in a lesson of a class with these pupils; `parts` are all tools that it may open. */
export function mountTool(
  id: string,
  parts: Readonly<Record<string, ClassToolPart>>,
  names: readonly string[] = [],
): MountedTools {
  const tools = new MountedTools(parts, names);
  // Settings of tools that this browser stores.
  onTestFinished(() => localStorage.clear());
  tools.open(id);
  mount(<OpenTools tools={tools} />);
  return tools;
}

/**
 * Stops the clocks of the page until the test is finished. The returned function lets time pass as in a tab that sleeps:
 * no timer runs meanwhile, and afterwards the window is shown again.
 */
export function stopClocks(): (milliseconds: number) => void {
  const [date, steady] = [Date.now(), performance.now()];
  const slept = { milliseconds: 0 };
  const clocks = [
    vi.spyOn(Date, 'now').mockImplementation(() => date + slept.milliseconds),
    vi.spyOn(performance, 'now').mockImplementation(() => steady + slept.milliseconds),
  ];
  onTestFinished(() => {
    for (const clock of clocks) clock.mockRestore();
  });
  return (milliseconds) => {
    slept.milliseconds += milliseconds;
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

function OpenTools({ tools }: { readonly tools: MountedTools }): ReactNode {
  const { times, open } = useSignal(tools.shown);
  return (
    <div key={times} style={{ position: 'fixed', inset: 0 }}>
      <WindowLayer clear={TOOLBAR}>{open.map((id) => tools.drawn(id))}</WindowLayer>
    </div>
  );
}

/** A class with pupils of these names. */
export function taughtClass(names: readonly string[]): ClassTaught {
  return {
    type: 'there',
    kept: false,
    schoolClass: {
      class_id: 'class',
      class_name: '三年级2班',
      class_type: 'CLASS',
      class_nick_name: '',
      org_id: '',
      archived: false,
    },
    pupils: names.map((real_name, index) => ({
      user_id: `pupil-${index + 1}`,
      real_name,
      nick_name: '',
      student_number: String(index + 1),
      head_icon_path: '',
      group_name: '',
      seat: { row: Math.floor(index / 8) + 1, column: (index % 8) + 1 },
    })),
  };
}

/** A show of one page for tools that do not use the page. */
const SHOW = (() => {
  const shared = new Y.Doc();
  Y.applyUpdate(shared, stateOfSnapshot(blankCourseware()), 'load');
  return {
    reader: new CoursewareStore(shared),
    pageId: 'page-1',
    pageNumber: 1,
    pageCount: 1,
    cover: undefined,
    pageSize: { w: 1280, h: 720 },
    sheet: undefined,
    assets: { url: () => undefined, subscribe: () => () => undefined },
    surface: () => null,
    command: () => undefined,
  } as Partial<ToolShow> as ToolShow;
})();
