import { Disposables, type Dispose, Signal } from '@lectern/base';
import type {
  CellArea,
  CoursewareReader,
  CoursewareStore,
  Edit,
  Tile,
  TransactOptions,
} from '@lectern/courseware';
import { editDesign } from '@lectern/courseware/design';
import { DraftReader } from '../draft/draft-reader.ts';
import type { Point } from '../geometry/point.ts';
import { agreeOnGlue } from '../glue/agree-on-glue.ts';
import { editWithGlue } from '../glue/follow-glue.ts';
import { holdsMore } from '../kinds/in-hand.ts';
import { editWithLockedPaths } from '../motion/locked-paths.ts';
import { emptySelection, meantBy, type Selection, surviving } from '../selection/selection.ts';
import type { SnapAids } from '../snap/targets.ts';
import type { TextTarget } from '../text/text-target.ts';
import { editingTextState } from '../tools/editing-text.ts';
import { idleState } from '../tools/idle.ts';
import { insertingBoxState } from '../tools/inserting-box.ts';
import { insertingLineState } from '../tools/inserting-line.ts';
import { ToolMachine } from '../tools/machine.ts';
import type { Insertion, ToolPorts } from '../tools/ports.ts';
import { ChangedPages } from './changed-pages.ts';
import { ChosenCells } from './chosen-cells.ts';
import type { Drawing } from './drawing.ts';
import { type OpenText, OpenTexts } from './open-texts.ts';
import { emptyOverlay, type Overlay } from './overlay.ts';
import { toolPorts } from './tool-ports.ts';
import { Viewport } from './viewport.ts';

/** The courseware as the parts of the editor see it: they read it, and change it through their session alone. */
export type EditedCourseware = CoursewareReader &
  Pick<CoursewareStore, 'canUndo' | 'canRedo' | 'subscribeUndo' | 'subscribeRestore'>;

/**
 * Where the parts of the editor are put together: what is chosen, what the hand does, what is shown meanwhile. It draws
 * nothing and holds no rule of its own.
 */
export class EditSession {
  readonly #store: CoursewareStore;
  /** The courseware with what the hand is doing put in; the page is drawn from this. */
  readonly draft: DraftReader;
  /** The page that is shown, or the layout or master that is changed in a page's stead. */
  readonly pageId = new Signal<string | undefined>(undefined);
  readonly selection = new Signal<Selection>(emptySelection);
  readonly overlay = new Signal<Overlay>(emptyOverlay);
  /** What things are laid along besides each other. */
  readonly aids = new Signal<SnapAids>({ guides: false });
  readonly texts: OpenTexts;
  /** Of the table that alone is chosen. */
  readonly cells: ChosenCells;
  /** The element of which what it holds is open. */
  readonly more = new Signal<string | undefined>(undefined);
  /** Whether a formula is being written: into the open text where its cursor is, else onto the page. */
  readonly writesFormula = new Signal(false);
  /** An outline that is being drawn, or changed point by point, by hands of their own. */
  readonly drawing = new Signal<Drawing | undefined>(undefined);
  readonly viewport = new Viewport();
  readonly tools: ToolMachine;
  readonly #ports: ToolPorts;
  readonly #disposables = new Disposables();
  /** The undo step of what is edited at the moment, where it has a name. */
  #passing: string | undefined;
  /** Without permission to edit nothing can be held. */
  readonly canEdit: boolean;

