import type { DeckPackage, Report } from './deck-package.ts';
import { checkParts } from './part-rules.ts';
import { checkSlide, checkTableStyles } from './slide-rules.ts';
import { checkStructure } from './structure-rules.ts';

/** The rules of how a package hangs together; of the parts that `looksInto` says also those of their content. */
export function checkPackage(
  deck: DeckPackage,
  report: Report,
  looksInto: (part: string) => boolean = () => true,
): void {
  for (const name of deck.names) {
    if (!deck.isXml(name) || (!name.endsWith('.rels') && !looksInto(name))) continue;
    for (const problem of deck.parsed(name).problems) report('well-formed', name, problem);
  }
  checkParts(deck, report, looksInto);
  checkStructure(deck, report);
  for (const name of deck.parts) {
    const root = deck.isXml(name) && looksInto(name) ? deck.xml(name) : undefined;
    if (!root) continue;
    if (/^p:(sld|sldLayout|sldMaster|notes|notesMaster)$/.test(root.name))
      checkSlide(deck, name, root, report);
    if (root.name === 'a:tblStyleLst') checkTableStyles(name, root, report);
  }
}
