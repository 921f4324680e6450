import { ownValue } from '@lectern/base';
import { type DeckPackage, type Report, relationsName, TYPES_NAME } from './deck-package.ts';
import { type RuleNode, visitBelow } from './rule-node.ts';

const PML = 'application/vnd.openxmlformats-officedocument.presentationml.';
const DML = 'application/vnd.openxmlformats-officedocument.drawingml.';
const MAIN =
  /^application\/vnd\.(openxmlformats-officedocument\.presentationml\.|ms-powerpoint\.).*main\+xml$/;

/** Content type of the target, by kind of relation (ECMA-376 part 1, 13.3 and 14.2). */
const TYPE_BY_KIND: Readonly<Record<string, string>> = {
  slide: `${PML}slide+xml`,
  slideLayout: `${PML}slideLayout+xml`,
  slideMaster: `${PML}slideMaster+xml`,
  notesSlide: `${PML}notesSlide+xml`,
  notesMaster: `${PML}notesMaster+xml`,
  handoutMaster: `${PML}handoutMaster+xml`,
  presProps: `${PML}presProps+xml`,
  viewProps: `${PML}viewProps+xml`,
  tableStyles: `${PML}tableStyles+xml`,
  comments: `${PML}comments+xml`,
  commentAuthors: `${PML}commentAuthors+xml`,
  theme: 'application/vnd.openxmlformats-officedocument.theme+xml',
  chart: `${DML}chart+xml`,
  diagramData: `${DML}diagramData+xml`,
  diagramLayout: `${DML}diagramLayout+xml`,
  diagramQuickStyle: `${DML}diagramStyle+xml`,
  diagramColors: `${DML}diagramColors+xml`,
  'core-properties': 'application/vnd.openxmlformats-package.core-properties+xml',
  'extended-properties': 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
};

/** Kinds of relations that an attribute of an element may refer to. */
const KINDS_BY_USE: Readonly<Record<string, readonly string[]>> = {
  'p:sldId r:id': ['slide'],
  'p:sldMasterId r:id': ['slideMaster'],
  'p:sldLayoutId r:id': ['slideLayout'],
  'p:notesMasterId r:id': ['notesMaster'],
  'p:handoutMasterId r:id': ['handoutMaster'],
  'a:blip r:embed': ['image'],
  'a:blip r:link': ['image'],
  'asvg:svgBlip r:embed': ['image'],
  'a:videoFile r:link': ['video'],
  'a:audioFile r:link': ['audio'],
  'a:wavAudioFile r:embed': ['audio'],
  'a:snd r:embed': ['audio'],
  'p:snd r:embed': ['audio'],
  'p14:media r:embed': ['media'],
  'p14:media r:link': ['media'],
  'c:chart r:id': ['chart'],
  'c:externalData r:id': ['package', 'oleObject'],
  'p:oleObj r:id': ['oleObject', 'package'],
  'p:control r:id': ['control'],
  'dgm:relIds r:dm': ['diagramData'],
  'dgm:relIds r:lo': ['diagramLayout'],
  'dgm:relIds r:qs': ['diagramQuickStyle'],
  'dgm:relIds r:cs': ['diagramColors'],
};

/** Checks content types, relations and unreachable parts (ECMA-376 part 2, 9 and 10). */
export function checkParts(deck: DeckPackage, report: Report): void {
  checkTypes(deck, report);
  for (const name of ['', ...deck.parts]) checkRelations(deck, name, report);
  for (const name of deck.names.filter((each) => each.endsWith('.rels'))) {
    const owner = name.replace(/_rels\/([^/]*)\.rels$/, '$1');
    if (owner !== '' && !deck.has(owner)) report('relation-owner', name, `${owner} does not exist`);
  }
  const reached = new Set<string>(['']);
  for (const name of reached) {
    for (const { target, external } of deck.relations(name)) if (!external) reached.add(target);
  }
  for (const name of deck.parts) if (!reached.has(name)) report('orphans', name, 'is not referenced');
}

function checkTypes(deck: DeckPackage, report: Report): void {
  const file = TYPES_NAME;
  const declared = new Set<string>();
  for (const child of deck.xml(file)?.children ?? []) {
    const key = (child.attr('PartName') ?? `.${child.attr('Extension')}`).toLowerCase();
    if (declared.has(key)) report('content-types', file, `${key} has two content types`);
    declared.add(key);
    const part = child.attr('PartName');
    if (part !== undefined && !deck.has(part.slice(1)))
      report('content-types', file, `${part} does not exist`);
    if (!/^[\w.+-]+\/[\w.+-]+$/.test((child.attr('ContentType') ?? '').split(';')[0] ?? '')) {
      report('content-types', file, `${key} has no content type`);
    }
  }
  for (const name of deck.names) {
    if (name !== file && deck.contentType(name) === undefined)
      report('content-types', name, 'has no content type');
  }
}

function checkRelations(deck: DeckPackage, name: string, report: Report): void {
  const relations = deck.relations(name);
  const file = relationsName(name);
  for (const id of deck.doubledIds(name)) report('relation-ids', file, `${id} is duplicate`);
  for (const { id, kind, target, external } of relations) {
    if (!/^[A-Za-z_][\w.-]*$/.test(id)) report('relation-ids', file, `"${id}" is not a valid id`);
    if (external) continue;
    // PowerPoint itself writes NULL for a missing file
    if (!/(^|\/)NULL$/.test(target) && !deck.has(target))
      report('relation-targets', file, `${target} does not exist`);
    const type = deck.contentType(target);
    const wanted = kind === 'officeDocument' ? MAIN : ownValue(TYPE_BY_KIND, kind);
    const fits = typeof wanted === 'string' ? type === wanted : (wanted?.test(type ?? '') ?? true);
    if (deck.has(target) && !fits)
      report('content-type-fits', target, `is ${type}, but referenced as ${kind}`);
  }
}

/** Checks the relations that the elements of a part refer to. */
export function checkUses(deck: DeckPackage, part: string, root: RuleNode, report: Report): void {
  const check = (element: RuleNode) => checkUse(deck, part, element, report);
  check(root);
  visitBelow(root, check);
}

function checkUse(deck: DeckPackage, part: string, element: RuleNode, report: Report): void {
  const { attributes } = element;
  for (let i = 0; i < attributes.length; i += 2) {
    const [attribute = '', id = ''] = [attributes[i], attributes[i + 1]];
    if (!attribute.startsWith('r:') || id === '') continue;
    const relation = deck.relation(part, id);
    if (!relation) report('relation-used', part, `${element.name} ${attribute}="${id}" has no relation`);
    const kinds = ownValue(KINDS_BY_USE, `${element.name} ${attribute}`);
    if (relation && kinds && !kinds.includes(relation.kind)) {
      report('relation-kind', part, `${element.name} ${attribute} references a ${relation.kind}`);
    }
  }
}
