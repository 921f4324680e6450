import type { Paragraph, Run, RunProps } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { type Counterpart, sameValue } from '../original/same-record.ts';
import type { OutScope } from '../package/out-scope.ts';
import type { PatchedXml } from '../xml/patched-xml.ts';
import { tag, text } from '../xml/xml-out.ts';
import { PatchedProperties } from './patched-properties.ts';
import { paragraphPropertiesXml, runPropertiesXml, runXml } from './text-out.ts';
import { matchTokens, originalTokens, type Piece, type Token, tokensOf } from './text-tokens.ts';

/** Paragraphs of the original, as records and as XML. */
export interface ParagraphSource {
  readonly paragraphs: readonly Paragraph[];
  readonly elements: readonly XmlElement[];
}

/** A token to write, and the original part whose format it gets. */
interface Written {
  readonly token: Token;
  readonly run: Run;
  readonly matched: Token | undefined;
  piece: Piece | undefined;
}

/**
 * Writes changed paragraphs. Unchanged runs are copied. Runs with a changed text or format keep the rest of their XML:
 * alternative languages, font metrics, marks of other programs.
 */
export class PatchedParagraphs {
  readonly #patch: PatchedXml;
  readonly #source: ParagraphSource;
  readonly #counterpart: Counterpart;
  readonly #scope: OutScope;
  readonly #properties: PatchedProperties;
  readonly #pieces: XmlElement[] = [];
  readonly #original: readonly Token[];

  constructor(source: ParagraphSource, patch: PatchedXml, counterpart: Counterpart, scope: OutScope) {
    this.#source = source;
    this.#patch = patch;
    this.#counterpart = counterpart;
    this.#scope = scope;
    this.#properties = new PatchedProperties(patch, counterpart);
    this.#original = originalTokens(source.paragraphs, source.elements);
  }

  /** Copied parts of the original, whose relations must be kept. */
  get pieces(): readonly XmlElement[] {
    return [...this.#pieces, ...this.#properties.pieces];
  }

  xml(paragraphs: readonly Paragraph[]): string[] {
    const own = tokensOf(paragraphs);
    const matches = matchTokens(own, this.#original);
    let around: number | undefined;
    return paragraphs.map((paragraph, index) => {
      const at = own.findIndex((token) => token.paragraph === index);
      const end = own.findIndex((token, place) => place >= at && token.run === undefined);
      const matched = matches.slice(at, end + 1);
      // A new paragraph after another paragraph has the same format.
      around = matched.find((token) => token !== undefined)?.paragraph ?? around;
      const written = own.slice(at, end).flatMap((token, place): Written[] => {
        const match = matched[place];
        return token.run ? [{ token, run: token.run, matched: match, piece: match?.piece }] : [];
      });
      return this.#paragraph(paragraph, written, around, matched.at(-1)?.paragraph ?? around);
    });
  }

  /** `before` is the original of the paragraph; `ended` is the original from which its end is taken. */
  #paragraph(
    paragraph: Paragraph,
    written: readonly Written[],
    before: number | undefined,
    ended: number | undefined,
  ): string {
    const { elements, paragraphs } = this.#source;
    const element = before === undefined ? undefined : elements[before];
    const last = ended === undefined ? undefined : elements[ended];
    this.#giveLooks(written, before);
    const own = paragraph.props && paragraphPropertiesXml('a:pPr', paragraph.props, undefined, this.#scope);
    const look = element?.child('a:pPr');
    const props = look
      ? this.#properties.paragraph(
          paragraph.props,
          { element: look, props: paragraphs[before ?? 0]?.props },
          own ?? tag('a:pPr'),
        )
      : (own ?? '');
    const endLook = last?.child('a:endParaRPr');
    const endOwn = paragraph.endProps && runPropertiesXml('a:endParaRPr', paragraph.endProps, this.#scope);
    const end =
      endLook && (endOwn || paragraphs[ended ?? 0]?.endProps === undefined)
        ? this.#properties.run(
            paragraph.endProps,
            { element: endLook, props: paragraphs[ended ?? 0]?.endProps },
            endOwn ?? tag('a:endParaRPr'),
          )
        : (endOwn ?? '');
    return `<a:p>${props}${this.#runs(written)}${end}</a:p>`;
  }

  /**
   * Inserted tokens get the format of their neighbour in the run, otherwise of an equal format in the paragraph,
   * otherwise of their neighbour in the paragraph.
   */
  #giveLooks(written: readonly Written[], paragraph: number | undefined): void {
    const there = this.#original.flatMap((token) =>
      token.paragraph === paragraph && token.piece?.isPlain ? [token] : [],
    );
    for (const [at, each] of written.entries()) {
      if (each.matched) continue;
      const alike = there.find(({ run }) =>
        sameValue({ ...run?.props }, { ...each.run.props }, this.#counterpart),
      );
      each.piece =
        neighbour(written, at, -1, each.run) ??
        neighbour(written, at, 1, each.run) ??
        alike?.piece ??
        neighbour(written, at, -1, undefined) ??
        neighbour(written, at, 1, undefined) ??
        there[0]?.piece;
    }
  }

