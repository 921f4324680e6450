import type { CoursewareReader, DeckShow } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import { USUAL_RESTART } from '../../read/show-properties.ts';
import type { Base } from '../original/matches.ts';
import { kindOf } from '../original/original.ts';
import { sameValue } from '../original/same-record.ts';
import type { PackageOut } from '../package/package-out.ts';
import type { PartOut } from '../package/part-out.ts';
import { declare } from '../xml/declared-prefixes.ts';
import { PatchedXml } from '../xml/patched-xml.ts';
import { document, joined, kept, NAMESPACES, tag, type Xml } from '../xml/xml-out.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presProps+xml';

/** Children of p:presentationPr in the order of the schema (19.2.1.27). */
const ORDER = ['p:htmlPubPr', 'p:webPr', 'p:prnPr', 'p:showPr', 'p:clrMru', 'p:extLst'];
/** Children of p:showPr that are copied, because we do not model them. */
const KEPT = new Set(['p:penClr', 'p:extLst']);

/** Writes the settings of the show into the presentation's properties, only if they differ from the original's. */
export function writeShow(
  reader: CoursewareReader,
  base: Base | undefined,
  target: PackageOut,
  presentation: PartOut,
): void {
  const show = reader.find('deck', 'deck')?.show;
  const before = base?.original.records.find('deck', 'deck')?.show;
  if (sameValue(show, before, (id) => id)) return;
  const count = reader.pages().length;
  const name = presentation.relations.find((each) => kindOf(each) === 'presProps')?.part;
  const patch = name ? PatchedXml.of(base?.original.bytes(name) ?? new Uint8Array()) : undefined;
  if (name && patch && declare(patch)) {
    const present = patch.root.child('p:showPr');
    const others = present?.children.filter((child) => KEPT.has(child.name)) ?? [];
    const rest = joined(others.map((child) => kept(patch.slice(child))));
    patch.setChild(
      patch.root,
      present,
      showXml(show ?? {}, count, rest, {
        narration: present?.attr('showNarration') ?? '1',
        animation: present?.attr('showAnimation'),
      }),
      'p:showPr',
      ORDER,
    );
    target.partFrom(name).bytes = strToU8(patch.result());
    return;
  }
  if (!show) return;
  const part = target.part(target.freeName('ppt/presProps', '.xml'), TYPE);
  part.bytes = document(tag('p:presentationPr', NAMESPACES, showXml(show, count)));
  if (name) presentation.keepRelations((each) => kindOf(each) !== 'presProps');
  presentation.relate('presProps', part.name);
}

/** Elements that follow the range of pages in the schema must be written after it (19.2.1.30). */
function showXml(
  { mode, loop, restartAfter = USUAL_RESTART, byHand, pages }: DeckShow,
  count: number,
  rest?: Xml,
  {
    narration = '1',
    animation,
  }: { readonly narration?: string; readonly animation?: string | undefined } = {},
): Xml {
  // PowerPoint rejects pages that do not exist.
  const last = pages && Math.min(pages.to, count);
  const range = pages && last !== undefined && pages.from <= last;
  return tag(
    'p:showPr',
    {
      loop: loop || undefined,
      showNarration: narration,
      showAnimation: animation,
      useTimings: byHand ? false : undefined,
    },
    mode === 'kiosk'
      ? tag('p:kiosk', { restart: restartAfter === USUAL_RESTART ? undefined : restartAfter })
      : tag(mode === 'browse' ? 'p:browse' : 'p:present'),
    range ? tag('p:sldRg', { st: pages.from, end: last }) : tag('p:sldAll'),
    rest,
  );
}
