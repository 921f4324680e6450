import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { breakBytes } from './break-bytes.ts';
import { breakRecords } from './break-records.ts';
import { oneOf, type Random } from './random.ts';

type Parts = Record<string, Uint8Array>;
type Break = (parts: Parts, random: Random) => void;

/** Breaks one to three of the parts of a package, in ways that occurred in archives of schools, or worse. */
export function breakParts(original: Uint8Array, random: Random): Uint8Array {
  const parts = unzipSync(original);
  const records = parts[RECORDS];
  if (records && random(4) !== 0) parts[RECORDS] = strToU8(breakRecords(strFromU8(records), random));
  else for (let round = 1 + random(3); round > 0; round--) oneOf(BREAKS, random)?.(parts, random);
  const files: Zippable = {};
  for (const [name, bytes] of Object.entries(parts)) files[name] = [bytes, { level: 1 }];
  return zipSync(files);
}

/** Applies a change to the text of one of the parts whose names match. */
function onText(pattern: RegExp, change: (xml: string, random: Random) => string): Break {
  return (parts, random) => {
    const name = oneOf(
      Object.keys(parts).filter((each) => pattern.test(each)),
      random,
    );
    const part = name === undefined ? undefined : parts[name];
    if (name !== undefined && part) parts[name] = strToU8(change(strFromU8(part), random));
  };
}

/** The content of an `.ndpx`. */
const RECORDS = 'courseware.json';
const XML = /\.(xml|rels)$/;
const RELATIONS = /\.rels$/;
/** Parts with the content of a presentation, a text or a table. */
const SLIDES = /^(ppt\/slides|word|xl\/worksheets)\/[^/]+\.xml$/;
const MOST_TEXT = 4_000_000;

const ODD_VALUES = [
  '',
  '-1',
  '0',
  '1e400',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '-2147483649',
  '4294967296',
  '0.0000001',
  '__proto__',
  'constructor',
  'toString',
  '../../../etc/passwd',
  'javascript:alert(1)',
  '\u0000',
  '&#0;',
  '&#xD800;',
  '\u202e\ufeff',
  '50%',
  '-100%',
  'true',
  'x'.repeat(70_000),
];

/** Changes one of the matching pieces of a text. */
function replaceOne(xml: string, pattern: RegExp, random: Random, change: (found: string) => string): string {
  const found = oneOf([...xml.matchAll(pattern)], random);
  if (!found) return xml;
  return `${xml.slice(0, found.index)}${change(found[0])}${xml.slice(found.index + found[0].length)}`;
}

function removePart(parts: Parts, random: Random): void {
  const name = oneOf(Object.keys(parts), random);
  if (name !== undefined) delete parts[name];
}

/** Removes every master, layout or theme, all relations of one type, or all media files. */
function removeKind(parts: Parts, random: Random): void {
  const kinds = [
    /slideMasters\//,
    /slideLayouts\//,
    /theme\//,
    /_rels\/slide/,
    /media\//,
    /charts\//,
    /diagrams\//,
  ];
  const kind = oneOf(kinds, random);
  for (const name of Object.keys(parts)) if (kind?.test(name)) delete parts[name];
}

function putInPlaceOfAnother(parts: Parts, random: Random): void {
  const names = Object.keys(parts);
  const [to, from] = [oneOf(names, random), oneOf(names, random)];
  const part = from === undefined ? undefined : parts[from];
  if (to !== undefined && part) parts[to] = part;
}

function damagePart(parts: Parts, random: Random): void {
  const name = oneOf(Object.keys(parts), random);
  const part = name === undefined ? undefined : parts[name];
  if (name !== undefined && part) parts[name] = breakBytes(part, random);
}

