import {
  blankCourseware,
  type CoursewareRecord,
  type Edit,
  type Element,
  SnapshotReader,
} from '@lectern/courseware';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDeck, paragraph, png, read, readSource, sha256, shape } from '../../../test/deck-source.ts';
import { exported } from '../../../test/edited/edited-export.ts';
import { brokenRules } from '../../../test/rules/broken-rules.ts';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../../package/own-extension.ts';
import { writePptx } from '../../write/write-pptx.ts';

const SLIDE = 'ppt/slides/slide1.xml';
const { records: blank } = blankCourseware();
const pageId = blank.find(({ kind }) => kind === 'page')?.id ?? '';
const base = {
  kind: 'element',
  parentId: pageId,
  frame: { x: 10, y: 20, w: 300, h: 200, rotation: 5 },
} as const;
const picture = png(7);

function written(elements: readonly Element[], pictures = new Map<string, Uint8Array>()): Uint8Array {
  const assets: CoursewareRecord[] = [{ kind: 'asset', id: sha256(picture), mime: 'image/png', size: 40 }];
  const reader = new SnapshotReader({ records: [...blank, ...assets, ...elements] });
  return writePptx(reader, (hash) => (hash === sha256(picture) ? picture : undefined), { now: 0, pictures });
}

/** The elements of a written deck after reading, by name. */
async function backFrom(bytes: Uint8Array): Promise<ReadonlyMap<string | undefined, Element>> {
  const { snapshot } = await read(bytes);
  return new Map(snapshot.records.flatMap((each) => (each.kind === 'element' ? [[each.name, each]] : [])));
}

const tool = (id: string, data: Extract<Element, { type: 'tool' }>['data'], parentId = pageId): Element => ({
  ...base,
  id,
  parentId,
  name: id,
  order: id,
  type: 'tool',
  toolKey: 'Dice',
  data,
});

