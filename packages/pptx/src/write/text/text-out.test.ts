import type { Action, Bullet, ParagraphProps, Run, RunProps, TextBox } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { asset, outScope, relationsOf } from '../../../test/out-scope-source.ts';
import type { OutScope } from '../package/out-scope.ts';
import {
  actionXml,
  bodyPropertiesXml,
  levelsXml,
  paragraphPropertiesXml,
  paragraphXml,
  runPropertiesXml,
  runXml,
  textBodyXml,
} from './text-out.ts';

const scope = () =>
  outScope([asset('s', 'audio/mpeg'), asset('p', 'image/png')], {
    pageParts: new Map([['page2', 'ppt/slides/slide2.xml']]),
  });
const red = { type: 'rgb', value: 'FF0000' } as const;

describe('textBodyXml', () => {
  it('returns box, levels and paragraphs', () => {
    expect(
      textBodyXml(
        'p:txBody',
        { box: { wrap: true }, levels: [{ run: { size: 9 } }], paragraphs: [{ runs: [] }, { runs: [] }] },
        scope(),
      ),
    ).toBe(
      '<p:txBody><a:bodyPr wrap="square"/><a:lstStyle><a:lvl1pPr><a:defRPr sz="900"/></a:lvl1pPr></a:lstStyle><a:p/><a:p/></p:txBody>',
    );
  });

  it('returns an empty paragraph without a text', () => {
    expect(textBodyXml('a:txBody', undefined, scope())).toBe(
      '<a:txBody><a:bodyPr/><a:lstStyle/><a:p/></a:txBody>',
    );
  });
});

describe('bodyPropertiesXml', () => {
  it.each([
    ['nothing', undefined, '<a:bodyPr/>'],
    [
      'every attribute',
      {
        rotation: -90,
        verticalOverflow: 'clip',
        horizontalOverflow: 'overflow',
        vertical: 'eaVert',
        wrap: false,
        insetLeft: 1,
        insetTop: 2,
        insetRight: 3,
        insetBottom: 0,
        columns: 2,
        columnGap: 5,
        anchor: 'b',
        anchorCenter: true,
        upright: false,
      },
      '<a:bodyPr rot="-5400000" vertOverflow="clip" horzOverflow="overflow" vert="eaVert" wrap="none" lIns="9525" tIns="19050" rIns="28575" bIns="0" numCol="2" spcCol="47625" anchor="b" anchorCtr="1" upright="0"/>',
    ],
    ['no autofit', { autofit: { type: 'none' } }, '<a:bodyPr><a:noAutofit/></a:bodyPr>'],
    ['a growing shape', { autofit: { type: 'grow' } }, '<a:bodyPr><a:spAutoFit/></a:bodyPr>'],
    ['a shrinking text', { autofit: { type: 'shrink' } }, '<a:bodyPr><a:normAutofit/></a:bodyPr>'],
    [
      'a shrunk text',
      { autofit: { type: 'shrink', fontScale: 0.625, lineReduction: 0.2 } },
      '<a:bodyPr><a:normAutofit fontScale="62500" lnSpcReduction="20000"/></a:bodyPr>',
    ],
    [
      'a warped text',
      { warp: 'textArchUp', warpAdjust: { adj: 12.6 } },
      '<a:bodyPr><a:prstTxWarp prst="textArchUp"><a:avLst><a:gd name="adj" fmla="val 13"/></a:avLst></a:prstTxWarp></a:bodyPr>',
    ],
  ] as const)('returns %s', (_, box, xml) => {
    expect(bodyPropertiesXml(box as TextBox | undefined)).toBe(xml);
  });
});

it('levelsXml returns levels by number, without empty ones', () => {
  expect(levelsXml([{ paragraph: { align: 'ctr' } }, {}, { run: { bold: true } }], scope())).toEqual([
    '<a:lvl1pPr algn="ctr"/>',
    '<a:lvl3pPr><a:defRPr b="1"/></a:lvl3pPr>',
  ]);
  expect(levelsXml(undefined, scope())).toEqual([]);
});

it('paragraphXml returns properties, runs and the end', () => {
  expect(
    paragraphXml({ props: { level: 1 }, runs: [{ type: 'break' }], endProps: { size: 10 } }, scope()),
  ).toBe('<a:p><a:pPr lvl="1"/><a:br><a:rPr/></a:br><a:endParaRPr sz="1000"/></a:p>');
});

