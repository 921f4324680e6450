import type { Signal } from '@lectern/base';
import {
  type CoursewareReader,
  duplicateElements,
  type Edit,
  gridOf,
  insertElement,
  type TransactOptions,
} from '@lectern/courseware';
import type { DraftReader } from '../draft/draft-reader.ts';
import { draftsWithGlue, linesOfShift } from '../glue/follow-glue.ts';
import type { Selection } from '../selection/selection.ts';
import type { SnapAids } from '../snap/targets.ts';
import { editingTextState } from '../tools/editing-text.ts';
import { idleState } from '../tools/idle.ts';
import type { PreviewPort, ToolPorts } from '../tools/ports.ts';
import { adjustedGeometry } from './adjust.ts';
import type { ChosenCells } from './chosen-cells.ts';
import { drawnElement } from './insert.ts';
import { drawingText, type OpenText, type OpenTexts } from './open-texts.ts';
import { emptyOverlay, type Overlay } from './overlay.ts';
import type { Viewport } from './viewport.ts';

/** The parts of a session that the tools need. */
interface SessionOfTools {
  readonly store: CoursewareReader;
  readonly draft: DraftReader;
  readonly pageId: Signal<string | undefined>;
  readonly selection: Signal<Selection>;
  readonly overlay: Signal<Overlay>;
  readonly aids: Signal<SnapAids>;
  readonly texts: OpenTexts;
  readonly cells: ChosenCells;
  readonly viewport: Viewport;
  readonly canEdit: boolean;
  edit(work: (edit: Edit) => void, options?: TransactOptions): boolean;
  openMore(elementId: string): boolean;
}

/** The ports through which the tools read and change a session; `open` opens a text for them. */
export function toolPorts(session: SessionOfTools, open: (text: OpenText) => boolean): ToolPorts {
  const { store } = session;
  const show = (part: Partial<Overlay>) => session.overlay.set({ ...session.overlay.get(), ...part });
  const preview: PreviewPort = {
    show: (drafts) => session.draft.show(draftsWithGlue(store, drafts)),
    shift: (ids, by) => {
      session.draft.show(linesOfShift(store, ids, by));
      show({ shift: { ids, by } });
    },
    guides: (guides) => show({ guides }),
    marquee: (marquee) => show({ marquee }),
    line: (line) => show({ line }),
    sites: (sites) => show({ sites }),
    measure: (measure) => show({ measure }),
    clear: () => {
      session.draft.clear();
      session.overlay.set(emptyOverlay);
    },
  };
  const ports: ToolPorts = {
    idle: () => idleState(ports),
    editing: (elementId) => editingTextState(ports, elementId),
    cells: {
      at: (table, point) => session.cells.at(table, point),
      begun: (table) => {
        const opened = session.texts.open.get();
        const choice = session.cells.choice.get();
        const of = opened?.elementId === table.id ? opened.cell : undefined;
        return gridOf(table.table).of(of ?? (choice?.elementId === table.id ? choice.from : ''));
      },
      choose: (table, from, to) => {
        session.texts.close();
        session.cells.choose(table, from, to);
      },
      clear: () => session.cells.clear(),
    },
    reader: store,
    selection: session.selection,
    preview,
    viewport: {
      zoom: () => session.viewport.view.get().zoom,
      pan: (by) => session.viewport.pan(by),
    },
    adjust: { adjusted: adjustedGeometry },
    snapAids: session.aids.get,
    canEdit: session.canEdit,
    pageId: session.pageId.get,
    edit: (work) => session.edit(work),
    duplicate: (ids, by) => {
      let copies: readonly string[] = [];
      session.edit((edit) => {
        copies = duplicateElements(edit, ids, by);
      });
      return copies;
    },
    insert: (insertion, box, flips, glued) => {
      const pageId = session.pageId.get();
      if (pageId === undefined) return undefined;
      let id: string | undefined;
      session.edit(
        (edit) => {
          const drawn = drawnElement(insertion, box, flips);
          id = insertElement(edit, pageId, drawn.type === 'line' ? { ...drawn, ...glued } : drawn);
        },
        insertion.type === 'text' ? drawingText : {},
      );
      if (insertion.type === 'text' && id !== undefined) session.texts.noteDrawn(id);
      return id;
    },
    openText: (elementId, at) => open({ elementId, ...(at ? { at } : {}) }),
    closeText: () => session.texts.close(),
    openMore: (elementId) => session.openMore(elementId),
  };
  return ports;
}
