import type { ElementOf, ListStyle } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { element } from '../../../test/out-scope-source.ts';
import { styleXml } from './style-out.ts';

const solid = { type: 'solid', color: { type: 'scheme', slot: 'lt1' } } as const;
const minor = { latin: '+mn-lt', eastAsian: '+mn-ea', complexScript: '+mn-cs' };

function styled(textDefaults: ListStyle | undefined, rest: Partial<ElementOf<'shape'>> = {}) {
  return styleXml(element('shape', 's', { fill: solid, line: { fill: solid }, textDefaults, ...rest }));
}

const NONE =
  '<a:lnRef idx="0"><a:srgbClr val="000000"/></a:lnRef><a:fillRef idx="0"><a:srgbClr val="000000"/></a:fillRef><a:effectRef idx="0"><a:srgbClr val="000000"/></a:effectRef>';

describe('styleXml', () => {
  it('returns the font and the colour of the text', () => {
    expect(styled([{ run: { ...minor, fill: solid } }])).toBe(
      `<p:style>${NONE}<a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></p:style>`,
    );
  });

  it.each([
    [{ latin: '+mj-lt', eastAsian: '+mj-ea', complexScript: '+mj-cs' }, 'major'],
    [minor, 'minor'],
    [{ fill: solid }, 'none'],
    [{}, 'none'],
  ])('returns the font of %j', (run, index) => {
    expect(styled([{ run }])).toContain(`<a:fontRef idx="${index}"`);
  });

  it('returns a style for equal levels only', () => {
    expect(styled([{ run: minor }, { run: minor }])).toBeDefined();
    expect(styled([{ run: minor }, { run: {} }])).toBeUndefined();
  });

  it.each([
    ['no text format', undefined, {}],
    ['no format of characters', [{}], {}],
    ['a format of paragraphs', [{ run: minor, paragraph: { align: 'ctr' } }], {}],
    ['a size', [{ run: { ...minor, size: 12 } }], {}],
    ['fonts of two kinds', [{ run: { ...minor, latin: '+mj-lt' } }], {}],
    ['a font of its own', [{ run: { latin: 'Arial' } }], {}],
    ['a gradient', [{ run: { fill: { type: 'none' } } }], {}],
    ['no fill', [{ run: minor }], { fill: undefined }],
    ['no line', [{ run: minor }], { line: undefined }],
    ['a line without a fill', [{ run: minor }], { line: {} }],
  ] as const)('returns undefined for %s', (_, textDefaults, rest) => {
    expect(
      styled(textDefaults as unknown as ListStyle | undefined, rest as Partial<ElementOf<'shape'>>),
    ).toBeUndefined();
  });
});