  constructor(store: CoursewareStore, options: { readonly canEdit: boolean }) {
    this.#store = store;
    this.canEdit = options.canEdit;
    this.draft = new DraftReader(store);
    this.cells = new ChosenCells(store);
    this.texts = new OpenTexts(
      store,
      (work, how) => this.edit(work, how),
      (table, at) => this.cells.at(table, at),
    );
    this.#ports = toolPorts(this, (open) => this.#open(open));
    this.tools = new ToolMachine(idleState(this.#ports));
    this.pageId.set(store.pages()[0]);
    this.#pageBefore = store.pages()[0];
    this.#disposables.add(
      this.selection.subscribe(() => {
        const { ids } = this.selection.get();
        if (ids.length !== 1 || ids[0] !== this.cells.choice.get()?.elementId) this.cells.clear();
      }),
    );
    this.#disposables.add(this.texts.open.subscribe(() => this.texts.open.get() && this.cells.clear()));
    this.#disposables.add(
      store.subscribe((change) => this.#settle(change.childLists.has('deck'), change.records)),
    );
    if (this.canEdit) this.#disposables.add(agreeOnGlue(store));
  }

  get store(): EditedCourseware {
    return this.#store;
  }

  get openText(): Signal<OpenText | undefined> {
    return this.texts.open;
  }

  /** The open text's editor, once it is loaded. */
  get textEditor(): Signal<TextTarget | undefined> {
    return this.texts.editor;
  }

  /**
   * Changes the courseware as one undo step. Every change by a hand begins here, and permission is asked here: without
   * it nothing changes and the answer is false.
   */
  edit(work: (edit: Edit) => void, options?: TransactOptions): boolean {
    if (!this.canEdit) return false;
    const home = this.pageId.get();
    const shown = home === undefined ? undefined : this.#store.get(home)?.kind;
    const whole: typeof work =
      home !== undefined && (shown === 'layout' || shown === 'master')
        ? (edit) => editDesign(edit, home, work)
        : work;
    this.#store.transact(
      (edit) => editWithLockedPaths(edit, home, (within) => editWithGlue(within, whole)),
      this.#passing === undefined
        ? options
        : { ...options, merge: this.#passing, within: Number.POSITIVE_INFINITY },
    );
    return true;
  }

  /**
   * What `work` edits joins the undo step of that name where nothing else was edited since: a colour picker tells every
   * colour that a hand passes.
   */
  passing(step: string, work: () => void): void {
    this.#passing = step;
    try {
      work();
    } finally {
      this.#passing = undefined;
    }
  }

  /**
   * Takes back this author's last step, and shows the page that it changed; answers that page when it was another. Nothing
   * for who may no longer edit.
   */
  undo(): string | undefined {
    if (!this.canEdit) return undefined;
    const pages = this.store.pages();
    const at = pages.indexOf(this.pageId.get() ?? '');
    const shown = this.#following(() => this.#store.undo());
    const left = new Set(this.store.pages());
    const taken = pages[at];
    if (taken === undefined || left.has(taken)) return shown;
    // A new page that is taken back leaves the one from which it was asked for.
    const before = pages.slice(0, at).findLast((id) => left.has(id));
    if (before !== undefined) this.goToPage(before);
    return undefined;
  }

  redo(): string | undefined {
    return this.canEdit ? this.#following(() => this.#store.redo()) : undefined;
  }

  #following(work: () => void): string | undefined {
    const before = this.pageId.get();
    const changed = new ChangedPages(this.#store);
    work();
    const pages = changed.finish();
    const now = this.pageId.get();
    const [page] = pages;
    // What pages inherit is changed on them too, where it was changed.
    const designs = now !== undefined && this.#isDesign(now) ? this.#designsOf(changed.homes) : [];
    const [design] = designs;
    if (now !== undefined && design !== undefined) {
      const shows = designs.includes(now) || designs.includes(this.#master ?? '');
      if (!shows) this.goToPage(design);
    } else if (page !== undefined && now !== undefined && !pages.includes(now)) this.goToPage(page);
    const shown = this.pageId.get();
    return shown === before ? undefined : shown;
  }

  /** Shows a page, or a layout or master to change it, and lets go of what was chosen on the one before. */
  goToPage(pageId: string): void {
    if (pageId === this.pageId.get()) return;
    this.letGo();
    this.selection.set(emptySelection);
    this.#design = this.#isDesign(pageId) ? pageId : undefined;
    if (this.#design === undefined) {
      this.#pageIndex = this.store.pages().indexOf(pageId);
      this.#pageBefore = pageId;
    } else this.#master = this.store.find('layout', pageId)?.masterId ?? pageId;
    this.pageId.set(pageId);
  }

  choose(ids: readonly string[]): void {
    this.letGo();
    this.selection.set({ ids });
  }

  /**
   * Chooses what a menu is opened on, of a table that alone is chosen the cell at that point; what is among the chosen stays
   * so, and empty ground lets go of all.
   */
  chooseForMenu(leafId: string | undefined, at: Point): void {
    const leaf = leafId === undefined ? undefined : this.store.find('element', leafId);
    if (!leaf) {
      this.choose([]);
      return;
    }
    const { ids, within } = this.selection.get();
    const meant = meantBy(this.store, leaf, within);
    if (ids.includes(meant.id)) {
      if (ids.length === 1 && meant.type === 'table') this.cells.chooseForMenu(meant, at);
      return;
    }
    this.choose([meant.id]);
  }

  /** The next press on the page draws this. */
  startInsertion(insertion: Insertion): void {
    if (!this.canEdit) return;
    this.letGo();
    this.selection.set(emptySelection);
    this.tools.become(
      insertion.type === 'line'
        ? insertingLineState(this.#ports, insertion)
        : insertingBoxState(this.#ports, insertion),
    );
  }

  /** The next presses on the page draw an outline, or change that of a shape. */
  startDrawing(drawing: Drawing): void {
    if (!this.canEdit) return;
    this.letGo();
    this.selection.set(
      drawing.type === 'points' ? { ...this.selection.get(), ids: [drawing.elementId] } : emptySelection,
    );
    this.drawing.set(drawing);
  }

  /** Whatever the hand holds is dropped as if it had never come; an open text is closed and kept. */
  letGo(): void {
    this.drawing.set(undefined);
    if (this.tools.state.name === 'editingText') this.texts.close();
    else if (this.tools.state.name !== 'idle') this.tools.step((state) => state.cancel());
    this.texts.close();
    this.tools.become(idleState(this.#ports));
  }

  /** Opens the text of an element (or of a table's cell, the first of those chosen) with everything in it chosen. */
  editText(elementId: string, options: Omit<OpenText, 'elementId'> = {}): boolean {
    const choice = this.cells.choice.get();
    const first = choice?.elementId === elementId ? { cell: choice.from } : {};
    return this.#open({ elementId, ...first, ...options });
  }

  /** Chooses cells of a table, and that table alone; what was held or open is let go of. */
  chooseCells(elementId: string, cells: 'all' | CellArea | { readonly from: Tile; readonly to: Tile }): void {
    this.letGo();
    const { ids } = this.selection.get();
    if (ids.length !== 1 || ids[0] !== elementId)
      this.selection.set({ ...this.selection.get(), ids: [elementId] });
    const element = this.store.find('element', elementId);
    if (element?.type !== 'table') return;
    if (cells === 'all') this.cells.all(element);
    else if ('from' in cells) this.cells.choose(element, cells.from, cells.to);
    else this.cells.chooseArea(element, cells);
  }

  /** Shows what an element holds (see `InHand.holdsMore`); false for one that is locked or may not be edited. */
  openMore(elementId: string): boolean {
    const element = this.store.find('element', elementId);
    if (!this.canEdit || !element || element.locked || !holdsMore(element)) return false;
    this.letGo();
    this.more.set(elementId);
    return true;
  }

  dispose(): void {
    this.letGo();
    this.#disposables.dispose();
  }

  onDispose(dispose: Dispose): void {
    this.#disposables.add(dispose);
  }

  #open(open: OpenText): boolean {
    if (!this.canEdit || !this.texts.show(open)) return false;
    this.drawing.set(undefined);
    if (this.tools.state.name !== 'editingText')
      this.tools.become(editingTextState(this.#ports, open.elementId));
    return true;
  }

  /** After any change: what is gone is no longer chosen, and a page that is gone is left for its neighbour. */
  #settle(pagesChanged: boolean, changed: ReadonlySet<string>): void {
    const open = this.openText.get();
    if (open && !this.store.find('element', open.elementId)) this.letGo();
    const more = this.more.get();
    // Else it would open by itself when somebody takes the deletion back.
    if (more !== undefined && !this.store.find('element', more)) this.more.set(undefined);
    this.cells.settle();
    const selection = surviving(this.store, this.selection.get());
    this.selection.set(selection);
    const pageId = this.pageId.get();
    if (this.#design !== undefined && pageId === this.#design) {
      if (changed.has(pageId) && !this.#isDesign(pageId)) this.#leaveDesign();
      return;
    }
    if (!pagesChanged) return;
    const pages = this.store.pages();
    if (pageId !== undefined && pages.includes(pageId)) {
      this.#pageIndex = pages.indexOf(pageId);
      return;
    }
    this.letGo();
    this.selection.set(emptySelection);
    this.pageId.set(pages[Math.min(this.#pageIndex, pages.length - 1)]);
  }
  #pageIndex = 0;
  /** The layout or master that is shown, and the master that it hangs on. */
  #design: string | undefined;
  #master: string | undefined;
  #pageBefore: string | undefined;

  /** The page that is shown; while a layout or master is, the one that was shown before. */
  get lastPage(): string | undefined {
    if (this.#design === undefined) return this.pageId.get();
    const pages = this.store.pages();
    const before = this.#pageBefore;
    return before !== undefined && pages.includes(before)
      ? before
      : pages[Math.max(0, Math.min(this.#pageIndex, pages.length - 1))];
  }

  #designsOf(homes: ReadonlySet<string>): string[] {
    return [...homes].filter((id) => this.#isDesign(id));
  }

  #isDesign(id: string): boolean {
    const kind = this.store.get(id)?.kind;
    return kind === 'layout' || kind === 'master';
  }

  /** A layout or master that is gone, by whatever hand, is left for another one. */
  #leaveDesign(): void {
    const own = this.store.find('master', this.#master ?? '')?.id;
    const next = own ?? this.store.all('master')[0]?.id ?? this.lastPage;
    this.#design = undefined;
    if (next !== undefined) this.goToPage(next);
  }
}
