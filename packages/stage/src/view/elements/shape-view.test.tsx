import {
  type CoursewareRecord,
  designOf,
  lookOf,
  type ShapeElement,
  SnapshotReader,
} from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH_LABELS, PageScopeContext, StageContext, type StageMode } from '../stage-context.ts';
import { PageFilledOutline as LateOutline, PromptView as LatePrompt } from './lazy-views.tsx';
import type { OutlineSvgProps } from './outline-svg.tsx';
import { PageFilledOutline } from './page-filled-outline.tsx';
import { PromptView } from './prompt-view.tsx';
import { isBlankPlace, ShapeView } from './shape-view.tsx';

beforeAll(() => Promise.all([LatePrompt.load(), LateOutline.load()]));

const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });
const reader = new SnapshotReader({
  records: [
    { kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } },
    { kind: 'page', id: 'page', order: 'a0', layoutId: 'layout', background: solid('00AA00') },
  ] as unknown as CoursewareRecord[],
});
const design = designOf(reader, 'page');
const frame = { x: 0, y: 0, w: 200, h: 100 };
const words = (text: string, box?: object) => ({
  paragraphs: [{ runs: [{ type: 'text', text }] }],
  ...(box && { box }),
});
const shadow = { color: { type: 'rgb', value: '000000' }, blur: 4, distance: 10, angle: 0 };

function shapeOf(more: object, place: object = {}): ShapeElement {
  const own = { ...frame, ...place };
  return {
    kind: 'element',
    type: 'shape',
    id: 'e',
    parentId: 'page',
    order: 'a0',
    frame: own,
    ...more,
  } as unknown as ShapeElement;
}
function drawn(
  more: object,
  { mode = 'show' as StageMode, place = {} as object, text = undefined as React.ReactNode } = {},
) {
  const element = shapeOf(more, place);
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <StageContext value={{ reader, mode, labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design }}>
        <ShapeView element={element} frame={element.frame} text={text} />
      </PageScopeContext>
    </StageContext>,
  );
}
const frameOf = (html: string) => /data-text-frame=""[^>]*style="([^"]*)"/.exec(html)?.[1] ?? '';

describe('ShapeView', () => {
  it('has its outline with fill and line, and its text in front', () => {
    const html = drawn({ fill: solid('112233'), text: words('你好') });
    expect(html.indexOf('fill="#112233"')).toBeGreaterThan(-1);
    expect(html.indexOf('你好')).toBeGreaterThan(html.indexOf('fill="#112233"'));
    expect(drawn({ fill: solid('112233') })).not.toContain('data-text-frame');
  });

  it('leaves out a text without characters, unless it is being typed', () => {
    expect(drawn({ text: words('') })).not.toContain('data-text-frame');
    expect(drawn({ text: { paragraphs: [{ runs: [{ type: 'break' }] }] } })).not.toContain('data-text-frame');
    expect(drawn({ text: { paragraphs: [{ runs: [{ type: 'formula', latex: 'x' }] }] } })).toContain(
      'data-text-frame',
    );
    const typed = drawn({}, { text: <b>typing</b> });
    expect(typed).toContain('data-text-frame');
    expect(typed).toContain('<b>typing</b>');
    expect(drawn({ text: words('你好') }, { text: <b>typing</b> })).not.toContain('你好');
  });

  it('shows the page through itself when the file sets it and it has no fill', () => {
    const through = drawn({ pageFill: true });
    expect(through).toContain('fill="#00aa00"');
    expect(drawn({ pageFill: true, fill: solid('112233') })).not.toContain('#00aa00');
    expect(drawn({})).not.toContain('#00aa00');
  });

  it('lets its text cast the shadow when it has neither fill nor line', () => {
    const effects = { outerShadow: shadow };
    const outer = (more: object, place: object = {}) => {
      const html = drawn({ effects, text: words('你好'), ...more }, { place });
      const end = html.indexOf('data-text-frame');
      return html.slice(html.lastIndexOf('<svg', end) > -1 ? html.lastIndexOf('</svg>', end) : 0, end);
    };
    expect(outer({})).toContain('drop-shadow(10px 0px');
    expect(outer({ fill: { type: 'none' } })).toContain('drop-shadow');
    expect(outer({ fill: solid('112233') })).not.toContain('drop-shadow');
    expect(outer({ line: { fill: solid('112233'), width: 1 } })).not.toContain('drop-shadow');
    const turned = { effects: { outerShadow: { ...shadow, rotateWithShape: false } } };
    expect(outer(turned, { rotation: 90 })).toContain('drop-shadow(0px -10px');
  });
});

