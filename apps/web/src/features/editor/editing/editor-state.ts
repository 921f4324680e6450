import { Signal } from '@lectern/base';
import type { AskedTable } from '../clipboard/use-clipboard.ts';
import type { CommentsModel } from './comments-model.ts';
import { LookBrush } from './look-brush.ts';
import { shownParts } from './shown-parts.ts';
import { keptSides, SideLayout, type SideMemory } from './side-layout.ts';
import { type AidsMemory, keptAids, ViewAids } from './view-aids.ts';

/** Where what outlives the editor is kept. */
export interface EditorMemory {
  readonly sides: SideMemory;
  readonly aids: AidsMemory;
}

/** The memory of this browser. */
const ofThisBrowser: EditorMemory = { sides: keptSides, aids: keptAids };

/** What the editor holds beside the document as long as it is open. Whoever adds something names it here alone. */
export const editorState = (memory = ofThisBrowser) => ({
  ...shownParts(),
  /** Pages chosen in the list; read them with `chosenPages`, which counts the page that is shown among them. */
  pageChoice: new Signal<readonly string[]>([]),
  lookBrush: new LookBrush(),
  /** How the panels beside the page stand. */
  sideLayout: new SideLayout(memory.sides),
  /** Rulers, guides and grid. */
  viewAids: new ViewAids(memory.aids),
  /** What is said of the courseware; undefined until its code has come. */
  comments: new Signal<CommentsModel | undefined>(undefined),
  /** A large table that is to be pasted, while it is asked about. */
  askedTable: new Signal<AskedTable | undefined>(undefined),
});

export type EditorState = Readonly<ReturnType<typeof editorState>>;
