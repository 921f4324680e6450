import type { Layout, Master, Theme } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { outScope, relationsOf } from '../../../test/out-scope-source.ts';
import {
  colorMapOverrideXml,
  colorMapXml,
  commonSlideXml,
  fontSchemeXml,
  layoutXml,
  masterXml,
  textStylesXml,
  themeXml,
} from './design-out.ts';

const bare = (xml: string) => xml.replace(/ xmlns:\w+="[^"]*"/g, '');
const scope = () => outScope();
const none = { type: 'none' } as const;

describe('themeXml', () => {
  const format = (theme: Partial<Theme> | undefined) =>
    /<a:fmtScheme.*<\/a:fmtScheme>/.exec(themeXml(theme as Theme | undefined, scope()))?.[0];

  it('returns the defaults without a theme', () => {
    expect(bare(themeXml(undefined, scope()))).toMatch(
      /^<a:theme name="Lectern"><a:themeElements><a:clrScheme .*<a:fontScheme .*<a:fmtScheme .*<\/a:themeElements><a:objectDefaults\/><a:extraClrSchemeLst\/><\/a:theme>$/,
    );
    expect(format({ colors: {}, fonts: { major: {}, minor: {} } } as Partial<Theme>)).toBe(
      '<a:fmtScheme name="Lectern"><a:fillStyleLst><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:fillStyleLst><a:lnStyleLst><a:ln w="6350" cap="flat" cmpd="sng" algn="ctr"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:prstDash val="solid"/></a:ln><a:ln w="6350" cap="flat" cmpd="sng" algn="ctr"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:prstDash val="solid"/></a:ln><a:ln w="6350" cap="flat" cmpd="sng" algn="ctr"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:prstDash val="solid"/></a:ln></a:lnStyleLst><a:effectStyleLst><a:effectStyle><a:effectLst/></a:effectStyle><a:effectStyle><a:effectLst/></a:effectStyle><a:effectStyle><a:effectLst/></a:effectStyle></a:effectStyleLst><a:bgFillStyleLst><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:bgFillStyleLst></a:fmtScheme>',
    );
  });

  it('returns three of each format, its own first', () => {
    const theme = {
      name: 'N',
      colors: {},
      fonts: { major: {}, minor: {} },
      fills: [none],
      lines: [{ width: 1 }],
      effects: [{ bevel: { width: 1 } }],
      backgroundFills: [none, none, none, none],
    } as unknown as Theme;
    expect(themeXml(theme, scope())).toContain('name="N"');
    expect(format(theme)).toBe(
      '<a:fmtScheme name="Lectern"><a:fillStyleLst><a:noFill/><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:fillStyleLst><a:lnStyleLst><a:ln w="9525"/><a:ln w="6350" cap="flat" cmpd="sng" algn="ctr"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:prstDash val="solid"/></a:ln><a:ln w="6350" cap="flat" cmpd="sng" algn="ctr"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:prstDash val="solid"/></a:ln></a:lnStyleLst><a:effectStyleLst><a:effectStyle><a:effectLst/><a:scene3d><a:camera prst="orthographicFront"/><a:lightRig rig="threePt" dir="t"/></a:scene3d><a:sp3d><a:bevelT w="9525" h="9525"/></a:sp3d></a:effectStyle><a:effectStyle><a:effectLst/></a:effectStyle><a:effectStyle><a:effectLst/></a:effectStyle></a:effectStyleLst><a:bgFillStyleLst><a:noFill/><a:noFill/><a:noFill/><a:noFill/></a:bgFillStyleLst></a:fmtScheme>',
    );
  });
});

