import { newId, Signal } from '@lectern/base';
import {
  blankCourseware,
  type CoursewareSnapshot,
  CoursewareStore,
  stateOfSnapshot,
} from '@lectern/courseware';
import { LessonDocument } from '@lectern/courseware/lesson';
import type { ClassEvent } from '@lectern/protocol/lessons';
import { type AssetSource, CHINESE_LABELS } from '@lectern/stage/view';
import { LazyCode } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import * as Y from 'yjs';
import type { OpenableTool } from '../../../parts/class-tools/index.ts';
import { InkBook, StoredInk } from '../../../parts/ink/index.ts';
import type { ClassTaught, ToolLesson } from '../../../parts/lessons/index.ts';
import { Tools } from '../../../parts/tools/index.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { Player } from '../player.tsx';
import { useRound } from '../round/use-round.ts';

const NO_ASSETS: AssetSource = { url: () => undefined, subscribe: () => () => undefined };
const noTools = new LazyCode<readonly OpenableTool[]>(async () => []);

/** A point of the slide: fractions of its width and height. */
type Share = readonly [x: number, y: number];

/** Options that a test gives to the show beside the courseware. */
interface PlayerOptions {
  readonly assets?: AssetSource;
  readonly classTools?: LazyCode<readonly OpenableTool[]>;
  /** The class that the lesson teaches. */
  readonly taught?: ClassTaught;
  /** Opens the editor; without it the page cannot be edited. */
  readonly onEdit?: () => void;
}

/** Number of times that the show was opened, and the last first page and ink. */
interface Opened {
  readonly times: number;
  readonly startPage: number | undefined;
  readonly book: InkBook;
}

/** The player in the page of a test, over a courseware and a lesson that no server has. */
export class MountedPlayer {
  readonly store: CoursewareStore;
  readonly assets: AssetSource;
  readonly classTools: LazyCode<readonly OpenableTool[]>;
  readonly lesson: ToolLesson;
  readonly onEdit: (() => void) | undefined;
  /** The page at which the show was ended. */
  readonly ended = new Signal<number | undefined>(undefined);
  readonly opened: Signal<Opened>;
  readonly toolbar = page.getByRole('toolbar', { name: '授课工具' });
  /** The button in the place of a toolbar that is out of sight. */
  readonly dot = page.getByRole('button', { name: '展开工具栏' });
  readonly #ink = new StoredInk(new CoursewareStore(new Y.Doc()));

