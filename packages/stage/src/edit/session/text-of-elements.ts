import type { Dispose } from '@lectern/base';
import type { Element, Paragraph, TextBody } from '@lectern/courseware';
import { holdsText, inHand } from '../kinds/in-hand.ts';
import { charactersOf, type RubyChange, withRubies } from '../text/rubies.ts';
import type { TextSample } from '../text/sample.ts';
import { type ParagraphChange, type RunPatch, withParagraphChange, withRunPatch } from '../text/text-body.ts';
import type { TextTarget } from '../text/text-target.ts';
import type { EditSession } from './edit-session.ts';

/**
 * All the text of whole elements, groups' children and tables' cells among them, or of some cells of one table, as one
 * target of the text panel.
 */
export class TextOfElements implements TextTarget {
  readonly #session: Pick<EditSession, 'store' | 'edit'>;
  readonly #ids: readonly string[];
  readonly #changed: (ids: readonly string[]) => void;
  readonly #cells: ReadonlySet<string> | undefined;
  #sample: { readonly from: readonly Element[]; readonly sample: TextSample } | undefined;

  /** `changed` is told which elements have a new text, so that those that grow with it can. `cells` are `rowId:columnId`. */
  constructor(
    session: Pick<EditSession, 'store' | 'edit'>,
    ids: readonly string[],
    changed: (ids: readonly string[]) => void,
    cells?: ReadonlySet<string>,
  ) {
    this.#session = session;
    this.#ids = ids;
    this.#changed = changed;
    this.#cells = cells;
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
    // A reading that is corrected soon after all were put is taken back alone.
    this.#change(withThem, { within: 0 });
  }

  restyle(runs: RunPatch, change: ParagraphChange): void {
    this.#change((body) => withParagraphChange(withRunPatch(body, runs), change));
  }

  subscribe(listener: () => void): Dispose {
    return this.#session.store.subscribe(listener);
  }

  focus(): void {}

  finish(): void {}

  #change(change: (body: TextBody) => TextBody, step: { readonly within?: number } = {}): void {
    const elements = this.#withText().filter((element) => !element.locked);
    this.#session.edit(
      (edit) => {
        for (const element of elements) {
          const patch = inHand(element).text?.changed(element, change, this.#cells);
          if (patch) edit.update(element.id, patch);
        }
      },
      { merge: `text-look:${this.#ids.join()}`, ...step },
    );
    this.#changed(elements.map((element) => element.id));
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
    return inHand(element).text?.paragraphs(element, this.#cells) ?? [];
  }
}
