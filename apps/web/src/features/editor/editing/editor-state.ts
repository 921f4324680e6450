import { Signal } from '@lectern/base';
import type { AskedTable } from '../clipboard/use-clipboard.ts';
import type { CommentsModel } from './comments/comments-model.ts';
import { FormatPainter } from './format-painter.ts';
import { shownParts } from './shown-parts.ts';
import { keptSides, SideLayout, type SideMemory } from './side-layout.ts';
import { type AidsMemory, keptAids, ViewAids } from './view-aids.ts';

/** Storage for the state that outlives the editor. */
export interface EditorMemory {
  readonly sides: SideMemory;
  readonly aids: AidsMemory;
}

/** The storage of this browser. */
const ofThisBrowser: EditorMemory = { sides: keptSides, aids: keptAids };

/** The state of the editor besides the document, while it is open. New state has to be added only in this function. */
export const editorState = (memory = ofThisBrowser) => ({
  ...shownParts(),
  /** Pages selected in the list; read them with `selectedPages`, which includes the current page. */
  pageChoice: new Signal<readonly string[]>([]),
  formatPainter: new FormatPainter(),
  /** Widths of the panels beside the page, and whether they are folded. */
  sideLayout: new SideLayout(memory.sides),
  /** Rulers, guides and grid. */
  viewAids: new ViewAids(memory.aids),
  /** The comments of the courseware; undefined until their code has loaded. */
  comments: new Signal<CommentsModel | undefined>(undefined),
  /** A large table, while the user is asked how to paste it. */
  askedTable: new Signal<AskedTable | undefined>(undefined),
});

export type EditorState = Readonly<ReturnType<typeof editorState>>;
