import type { Page } from '@lectern/courseware';
import type { Part } from '../package/opc.ts';
import { OWN_EXTENSION } from '../package/own-extension.ts';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from './context.ts';
import { compact, numberOf, round } from './geometry/units.ts';

type Comment = NonNullable<Page['comments']>[number];

/** Units of comment positions are 1/576 inch (19.4.5). */
const PX_PER_UNIT = 96 / 576;

/** The comments of a slide: comments of 2007 (p:cmLst, 19.4.4) and later threads ([MS-PPTX] 2.6). */
export function readComments(scope: TreeScope): Comment[] {
  const comments: Comment[] = [];
  for (const relation of scope.part.relations.values()) {
    if (relation.type !== 'comments' || relation.external) continue;
    const part = scope.context.package.part(relation.target);
    if (!part) continue;
    for (const element of part.root.children) readThread(element, scope, false, comments);
  }
  return comments.slice(0, 1000);
}

function readThread(element: XmlElement, scope: TreeScope, reply: boolean, out: Comment[]): void {
  const local = element.name.slice(element.name.indexOf(':') + 1);
  if (local !== 'cm' && local !== 'reply') return;
  const old = element.name === 'p:cm';
  const position = old ? element.child('p:pos') : undefined;
  const text = old ? (element.child('p:text')?.text ?? '') : bodyText(element);
  const at = Date.parse(element.attr('dt') ?? element.attr('created') ?? '');
  const place = (name: string) => {
    const value = numberOf(position?.attr(name));
    return value === undefined ? undefined : Math.min(1e6, Math.max(-1e6, round(value * PX_PER_UNIT, 100)));
  };
  if (text.trim() !== '') {
    out.push(
      compact<Comment>({
        author: (scope.context.commentAuthors.get(element.attr('authorId') ?? '') ?? '').slice(0, 256),
        text: text.slice(0, 65_536),
        at: Number.isFinite(at) ? at : undefined,
        x: place('x'),
        y: place('y'),
        elementId: reply ? undefined : scope.elementIds.get(shapeIdOf(element, old) ?? ''),
        // Comments of 2007 are all in one list; since 2013 a reply names its parent.
        reply: reply || (old && element.find('p15:parentCm')) ? true : undefined,
        resolved: !reply && isResolved(element, old) ? true : undefined,
      }),
    );
  }
  for (const list of element.children) {
    if (list.name.endsWith(':replyLst')) {
      for (const answer of list.children) readThread(answer, scope, true, out);
    }
  }
}

/** Later comments have a status ([MS-PPTX] 2.6); the status of comments of 2007 is in our extension. */
function isResolved(element: XmlElement, old: boolean): boolean {
  return old ? ownOf(element)?.attr('resolved') === '1' : element.attr('status') === 'resolved';
}

/**
 * The shape that a comment is about: later comments name it, or text in it, by its kind and id ([MS-PPTX] 2.7), after
 * the groups around it.
 */
function shapeIdOf(element: XmlElement, old: boolean): string | undefined {
  if (old) return ownOf(element)?.attr('shape');
  const named = element.children.find(({ name }) => /:(de|tx)MkLst$/.test(name))?.children ?? [];
  return named.findLast(({ name }) => /:(sp|pic|graphicFrame|cxnSp|grpSp)Mk$/.test(name))?.attr('id');
}

function ownOf(element: XmlElement): XmlElement | undefined {
  return element
    .child('p:extLst')
    ?.all('p:ext')
    .find((each) => each.attr('uri')?.toUpperCase() === OWN_EXTENSION)
    ?.child('lectern:comment');
}

function bodyText(element: XmlElement): string {
  const body = element.children.find((child) => child.name.endsWith(':txBody'));
  return (body?.all('a:p') ?? [])
    .map((paragraph) =>
      [...paragraph.descendants()]
        .filter((child) => child.name === 'a:t')
        .map((child) => child.text)
        .join(''),
    )
    .join('\n');
}

/** Names of authors by id, from either kind of author list. */
export function readAuthors(part: Part | undefined): [string, string][] {
  return (part?.root.children ?? []).map((author) => [author.attr('id') ?? '', author.attr('name') ?? '']);
}