  #runs(written: readonly Written[]): string {
    let out = '';
    for (let at = 0; at < written.length; ) {
      const whole = this.#wholePiece(written, at);
      if (whole) {
        this.#pieces.push(whole.element);
        out += this.#patch.slice(whole.element);
        at += whole.tokens.length;
        continue;
      }
      const [first] = written.slice(at, at + 1);
      if (!first) break;
      let end = at + 1;
      while (goesOn(first, written[end])) end++;
      out += this.#written(written.slice(at, end), first);
      at = end;
    }
    return out;
  }

  /** The original part that starts at this token and is copied unchanged. */
  #wholePiece(written: readonly Written[], at: number): Piece | undefined {
    const piece = written[at]?.piece;
    if (!piece || piece.tokens.length === 0) return undefined;
    const isWhole = piece.tokens.every((token, index) => {
      const here = written[at + index];
      return (
        here?.matched === token &&
        sameValue({ ...here.run.props }, { ...token.run?.props }, this.#counterpart)
      );
    });
    const next = written[at + piece.tokens.length];
    // Text that was appended to a run belongs to that run.
    const grows = next?.piece === piece && next.run.type === 'text' && written[at]?.run === next.run;
    return isWhole && !(grows && piece.isPlain) ? piece : undefined;
  }

  /** Tokens of one run that get their format from one part. */
  #written(tokens: readonly Written[], { run, piece, matched }: Written): string {
    const plain = piece?.isPlain ? piece : undefined;
    if (run.type === 'formula' || !plain) return runXml(partOf(run, tokens), this.#scope);
    const look = this.#look(run.props, plain);
    if (run.type === 'break') return look === '' ? '<a:br/>' : `<a:br>${look}</a:br>`;
    if (run.type === 'field') {
      const isOwn = matched !== undefined && plain.element.name === 'a:fld';
      if (!isOwn) return runXml(run, this.#scope);
      const start = this.#patch.startTag(plain.element);
      return `${start}${look}${tag('a:t', {}, text(run.text))}</${/^<([^\s/>]+)/.exec(start)?.[1]}>`;
    }
    return `<a:r>${look}${tag('a:t', {}, text(tokens.map(({ token }) => token.key).join('')))}</a:r>`;
  }

  #look(props: RunProps | undefined, { element, tokens }: Piece): string {
    const look = element.child('a:rPr');
    const own = props && runPropertiesXml('a:rPr', props, this.#scope);
    if (!look) {
      const same = sameValue({ ...props }, { ...tokens[0]?.run?.props }, this.#counterpart);
      return same ? '' : (own ?? '');
    }
    return this.#properties.run(props, { element: look, props: tokens[0]?.run?.props }, own ?? tag('a:rPr'));
  }
}

/** Whether text continues in the same run and part, so that it is written together. */
function goesOn(first: Written, next: Written | undefined): boolean {
  return next?.run === first.run && next.piece === first.piece && first.run.type === 'text';
}

function partOf(run: Run, tokens: readonly Written[]): Run {
  return run.type === 'text' ? { ...run, text: tokens.map(({ token }) => token.key).join('') } : run;
}

/** The part of the nearest original token; `within` limits the search to a run. */
function neighbour(
  written: readonly Written[],
  at: number,
  step: 1 | -1,
  within: Run | undefined,
): Piece | undefined {
  for (let place = at + step; written[place]; place += step) {
    const each = written[place];
    if (within && each?.run !== within) return undefined;
    if (each?.matched && each.piece?.isPlain) return each.piece;
  }
  return undefined;
}