describe('the text of a shape', () => {
  const custom = (rect: object) => ({
    geometry: {
      type: 'custom',
      definition: { guides: [], adjust: [], textRect: rect, sites: [], handles: [], paths: [] },
    },
  });
  // In EMU, of which a pixel has 9525: 10, 20, 50 and 60 pixels.
  const corner = { l: '95250', t: '190500', r: '476250', b: '571500' };

  it('is in the text rectangle of the outline, mirrored with it', () => {
    const place = (more: object) =>
      frameOf(drawn({ ...custom(corner), text: words('你好') }, { place: more }));
    expect(place({})).toContain('left:10px;top:20px;width:40px;height:40px');
    expect(place({ flipH: true })).toContain('left:150px;top:20px');
    expect(place({ flipV: true })).toContain('left:10px;top:40px');
  });

  it('is upside down in a shape that is flipped vertically, and upright when the file sets it', () => {
    const turn = (more: object, box: object = {}) =>
      /rotate\(([^)]*)deg\)/.exec(frameOf(drawn({ text: words('你好', box) }, { place: more })))?.[1];
    expect(turn({})).toBeUndefined();
    expect(turn({ flipV: true })).toBe('180');
    expect(turn({ rotation: 30 })).toBeUndefined();
    expect(turn({ rotation: 30 }, { upright: true })).toBe('-30');
    expect(turn({ rotation: 30, flipV: true }, { upright: true })).toBe('150');
  });
});

describe('an empty placeholder', () => {
  const place = { placeholder: { type: 'title' } };

  it('has its prompt in the editor only, until something is typed', () => {
    expect(drawn(place, { mode: 'edit' })).toContain('data-prompt=""');
    expect(drawn(place, { mode: 'edit', text: <b>typing</b> })).not.toContain('data-prompt');
    expect(drawn({ ...place, text: words('你好') }, { mode: 'edit' })).not.toContain('data-prompt');
    expect(drawn({}, { mode: 'edit' })).not.toContain('data-prompt');
    expect(drawn(place)).toBe('');
    expect(drawn(place, { text: <b>typing</b> })).toContain('typing');
    expect(drawn({ ...place, fill: solid('112233') })).toContain('#112233');
    expect(drawn({ ...place, fill: solid('112233') })).not.toContain('data-prompt');
  });

  it.each([
    [place, true],
    [{}, false],
    [{ ...place, text: words('') }, true],
    [{ ...place, text: words('你好') }, false],
    [{ ...place, fill: { type: 'none' } }, false],
    [{ ...place, line: { width: 1 } }, false],
  ])('%o is blank: %s', (more, blank) => {
    expect(isBlankPlace(shapeOf(more))).toBe(blank);
  });
});

const paper = { type: 'solid', color: { type: 'rgb', value: '00AA00' } };
const gradient = {
  type: 'gradient',
  shade: { type: 'linear', angle: 0 },
  stops: [{ pos: 0, color: paper.color }],
};
const outline = {
  paths: [{ d: 'M0 0L9 9Z', fill: 'norm', stroke: true }],
  textRect: { l: 0, t: 0, r: 0, b: 0 },
  sites: [],
  handles: [],
  adjust: {},
} as unknown as OutlineSvgProps['outline'];

