import { describe, expect, it } from 'vitest';
import { holder, node, scopeOf } from '../../../test/tree-scope.ts';
import { readBackground, readColorMap } from './background.ts';

const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } }) as const;
const scope = await scopeOf({ theme: { backgroundFills: [solid('111111'), solid('222222')] } });
const of = (content: string) => readBackground(holder(content), scope);

describe('readBackground', () => {
  it('returns the own fill, also when it is empty, rather than the fill of the theme', () => {
    const own = '<p:bgPr><a:solidFill><a:srgbClr val="333333"/></a:solidFill></p:bgPr>';
    expect(of(`<p:bg>${own}<p:bgRef idx="1001"/></p:bg>`)).toEqual(solid('333333'));
    expect(of('<p:bg><p:bgPr/><p:bgRef idx="1001"/></p:bg>')).toBeUndefined();
  });

  it('returns the fill of the theme, also within an alternative', () => {
    expect(of('<p:bg><p:bgRef idx="1002"/></p:bg>')).toEqual(solid('222222'));
    const within = '<p:bg><p:bgRef idx="1001"/></p:bg>';
    expect(of(`<mc:AlternateContent><mc:Fallback>${within}</mc:Fallback></mc:AlternateContent>`)).toEqual(
      solid('111111'),
    );
  });

  it('returns undefined without a background', () => {
    expect(of('<p:spTree/>')).toBeUndefined();
    expect(readBackground(undefined, scope)).toBeUndefined();
  });
});

it('readColorMap returns the slots that are known on both sides', () => {
  expect(readColorMap(node('<p:clrMap bg1="dk1" tx1="lt1" odd="lt1" bg2="odd"/>'))).toEqual({
    bg1: 'dk1',
    tx1: 'lt1',
  });
  expect(readColorMap(node('<p:clrMap odd="lt1"/>'))).toBeUndefined();
  expect(readColorMap(undefined)).toBeUndefined();
});