  constructor(snapshot: CoursewareSnapshot, options: PlayerOptions) {
    const shared = new Y.Doc();
    Y.applyUpdate(shared, stateOfSnapshot(snapshot), 'load');
    this.store = new CoursewareStore(shared);
    this.assets = options.assets ?? NO_ASSETS;
    this.classTools = options.classTools ?? noTools;
    this.onEdit = options.onEdit;
    this.lesson = lessonOf(options.taught ?? { type: 'none' });
    this.opened = new Signal<Opened>({ times: 1, startPage: undefined, book: this.#bookOfLesson() });
  }

  /** Leaves the show and opens it again at this page, as after a reload. */
  async reopen(): Promise<void> {
    const closed = this.slide;
    const { times } = this.opened.get();
    this.opened.set({ times: times + 1, startPage: this.pageNumber, book: this.#bookOfLesson() });
    await expect.poll(() => closed.isConnected).toBe(false);
    await expect.poll(isReady).toBe(true);
  }

  #bookOfLesson(): InkBook {
    const book = new InkBook();
    book.keepIn(this.#ink);
    return book;
  }

  /** The page that is shown or that the show is moving to. */
  get slide(): HTMLElement {
    const pages = document.querySelectorAll<HTMLElement>('[data-testid="show"] [data-page-id]');
    const shown = pages[pages.length - 1];
    if (!shown) throw new Error('no page is shown');
    return shown;
  }

  /** The number of the current page in the text for screen readers. */
  get pageNumber(): number {
    const label = document.querySelector('main')?.ariaLabel;
    return Number(/第 (\d+) \//.exec(label ?? '')?.[1]);
  }

  button(name: string): Locator {
    return page.getByRole('button', { name, exact: true });
  }

  /** A button of the toolbar. */
  tool(name: string): Locator {
    return this.toolbar.getByRole('button', { name, exact: true });
  }

  /** Presses a command of the card of all tools. */
  async pressTool(name: string): Promise<void> {
    await this.tool('更多').click();
    await page.getByRole('group', { name: '更多' }).getByRole('button', { name, exact: true }).click();
  }

  async goTo(number: number): Promise<void> {
    await commands.typeKeys(String(number));
    await commands.press(['Enter']);
    await expect.poll(() => this.pageNumber).toBe(number);
  }

  /** The place in the window of a point of the slide. */
  at([x, y]: Share): { readonly x: number; readonly y: number } {
    const box = canvas('ink-wet').getBoundingClientRect();
    return { x: box.x + box.width * x, y: box.y + box.height * y };
  }

  /** Draws with the current tool from point to point of the slide. */
  async draw(from: Share, ...to: readonly Share[]): Promise<void> {
    await commands.mouse([
      { do: 'move', ...this.at(from) },
      { do: 'down' },
      ...to.map((point) => ({ do: 'move', ...this.at(point), steps: 6 }) as const),
      { do: 'up' },
    ]);
  }

  /** Fraction of the ink canvas that is written on. */
  inked(): number {
    const { data } = pixels('ink-dry');
    let count = 0;
    for (let i = 3; i < data.length; i += 4) if (data[i]) count += 1;
    return count / (data.length / 4);
  }
}

export function canvas(name: 'ink-dry' | 'ink-wet'): HTMLCanvasElement {
  const drawn = document.querySelector<HTMLCanvasElement>(`[data-testid="${name}"]`);
  if (!drawn) throw new Error(`there is no ${name}`);
  return drawn;
}

/** The pixels of an ink canvas. */
export function pixels(name: 'ink-dry' | 'ink-wet'): ImageData {
  const drawn = canvas(name);
  const brush = drawn.getContext('2d');
  if (!brush) throw new Error('the canvas cannot be read');
  return brush.getImageData(0, 0, drawn.width, drawn.height);
}

/** A lesson in memory. */
function lessonOf(taught: ClassTaught): ToolLesson {
  const document = new LessonDocument(new Y.Doc());
  return {
    id: newId(),
    now: () => Date.now(),
    classTaught: new Signal(taught),
    askClass: () => undefined,
    classes: async () => [],
    weight: () => 'lesson',
    chooseClass: async () => undefined,
    moveSeats: async () => undefined,
    events: document.events,
    add: (event) => {
      const made = { ...event, id: newId(), at: Date.now() } as ClassEvent;
      document.add(made);
      return made;
    },
    answer: () => undefined,
    takeBack: () => undefined,
    state: (name) => document.state(name),
  };
}

/** Opens the player on a courseware with the toolbar at the bottom, and resolves when its tools are there. */
export async function mountPlayer(
  snapshot: CoursewareSnapshot = emptyPages(4),
  options: PlayerOptions = {},
): Promise<MountedPlayer> {
  if (localStorage.getItem('lectern.player-toolbar') === null)
    localStorage.setItem('lectern.player-toolbar', 'bottom');
  // The page of the tests stays in its window.
  vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(new Error('refused'));
  const address = location.href;
  onTestFinished(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    history.replaceState(null, '', address);
  });
  const player = new MountedPlayer(snapshot, options);
  mount(<OpenPlayer player={player} />);
  // Keys go to the page of the test, also before its first click.
  window.focus();
  await expect.poll(isReady).toBe(true);
  return player;
}

function OpenPlayer({ player }: { readonly player: MountedPlayer }): ReactNode {
  const { times } = useSignal(player.opened);
  return <Show key={times} player={player} />;
}

function Show({ player }: { readonly player: MountedPlayer }): ReactNode {
  const { store, assets, classTools, lesson } = player;
  const [{ book, startPage }] = useState(() => player.opened.get());
  const round = useRound(store);
  return (
    <Tools store={store} isHeard>
      <Player
        reader={store}
        ink={{ book, home: 'lesson' }}
        store={store}
        assets={assets}
        classTools={classTools}
        lesson={lesson}
        looked={undefined}
        kept={undefined}
        wouldEnd={() => false}
        round={round}
        labels={CHINESE_LABELS}
        startPage={startPage}
        startSteps={undefined}
        position={undefined}
        notice={null}
        onPage={() => undefined}
        onSteps={() => undefined}
        onEnd={(number) => player.ended.set(number)}
        taught={undefined}
        onEdit={player.onEdit}
      />
    </Tools>
  );
}

/** Controls of every show: its toolbar, the button of a folded toolbar, or the corner that ends a kiosk. */
const CONTROLS = '[role="toolbar"], button[aria-label="展开工具栏"], button[aria-label="按住，结束展台放映"]';

/** Whether ink and controls, which are loaded after the page, are there. */
function isReady(): boolean {
  const parts = [CONTROLS, '[data-testid="ink-wet"]'];
  return parts.every((each) => document.querySelector(each) !== null);
}

/** Resizes the window until the test is finished. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(1366, 768));
  await page.viewport(width, height);
}

/** Taps the middle of a control with one finger, once it is there. */
export async function tapOn(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  const { x, y, width, height } = control.element().getBoundingClientRect();
  await commands.tapAt({ x: x + width / 2, y: y + height / 2 });
}

/** A courseware of this many empty pages. */
export function emptyPages(count: number): CoursewareSnapshot {
  const { records } = blankCourseware();
  const [first] = records.filter((record) => record.kind === 'page');
  if (!first) throw new Error('a blank courseware has no page');
  const pages = Array.from({ length: count }, (_, at) => {
    return { ...first, id: `page${at + 1}`, order: `a${String(at).padStart(2, '0')}` };
  });
  return { records: [...records.filter(({ kind }) => kind !== 'page' && kind !== 'element'), ...pages] };
}