const BREAKS: readonly Break[] = [
  removePart,
  removeKind,
  putInPlaceOfAnother,
  damagePart,
  // cut off
  onText(XML, (xml, random) => xml.slice(0, random(xml.length + 1))),
  // an attribute out of range
  onText(XML, (xml, random) =>
    replaceOne(xml, /="[^"]*"/g, random, () => `="${oneOf(ODD_VALUES, random) ?? ''}"`),
  ),
  onText(SLIDES, (xml, random) =>
    replaceOne(xml, /="[^"]*"/g, random, () => `="${oneOf(ODD_VALUES, random) ?? ''}"`),
  ),
  // many numbers far out of range
  onText(XML, (xml, random) => {
    let broken = xml;
    for (let i = 0; i < 20; i++) {
      const number = `="${random(2) ? '-' : ''}${'9'.repeat(1 + random(25))}"`;
      broken = replaceOne(broken, /="-?\d+"/g, random, () => number);
    }
    return broken;
  }),
  // counts of cells, columns, points
  onText(XML, (xml, random) =>
    xml.replaceAll(
      /(gridSpan|rowSpan|numCol|repeatCount|lvl|startAt|idx|val|cnt)="\d+"/g,
      (all, name: string) => (random(6) === 0 ? `${name}="${10 ** (1 + random(9))}"` : all),
    ),
  ),
  // ids duplicated, and references to unknown ids
  onText(XML, (xml, random) => xml.replaceAll(/ id="\d+"/g, ` id="${random(5)}"`)),
  onText(XML, (xml, random) => xml.replaceAll(/ r:(id|embed|link)="[^"]*"/g, ` r:$1="rId${random(12)}"`)),
  onText(SLIDES, (xml, random) => xml.replaceAll(/spid="\d+"/g, `spid="${random(8)}"`)),
  onText(/presentation\.xml$/, (xml, random) =>
    xml.replaceAll(/<p:sldId /g, () => '<p:sldId '.repeat(1 + random(2))),
  ),
  // elements repeated, removed, moved
  onText(XML, (xml, random) =>
    replaceOne(xml, /<(\w+:\w+)[^<>]*\/>/g, random, (element) => element.repeat(1 + random(200))),
  ),
  onText(XML, (xml, random) => replaceOne(xml, /<(\w+:\w+)[^<>]*\/>/g, random, () => '')),
  onText(XML, (xml, random) => replaceOne(xml, /<(\w+:\w+)[^<>]*>[^<]*<\/\1>/g, random, () => '')),
  onText(SLIDES, (xml, random) => {
    const piece = oneOf(
      [...xml.matchAll(/<(p:sp|p:pic|p:graphicFrame|a:p|a:tr|a:tc|p:par)[ >][\s\S]*?<\/\1>/g)],
      random,
    );
    const at = oneOf([...xml.matchAll(/></g)], random)?.index ?? 0;
    const copies = Math.min(1 + random(50), Math.floor(MOST_TEXT / (1 + (piece?.[0].length ?? 0))));
    return piece ? `${xml.slice(0, at + 1)}${piece[0].repeat(copies)}${xml.slice(at + 1)}` : xml;
  }),
  // nested absurdly deep: closed and not
  onText(XML, (xml, random) => {
    const at = random(xml.length + 1);
    return `${xml.slice(0, at)}${'<a:x>'.repeat(random(5_000))}${xml.slice(at)}`;
  }),
  onText(SLIDES, (xml, random) => {
    const name = oneOf(['p:grpSp', 'p:par', 'a:p', 'mc:AlternateContent', 'a:tbl'], random) ?? 'p:grpSp';
    const depth = random(3_000);
    const at = Math.max(0, xml.indexOf('</p:spTree>'));
    return `${xml.slice(0, at)}${`<${name}>`.repeat(depth)}${`</${name}>`.repeat(depth)}${xml.slice(at)}`;
  }),
  // texts
  onText(XML, (xml, random) => replaceOne(xml, />[^<]+</g, random, () => `>${oneOf(ODD_VALUES, random)}<`)),
  onText(SLIDES, (xml) => `<!DOCTYPE x [<!ENTITY a "aaaa">]>${xml.replace('<a:t>', '<a:t>&a;')}`),
  // relations removed, swapped, external, circular
  onText(RELATIONS, (xml, random) => replaceOne(xml, /<Relationship [^>]*>/g, random, () => '')),
  onText(RELATIONS, (xml, random) => {
    const targets = [...xml.matchAll(/Target="([^"]*)"/g)].map((each) => each[1] ?? '');
    return xml.replaceAll(/Target="[^"]*"/g, () => `Target="${oneOf(targets, random) ?? ''}"`);
  }),
  onText(RELATIONS, (xml, random) =>
    replaceOne(xml, / Target=/g, random, () => ' TargetMode="External" Target='),
  ),
  (parts, random) => {
    const owners = Object.keys(parts).filter((name) => RELATIONS.test(name));
    const file = oneOf(owners, random);
    const itself = file?.replace('_rels/', '').replace(/\.rels$/, '') ?? '';
    const part = file === undefined ? undefined : parts[file];
    if (file !== undefined && part)
      parts[file] = strToU8(strFromU8(part).replaceAll(/Target="[^"]*"/g, `Target="/${itself}"`));
  },
  onText(RELATIONS, (xml, random) =>
    xml.replaceAll(/relationships\/(\w+)"/g, (all) => (random(3) === 0 ? 'relationships/slideLayout"' : all)),
  ),
  // a diagram whose points are their own parents, a circular inheritance
  onText(/diagrams\/data\d*\.xml$/, (xml) =>
    xml.replaceAll(/destId="[^"]*"/g, 'destId="{0}"').replaceAll(/srcId="[^"]*"/g, 'srcId="{0}"'),
  ),
  // content types
  onText(/Content_Types/, (xml, random) =>
    random(2)
      ? xml.replaceAll(/ContentType="[^"]*"/g, 'ContentType="text/plain"')
      : xml.slice(0, random(xml.length)),
  ),
];