describe('runXml', () => {
  it.each([
    [
      'a text',
      { type: 'text', text: '<a>', props: { bold: true } },
      '<a:r><a:rPr b="1"/><a:t>&lt;a&gt;</a:t></a:r>',
    ],
    ['a break', { type: 'break' }, '<a:br><a:rPr/></a:br>'],
    [
      'a field',
      { type: 'field', field: 'slidenum', text: '5' },
      '<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr/><a:t>5</a:t></a:fld>',
    ],
    [
      'a formula',
      { type: 'formula', latex: 'x', props: { size: 20, link: { type: 'url', url: 'http://a' } } },
      '<a14:m><m:oMath><m:r><a:rPr lang="en-US" sz="2000"><a:latin typeface="Cambria Math"/></a:rPr><m:t>x</m:t></m:r></m:oMath></a14:m>',
    ],
    [
      'text that is no formula',
      { type: 'formula', latex: '\\frac{', props: { italic: true } },
      '<a:r><a:rPr i="1"/><a:t>\\frac{</a:t></a:r>',
    ],
  ] as const)('returns %s', (_, run, xml) => {
    expect(runXml(run as Run, scope()).replace(/ xmlns:\w+="[^"]*"/g, '')).toBe(xml);
  });
});

describe('paragraphPropertiesXml', () => {
  const written = (props: ParagraphProps, of: OutScope = scope()) =>
    paragraphPropertiesXml('a:pPr', props, undefined, of).replace(/ xmlns:\w+="[^"]*"| uri="[^"]*"/g, '');
  const bullet = (of: object) => written({ bullet: of as Bullet });

  it.each([
    ['nothing', {}, '<a:pPr/>'],
    [
      'every attribute',
      {
        marginLeft: 1,
        marginRight: 2,
        level: 3,
        indent: -4,
        align: 'just',
        defaultTab: 5,
        rtl: true,
        eastAsianBreak: false,
        latinBreak: true,
        fontAlign: 'base',
        hangingPunctuation: false,
      },
      '<a:pPr marL="9525" marR="19050" lvl="3" indent="-38100" algn="just" defTabSz="47625" rtl="1" eaLnBrk="0" latinLnBrk="1" fontAlgn="base" hangingPunct="0"/>',
    ],
    ['no level of 0', { level: 0 }, '<a:pPr/>'],
    [
      'spacings',
      {
        lineSpacing: { type: 'percent', value: 1.5 },
        spaceBefore: { type: 'points', value: 6.25 },
        spaceAfter: { type: 'points', value: 0 },
      },
      '<a:pPr><a:lnSpc><a:spcPct val="150000"/></a:lnSpc><a:spcBef><a:spcPts val="625"/></a:spcBef><a:spcAft><a:spcPts val="0"/></a:spcAft></a:pPr>',
    ],
    [
      'tabs',
      { tabs: [{ pos: 10, align: 'r' }] },
      '<a:pPr><a:tabLst><a:tab pos="95250" algn="r"/></a:tabLst></a:pPr>',
    ],
    [
      'a writing grid',
      { wordGrid: 'tian' },
      '<a:pPr><a:extLst><a:ext><lectern:paragraph grid="tian"/></a:ext></a:extLst></a:pPr>',
    ],
  ] as const)('returns %s', (_, props, xml) => {
    expect(written(props as unknown as ParagraphProps)).toBe(xml);
  });

  it.each([
    ['none', { type: 'none' }, '<a:pPr><a:buNone/></a:pPr>'],
    [
      'inherited with a look',
      { type: 'inherit', color: red, size: 0.5, font: 'Arial' },
      '<a:pPr><a:buClr><a:srgbClr val="FF0000"/></a:buClr><a:buSzPct val="50000"/><a:buFont typeface="Arial"/></a:pPr>',
    ],
    [
      'a character',
      { type: 'char', char: '•', size: -12 },
      '<a:pPr><a:buSzPts val="1200"/><a:buChar char="•"/></a:pPr>',
    ],
    [
      'a small character',
      { type: 'char', char: '•', size: 0.1 },
      '<a:pPr><a:buSzPct val="25000"/><a:buChar char="•"/></a:pPr>',
    ],
    [
      'a huge character',
      { type: 'char', char: '•', size: 9 },
      '<a:pPr><a:buSzPct val="400000"/><a:buChar char="•"/></a:pPr>',
    ],
    [
      'a character of few points',
      { type: 'char', char: '•', size: -0.5 },
      '<a:pPr><a:buSzPts val="100"/><a:buChar char="•"/></a:pPr>',
    ],
    [
      'a character of many points',
      { type: 'char', char: '•', size: -5000 },
      '<a:pPr><a:buSzPts val="400000"/><a:buChar char="•"/></a:pPr>',
    ],
    [
      'a number',
      { type: 'number', scheme: 'arabicPeriod', start: 3 },
      '<a:pPr><a:buAutoNum type="arabicPeriod" startAt="3"/></a:pPr>',
    ],
    [
      'a number of our own',
      { type: 'number', scheme: 'ea1ChsComma' },
      '<a:pPr><a:buAutoNum type="ea1JpnChsDbPeriod"/><a:extLst><a:ext><lectern:paragraph numbering="ea1ChsComma"/></a:ext></a:extLst></a:pPr>',
    ],
    [
      'a picture',
      { type: 'picture', asset: 'p' },
      '<a:pPr><a:buBlip><a:blip r:embed="rId1"/></a:buBlip></a:pPr>',
    ],
    [
      'a missing picture',
      { type: 'picture', asset: 'missing', size: 1 },
      '<a:pPr><a:buSzPct val="100000"/></a:pPr>',
    ],
  ])('returns a bullet: %s', (_, of, xml) => {
    expect(bullet(of)).toBe(xml);
  });
});

describe('runPropertiesXml', () => {
  const written = (props: RunProps | undefined) =>
    runPropertiesXml('a:rPr', props, scope()).replace(/ xmlns:\w+="[^"]*"| uri="[^"]*"/g, '');

  it.each([
    ['nothing', undefined, '<a:rPr/>'],
    [
      'every attribute',
      {
        lang: 'zh-CN',
        size: 10.55,
        bold: false,
        italic: true,
        underline: 'dbl',
        strike: 'double',
        kern: 12,
        caps: 'small',
        spacing: -1.5,
        baseline: 0.3,
      },
      '<a:rPr lang="zh-CN" sz="1055" b="0" i="1" u="dbl" strike="dblStrike" kern="1200" cap="small" spc="-150" baseline="30000"/>',
    ],
    ['a single strike', { strike: 'single' }, '<a:rPr strike="sngStrike"/>'],
    ['no strike', { strike: 'none' }, '<a:rPr strike="noStrike"/>'],
    [
      'every child in order',
      {
        symbol: 'S',
        complexScript: 'C',
        eastAsian: 'E',
        latin: 'L',
        underlineColor: red,
        highlight: red,
        effects: {},
        fill: { type: 'none' },
        outline: {},
      },
      '<a:rPr><a:ln/><a:noFill/><a:effectLst/><a:highlight><a:srgbClr val="FF0000"/></a:highlight><a:uFill><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:uFill><a:latin typeface="L"/><a:ea typeface="E"/><a:cs typeface="C"/><a:sym typeface="S"/></a:rPr>',
    ],
    [
      'dots',
      { emphasisMark: true },
      '<a:rPr u="dotted"><a:extLst><a:ext><lectern:run emphasis="dotted"/></a:ext></a:extLst></a:rPr>',
    ],
    [
      'dots in place of no underline',
      { emphasisMark: true, underline: 'none' },
      '<a:rPr u="dotted"><a:extLst><a:ext><lectern:run emphasis="dotted"/></a:ext></a:extLst></a:rPr>',
    ],
    [
      'dots beside an underline',
      { emphasisMark: true, underline: 'sng' },
      '<a:rPr u="sng"><a:extLst><a:ext><lectern:run emphasis="on"/></a:ext></a:extLst></a:rPr>',
    ],
    [
      'no dots',
      { emphasisMark: false },
      '<a:rPr><a:extLst><a:ext><lectern:run emphasis="off"/></a:ext></a:extLst></a:rPr>',
    ],
    ['pinyin', { ruby: 'nǐ' }, '<a:rPr><a:extLst><a:ext><lectern:run ruby="nǐ"/></a:ext></a:extLst></a:rPr>'],
    [
      'links',
      { link: { type: 'url', url: 'http://a' }, hoverLink: { type: 'none' } },
      '<a:rPr><a:hlinkClick r:id="rId1"/><a:hlinkMouseOver r:id="" action="ppaction://noaction"/></a:rPr>',
    ],
    [
      'a link in its own colour',
      { link: { type: 'url', url: 'http://a' }, linkOwnColor: true },
      '<a:rPr><a:hlinkClick r:id="rId1"><a:extLst><a:ext><ahyp:hlinkClr val="tx"/></a:ext></a:extLst></a:hlinkClick></a:rPr>',
    ],
    [
      'a link with a sound in its own colour',
      { link: { type: 'jump', to: 'next', sound: 's' }, linkOwnColor: true },
      '<a:rPr><a:hlinkClick r:id="" action="ppaction://hlinkshowjump?jump=nextslide"><a:snd r:embed="rId1" name="sound"/><a:extLst><a:ext><ahyp:hlinkClr val="tx"/></a:ext></a:extLst></a:hlinkClick></a:rPr>',
    ],
    [
      'a link to a document in its own colour',
      { link: { type: 'url', url: 'http://a', documentId: 'd' }, linkOwnColor: true },
      '<a:rPr><a:hlinkClick r:id="rId1"><a:extLst><a:ext><lectern:element document="d"/></a:ext><a:ext><ahyp:hlinkClr val="tx"/></a:ext></a:extLst></a:hlinkClick></a:rPr>',
    ],
  ] as const)('returns %s', (_, props, xml) => {
    expect(written(props as unknown as RunProps | undefined)).toBe(xml);
  });
});

describe('actionXml', () => {
  const written = (action: Action) => {
    const of = scope();
    const xml = actionXml('a:hlinkClick', action, of)?.replace(/ xmlns:\w+="[^"]*"| uri="[^"]*"/g, '');
    return [xml, ...relationsOf(of)].join(' ');
  };

  it.each([
    [
      'an address',
      { type: 'url', url: 'http://a', tooltip: 'T', highlightClick: true, endSounds: true },
      '<a:hlinkClick r:id="rId1" tooltip="T" highlightClick="1" endSnd="1"/> rId1 hyperlink http://a (external)',
    ],
    [
      'an address with a sound',
      { type: 'url', url: 'http://a', sound: 's', documentId: 'd', highlightClick: false },
      '<a:hlinkClick r:id="rId2"><a:snd r:embed="rId1" name="sound"/><a:extLst><a:ext><lectern:element document="d"/></a:ext></a:extLst></a:hlinkClick> rId1 audio ppt/media/media1.mp3 rId2 hyperlink http://a (external)',
    ],
    [
      'a page',
      { type: 'page', pageId: 'page2' },
      '<a:hlinkClick r:id="rId1" action="ppaction://hlinksldjump"/> rId1 slide ppt/slides/slide2.xml',
    ],
    ['a missing page', { type: 'page', pageId: 'gone' }, ''],
    [
      'the next page',
      { type: 'jump', to: 'next' },
      '<a:hlinkClick r:id="" action="ppaction://hlinkshowjump?jump=nextslide"/>',
    ],
    [
      'the end',
      { type: 'jump', to: 'end' },
      '<a:hlinkClick r:id="" action="ppaction://hlinkshowjump?jump=endshow"/>',
    ],
    [
      'the page viewed last',
      { type: 'jump', to: 'lastViewed', endSounds: true },
      '<a:hlinkClick r:id="" action="ppaction://hlinkshowjump?jump=lastslideviewed" endSnd="1"/>',
    ],
    [
      'a sound',
      { type: 'sound', asset: 's' },
      '<a:hlinkClick r:id=""><a:snd r:embed="rId1" name="sound"/></a:hlinkClick> rId1 audio ppt/media/media1.mp3',
    ],
    ['a missing sound', { type: 'sound', asset: 'missing' }, ''],
    ['nothing', { type: 'none' }, '<a:hlinkClick r:id="" action="ppaction://noaction"/>'],
    [
      'a macro',
      { type: 'other', description: 'ppaction://macro?name=x' },
      '<a:hlinkClick r:id="" action="ppaction://macro?name=x"/>',
    ],
    ['a program', { type: 'other', description: 'ppaction://program' }, ''],
    [
      'a file',
      { type: 'other', description: 'file:///c:/x.pptx' },
      '<a:hlinkClick r:id="rId1"/> rId1 hyperlink file:///c:/x.pptx (external)',
    ],
    [
      'a file beside it',
      { type: 'other', description: '../x.pptx' },
      '<a:hlinkClick r:id="rId1"/> rId1 hyperlink ../x.pptx (external)',
    ],
    [
      'a name of a file',
      { type: 'other', description: 'x.pptx' },
      '<a:hlinkClick r:id="rId1"/> rId1 hyperlink x.pptx (external)',
    ],
    ['a description', { type: 'other', description: 'some x.pptx' }, ''],
  ] as const)('returns an action: %s', (_, action, xml) => {
    expect(written(action as unknown as Action)).toBe(xml);
  });
});
