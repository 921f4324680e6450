import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { FormulaView, PageFilledOutline, PromptView, TableView } from './elements/lazy-views.tsx';
import { PageView, type PageViewProps } from './page-view.tsx';

// Loads the lazy views that the tests use.
beforeAll(() => Promise.all([TableView, PageFilledOutline, FormulaView].map((View) => View.load())));

const frame = { x: 10, y: 20, w: 100, h: 50 };
const assets = { url: (hash: string) => `/files/${hash}`, subscribe: () => () => undefined };

function text(...runs: object[]) {
  return { paragraphs: [{ runs }] };
}

function solid(value: string) {
  return { type: 'solid', color: { type: 'rgb', value } };
}

function drawn(elements: object[], props: Partial<PageViewProps> = {}, page: object = {}): string {
  const records = [
    { kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } },
    {
      kind: 'theme',
      id: 'theme',
      colors: {},
      fonts: { major: { latin: 'Arial' }, minor: { latin: 'Arial' } },
    },
    { kind: 'master', id: 'master', themeId: 'theme', order: 'a0' },
    { kind: 'layout', id: 'layout', masterId: 'master', order: 'a0' },
    { kind: 'page', id: 'page', order: 'a0', layoutId: 'layout', ...page },
    ...elements.map((element, index) => ({
      kind: 'element',
      id: `e${index}`,
      parentId: 'page',
      order: `a${index}`,
      type: 'shape',
      frame,
      ...element,
    })),
  ] as CoursewareRecord[];
  return renderToStaticMarkup(
    <PageView
      reader={new SnapshotReader({ records })}
      pageId="page"
      assets={assets}
      mode="show"
      {...props}
    />,
  );
}

