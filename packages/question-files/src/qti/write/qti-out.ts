import type { Content } from '@lectern/questions';
import katex from 'katex';
import type { ExportNotes, QuestionFiles } from '../../build/export-notes.ts';
import { fileName } from '../../build/file-name.ts';
import { type HtmlOptions, htmlOfContent, inlineHtmlOf } from '../../markup/html-of-content.ts';
import { OWN_PREFIX } from '../read/item-context.ts';

const LONGEST_FORMULA = 10_000;

/** The folder of files, from an item or a stimulus. */
const FILES = '../files';

/** The files of one item, for the writers of interactions, and the identifiers of the item's parts. */
export class QtiOut {
  readonly files: QuestionFiles;
  readonly notes: ExportNotes;
  /** The files that the item refers to. */
  readonly used = new Set<string>();
  #made = 0;
  readonly #identifiers = new Map<string, string>();

  constructor(files: QuestionFiles, notes: ExportNotes) {
    this.files = files;
    this.notes = notes;
  }

  /** An identifier for an id of ours: an identifier begins with a letter and has no spaces. */
  identifier(id: string): string {
    const known = this.#identifiers.get(id);
    if (known) return known;
    const fits = /^[A-Za-z0-9_-]{1,60}$/.test(id);
    const made = fits ? `${OWN_PREFIX}${id}` : `part-${++this.#made}`;
    this.#identifiers.set(id, made);
    return made;
  }

  html(content: Content, gap?: HtmlOptions['gap']): string {
    return htmlOfContent(content, this.#options(gap));
  }

  inline(content: Content): string {
    return inlineHtmlOf(content, this.#options());
  }

  /** The address of a file from the item; undefined when its bytes are missing. */
  address(asset: string): string | undefined {
    const file = this.files.get(asset);
    if (!file) {
      this.notes.note('file-missing', 'lost', asset);
      return undefined;
    }
    this.used.add(asset);
    return `${FILES}/${fileName(asset, file.mime)}`;
  }

  #options(gap?: HtmlOptions['gap']): HtmlOptions {
    return {
      address: (asset) => this.address(asset),
      formula: mathml,
      // Formats without an element of HTML travel with our own extras.
      note: () => {},
      ...(gap ? { gap } : {}),
    };
  }
}

/** A formula as MathML with its LaTeX as an annotation. What KaTeX cannot read is written as text. */
function mathml(latex: string, isDisplay: boolean): string {
  const escaped = latex.replace(/[&<>]/g, (sign) =>
    sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;',
  );
  const annotation = `<annotation encoding="application/x-tex">${escaped}</annotation>`;
  const display = isDisplay ? ' display="block"' : '';
  const open = `<math xmlns="http://www.w3.org/1998/Math/MathML"${display}>`;
  const inside = presentation(latex) ?? `<mtext>${escaped}</mtext>`;
  return `${open}<semantics>${inside}${annotation}</semantics></math>`;
}

function presentation(latex: string): string | undefined {
  if (latex.length > LONGEST_FORMULA) return undefined;
  try {
    const markup = katex.renderToString(latex, {
      output: 'mathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 1000,
    });
    return /<semantics>([\s\S]*)<annotation/.exec(markup)?.[1];
  } catch {
    // ParseError, or a nesting that exhausts the stack.
    return undefined;
  }
}
