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
import { holdsMore } from '../kinds/kind-editing.ts';
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
import { type OpenText, OpenTexts } from './open-texts.ts';
import { type Drawing, emptyOverlay, type Overlay } from './overlay.ts';
import { toolPorts } from './tool-ports.ts';
import { Viewport } from './viewport.ts';

/** The courseware as the parts of the editor see it: they can read it, and change it only through their session. */
export type EditedCourseware = CoursewareReader &
  Pick<CoursewareStore, 'canUndo' | 'canRedo' | 'subscribeUndo' | 'subscribeRestore'>;

/** Connects the parts of the editor: selection, tools, and drafts. It neither draws nor has rules itself. */
export class EditSession {
  readonly #store: CoursewareStore;
  /** The courseware with the changes of the gesture in progress; the page is drawn from this. */
  readonly draft: DraftReader;
  /** Id of the page that is shown, or of the layout or master that is edited. */
  readonly pageId = new Signal<string | undefined>(undefined);
  readonly selection = new Signal<Selection>(emptySelection);
  readonly overlay = new Signal<Overlay>(emptyOverlay);
  /** Snap targets besides other elements: the guides and the grid. */
  readonly aids = new Signal<SnapAids>({ guides: false });
  readonly texts: OpenTexts;
  /** The selected cells of the only selected table. */
  readonly cells: ChosenCells;
  /** Id of the element whose content is open (see `KindEditing.holdsMore`). */
  readonly more = new Signal<string | undefined>(undefined);
  /** Whether a formula is being written: for the open text at its cursor, otherwise for the page. */
  readonly writesFormula = new Signal(false);
  /** An outline that is being drawn or edited point by point, by a surface with its own pointer handling. */
  readonly drawing = new Signal<Drawing | undefined>(undefined);
  readonly viewport = new Viewport();
  readonly tools: ToolMachine;
  readonly #ports: ToolPorts;
  readonly #disposables = new Disposables();
  /** The name of the undo step that current edits join, if any. */
  #passing: string | undefined;
  /** Whether the user may edit; otherwise no element can be dragged. */
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
   * Changes the courseware as one undo step. Every edit of the user goes through this method, which checks permission.
   * Without permission it changes nothing and returns false.
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
   * Edits by `work` join the undo step of that name if there was no other edit since: a colour picker reports every
   * colour of a drag.
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
   * Undoes this author's last step, and shows the page that it changed; returns that page's id when it is another page.
   * Does nothing when the user may no longer edit.
   */
  undo(): string | undefined {
    if (!this.canEdit) return undefined;
    const pages = this.store.pages();
    const at = pages.indexOf(this.pageId.get() ?? '');
    const shown = this.#following(() => this.#store.undo());
    const left = new Set(this.store.pages());
    const taken = pages[at];
    if (taken === undefined || left.has(taken)) return shown;
    // Undoing a new page shows the page before it, from which it was added.
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
    // When a design is shown, changed layouts and masters take precedence over pages.
    const designs = now !== undefined && this.#isDesign(now) ? this.#designsOf(changed.homes) : [];
    const [design] = designs;
    if (now !== undefined && design !== undefined) {
      const shows = designs.includes(now) || designs.includes(this.#master ?? '');
      if (!shows) this.goToPage(design);
    } else if (page !== undefined && now !== undefined && !pages.includes(now)) this.goToPage(page);
    const shown = this.pageId.get();
    return shown === before ? undefined : shown;
  }

  /** Shows a page, or a layout or master for editing, and clears the selection on the previous page. */
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
   * Selects the element for which a menu opens, and in the only selected table the cell at that point. A selection that
   * includes the element stays, and on an empty area all elements are deselected.
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

  /** The next press or drag on the page inserts this object. */
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

  /** The next presses on the page draw an outline, or edit the outline of a shape. */
  startDrawing(drawing: Drawing): void {
    if (!this.canEdit) return;
    this.letGo();
    this.selection.set(
      drawing.type === 'points' ? { ...this.selection.get(), ids: [drawing.elementId] } : emptySelection,
    );
    this.drawing.set(drawing);
  }

  /** Cancels the gesture in progress and discards its changes; an open text is closed and stored. */
  letGo(): void {
    this.drawing.set(undefined);
    if (this.tools.state.name === 'editingText') this.texts.close();
    else if (this.tools.state.name !== 'idle') this.tools.step((state) => state.cancel());
    this.texts.close();
    this.tools.become(idleState(this.#ports));
  }

  /** Opens the text of an element (or of the first selected cell of a table) with all of it selected. */
  editText(elementId: string, options: Omit<OpenText, 'elementId'> = {}): boolean {
    const choice = this.cells.choice.get();
    const first = choice?.elementId === elementId ? { cell: choice.from } : {};
    return this.#open({ elementId, ...first, ...options });
  }

  /** Selects cells of a table, and only that table; a gesture or an open text is ended. */
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

  /** Opens the content of an element (see `KindEditing.holdsMore`); false when it is locked or may not be edited. */
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

  /** After any change: deselects deleted elements, and shows the neighbour of a deleted page. */
  #settle(pagesChanged: boolean, changed: ReadonlySet<string>): void {
    const open = this.openText.get();
    if (open && !this.store.find('element', open.elementId)) this.letGo();
    const more = this.more.get();
    // Otherwise the content would open automatically when another user undoes the deletion.
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
  /** The layout or master that is shown, and the master that it belongs to. */
  #design: string | undefined;
  #master: string | undefined;
  #pageBefore: string | undefined;

  /** The page that is shown; while a layout or master is shown, the page before. */
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

  /** When any user deletes the shown layout or master, shows another one. */
  #leaveDesign(): void {
    const own = this.store.find('master', this.#master ?? '')?.id;
    const next = own ?? this.store.all('master')[0]?.id ?? this.lastPage;
    this.#design = undefined;
    if (next !== undefined) this.goToPage(next);
  }
}