function throughPage(background: object | undefined, place: object = {}): string {
  const pages = new SnapshotReader({
    records: [
      { kind: 'deck', id: 'deck', schema: 1, size: { w: 1000, h: 500 } },
      { kind: 'page', id: 'page', order: 'a0', layoutId: 'layout', background },
    ] as unknown as CoursewareRecord[],
  });
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <StageContext value={{ reader: pages, mode: 'show', labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design: designOf(pages, 'page') }}>
        <PageFilledOutline
          outline={outline}
          box={{ w: 100, h: 50 }}
          line={undefined}
          effects={undefined}
          flip={undefined}
          frame={{ x: 30, y: 40, w: 100, h: 50, ...place }}
        />
      </PageScopeContext>
    </StageContext>,
  );
}

it('PageFilledOutline has the colour of the page, white when the page has no background', () => {
  expect(throughPage(paper)).toContain('fill="#00aa00"');
  expect(throughPage(paper)).not.toContain('<pattern');
  expect(throughPage(undefined)).toContain('fill="#ffffff"');
});

it('PageFilledOutline has the part of the page that is behind it, also when it is rotated', () => {
  const html = throughPage(gradient);
  expect(html).toMatch(
    /<pattern id="[^"]*p" patternUnits="userSpaceOnUse" x="-30" y="-40" width="1000" height="500">/,
  );
  expect(html).toMatch(/<rect width="1000" height="500" fill="url\(#[^"]*b\)"/);
  expect(html).toMatch(/<path [^>]*fill="url\(#[^"]*p\)"/);
  expect(throughPage(gradient, { rotation: 90 })).toContain('patternTransform=" rotate(-90 50 25)"');
});

const paragraph = (...texts: string[]) => ({ runs: texts.map((text) => ({ type: 'text', text })) });

/** The prompt of a placeholder, whose layout has a placeholder of the same kind with this text. */
function promptOf(placeholder: object, inherited?: object): string {
  const shape = { kind: 'element', type: 'shape', order: 'a0', frame };
  const pages = new SnapshotReader({
    records: [
      { kind: 'master', id: 'master', themeId: 'theme', order: 'a0' },
      { kind: 'layout', id: 'layout', masterId: 'master', order: 'a0' },
      { kind: 'page', id: 'page', order: 'a0', layoutId: 'layout' },
      ...(inherited ? [{ ...shape, id: 'l', parentId: 'layout', placeholder, text: inherited }] : []),
    ] as unknown as CoursewareRecord[],
  });
  const element = { ...shape, id: 'e', parentId: 'page', placeholder } as unknown as ShapeElement;
  const look = designOf(pages, 'page');
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <StageContext value={{ reader: pages, mode: 'edit', labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design: look }}>
        <PromptView element={element} look={lookOf(element, look)} rect={{ l: 0, t: 0, r: 200, b: 100 }} />
      </PageScopeContext>
    </StageContext>,
  );
}

it('PromptView shows the first paragraph of the layout', () => {
  const html = promptOf({ type: 'title' }, { paragraphs: [paragraph('Click here'), paragraph('second')] });
  expect(html).toContain('Click here');
  expect(html).not.toContain('second');
  expect(html).not.toContain(ENGLISH_LABELS.prompts.title);
});

it('PromptView shows the default prompt of its kind when the layout has no text', () => {
  expect(promptOf({ type: 'subTitle' })).toContain(ENGLISH_LABELS.prompts.subTitle);
  expect(promptOf({ type: 'title' }, { paragraphs: [{ runs: [] }] })).toContain(ENGLISH_LABELS.prompts.title);
});

it('PromptView shows a frame without a text for a kind without a prompt', () => {
  const html = promptOf({ type: 'pic' });
  expect(html).toContain('data-prompt=""');
  expect(html).not.toContain('data-text-frame');
});
