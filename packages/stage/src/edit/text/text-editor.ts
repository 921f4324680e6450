import { type Dispose, Emitter } from '@lectern/base';
import { equalPlain, type TextBody } from '@lectern/courseware';
import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { type Node, Slice } from 'prosemirror-model';
import { EditorState, NodeSelection, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { bodyFrom, documentFrom, paragraphFrom } from './document.ts';
import { formulaNodeView } from './formula-node-view.ts';
import { HeldTextChanges } from './held-text-changes.ts';
import { emptyLookPlugin, lookKey, lookPlugin, type TextLooks } from './look-plugin.ts';
import { minimalReplace } from './minimal-replace.ts';
import { OutsideComposition } from './outside-composition.ts';
import { pasteForeign } from './paste/paste-foreign.ts';
import { charactersOf, letterLength, type RubyChange } from './rubies.ts';
import type { TextSample } from './sample.ts';
import { lookMarkOf, lookOfMarks, marksOf, rubyMark } from './schema.ts';
import { bodyOfText, type ParagraphChange, patchedRun, type RunPatch } from './text-body.ts';
import {
  changeSelectedParagraphs,
  chooseEverything,
  indent,
  insertBreak,
  linkAround,
  lookAtCursor,
  patchSelectedRuns,
  removeBullet,
  restyleParagraphs,
  sampleOf,
  splitParagraph,
} from './text-commands.ts';
import type { TextPoint } from './text-point.ts';
import type { TextTarget } from './text-target.ts';
import { TypingSteps } from './typing-steps.ts';

export interface TextEditorOptions {
  readonly place: HTMLElement;
  readonly body: TextBody;
  /** Called again for each drawing. */
  readonly looks: () => TextLooks;
  /** The accessible name. */
  readonly label: string;
  /** Point of the window to which the cursor moves; if omitted, all of the text is selected. */
  readonly at?: { readonly left: number; readonly top: number };
  /** Position of the cursor when the text was not opened by a press. */
  readonly cursor?: 'start' | 'end';
  /**
   * Called after every change by this user, but never during a composition. The box around the text is not edited here,
   * and is left out. Changes of one `step` are undone together.
   */
  readonly onChange: (body: Pick<TextBody, 'paragraphs'>, step: number) => void;
  /** Called for keys that the text does not handle itself; returns true when the key was handled. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Called for a double click on a formula, which is then selected. */
  readonly onFormula: () => void;
  /** Whether the editor does not take the focus, because an input method composes in another field. */
  readonly unfocused?: boolean;
}

/** Marks transactions from other users (and from undo), so that they are not sent back. */
const fromOutside = 'outside';
/** Marks style changes by a button or key. */
const restyled = 'restyled';

/**
 * The editor of an open text. It has no history: undo belongs to the courseware, and changes of other users are applied
 * by replacing only differences. While an input method composes, no change is stored or applied; the composition is
 * then applied over changes that other users made meanwhile (`HeldTextChanges`).
 */
export class TextEditor implements TextTarget {
  readonly #view: EditorView;
  readonly #options: TextEditorOptions;
  readonly #changed = new Emitter();
  #sample: TextSample | undefined;
  /** The state from which `#sample` was taken. */
  #sampled: EditorState | undefined;
  readonly #held: HeldTextChanges;
  #finished = false;
  /** Whether a composition has ended whose result is still being read. */
  #reading = false;
  readonly #outside = new OutsideComposition();
  readonly #steps = new TypingSteps();

  constructor(options: TextEditorOptions) {
    this.#options = options;
    const doc = documentFrom(options.body);
    this.#held = new HeldTextChanges(doc);
    const state = EditorState.create({
      doc,
      plugins: [
        keys(),
        emptyLookPlugin(),
        lookPlugin(options.looks, () => this.#composesHere),
        keymap(baseKeymap),
      ],
    });
    this.#view = new EditorView(
      { mount: options.place },
      {
        state,
        attributes: {
          'aria-label': options.label,
          role: 'textbox',
          'aria-multiline': 'true',
          spellcheck: 'false',
        },
        nodeViews: { formula: formulaNodeView },
        decorations: ({ doc }) => this.#outside.underlined(doc),
        dispatchTransaction: (transaction) => this.#dispatch(transaction),
        handleKeyDown: (_view, event) => options.onKey(event),
        handleKeyPress: typeLetter,
        handleDoubleClickOn: (view, _pos, node, nodePos) => {
          if (node.type.name !== 'formula') return false;
          view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, nodePos)));
          options.onFormula();
          return true;
        },
        handleDOMEvents: {
          compositionend: () => {
            // ProseMirror reads the composed text right after this event.
            this.#reading = true;
            setTimeout(() => this.#afterComposition(), 30);
            return false;
          },
        },
        handlePaste: (view, event) => pasteForeign(view, event.clipboardData?.getData('text/html') ?? ''),
        clipboardTextParser: (text) => pasted(text, this.#view),
        // Fonts, sizes and greys of other programs are dropped: pasted text gets the style of the text around.
        transformPasted: (slice) => inPlaceLook(slice, this.#view),
      },
    );
    this.#place();
    if (!options.unfocused) this.#view.focus();
  }

  get #composing(): boolean {
    return this.#outside.isOn || this.#composesHere;
  }

  get #composesHere(): boolean {
    return this.#reading || (this.#view?.composing ?? false);
  }

  #place(): void {
    const { at, cursor } = this.#options;
    const found = at && this.#view.posAtCoords(at);
    const { doc, tr } = this.#view.state;
    const selection = found
      ? Selection.near(doc.resolve(found.pos))
      : cursor
        ? cursor === 'start'
          ? Selection.atStart(doc)
          : Selection.atEnd(doc)
        : TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size));
    this.#view.dispatch(tr.setSelection(selection));
  }

  #dispatch(transaction: Transaction): void {
    if (this.#finished) return;
    const next = this.#view.state.apply(transaction);
    this.#view.updateState(next);
    if (transaction.docChanged && transaction.getMeta(fromOutside) === undefined && !this.#composing) {
      this.#write(transaction.getMeta(restyled) !== undefined);
    }
    this.#changed.emit();
  }

  /** Applies changes that other users made meanwhile, and stores this user's change over them. */
  #write(isRestyled = false): void {
    const mine = this.#view.state.doc;
    const { base } = this.#held;
    const { stored, now } = this.#held.settle(mine);
    const taken = minimalReplace(this.#view.state, now);
    if (taken) this.#view.dispatch(taken.setMeta(fromOutside, true));
    if (mine.eq(base) || now.eq(stored)) return;
    const step = this.#steps.of({
      restyled: isRestyled,
      paragraphs: mine.childCount - base.childCount,
      characters: mine.content.size - base.content.size,
      words: wordsThatCame(base, mine),
    });
    this.#options.onChange(bodyFrom(now), step);
  }

  #afterComposition(): void {
    this.#reading = false;
    if (this.#finished || this.#composing) return;
    this.#write();
    this.refresh();
  }

  /** Another user, or undo, changed the text to this body; it is applied after a composition ends. */
  show(body: TextBody): void {
    this.#held.receive(documentFrom(body));
    if (!this.#composing) this.#write();
  }

  compose(letters: string): void {
    this.#view.dispatch(this.#outside.compose(this.#view.state, letters));
  }

  endComposition(words: string): void {
    if (words !== '') this.compose(words);
    const back = this.#outside.end(this.#view.state, words === '');
    if (back) this.#view.dispatch(back.setMeta(fromOutside, true));
    this.#write();
  }

  /** Inserts text in place of the selection, as if it was typed. */
  type(words: string, patch?: RunPatch): void {
    const { state } = this.#view;
    const look = state.selection.empty
      ? lookAtCursor(state)
      : lookOfMarks(state.selection.$from.marksAcross(state.selection.$to) ?? []);
    const own = marksOf(patch ? patchedRun(look, patch) : look);
    const tr = state.tr.replaceSelectionWith(state.schema.text(words, own), false);
    // Text that is typed next has the style from before.
    this.#view.dispatch(patch ? tr.setStoredMarks(marksOf(look)) : tr);
  }

  formula(): string | undefined {
    const { selection } = this.#view.state;
    const node = selection instanceof NodeSelection ? selection.node : undefined;
    return node?.type.name === 'formula' ? String(node.attrs.latex) : undefined;
  }

  putFormula(latex: string): void {
    const { state } = this.#view;
    const { selection } = state;
    const before = selection instanceof NodeSelection ? selection.node : undefined;
    const display = before?.type.name === 'formula' ? (before.attrs.display as boolean | null) : null;
    const look = before
      ? lookOfMarks(before.marks)
      : selection.empty
        ? lookAtCursor(state)
        : lookOfMarks(selection.$from.marksAcross(selection.$to) ?? []);
    const node = state.schema.node('formula', { latex, display }, undefined, marksOf(look));
    const put = state.tr.replaceSelectionWith(node, false);
    put.setSelection(Selection.near(put.doc.resolve(put.mapping.map(selection.to)), -1));
    this.#view.dispatch(put.setMeta(restyled, true));
  }

  /** Draws again after the theme or inherited styles have changed. */
  refresh(): void {
    // The text is the same, but its resolved styles have changed.
    this.#sample = undefined;
    this.#view.dispatch(this.#view.state.tr.setMeta(lookKey, true));
  }

  sample(): TextSample {
    const { state } = this.#view;
    if (this.#sample && this.#sampled === state) return this.#sample;
    this.#sampled = state;
    const now = sampleOf(state);
    // A typed letter mostly leaves the sample unchanged, so that the panels around are not rendered again.
    if (!equalPlain(now, this.#sample)) this.#sample = now;
    return this.#sample ?? now;
  }

  changeRubies(change: RubyChange): void {
    const { state } = this.#view;
    const { selection, tr, schema } = state;
    const { from, to } = selection.empty ? { from: 0, to: state.doc.content.size } : selection;
    state.doc.forEach((node, pos) => {
      const start = pos + 1;
      const [first, last] = [Math.max(0, from - start), Math.min(node.content.size, to - start)];
      if (last <= first) return;
      const rubies = change(charactersOf(paragraphFrom(node), first, last));
      for (const [at, ruby] of rubies) {
        const end =
          start + at + letterLength(node.textBetween(at, Math.min(at + 2, node.content.size), '', ' '));
        if (ruby === undefined) tr.removeMark(start + at, end, schema.marks.ruby);
        else tr.addMark(start + at, end, rubyMark(ruby));
      }
    });
    if (tr.docChanged) this.#view.dispatch(tr.setMeta(restyled, true));
  }

  patchRuns(patch: RunPatch): void {
    this.#view.dispatch(patchSelectedRuns(this.#view.state, patch).setMeta(restyled, true));
  }

  changeParagraphs(change: ParagraphChange): void {
    this.#view.dispatch(changeSelectedParagraphs(this.#view.state, change).setMeta(restyled, true));
  }

  restyle(runs: RunPatch, change: ParagraphChange): void {
    this.#view.dispatch(restyleParagraphs(this.#view.state, runs, change).setMeta(restyled, true));
  }

  chooseLink(): void {
    const chosen = linkAround(this.#view.state);
    if (chosen) this.#view.dispatch(chosen);
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  /** Whether the cursor, or the moving end of the selection, can move no farther in that direction. */
  atEdge(way: 'left' | 'right' | 'up' | 'down'): boolean {
    const { doc, selection } = this.#view.state;
    const { $head } = selection;
    const back = way === 'left' || way === 'up';
    const line = way === 'up' || way === 'down';
    const edge = back ? Selection.atStart(doc) : Selection.atEnd(doc);
    return line
      ? $head.sameParent(edge.$head) && this.#view.endOfTextblock(way)
      : $head.pos === edge.$head.pos;
  }

  range(): { readonly anchor: number; readonly head: number } {
    const { $anchor, $head } = this.#view.state.selection;
    // ProseMirror positions also count the beginning of each paragraph.
    return { anchor: $anchor.pos - 1 - $anchor.index(0), head: $head.pos - 1 - $head.index(0) };
  }

  pointAt(index: number): TextPoint {
    const { doc } = this.#view.state;
    let pos = index + 1;
    for (let at = 0, end = 0; at < doc.childCount - 1; at += 1) {
      end += doc.child(at).nodeSize;
      if (pos < end) break;
      pos += 1;
    }
    return this.#view.domAtPos(Math.min(Math.max(1, pos), doc.content.size - 1));
  }

  focus(): void {
    this.#view.focus();
  }

  finish(): void {
    if (this.#finished) return;
    this.#write();
    this.#finished = true;
    this.#changed.clear();
    this.#view.destroy();
  }
}

/** The inserted part of a text that was changed. */
function wordsThatCame(before: Node, now: Node): string {
  const from = before.content.findDiffStart(now.content) ?? 0;
  const to = before.content.findDiffEnd(now.content)?.b ?? 0;
  return now.textBetween(from, Math.max(from, to), '\n');
}

function keys() {
  return keymap({
    Enter: splitParagraph,
    'Shift-Enter': insertBreak,
    Tab: indent(1),
    'Shift-Tab': indent(-1),
    Backspace: chainCommands(removeBullet, baseKeymap.Backspace ?? (() => false)),
    'Mod-a': chooseEverything,
  });
}

/**
 * Inserts a typed letter into the document directly. If the browser inserted the letter, the text would be laid out,
 * read back from the page and drawn again, because text is in styled nodes. Input methods insert their text themselves.
 */
function typeLetter(view: EditorView, { key, charCode }: KeyboardEvent): boolean {
  if (charCode < 32 || key !== String.fromCharCode(charCode)) return false;
  if (!(view.state.selection instanceof TextSelection)) return false;
  view.dispatch(view.state.tr.insertText(key).scrollIntoView());
  return true;
}

function pasted(text: string, view: EditorView): Slice {
  const document = documentFrom(bodyOfText(text, lookAtCursor(view.state)));
  return new Slice(document.content, 1, 1);
}

/** Text without a style gets the style of the position where it is pasted. */
function inPlaceLook(slice: Slice, view: EditorView): Slice {
  const look = lookAtCursor(view.state);
  if (!look) return slice;
  const document = view.state.schema.topNodeType.createAndFill(null, slice.content);
  if (!document) return slice;
  const state = EditorState.create({ doc: document });
  const tr = state.tr;
  document.descendants((node, pos) => {
    const mark = lookMarkOf(look);
    if (node.isInline && node.marks.length === 0 && mark) tr.addMark(pos, pos + node.nodeSize, mark);
  });
  return new Slice(tr.doc.content, slice.openStart, slice.openEnd);
}
