/**
 * Turns presetShapeDefinitions.xml (an electronic annex of ECMA-376) into the compact data of
 * `src/view/geometry/generated/`. docs/data-licences.md names the source of the XML file.
 *
 * node packages/stage/scripts/generate-presets.ts presetShapeDefinitions.xml
 */
import { readFile, writeFile } from 'node:fs/promises';

/** Shapes that nearly every page uses: part of the first load. */
const COMMON = [
  ...['rect', 'roundRect', 'ellipse', 'triangle', 'rtTriangle', 'diamond', 'rightArrow', 'leftArrow'],
  ...['line', 'straightConnector1', 'bentConnector2', 'bentConnector3'],
];
/**
 * Shapes that nearly every deck uses: loaded together in one small file. All other shapes are in a large file that is
 * loaded when one of them is needed.
 */
const USUAL = [
  ...['parallelogram', 'trapezoid', 'pentagon', 'hexagon', 'upArrow', 'downArrow', 'leftRightArrow'],
  ...['curvedConnector3', 'homePlate', 'chevron', 'star5', 'wedgeRectCallout', 'wedgeRoundRectCallout'],
  ...['plus', 'round2SameRect', 'leftBrace', 'rightBrace'],
];

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
}

function parse(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, close, name = '', rest = '', self] of xml.matchAll(/<(\/?)([A-Za-z0-9:]+)([^<>]*?)(\/?)>/g)) {
    if (close) {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([A-Za-z0-9:]+)="([^"]*)"/g)].map((m) => [m[1], m[2]]),
    );
    const node: Node = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    if (!self) open.push(node);
  }
  return root;
}

function child(node: Node, name: string): Node | undefined {
  return node.children.find((one) => one.name === name);
}

function guides(node: Node | undefined): string {
  return (node?.children ?? [])
    .map(({ attributes: a }) => `${a.name} ${(a.fmla ?? '').replace(/\s+/g, ' ').trim()}`)
    .join(';');
}

function handle(node: Node): string {
  const a = node.attributes;
  const pos = child(node, 'pos')?.attributes;
  const keys =
    node.name === 'ahXY'
      ? ['gdRefX', 'minX', 'maxX', 'gdRefY', 'minY', 'maxY']
      : ['gdRefR', 'minR', 'maxR', 'gdRefAng', 'minAng', 'maxAng'];
  const kind = node.name === 'ahXY' ? 'x' : 'p';
  return [kind, ...keys.map((key) => a[key] ?? '-'), pos?.x, pos?.y].join(' ');
}

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lnTo: 'L',
  arcTo: 'A',
  quadBezTo: 'Q',
  cubicBezTo: 'C',
  close: 'Z',
};

function path(node: Node): string {
  const a = node.attributes;
  const commands = node.children.map((command) => {
    const { wR, hR, stAng, swAng } = command.attributes;
    const args =
      command.name === 'arcTo'
        ? [wR, hR, stAng, swAng]
        : command.children.flatMap((point) => [point.attributes.x, point.attributes.y]);
    return [LETTERS[command.name], ...args].join(' ');
  });
  const stroke = a.stroke === 'false' || a.stroke === '0' ? '0' : '1';
  return [a.w ?? '-', a.h ?? '-', a.fill ?? 'norm', stroke, ...commands].join(' ');
}

function shape(node: Node): string {
  const given = child(node, 'rect')?.attributes;
  // The XML file has top and right of `pie` swapped.
  const rect = given?.t === 'ir' && given.r === 'it' ? { ...given, t: 'it', r: 'ir' } : given;
  return [
    guides(child(node, 'avLst')),
    guides(child(node, 'gdLst')),
    (child(node, 'ahLst')?.children ?? []).map(handle).join(';'),
    (child(node, 'cxnLst')?.children ?? [])
      .map((site) =>
        [site.attributes.ang, child(site, 'pos')?.attributes.x, child(site, 'pos')?.attributes.y].join(' '),
      )
      .join(';'),
    rect ? [rect.l, rect.t, rect.r, rect.b].join(' ') : '',
    (child(node, 'pathLst')?.children ?? []).map(path).join(';'),
  ].join('|');
}

const [source] = process.argv.slice(2);
if (!source) throw new Error('specify the presetShapeDefinitions.xml to read');
const root = parse((await readFile(source, 'utf8')).replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->/g, ''));
const shapes = new Map((root.children[0]?.children ?? []).map((node) => [node.name, shape(node)]));
const folder = new URL('../src/view/geometry/generated/', import.meta.url);
const head =
  '// Made by scripts/generate-presets.ts from ECMA-376 presetShapeDefinitions.xml; see docs/data-licences.md.\n';

async function write(file: string, constant: string, names: readonly string[]): Promise<void> {
  const lines = names
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(shapes.get(name))},\n`)
    .join('');
  await writeFile(
    new URL(file, folder),
    `${head}export const ${constant}: Readonly<Record<string, string>> = {\n${lines}};\n`,
  );
}
const early = [...COMMON, ...USUAL];
const missing = early.filter((name) => !shapes.has(name));
if (missing.length > 0) throw new Error(`missing in the file: ${missing.join(', ')}`);
await write('common-presets.ts', 'COMMON_PRESETS', COMMON);
await write('usual-presets.ts', 'USUAL_PRESETS', USUAL);
await write(
  'rare-presets.ts',
  'RARE_PRESETS',
  [...shapes.keys()].filter((name) => !early.includes(name)).sort(),
);
await writeFile(
  new URL('preset-names.ts', folder),
  `${head}export const PRESET_NAMES: readonly string[] = ${JSON.stringify([...shapes.keys()].sort())};\n`,
);
process.stdout.write(`${shapes.size} shapes\n`);