describe('a page', () => {
  it('has its logical size, and its elements have their ids in the DOM', () => {
    const html = drawn([{ text: text({ type: 'text', text: '你好' }) }]);
    expect(html).toContain('width:1280px;height:720px');
    expect(html).toContain('data-element-id="e0"');
    expect(html).toContain('left:10px;top:20px;width:100px;height:50px');
    expect(html).toContain('你好');
  });

  it('places the `under` layer above the background and the elements of its master, and below its own elements', () => {
    const page = { background: solid('00FF00') };
    const html = drawn(
      [{ parentId: 'master', text: text({ type: 'text', text: 'school' }) }, {}],
      { under: <i>grid</i> },
      page,
    );
    const places = ['data-stage-layer="backdrop"', 'school', 'grid', 'data-element-id="e1"'].map((each) =>
      html.toLowerCase().indexOf(each),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('shows the shapes of layout and master behind its own, without their placeholders and their ids', () => {
    const html = drawn([
      { parentId: 'master', text: text({ type: 'text', text: 'school' }) },
      {
        parentId: 'layout',
        placeholder: { type: 'title' },
        text: text({ type: 'text', text: 'Click here' }),
      },
      { text: text({ type: 'text', text: 'lesson' }) },
    ]);
    expect(html).toContain('school');
    expect(html).not.toContain('Click here');
    expect(html).not.toContain('data-element-id="e0"');
    expect(html.indexOf('school')).toBeLessThan(html.indexOf('lesson'));
  });

  it('shows the prompt of an empty placeholder only while editing', async () => {
    const elements = [
      {
        parentId: 'layout',
        placeholder: { type: 'title' },
        text: text({ type: 'text', text: 'Add a title' }),
      },
      { placeholder: { type: 'title' }, text: text() },
    ];
    await PromptView.load();
    expect(drawn(elements, { mode: 'edit' })).toContain('Add a title');
    expect(drawn(elements)).not.toContain('Add a title');
    expect(drawn(elements, { mode: 'thumbnail' })).not.toContain('Add a title');
  });

  it('leaves out hidden elements, and renders the result of `renderElement`', () => {
    const elements = [
      { text: text({ type: 'text', text: '甲' }) },
      { text: text({ type: 'text', text: '乙' }) },
      { hidden: true, text: text({ type: 'text', text: '丙' }) },
    ];
    const html = drawn(elements, {
      hiddenElements: new Set(['e0']),
      renderElement: (id, drawing) => (id === 'e1' ? <b>replaced</b> : drawing),
    });
    expect(html).not.toMatch(/甲|乙|丙/);
    expect(html).toContain('<b>replaced</b>');
  });

  it('shows its number in a field, and escapes markup in texts of a file', () => {
    const html = drawn(
      [
        {
          text: text(
            { type: 'field', field: 'slidenum', text: '?' },
            { type: 'text', text: '<img src=x onerror=alert(1)>' },
          ),
        },
      ],
      { pageNumber: 7 },
    );
    expect(html).toContain('>7<');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('has web links in a show only, and no links with script addresses', () => {
    const link = (url: string) => ({
      text: text({ type: 'text', text: 'go', props: { link: { type: 'url', url } } }),
    });
    expect(drawn([link('https://example.org')])).toContain('href="https://example.org"');
    expect(drawn([link('https://example.org')], { mode: 'edit' })).not.toContain('<a ');
    expect(drawn([link('javascript:alert(1)')])).not.toContain('javascript');
    expect(drawn([link(' jAvaScript:alert(1)')])).not.toContain('href');
  });

  it.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
    'never uses %j as an address of a link, video or sound, in a show, in the editor or in print',
    (url) => {
      const click = { type: 'url', url };
      const elements = [
        { click },
        { text: text({ type: 'text', text: 'go', props: { link: click, hoverLink: click } }) },
        { type: 'video', url },
        { type: 'audio', url },
        { type: 'picture', asset: 'a', click },
      ];
      for (const mode of ['show', 'edit', 'print'] as const)
        expect(drawn(elements, { mode })).not.toMatch(/(href|src|action|poster)="(?!\/files\/)[^"#]/);
    },
  );

  it('shows a frame near the start of a video without a poster in the editor, counted from its trimmed start', () => {
    const film = { type: 'video', asset: 'film' };
    for (const mode of ['edit', 'thumbnail'] as const) {
      expect(drawn([film], { mode })).toMatch(
        /<video[^>]* src="\/files\/film#t=0\.1"[^>]* preload="metadata"/,
      );
      expect(drawn([{ ...film, poster: 'still' }], { mode })).not.toContain('<video');
    }
    expect(drawn([{ ...film, trimStart: 4 }], { mode: 'edit' })).toContain('#t=4.1"');
    // A printed page has no video, for which it would wait.
    expect(drawn([film], { mode: 'print' })).not.toContain('<video');
  });

  it('mirrors the children of a flipped group, except for their texts', () => {
    const html = drawn([
      { type: 'group', frame: { x: 0, y: 0, w: 200, h: 100, flipH: true } },
      { parentId: 'e0', frame: { x: 0, y: 0, w: 50, h: 100, rotation: 30 } },
    ]);
    expect(html).toContain('left:150px;top:0;width:50px;height:100px;transform:rotate(-30deg)');
  });

  it("is visible, in position, through a shape that is filled with the page's background", () => {
    const gradient = {
      type: 'gradient',
      stops: [
        { pos: 0, color: { type: 'rgb', value: '000000' } },
        { pos: 1, color: { type: 'rgb', value: 'FFFFFF' } },
      ],
      shade: { type: 'linear', angle: 90 },
    };
    const html = drawn([{ pageFill: true }], {}, { background: gradient });
    expect(html).toMatch(/<pattern[^>]* x="-10" y="-20" width="1280" height="720"/);
    expect(drawn([{ pageFill: true }], {}, { background: solid('123456') })).toContain('fill="#123456"');
  });

  it('fills text with a gradient, and formulas and bullets with its middle colour', () => {
    const stop = (pos: number, value: string) => ({ pos, color: { type: 'rgb', value } });
    const fill = {
      type: 'gradient',
      stops: [stop(0, 'FF0000'), stop(1, '0000FF')],
      shade: { type: 'linear', angle: 90 },
    };
    const runs = [
      { type: 'formula', latex: '\\frac{1}{2}', props: { fill } },
      { type: 'text', text: '分数', props: { fill } },
    ];
    const bullet = { type: 'char', char: '•' };
    const html = drawn([{ text: { paragraphs: [{ runs, props: { bullet } }] } }]);
    const styleBefore = (end: string) => html.slice(0, html.indexOf(end)).split('style="').at(-1);
    expect(styleBefore('>分数')).toMatch(/background-clip:text/);
    for (const end of ['<span data-formula', '>•'])
      expect(styleBefore(end)).toMatch(/^(?!.*background).*(^|;)color:#800080/);
  });

  it('prints the shadows of gradient-filled letters as a separate text behind', () => {
    const stop = (pos: number, value: string) => ({ pos, color: { type: 'rgb', value } });
    const fill = {
      type: 'gradient',
      stops: [stop(0, 'FF0000'), stop(1, '0000FF')],
      shade: { type: 'linear' },
    };
    const outerShadow = { color: { type: 'rgb', value: '000000' }, blur: 2, distance: 4, angle: 0 };
    const words = (props: object) => [{ text: text({ type: 'text', text: '彩虹', props }) }];
    const printed = drawn(words({ fill, effects: { outerShadow } }), { mode: 'print' });
    const [behind = '', before = ''] = printed.split('data-text-frame').slice(1);
    expect(behind).toContain('data-text-shadows="" aria-hidden="true"');
    expect(behind).toMatch(
      /-webkit-text-fill-color:transparent;[^"]*text-shadow:4\.00px 0\.00px 2px #000000/,
    );
    expect(behind).not.toContain('background-clip');
    expect(before).toContain('background-clip:text');
    expect(before).not.toContain('text-shadow');
    const others = [
      drawn(words({ fill, effects: { outerShadow } })),
      drawn(words({ fill }), { mode: 'print' }),
      drawn(words({ fill: solid('FF0000'), effects: { outerShadow } }), { mode: 'print' }),
    ];
    for (const other of others) expect(other).not.toContain('data-text-shadows');
  });

  it('clips a picture to the shape of its placeholder', () => {
    const html = drawn([
      {
        parentId: 'layout',
        placeholder: { type: 'pic', index: 4 },
        geometry: { type: 'preset', preset: 'ellipse' },
      },
      { type: 'picture', asset: 'f'.repeat(64), placeholder: { type: 'pic', index: 4 } },
    ]);
    expect(html).toContain('clip-path:path');
  });

  it('keeps the direction of a shadow when its shape is rotated or flipped', () => {
    const shadow = (more: object) => ({
      fill: solid('123456'),
      effects: {
        outerShadow: { color: { type: 'rgb', value: '000000' }, blur: 4, distance: 10, angle: 0, ...more },
      },
    });
    expect(drawn([shadow({})])).toContain('drop-shadow(10px 0px 2px #000000)');
    const turned = { ...frame, rotation: 90 };
    expect(drawn([{ ...shadow({}), frame: turned }])).toContain('drop-shadow(10px 0px');
    expect(drawn([{ ...shadow({ rotateWithShape: false }), frame: turned }])).toContain(
      'drop-shadow(0px -10px',
    );
    // The shape is flipped on an inner node, below the shadow.
    expect(drawn([{ ...shadow({}), frame: { ...frame, flipH: true } }])).toMatch(
      /<svg[^>]*style="[^"]*drop-shadow\(10px 0px[^>]*>.*<g style="transform:scale\(-1,1\)/,
    );
  });
});

describe('a page shown as a picture of its file', () => {
  const picture = { asset: 'a'.repeat(64), shown: true, part: 'pages/1' };
  const origin = { part: 'pages/1', shapeId: '1' };
  const elements = [
    { origin, text: text({ type: 'text', text: '原文' }), click: { type: 'jump', to: 'next' } },
    { text: text({ type: 'text', text: '后来写的' }) },
  ];

  it('has its picture below transparent texts, and later elements above it', () => {
    const html = drawn(elements, {}, { picture });
    expect(html).toMatch(/<img [^>]*src="\/files\/a{64}"[^>]*data-stage-layer="picture"/);
    expect(html).not.toContain('data-stage-layer="backdrop"');
    expect(html).toMatch(/data-element-id="e0" class="[^"]*unpainted[^"]*"/);
    expect(html).toContain('原文');
    expect(html).toContain('后来写的');
    expect(html).not.toMatch(/data-element-id="e1" class/);
  });

  it('paints its elements when the picture is turned off', () => {
    const html = drawn(elements, {}, { picture: { ...picture, shown: false } });
    expect(html).not.toContain('data-stage-layer="picture"');
    expect(html).not.toContain('unpainted');
  });

  it('positions a text whose insets exceed the height by its anchor between the inset lines', () => {
    const boxed = (anchor: string) =>
      drawn([
        {
          text: {
            ...text({ type: 'text', text: '甲' }),
            box: { anchor, insetTop: 30, insetBottom: 100 },
          },
        },
      ]);
    // The shape is 50 high: 30 from its top, 100 from its bottom, and half way between.
    expect(boxed('t')).toMatch(/data-text-frame="" style="[^"]*top:30px;[^"]*height:0/);
    expect(boxed('b')).toMatch(/data-text-frame="" style="[^"]*top:-50px;[^"]*height:0/);
    expect(boxed('ctr')).toMatch(/data-text-frame="" style="[^"]*top:-10px;[^"]*height:0/);
  });

  it('omits the space before the first and after the last paragraph, so that a single line is centred', () => {
    const spaced = {
      spaceBefore: { type: 'points', value: 12 },
      spaceAfter: { type: 'points', value: 24 },
    };
    const paragraph = (words: string) => ({ props: spaced, runs: [{ type: 'text', text: words }] });
    const spaces = (...words: string[]) =>
      [
        ...drawn([{ text: { paragraphs: words.map(paragraph) } }]).matchAll(
          /data-paragraph="\d" style="([^"]*)"/g,
        ),
      ].map(([, style = '']) => style.match(/padding-block-(start|end):\d+px/g) ?? []);
    expect(spaces('甲')).toEqual([[]]);
    expect(spaces('甲', '乙')).toEqual([['padding-block-end:32px'], ['padding-block-start:16px']]);
  });

  it('plays videos and sounds without browser controls, which use the keys and offer a download', () => {
    const html = drawn([
      { type: 'video', asset: 'a'.repeat(64) },
      { type: 'audio', asset: 'b'.repeat(64) },
    ]);
    expect(html.match(/<(video|audio)[^>]*>/g)).toHaveLength(2);
    expect(html).not.toMatch(/<(video|audio)[^>]* controls/);
  });

  it('marks the cells of a table row as one row', () => {
    const cell = (words: string) => ({ text: text({ type: 'text', text: words }) });
    const html = drawn([
      {
        type: 'table',
        table: {
          columns: [
            { id: 'c', width: 50 },
            { id: 'd', width: 50 },
          ],
          rows: [
            { id: 'r', height: 20 },
            { id: 's', height: 20 },
          ],
          cells: { 'r:c': cell('甲'), 'r:d': cell('乙'), 's:c': cell('丙'), 's:d': cell('丁') },
        },
      },
    ]);
    const rows = html.split('role="row"').slice(1);
    expect(rows.map((row) => row.match(/[甲乙丙丁]/g)?.join(''))).toEqual(['甲乙', '丙丁']);
  });

  it('paints the background of a table once, below the cells, and separately for each table', () => {
    const stop = (pos: number, value: string) => ({ pos, color: { type: 'rgb', value } });
    const table = (value: string) => ({
      type: 'table',
      table: {
        columns: [{ id: 'c', width: 50 }],
        rows: [
          { id: 'r', height: 20 },
          { id: 's', height: 20 },
        ],
        bandRows: true,
        style: {
          id: 'style',
          background: {
            type: 'gradient',
            stops: [stop(0, value), stop(1, 'FFFFFF')],
            shade: { type: 'linear', angle: 90, scaled: false },
          },
          parts: { band1H: { fill: solid('00FF00') } },
        },
        cells: { 'r:c': { text: text() }, 's:c': { text: text() } },
      },
    });
    const html = drawn([table('112233'), table('445566')]);
    const grounds = [...html.matchAll(/<linearGradient id="([^"]+)".*?stop-color="([^"]+)"/gs)];
    expect(grounds.map(([, , color]) => color)).toEqual(['#112233', '#445566']);
    expect(new Set(grounds.map(([, id]) => id)).size).toBe(2);
    expect(html.indexOf('<linearGradient')).toBeLessThan(html.indexOf('role="cell"'));
    expect(html).toMatch(/role="cell"[^>]*background:(#00ff00|rgb\(0, ?255, ?0\))/i);
  });
});
