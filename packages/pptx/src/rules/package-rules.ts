import { type DeckPackage, type Report, TYPES_NAME } from './deck-package.ts';
import { checkParts, checkUses } from './part-rules.ts';
import { checkSlide, checkTableStyles } from './slide-rules.ts';
import { checkStructure } from './structure-rules.ts';

/** Checks the structure of a package, and the content of the parts for which `looksInto` returns true. */
export function checkPackage(
  deck: DeckPackage,
  report: Report,
  looksInto: (part: string) => boolean = () => true,
): void {
  for (const name of deck.names) {
    if (!name.endsWith('.rels')) continue;
    for (const problem of deck.parsed(name).problems) report('well-formed', name, problem);
  }
  checkParts(deck, report);
  checkStructure(deck, report);
  for (const name of deck.names)
    if (deck.isXml(name) && !name.endsWith('.rels') && looksInto(name)) checkContent(deck, name, report);
}

/** Each part is parsed separately and released: all parts of a large presentation do not fit in memory together. */
function checkContent(deck: DeckPackage, name: string, report: Report): void {
  const { root, problems } = deck.parsedOnce(name);
  for (const problem of problems) report('well-formed', name, problem);
  if (!root || name === TYPES_NAME) return;
  checkUses(deck, name, root, report);
  if (/^p:(sld|sldLayout|sldMaster|notes|notesMaster)$/.test(root.name)) checkSlide(deck, name, root, report);
  if (root.name === 'a:tblStyleLst') checkTableStyles(name, root, report);
}