it('fontSchemeXml returns fonts by script', () => {
  const fonts = {
    major: { latin: 'L', eastAsian: 'E', complexScript: 'C', scripts: { Hans: 'H' } },
    minor: { latin: 'M' },
  };
  expect(fontSchemeXml({ fonts } as unknown as Theme)).toBe(
    '<a:fontScheme name="Lectern"><a:majorFont><a:latin typeface="L"/><a:ea typeface="E"/><a:cs typeface="C"/><a:font script="Hans" typeface="H"/></a:majorFont><a:minorFont><a:latin typeface="M"/><a:ea typeface=""/><a:cs typeface=""/></a:minorFont></a:fontScheme>',
  );
  expect(fontSchemeXml(undefined)).toContain('<a:latin typeface="Calibri"/>');
});

it('colorMapXml returns twelve entries, missing ones by default', () => {
  expect(colorMapXml({ bg1: 'dk1' } as Master['colorMap'])).toBe(
    '<p:clrMap bg1="dk1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>',
  );
});

it('colorMapOverrideXml returns an override, or the map of the master', () => {
  expect(colorMapOverrideXml(undefined)).toBe('<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>');
  expect(colorMapOverrideXml({ bg1: 'dk1' } as Master['colorMap'])).toMatch(
    /^<p:clrMapOvr><a:overrideClrMapping bg1="dk1"/,
  );
});

it('textStylesXml returns levels of titles, bodies and others', () => {
  expect(
    textStylesXml(
      {
        title: [{ run: { size: 1 } }],
        body: [],
        other: [{ paragraph: { align: 'r' } }],
      } as Master['textStyles'],
      scope(),
    ),
  ).toBe(
    '<p:txStyles><p:titleStyle><a:lvl1pPr><a:defRPr sz="100"/></a:lvl1pPr></p:titleStyle><p:bodyStyle/><p:otherStyle><a:lvl1pPr algn="r"/></p:otherStyle></p:txStyles>',
  );
  expect(textStylesXml(undefined, scope())).toBe(
    '<p:txStyles><p:titleStyle/><p:bodyStyle/><p:otherStyle/></p:txStyles>',
  );
});

describe('commonSlideXml', () => {
  it('returns name, background and shapes', () => {
    expect(commonSlideXml({ id: 'p', name: 'N', background: none }, scope())).toMatch(
      /^<p:cSld name="N"><p:bg><p:bgPr><a:noFill\/><a:effectLst\/><\/p:bgPr><\/p:bg><p:spTree>/,
    );
    expect(commonSlideXml({ id: 'p' }, scope())).toMatch(/^<p:cSld><p:spTree>/);
  });
});

describe('masterXml', () => {
  const master: Master = { kind: 'master', id: 'm', themeId: 't', order: 'a0' };

  it('returns its layouts, with the background of the theme by default', () => {
    const own = scope();
    const xml = masterXml(
      master,
      [
        { id: 5, part: 'ppt/slideLayouts/a.xml' },
        { id: 6, part: 'ppt/slideLayouts/b.xml' },
      ],
      own,
    );
    expect(xml).toContain('<p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill>');
    expect(xml).toContain(
      '<p:sldLayoutIdLst><p:sldLayoutId id="5" r:id="rId1"/><p:sldLayoutId id="6" r:id="rId2"/></p:sldLayoutIdLst><p:txStyles>',
    );
    expect(relationsOf(own)).toEqual([
      'rId1 slideLayout ppt/slideLayouts/a.xml',
      'rId2 slideLayout ppt/slideLayouts/b.xml',
    ]);
    expect(masterXml({ ...master, background: none }, [], scope())).toContain('<p:bgPr><a:noFill/>');
  });
});

describe('layoutXml', () => {
  const layout: Layout = { kind: 'layout', id: 'l', masterId: 'm', order: 'a0' };
  const head = (rest: Partial<Layout>) =>
    /^<p:sldLayout([^>]*)>/.exec(bare(layoutXml({ ...layout, ...rest }, scope())))?.[1];

  it('returns its kind, and whether the shapes of the master are shown', () => {
    expect(head({})).toBe(' preserve="1"');
    expect(head({ type: 'title', showMasterShapes: false })).toBe(
      ' type="title" showMasterSp="0" preserve="1"',
    );
    expect(head({ showMasterShapes: true })).toBe(' preserve="1"');
  });
});