describe('a subject tool in a .pptx', () => {
  const ODD = {
    count: 3,
    'throw/1': { at: 1.5, values: [1, null, true] },
    words: '<a> & ]]> \u0000\u000b\uffff\ud800"雨',
  };

  it('is written as its picture, and read as the live tool again', async () => {
    const drawn = png(3);
    const bytes = written(
      [tool('a', ODD), { ...base, id: 'g', name: 'g', order: 'g', type: 'group' }, tool('b', {}, 'g')],
      new Map([['a', drawn]]),
    );
    expect(brokenRules(bytes)).toEqual([]);
    const back = await backFrom(bytes);
    expect(back.get('a')).toMatchObject({
      type: 'tool',
      toolKey: 'Dice',
      frame: base.frame,
      preview: sha256(drawn),
    });
    expect(back.get('a')).toHaveProperty('data', ODD);
    expect(back.get('b')).toMatchObject({ type: 'tool', data: {}, parentId: back.get('g')?.id });
    expect(back.get('b')).not.toHaveProperty('preview');
  });

  it('is written as a box with its name when there is no picture', async () => {
    const parts = await exported(written([tool('骰子', {})]));
    expect(strFromU8(parts.parts[SLIDE] ?? new Uint8Array())).toContain('<a:t>骰子</a:t>');
  });

  it('is exported unchanged until it is changed, and then with its new data and picture', async () => {
    const imported = written([tool('a', { count: 3 })], new Map([['a', png(3)]]));
    const kept = await exported(imported);
    expect(sha256(kept.written)).toBe(sha256(imported));
    const { reader } = await exported(imported, (edit) => {
      const [element] = toolsOf(edit);
      if (element) edit.update(element.id, { data: { count: 4 } });
    });
    const [changed] = reader.all('element').filter(({ type }) => type === 'tool');
    const out = writePptx(reader, () => undefined, {
      now: 0,
      pictures: new Map([[changed?.id ?? '', png(4)]]),
    });
    expect((await backFrom(out)).get('a')).toMatchObject({ data: { count: 4 }, preview: sha256(png(4)) });
  });

  it.each([
    ['a text', 'no data'],
    ['a list', '[1]'],
    ['empty', 'null'],
    ['nested without end', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
    ['too long', JSON.stringify({ a: 'x'.repeat(300_000) })],
  ])('stays a shape when its data are %s', async (_, data) => {
    const { elements } = await readSource({ slides: [{ tree: marked(2, `tool="Dice"`, data) }] });
    expect(elements.map(({ type }) => type)).toEqual(['shape']);
  });

  it('cannot set dangerous object properties', async () => {
    const { elements } = await readSource({
      slides: [{ tree: marked(2, `tool="Dice"`, '{"__proto__":{"x":1},"a":1}') }],
    });
    expect(elements[0]).toHaveProperty('data', { a: 1 });
  });
});

/** A shape with our extension. */
function marked(id: number, attributes: string, data = ''): string {
  return shape(id, '', paragraph('words')).replace(
    `name="Shape ${id}"/>`,
    `name="Shape ${id}"><a:extLst><a:ext uri="{odd}"><z:kept xmlns:z="urn:z"/></a:ext><a:ext uri="${OWN_EXTENSION}">` +
      `<own:element xmlns:own="${OWN_NAMESPACE}" ${attributes}>${data.replaceAll('&', '&amp;')}</own:element></a:ext></a:extLst></p:cNvPr>`,
  );
}

function toolsOf(edit: Edit): Element[] {
  return edit.all('element').filter(({ type }) => type === 'tool');
}

describe('an element that the class may drag', () => {
  it('is marked in a .pptx for every kind, and read with the mark again', async () => {
    const movable = { ...base, movableInClass: true } as const;
    const made: Element[] = [
      { ...movable, id: 'shape', order: 'a', type: 'shape' },
      { ...movable, id: 'line', order: 'b', type: 'line', geometry: { type: 'preset', preset: 'line' } },
      { ...movable, id: 'picture', order: 'c', type: 'picture', asset: sha256(picture) },
      { ...movable, id: 'group', order: 'd', type: 'group' },
      { ...movable, id: 'inside', parentId: 'group', order: 'a', type: 'shape' },
      { ...movable, id: 'formula', order: 'e', type: 'formula', latex: 'x' },
      {
        ...movable,
        id: 'ink',
        order: 'f',
        type: 'ink',
        tool: 'pen',
        color: '000000',
        width: 2,
        points: [0, 0, 1, 9, 9, 1],
      },
      { ...movable, id: 'unknown', order: 'g', type: 'unknown', what: 'chartex' },
      { ...movable, id: 'tool', order: 'h', type: 'tool', toolKey: 'Clock', data: {} },
      { ...base, id: 'fixed', order: 'i', type: 'shape' },
    ].map((each) => ({ ...each, name: each.id }) as Element);
    const bytes = written(made);
    expect(brokenRules(bytes)).toEqual([]);
    const back = await backFrom(bytes);
    const marks = made.map(({ id }) => [id, back.get(id)?.movableInClass ?? false]);
    expect(marks).toEqual(made.map(({ id }) => [id, id !== 'fixed']));
  });

  const group = (id: number, inside: string, scale: 1 | 2) =>
    `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${id}" name="Group ${id}"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>` +
    `<a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/><a:chOff x="0" y="0"/><a:chExt cx="${914_400 / scale}" cy="${914_400 / scale}"/></a:xfrm>` +
    `</p:grpSpPr>${inside}</p:grpSp>`;
  const ODD = '<a:extLst><a:ext uri="{odd}"><z:kept xmlns:z="urn:z"/></a:ext></a:extLst>';
  const withOdd = shape(3, '', paragraph('words')).replace(
    'name="Shape 3"/>',
    `name="Shape 3">${ODD}</p:cNvPr>`,
  );
  // a group that scales its children, and one in which an element is marked
  const TREE = shape(2) + withOdd + group(4, shape(5), 2) + group(6, shape(7), 1);
  const deck = () => buildDeck({ slides: [{ tree: TREE }] });
  /** The deck of the test lacks parts that a slide does not need. */
  const broken = (bytes: Uint8Array) =>
    brokenRules(bytes).filter((rule) => !rule.startsWith('content-type') && rule.includes(SLIDE));

  it('is marked and unmarked in its original XML, without any other change', async () => {
    const mark = (movableInClass: boolean | undefined) => (edit: Edit) => {
      for (const { id, name } of edit.all('element'))
        if (name !== 'Shape 5') edit.update(id, { movableInClass });
    };
    const plain = await exported(deck());
    const { written: out, parts } = await exported(deck(), mark(true));
    const xml = strFromU8(parts[SLIDE] ?? new Uint8Array());
    expect(xml.split('movable="1"')).toHaveLength(6);
    // other content of the extension list is kept, and so is the scale of the group
    expect(xml).toContain('<z:kept xmlns:z="urn:z"/></a:ext><a:ext uri=');
    expect(xml).toContain('<a:chExt cx="457200" cy="457200"/>');
    expect(broken(out)).toEqual(broken(deck()));
    const names = (await read(out)).snapshot.records.flatMap((each) =>
      each.kind === 'element' && each.movableInClass ? [each.name] : [],
    );
    expect(names).toEqual(['Shape 2', 'Shape 3', 'Group 4', 'Group 6', 'Shape 7']);
    const unmarked = await exported(out, mark(undefined));
    const without = strFromU8(unmarked.parts[SLIDE] ?? new Uint8Array()).replaceAll(
      '<a:extLst></a:extLst>',
      '',
    );
    expect(without.replaceAll('></p:cNvPr>', '/>')).toBe(
      strFromU8(plain.parts[SLIDE] ?? new Uint8Array()).replaceAll('></p:cNvPr>', '/>'),
    );
  });

  it('keeps its copy setting and its basket when it is written and read, also in an imported file', async () => {
    const at = (id: string, marks: object, parentId = pageId): Element =>
      ({ ...base, id, name: id, order: id, parentId, type: 'shape', ...marks }) as Element;
    const sorts = { movableInClass: true, basketId: 'c basket' };
    const bytes = written([
      at('a pear', { ...sorts, copiesInClass: true }),
      { ...base, id: 'b', name: 'b', order: 'b', type: 'group' },
      at('c basket', { basketInClass: true }, 'b'),
      at('d stray', { ...sorts, basketId: 'gone' }),
      at('e stone', {}),
    ]);
    expect(brokenRules(bytes)).toEqual([]);
    const back = await backFrom(bytes);
    const basketId = back.get('c basket')?.id;
    expect(back.get('a pear')).toMatchObject({ movableInClass: true, copiesInClass: true, basketId });
    expect(back.get('c basket')).toMatchObject({ basketInClass: true });
    expect(back.get('d stray')).not.toHaveProperty('basketId');

    expect(sha256((await exported(bytes)).written)).toBe(sha256(bytes));
    const changed = await exported(bytes, (edit) => {
      const all = new Map(edit.all('element').map((each) => [each.name, each.id]));
      edit.update(all.get('e stone') ?? '', { basketId: all.get('c basket') });
      edit.update(all.get('a pear') ?? '', { basketId: undefined, copiesInClass: undefined });
    });
    expect(brokenRules(changed.written)).toEqual([]);
    const again = await backFrom(changed.written);
    expect(again.get('e stone')?.basketId).toBe(again.get('c basket')?.id);
    expect(again.get('a pear')).not.toHaveProperty('basketId');
    expect(again.get('a pear')?.movableInClass).toBe(true);
  });

  it('has no basket if the slide lacks the basket or the element would be its own basket', async () => {
    const { elements } = await readSource({
      slides: [{ tree: marked(2, 'basket="99"') + marked(3, 'basket="3"') + marked(4, 'basket="2"') }],
    });
    expect(elements.map(({ basketId }) => basketId)).toEqual([undefined, undefined, elements[0]?.id]);
  });

  it('can be marked and moved at once', async () => {
    const { parts, written: out } = await exported(deck(), (edit) => {
      for (const { id, frame, parentId } of edit.all('element'))
        if (parentId === edit.pages()[0])
          edit.update(id, { movableInClass: true, frame: { ...frame, x: frame.x + 10 } });
    });
    expect(broken(out)).toEqual(broken(deck()));
    expect(strFromU8(parts[SLIDE] ?? new Uint8Array()).split('movable="1"')).toHaveLength(5);
  });
});

describe('a link to a document of the disk', () => {
  it('is written as the document’s address in a .pptx, and read as the document again', async () => {
    const documentId = '01890a5d-ac96-774b-bcce-b302099a8057';
    const link = {
      type: 'url',
      url: `https://school.example/#/netdiskpreview?fileId=${documentId}`,
      documentId,
      tooltip: '雨.pdf',
    } as const;
    const runs = [false, true].map((linkOwnColor) => ({
      type: 'text' as const,
      text: String(linkOwnColor),
      props: { link, ...(linkOwnColor && { linkOwnColor }) },
    }));
    const bytes = written([
      {
        ...base,
        id: 'a',
        name: 'a',
        order: 'a',
        type: 'shape',
        click: link,
        text: { paragraphs: [{ runs }] },
      },
    ]);
    expect(brokenRules(bytes)).toEqual([]);
    const back = (await backFrom(bytes)).get('a');
    expect(back).toMatchObject({ click: link, text: { paragraphs: [{ runs }] } });
    const slide = strFromU8(unzipSync(bytes)[SLIDE] ?? new Uint8Array());
    const forged = zipSync({
      ...unzipSync(bytes),
      [SLIDE]: strToU8(slide.replaceAll(documentId, 'javascript:alert(1)')),
    });
    expect((await backFrom(forged)).get('a')?.click).toEqual({
      type: 'url',
      url: link.url,
      tooltip: link.tooltip,
    });
  });
});
