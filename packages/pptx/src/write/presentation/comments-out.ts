import type { Page } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../../package/own-extension.ts';
import type { XmlElement } from '../../package/xml.ts';
import type { PackageOut } from '../package/package-out.ts';
import type { PartOut } from '../package/part-out.ts';
import type { PatchedXml } from '../xml/patched-xml.ts';
import { document, joined, NAMESPACES, tag, text, type Xml } from '../xml/xml-out.ts';

const PML = 'application/vnd.openxmlformats-officedocument.presentationml';
const P15 = 'http://schemas.microsoft.com/office/powerpoint/2012/main';
/** URI of the extension that links a reply to its parent ([MS-PPTX] 2.4.3). */
const THREAD = '{C676402C-5697-4E1C-873F-D02D1690AC5C}';
/** Units of comment positions are 1/576 inch (19.4.5). */
const UNITS_PER_PX = 6;

interface Author {
  readonly id: number;
  comments: number;
}

/** The comments of all pages (19.4): a part for each page with comments, and one list of authors. */
export class CommentsOut {
  readonly #package: PackageOut;
  readonly #authors = new Map<string, Author>();
  #written = false;

  readonly #original: { readonly part: string; readonly patch: PatchedXml } | undefined;
  /** Authors of the original who wrote more comments, by their element there. */
  readonly #known = new Map<string, XmlElement>();
  #lastId = -1;

  /** `original`: the list of authors that the package has already. */
  constructor(target: PackageOut, original?: { readonly part: string; readonly patch: PatchedXml }) {
    this.#package = target;
    this.#original = original;
    for (const author of original?.patch.root.all('p:cmAuthor') ?? []) {
      const id = Number(author.attr('id') ?? 0) || 0;
      const name = author.attr('name') ?? '';
      this.#lastId = Math.max(this.#lastId, id);
      if (this.#known.has(name)) continue;
      this.#known.set(name, author);
      this.#authors.set(name, { id, comments: Number(author.attr('lastIdx') ?? 0) || 0 });
    }
  }

  /** `shapeIds`: shape ids of the slide's elements, by element id. */
  page(comments: Page['comments'], slide: PartOut, shapeIds: ReadonlyMap<string, number>): void {
    if (!comments || comments.length === 0) return;
    const name = this.#package.freeName('ppt/comments/comment', '.xml');
    const part = this.#package.part(name, `${PML}.comments+xml`);
    slide.relate('comments', part.name);
    let answered: Xml | undefined;
    const nodes = comments.map((comment) => {
      const author = this.#author(comment.author);
      const idx = ++author.comments;
      const thread = comment.reply ? answered : undefined;
      if (!comment.reply) answered = tag('p15:parentCm', { authorId: author.id, idx });
      const at = comment.at === undefined ? undefined : dateTime(comment.at);
      const own = ownXml(comment.resolved, shapeIds.get(comment.elementId ?? ''));
      return tag(
        'p:cm',
        { authorId: author.id, dt: at, idx },
        tag('p:pos', { x: units(comment.x), y: units(comment.y) }),
        tag('p:text', {}, text(comment.text)),
        (thread || own) && tag('p:extLst', {}, thread && threadXml(thread), own),
      );
    });
    part.bytes = document(tag('p:cmLst', NAMESPACES, ...nodes));
    this.#written = true;
  }

  /** Writes the authors; must be called after all pages. */
  authors(presentation: PartOut): void {
    if (!this.#written) return;
    const author = (name: string, { id, comments }: Author) =>
      tag('p:cmAuthor', { id, name, initials: [...name][0] ?? '', lastIdx: comments, clrIdx: id });
    if (this.#original) {
      const { patch } = this.#original;
      const part = this.#package.partFrom(this.#original.part);
      const others: Xml[] = [];
      for (const [name, each] of this.#authors) {
        const present = this.#known.get(name);
        if (present) patch.setAttribute(present, 'lastIdx', String(each.comments));
        else others.push(author(name, each));
      }
      if (others.length > 0) patch.append(patch.root, joined(others));
      part.bytes = strToU8(patch.result());
      return;
    }
    const part = this.#package.part('ppt/commentAuthors.xml', `${PML}.commentAuthors+xml`);
    presentation.relate('commentAuthors', part.name);
    const nodes = [...this.#authors].map(([name, each]) => author(name, each));
    part.bytes = document(tag('p:cmAuthorLst', NAMESPACES, ...nodes));
  }

  #author(name: string): Author {
    const author = this.#authors.get(name) ?? { id: ++this.#lastId, comments: 0 };
    this.#authors.set(name, author);
    return author;
  }
}

function threadXml(parent: Xml): Xml {
  const info = tag('p15:threadingInfo', { 'xmlns:p15': P15, timeZoneBias: 0 }, parent);
  return tag('p:ext', { uri: THREAD }, info);
}

/** Comments of 2007 have neither a status nor a shape: these are stored in our extension, for a later import. */
function ownXml(resolved: boolean | undefined, shape: number | undefined): Xml | undefined {
  if (!resolved && shape === undefined) return undefined;
  const said = { 'xmlns:lectern': OWN_NAMESPACE, resolved: resolved ? 1 : undefined, shape };
  return tag('p:ext', { uri: OWN_EXTENSION }, tag('lectern:comment', said));
}

function units(px: number | undefined): number {
  return Math.round((px ?? 0) * UNITS_PER_PX);
}

/** Local time in PowerPoint's format; undefined for an invalid date. */
function dateTime(at: number): string | undefined {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return Number.isNaN(local.getTime()) ? undefined : local.toISOString().replace('Z', '');
}
