import type { Dispose } from '@lectern/base';
import type { Element, Paragraph, TextBody } from '@lectern/courseware';
import { editingOf, holdsText } from '../kinds/kind-editing.ts';
import { charactersOf, type RubyChange, withRubies } from '../text/rubies.ts';
import type { TextSample } from '../text/sample.ts';
import { type ParagraphChange, type RunPatch, withParagraphChange, withRunPatch } from '../text/text-body.ts';
import type { TextTarget } from '../text/text-target.ts';
import type { EditSession } from './edit-session.ts';
import { LookStep, type NamedStep } from './look-step.ts';

type Changed = (ids: readonly string[], step: string) => void;

/**
 * All the text of whole elements, including groups' children and tables' cells, or of some cells of one table, as one
 * target of the text panel.
 */
export class TextOfElements implements TextTarget {
  readonly #session: Pick<EditSession, 'store' | 'edit'>;
  readonly #ids: readonly string[];
  readonly #changed: Changed;
  readonly #cells: ReadonlySet<string> | undefined;
  readonly #step: string | undefined;
  #sample: { readonly from: readonly Element[]; readonly sample: TextSample } | undefined;

  /**
   * `changed` receives the elements with a new text and their undo step, so that elements that grow with their text are
   * resized. `cells` are `rowId:columnId`. With `step`, all changes join that undo step; without it each change is a
   * step according to `LookStep`.
   */
  constructor(
    session: Pick<EditSession, 'store' | 'edit'>,
    ids: readonly string[],
    changed: Changed,
    cells?: ReadonlySet<string>,
    step?: string,
  ) {
    this.#session = session;
    this.#ids = ids;
    this.#changed = changed;
    this.#cells = cells;
    this.#step = step;
  }

  sample(): TextSample {
    const from = this.#withText();
    const known = this.#sample;
    if (
      known &&
      known.from.length === from.length &&
      known.from.every((element, at) => element === from[at])
    ) {
      return known.sample;
    }
    const sample = {
      parts: from.map((element) => ({ elementId: element.id, paragraphs: this.#paragraphsOf(element) })),
    };
    this.#sample = { from, sample };
    return sample;
  }

  patchRuns(patch: RunPatch): void {
    this.#change((body) => withRunPatch(body, patch));
  }

  changeParagraphs(change: ParagraphChange): void {
    this.#change((body) => withParagraphChange(body, change));
  }

  changeRubies(change: RubyChange): void {
    let changed = false;
    const changes = this.#withText()
      .flatMap((element) => this.#paragraphsOf(element))
      .map((paragraph) => {
        const rubies = change(charactersOf(paragraph));
        if (rubies.size > 0) changed = true;
        return [paragraph, rubies] as const;
      });
    if (!changed) return;
    const byParagraph = new Map(changes);
    const withThem = (body: TextBody) => ({
      ...body,
      paragraphs: body.paragraphs.map((paragraph) =>
        withRubies(paragraph, byParagraph.get(paragraph) ?? new Map()),
      ),
    });
    this.#change(withThem);
  }

  restyle(runs: RunPatch, change: ParagraphChange): void {
    this.#change((body) => withParagraphChange(withRunPatch(body, runs), change));
  }

  subscribe(listener: () => void): Dispose {
    return this.#session.store.subscribe(listener);
  }

  focus(): void {}

  finish(): void {}

  #change(change: (body: TextBody) => TextBody): void {
    const looks = new LookStep();
    const noted = (body: TextBody) => {
      const next = change(body);
      addLooks(looks, body, next);
      return next;
    };
    const elements = this.#withText().filter((element) => !element.locked);
    const patches = elements.flatMap((element) => {
      const patch = editingOf(element).text?.changed(element, noted, this.#cells);
      return patch ? [{ id: element.id, patch }] : [];
    });
    const step: NamedStep =
      this.#step === undefined ? looks.named(`text-look:${this.#name()}`) : { merge: this.#step };
    this.#session.edit((edit) => {
      for (const { id, patch } of patches) edit.update(id, patch);
    }, step);
    this.#changed(
      elements.map((element) => element.id),
      step.merge,
    );
  }

  #name(): string {
    return [...this.#ids, ...(this.#cells ?? [])].join();
  }

  #withText(): readonly Element[] {
    const found: Element[] = [];
    const collect = (id: string) => {
      const element = this.#session.store.find('element', id);
      if (element?.type === 'group') for (const child of this.#session.store.children(id)) collect(child);
      else if (element && holdsText(element)) found.push(element);
    };
    for (const id of this.#ids) collect(id);
    return found;
  }

  #paragraphsOf(element: Element): readonly Paragraph[] {
    return editingOf(element).text?.paragraphs(element, this.#cells) ?? [];
  }
}

/** Compares all paragraphs and runs; splitting a run counts as a choice. */
function addLooks(looks: LookStep, before: TextBody, after: TextBody): void {
  for (const [at, paragraph] of before.paragraphs.entries()) {
    const next = after.paragraphs[at];
    looks.add(paragraph.props, next?.props);
    looks.add(paragraph.endProps, next?.endProps);
    if (next?.runs.length !== paragraph.runs.length) looks.add({ parted: false }, { parted: true });
    else for (const [place, run] of paragraph.runs.entries()) looks.add(run.props, next.runs[place]?.props);
  }
}
