import type { Element, ShapeElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { paragraph, part, readSource, recordsOf } from '../../test/deck-source.ts';
import { inspectCourseware } from '../index.ts';

/** 960 by 480 logical pixels. */
const FRAME =
  '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name="frame"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="9144000" cy="4572000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/diagram"><dgm:relIds r:dm="d1" r:lo="l1" r:qs="q1" r:cs="c1"/></a:graphicData></a:graphic></p:graphicFrame>';

interface DiagramSource {
  /** Texts and the index of the entry that each belongs under, counted from 1; 0 for the diagram itself. */
  readonly entries: readonly (readonly [text: string, parent: number, look?: string])[];
  readonly layout: string;
  /** Presentation points. */
  readonly presentation?: string;
  readonly style?: string;
  readonly colors?: string;
}

async function drawn(source: DiagramSource) {
  const points = source.entries.map(
    ([text, , look = ''], index) =>
      `<dgm:pt modelId="${index + 1}"><dgm:spPr>${look}</dgm:spPr><dgm:t><a:bodyPr/>${paragraph(text, '')}</dgm:t></dgm:pt>`,
  );
  const connections = source.entries.map(
    ([, parent], index) => `<dgm:cxn srcId="${parent}" destId="${index + 1}" srcOrd="${index}"/>`,
  );
  const imported = await readSource({
    slides: [
      {
        tree: FRAME,
        relations: [
          { id: 'd1', type: 'diagramData', target: '../diagrams/data1.xml' },
          { id: 'l1', type: 'diagramLayout', target: '../diagrams/layout1.xml' },
          { id: 'q1', type: 'diagramQuickStyle', target: '../diagrams/quickStyle1.xml' },
          { id: 'c1', type: 'diagramColors', target: '../diagrams/colors1.xml' },
        ],
      },
    ],
    parts: {
      'ppt/diagrams/data1.xml': part(
        'dgm:dataModel',
        `<dgm:ptLst><dgm:pt modelId="0" type="doc"/>${points.join('')}${source.presentation ?? ''}</dgm:ptLst><dgm:cxnLst>${connections.join('')}</dgm:cxnLst>`,
      ),
      'ppt/diagrams/layout1.xml': part('dgm:layoutDef', source.layout, 'uniqueId="urn:school/own"'),
      'ppt/diagrams/quickStyle1.xml': part('dgm:styleDef', source.style ?? ''),
      'ppt/diagrams/colors1.xml': part('dgm:colorsDef', source.colors ?? ''),
    },
  });
  const [group] = imported.elements;
  const inside = recordsOf(imported, 'element')
    .filter((element) => element.parentId === group?.id)
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  return {
    inside,
    shapes: inside.filter(isShape),
    texts: inspectCourseware(imported.snapshot).slides[0]?.texts,
  };
}

function isShape(element: Element): element is ShapeElement {
  return element.type === 'shape';
}

function textOf(shape: ShapeElement | undefined): string {
  const runs = shape?.text?.paragraphs.flatMap((one) => one.runs) ?? [];
  return runs.map((run) => (run.type === 'text' ? run.text : '')).join('');
}

function sizeOf(shape: ShapeElement | undefined): number | undefined {
  return shape?.text?.paragraphs[0]?.runs[0]?.props?.size;
}

const constraint = (attributes: string) => `<dgm:constr ${attributes}/>`;
const TEXT_RULE = '<dgm:ruleLst><dgm:rule type="primFontSz" val="5"/></dgm:ruleLst>';

/** Boxes in a row with gaps of two fifths of a box. */
function row(
  inner = '<dgm:shape type="roundRect"><dgm:adjLst><dgm:adj idx="1" val="0.1"/></dgm:adjLst></dgm:shape>',
  direction = 'fromL',
) {
  return `<dgm:layoutNode name="row"><dgm:alg type="lin"><dgm:param type="linDir" val="${direction}"/></dgm:alg><dgm:shape/><dgm:constrLst>${constraint('type="w" for="ch" ptType="node" refType="w"')}${constraint('type="w" for="ch" forName="gap" refType="w" refFor="ch" refPtType="node" fact="0.4"')}${constraint('type="primFontSz" for="ch" ptType="node" op="equ" val="65"')}</dgm:constrLst><dgm:forEach axis="ch" ptType="node"><dgm:layoutNode name="box" styleLbl="node1"><dgm:alg type="tx"/>${inner}<dgm:presOf axis="desOrSelf" ptType="node"/><dgm:constrLst>${constraint('type="h" refType="w" fact="0.6"')}</dgm:constrLst>${TEXT_RULE}</dgm:layoutNode><dgm:forEach axis="followSib" ptType="sibTrans" cnt="1"><dgm:layoutNode name="gap"><dgm:alg type="sp"/><dgm:shape/></dgm:layoutNode></dgm:forEach></dgm:forEach></dgm:layoutNode>`;
}

describe('a diagram laid out from its definition', () => {
  it('shrinks children that are too long for their line, and sizes that depend on that length', async () => {
    const { shapes } = await drawn({
      entries: [
        ['甲', 0],
        ['乙', 0],
        ['丙', 0],
      ],
      layout: row(),
    });
    const width = 960 / 3.8;
    expect(shapes.map(textOf)).toEqual(['甲', '乙', '丙']);
    shapes.forEach(({ frame, geometry }, index) => {
      expect(frame.x).toBeCloseTo(index * width * 1.4, 1);
      expect(frame.w).toBeCloseTo(width, 1);
      expect(frame.h).toBeCloseTo(width * 0.6, 1);
      expect(frame.y + frame.h / 2).toBeCloseTo(240, 1);
      expect(geometry).toEqual({ type: 'preset', preset: 'roundRect', adjust: { adj: 10_000 } });
    });
  });

  it('shows texts of equal size in the largest font size at which each fits', async () => {
    const long = '光合作用把光能变成化学能，储存在有机物里，同时放出氧气';
    const short = await drawn({
      entries: [
        ['春', 0],
        ['夏', 0],
      ],
      layout: row(),
    });
    const mixed = await drawn({
      entries: [
        ['春', 0],
        [long, 0],
      ],
      layout: row(),
    });
    expect(short.shapes.map(sizeOf)).toEqual([65, 65]);
    const [first, second] = mixed.shapes.map(sizeOf);
    expect(first).toBe(second);
    expect(first).toBeLessThan(50);
    expect(first).toBeGreaterThan(15);
  });

  it('lists the children of an entry in its shape, smaller and with bullets', async () => {
    const { shapes } = await drawn({
      entries: [
        ['水', 0],
        ['冰', 1],
        ['汽', 1],
      ],
      layout: row(),
    });
    expect(shapes).toHaveLength(1);
    const paragraphs = shapes[0]?.text?.paragraphs ?? [];
    expect(paragraphs.map(({ props }) => props?.bullet?.type)).toEqual(['none', 'char', 'char']);
    expect(paragraphs[1]?.runs[0]?.props?.size).toBeLessThan(sizeOf(shapes[0]) ?? 0);
    expect(shapes[0]?.text?.box).toMatchObject({ anchor: 't' });
  });

  it('uses the branch whose condition is true', async () => {
    const shaped = (type: string) => `<dgm:shape type="${type}"/>`;
    const choice = `<dgm:choose><dgm:if axis="root ch" ptType="all node" func="cnt" op="gte" val="3">${shaped('hexagon')}</dgm:if><dgm:if axis="self" ptType="node" func="posEven" op="equ" val="1">${shaped('ellipse')}</dgm:if><dgm:else>${shaped('rect')}</dgm:else></dgm:choose>`;
    const presets = async (count: number) => {
      const entries = Array.from({ length: count }, (_, index) => [`第${index}项`, 0] as const);
      const { shapes } = await drawn({ entries, layout: row(choice) });
      return shapes.map(({ geometry }) => geometry?.type === 'preset' && geometry.preset);
    };
    expect(await presets(2)).toEqual(['rect', 'ellipse']);
    expect(await presets(3)).toEqual(['hexagon', 'hexagon', 'hexagon']);
  });

  it("uses fills of the quick style and its colours in turn, and an entry's own fill", async () => {
    const { shapes } = await drawn({
      entries: [
        ['一', 0],
        ['二', 0],
        ['三', 0, '<a:solidFill><a:srgbClr val="123456"/></a:solidFill>'],
      ],
      layout: row(),
      style:
        '<dgm:styleLbl name="node1"><dgm:style><a:lnRef idx="0"/><a:fillRef idx="1"><a:scrgbClr r="0" g="0" b="0"/></a:fillRef><a:effectRef idx="0"/><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></dgm:style></dgm:styleLbl>',
      colors:
        '<dgm:styleLbl name="node1"><dgm:fillClrLst meth="repeat"><a:schemeClr val="accent2"/><a:schemeClr val="accent3"/></dgm:fillClrLst></dgm:styleLbl>',
    });
    const fills = shapes.map(({ fill }) => (fill?.type === 'solid' ? fill.color : undefined));
    expect(fills).toMatchObject([
      { type: 'scheme', slot: 'accent2' },
      { type: 'scheme', slot: 'accent3' },
      { type: 'rgb', value: '123456' },
    ]);
    expect(shapes[0]?.textDefaults?.[0]?.run).toMatchObject({ fill: { color: { slot: 'lt1' } } });
  });

  it('keeps shapes that a user scaled and moved, within the diagram', async () => {
    const point = (entry: number, attributes: string) =>
      `<dgm:pt modelId="p${entry}" type="pres"><dgm:prSet presAssocID="${entry}" presName="box" ${attributes}/></dgm:pt>`;
    const { shapes } = await drawn({
      entries: [
        ['一', 0],
        ['二', 0],
      ],
      layout: row(),
      presentation: point(1, 'custScaleY="50000"') + point(2, 'custLinFactY="-900000"'),
    });
    const [first, second] = shapes.map(({ frame }) => frame);
    expect(first?.h).toBeCloseTo((second?.h ?? 0) / 2, 1);
    expect(second?.y).toBe(0);
  });

  it('lists entries in reverse if its loop does', async () => {
    const backwards = row().replace(
      '<dgm:forEach axis="ch" ptType="node">',
      '<dgm:forEach axis="ch" ptType="node" st="-1" step="-1">',
    );
    const { shapes } = await drawn({
      entries: [
        ['一', 0],
        ['二', 0],
        ['三', 0],
      ],
      layout: backwards,
    });
    expect(shapes.map(textOf)).toEqual(['三', '二', '一']);
  });

  it('is empty without entries', async () => {
    const { inside } = await drawn({ entries: [], layout: row() });
    expect(inside).toEqual([]);
  });

  it('has entries from right to left if its line is set so', async () => {
    const { shapes } = await drawn({
      entries: [
        ['一', 0],
        ['二', 0],
      ],
      layout: row(undefined, 'fromR'),
    });
    expect(shapes[0]?.frame.x).toBeGreaterThan(shapes[1]?.frame.x ?? 0);
  });

  it('builds a pyramid of its entries, the first at the tip, each text in its level', async () => {
    const pyramid =
      '<dgm:layoutNode name="all"><dgm:alg type="pyra"><dgm:param type="linDir" val="fromB"/><dgm:param type="txDir" val="fromT"/><dgm:param type="pyraLvlNode" val="level"/></dgm:alg><dgm:shape/><dgm:forEach axis="ch" ptType="node"><dgm:layoutNode name="step"><dgm:alg type="composite"/><dgm:shape/><dgm:layoutNode name="level" styleLbl="node1"><dgm:alg type="sp"/><dgm:shape type="trapezoid"/><dgm:presOf axis="self"/></dgm:layoutNode><dgm:layoutNode name="text"><dgm:alg type="tx"/><dgm:shape type="rect" hideGeom="1"/><dgm:presOf axis="self"/></dgm:layoutNode></dgm:layoutNode></dgm:forEach></dgm:layoutNode>';
    const { shapes } = await drawn({
      entries: [
        ['尖', 0],
        ['中', 0],
        ['底', 0],
      ],
      layout: pyramid,
    });
    expect(shapes.map(textOf)).toEqual(['尖', '中', '底']);
    expect(shapes.map(({ frame }) => [frame.y, frame.w])).toEqual([
      [0, 320],
      [160, 640],
      [320, 960],
    ]);
  });

  it('rotates entries along their ring if it is set so, and keeps their texts upright', async () => {
    const ring = (parameter: string) =>
      `<dgm:layoutNode name="ring"><dgm:alg type="cycle">${parameter}</dgm:alg><dgm:shape/><dgm:constrLst>${constraint('type="w" for="ch" ptType="node" refType="w" fact="0.1"')}${constraint('type="h" for="ch" ptType="node" refType="w" fact="0.05"')}${constraint('type="sibSp" val="20"')}</dgm:constrLst><dgm:forEach axis="ch" ptType="node"><dgm:layoutNode name="arrow" styleLbl="node1"><dgm:alg type="tx"/><dgm:shape type="downArrow"/><dgm:presOf axis="self"/></dgm:layoutNode></dgm:forEach></dgm:layoutNode>`;
    const entries = ['北', '东', '南', '西'].map((text) => [text, 0] as const);
    const turned = await drawn({
      entries,
      layout: ring('<dgm:param type="rotPath" val="alongPath"/>'),
    });
    const arrows = turned.shapes.filter((shape) => !shape.textBox);
    expect(arrows.map(({ frame }) => frame.rotation ?? 0)).toEqual([0, 90, 180, 270]);
    expect(new Set(arrows.map(({ frame }) => Math.round(frame.w / frame.h)))).toEqual(new Set([2]));
    const words = turned.shapes.filter((shape) => textOf(shape) !== '');
    expect(words.map(textOf)).toEqual(['北', '东', '南', '西']);
    expect(words.map(({ frame }) => frame.rotation ?? 0)).toEqual([0, 0, 0, 0]);
    const still = await drawn({ entries, layout: ring('') });
    expect(still.shapes.map(({ frame }) => frame.rotation ?? 0)).toEqual([0, 0, 0, 0]);
  });

  it('connects entries by lines from edge to edge', async () => {
    const tree = `<dgm:layoutNode name="tree"><dgm:alg type="hierChild"/><dgm:shape/><dgm:constrLst>${constraint('type="w" for="des" forName="box" refType="w"')}${constraint('type="h" for="des" forName="box" refType="w" refFor="des" refForName="box" fact="0.5"')}${constraint('type="sp" for="des" forName="root" refType="w" refFor="des" refForName="box" fact="0.2"')}${constraint('type="sibSp" for="des" forName="below" refType="w" refFor="des" refForName="box" fact="0.1"')}</dgm:constrLst><dgm:forEach name="each" axis="ch" ptType="node"><dgm:layoutNode name="root"><dgm:alg type="hierRoot"/><dgm:shape/><dgm:layoutNode name="box" styleLbl="node1"><dgm:alg type="tx"/><dgm:shape type="rect"/><dgm:presOf axis="self"/>${TEXT_RULE}</dgm:layoutNode><dgm:layoutNode name="below"><dgm:alg type="hierChild"/><dgm:shape/><dgm:forEach axis="ch" ptType="parTrans"><dgm:layoutNode name="line"><dgm:alg type="conn"><dgm:param type="dim" val="1D"/><dgm:param type="connRout" val="bend"/><dgm:param type="begPts" val="bCtr"/><dgm:param type="endPts" val="tCtr"/><dgm:param type="endSty" val="noArr"/></dgm:alg><dgm:shape type="conn" zOrderOff="-99"/><dgm:presOf axis="self"/></dgm:layoutNode></dgm:forEach><dgm:forEach ref="each"/></dgm:layoutNode></dgm:layoutNode></dgm:forEach></dgm:layoutNode>`;
    const { inside, shapes } = await drawn({
      entries: [
        ['校', 0],
        ['年级', 1],
        ['班', 1],
      ],
      layout: tree,
    });
    const [school, grade, room] = shapes.map(({ frame }) => frame);
    expect((school?.x ?? 0) + (school?.w ?? 0) / 2).toBeCloseTo(480, 0);
    expect(grade?.y).toBeCloseTo((school?.y ?? 0) + (school?.h ?? 0) * 1.4, 0);
    expect(room?.x).toBeCloseTo((grade?.x ?? 0) + (grade?.w ?? 0) * 1.1, 0);
    const lines = inside.filter(({ type }) => type === 'line');
    expect(inside.slice(0, 2)).toEqual(lines);
    for (const { frame } of lines) {
      expect(frame.y).toBeCloseTo((school?.y ?? 0) + (school?.h ?? 0), 0);
      expect(frame.y + frame.h).toBeCloseTo(grade?.y ?? 0, 0);
    }
  });

  it('shows every entry of a list with 250 entries', async () => {
    const entries = Array.from({ length: 250 }, (_, index) => [`第${index}项`, 0] as const);
    const { shapes } = await drawn({ entries, layout: row() });
    expect(shapes).toHaveLength(250);
  });

  it.each([
    [
      'contains itself',
      '<dgm:layoutNode name="a"><dgm:forEach name="x" axis="self"><dgm:layoutNode name="b"><dgm:forEach ref="x"/><dgm:forEach ref="x"/></dgm:layoutNode></dgm:forEach></dgm:layoutNode>',
    ],
    [
      'generates more shapes than can be shown',
      `<dgm:layoutNode name="a">${'<dgm:forEach axis="root des" ptType="all node">'.repeat(8)}<dgm:layoutNode name="b"/>${'</dgm:forEach>'.repeat(8)}</dgm:layoutNode>`,
    ],
    [
      'has a circular reference between values',
      row().replace(
        '</dgm:constrLst>',
        `${constraint('type="w" for="ch" refType="h" refFor="ch" fact="9"')}${constraint('type="h" for="ch" refType="w" refFor="ch" fact="9"')}</dgm:constrLst>`,
      ),
    ],
    ['has sizes beyond the page', row().replace('fact="0.4"', 'fact="-1e300"')],
    ['has no definition', ''],
    [
      'names unknown algorithms and axes',
      '<dgm:layoutNode name="a"><dgm:alg type="__proto__"/><dgm:forEach axis="toString" ptType="constructor"><dgm:layoutNode name="b"/></dgm:forEach></dgm:layoutNode>',
    ],
  ])('that %s still shows all its texts', async (_, layout) => {
    const entries = ['甲', '乙', '丙', '丁', '戊', '己', '庚'].map((text) => [text, 0] as const);
    const { inside, texts } = await drawn({ entries, layout });
    expect([...(texts ?? [])].sort()).toEqual(entries.map(([text]) => text).sort());
    for (const { frame } of inside) {
      for (const value of [frame.x, frame.y, frame.w, frame.h]) expect(Math.abs(value)).toBeLessThan(1e6);
    }
  });
});
