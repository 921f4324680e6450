import { newId, Signal } from '@lectern/base';
import {
  designOf,
  type Effects,
  type Element,
  type Fill,
  type Geometry,
  homeOf,
  type Line,
  lookOf,
  type ParagraphProps,
  type PictureElement,
  type Recolor,
  type RunProps,
} from '@lectern/courseware';
import { type RunPatch, TextOfElements } from '@lectern/stage/edit';
import { leavesOf } from './selection/selected-elements.ts';
import { type InSession, meantText } from './selection/text-target.ts';

/** A copied format; undefined parts are not applied. */
interface CopiedLook {
  readonly fill?: Fill;
  readonly line?: Line;
  readonly effects?: Effects;
  /** Applies to pictures alone. */
  readonly picture?: { readonly recolor: Recolor | undefined; readonly geometry: Geometry | undefined };
  readonly text?: { readonly run: RunPatch; readonly paragraph: Partial<ParagraphProps> };
}

/** Whether elements selected next get the format: never, once, or until the brush is put down. */
type BrushHold = 'down' | 'once' | 'on';

/** The format painter: copies a format, and applies it to other elements. */
export class FormatPainter {
  readonly hold = new Signal<BrushHold>('down');
  #look: CopiedLook | undefined;

  get look(): CopiedLook | undefined {
    return this.#look;
  }

  /** Copies the format of the selection. Returns false without a format to copy. */
  take(editing: InSession): boolean {
    const look = lookOfChosen(editing);
    if (look) this.#look = look;
    return look !== undefined;
  }

  /**
   * Applies the format to the selection, in one undo step. Returns false when there is no format or no suitable
   * element.
   */
  give(editing: InSession): boolean {
    return this.#look !== undefined && giveLook(editing, this.#look);
  }
}

/** Values for properties that the copied run leaves out, so that no part of the previous format remains. */
const plain = { bold: false, italic: false, underline: 'none', strike: 'none' } as const;
const runKeys = [
  ...(['size', 'bold', 'italic', 'underline', 'underlineColor', 'strike', 'fill', 'outline'] as const),
  ...(['effects', 'highlight', 'latin', 'eastAsian', 'complexScript', 'spacing', 'caps'] as const),
  'emphasisMark',
] as const satisfies readonly (keyof RunProps)[];

function lookOfChosen(editing: InSession): CopiedLook | undefined {
  const { session } = editing;
  const { store } = session;
  const text = textLook(editing);
  if (session.openText.get()) return text && { text };
  const [id = ''] = session.selection.get().ids;
  const element = store.find('element', id);
  if (!element) return undefined;
  const { fill, line, effects } = lookOf(element, designOf(store, homeOf(store, id) ?? ''));
  const words = text ? { text } : {};
  const outlined = { line: line ?? { fill: { type: 'none' as const } }, effects: effects ?? {} };
  switch (element.type) {
    case 'shape':
      return { fill: fill ?? { type: 'none' }, ...outlined, ...words };
    case 'picture':
      return { ...outlined, picture: { recolor: element.recolor, geometry: element.geometry } };
    case 'video':
      return outlined;
    case 'line':
      return { line: line ?? {}, effects: effects ?? {} };
    default:
      return text && { text };
  }
}

function textLook(editing: InSession): CopiedLook['text'] {
  const paragraph = meantText(editing)?.paragraphs[0];
  if (!paragraph) return undefined;
  const look: Partial<RunProps> = paragraph.runs[0]?.look ?? paragraph.end;
  const run = Object.fromEntries(runKeys.map((key) => [key, look[key]]));
  const { align, lineSpacing, spaceBefore, spaceAfter, source } = paragraph;
  const { bullet, marginLeft, indent } = source.props ?? {};
  return {
    run: { ...run, ...Object.fromEntries(Object.entries(plain).filter(([key]) => run[key] === undefined)) },
    paragraph: {
      ...{ align, lineSpacing, spaceBefore, spaceAfter },
      ...(bullet ? { bullet, ...(marginLeft === undefined ? {} : { marginLeft }) } : {}),
      ...(bullet && indent !== undefined ? { indent } : {}),
    },
  };
}

function giveLook(editing: InSession, look: CopiedLook): boolean {
  const { session, grow } = editing;
  if (!session.canEdit) return false;
  const { text } = look;
  const open = session.textEditor.get();
  if (open) {
    if (text) giveText(open, text);
    return text !== undefined;
  }
  const { ids } = session.selection.get();
  const elements = leavesOf(session.store, ids, (element) => !element.locked);
  if (elements.length === 0) return false;
  const merge = `look:${newId()}`;
  session.edit(
    (edit) => {
      for (const element of elements) edit.update<Element>(element.id, partFor(element, look));
    },
    { merge },
  );
  if (text) giveText(new TextOfElements(session, ids, grow, undefined, merge), text);
  return true;
}

function giveText(
  target: Pick<TextOfElements, 'patchRuns' | 'changeParagraphs'>,
  { run, paragraph }: NonNullable<CopiedLook['text']>,
): void {
  target.patchRuns(run);
  target.changeParagraphs((before) => ({ ...before, ...paragraph }));
}

/** Returns the parts of a format that a kind of element can have. A line keeps its ends. */
function partFor(element: Element, look: CopiedLook): Partial<Element> {
  const { fill, line, effects, picture } = look;
  const outlined = { ...(line ? { line } : {}), ...(effects ? { effects } : {}) };
  switch (element.type) {
    case 'shape':
      return { ...(fill ? { fill } : {}), ...outlined };
    case 'picture':
      return { ...outlined, ...picture } satisfies Partial<PictureElement>;
    case 'video':
      return line ? { line } : {};
    case 'line':
      return line && line.fill?.type !== 'none' ? { line: { ...element.line, ...line } } : {};
    default:
      return {};
  }
}
