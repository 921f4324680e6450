import { describe, expect, it } from 'vitest';
import { holder, node } from '../../test/tree-scope.ts';
import { childOf, contentOf, fallbackOf, replacedBy } from './compatibility.ts';

const NEWER = Object.entries({
  am3d: 'drawing/2017/model3d',
  a14: 'drawing/2010/main',
  a16: 'drawing/2014/main',
  asvg: 'drawing/2016/SVG/main',
  p14: 'powerpoint/2010/main',
  p15: 'powerpoint/2012/main',
  p159: 'powerpoint/2015/09/main',
  cx: 'drawing/2014/chartex',
  cx1: 'drawing/2016/5/10/chartex',
  c15: 'drawing/2012/chart',
  aink: 'drawing/2016/ink',
})
  .map(([prefix, name]) => `xmlns:${prefix}="http://schemas.microsoft.com/office/${name}"`)
  .join(' ');
const choice = (requires: string, content: string) =>
  `<mc:Choice ${NEWER} Requires="${requires}">${content}</mc:Choice>`;
const alternate = (...branches: readonly string[]) =>
  `<mc:AlternateContent>${branches.join('')}</mc:AlternateContent>`;
const fallback = (content: string) => `<mc:Fallback>${content}</mc:Fallback>`;

const names = (content: string) => contentOf(holder(content)).map(({ name }) => name);

describe('contentOf', () => {
  it('returns the children themselves without alternatives', () => {
    const plain = node('<a:x><a:b/><a:c/></a:x>');
    expect(contentOf(plain)).toBe(plain.children);
  });

  it.each([
    [
      'the first understood choice',
      [choice('am3d', '<a:b/>'), choice('a14 p14', '<a:c/>'), fallback('<a:d/>')],
      'a:c',
    ],
    ['the fallback when no choice is understood', [choice('a14 am3d', '<a:b/>'), fallback('<a:d/>')], 'a:d'],
    ['the fallback when the choice is empty', [choice('a14', ''), fallback('<a:d/>')], 'a:d'],
    ['the first choice without a fallback', [choice('am3d', '<a:b/>'), choice('am3d', '<a:c/>')], 'a:b'],
    ['the first choice when the fallback is empty', [choice('am3d', '<a:b/>'), fallback('')], 'a:b'],
  ])('returns %s', (_, branches, name) => {
    expect(names(`<a:x/>${alternate(...branches)}<a:y/>`)).toEqual(['a:x', name, 'a:y']);
  });

  it.each(['a14', 'a16', 'asvg', 'p14', 'p15', 'p159', 'cx', 'cx1', 'c15', 'aink'])(
    'returns a choice that requires %s',
    (prefix) => {
      expect(names(alternate(choice(prefix, '<a:b/>'), fallback('<a:d/>')))).toEqual(['a:b']);
    },
  );

  it('returns nothing for empty branches, and resolves nested alternatives', () => {
    expect(names(alternate(choice('a14', ''), fallback('')))).toEqual([]);
    expect(names(alternate(choice('a14', `<a:b/>${alternate(fallback('<a:c/>'))}`)))).toEqual(['a:b', 'a:c']);
  });
});

describe('an element of an alternative', () => {
  it('has the fallback beside it, and the extension that it replaces', () => {
    const [known] = contentOf(holder(alternate(choice('a14', '<a:b/>'), fallback('<a:d/>'))));
    const [old] = contentOf(holder(alternate(choice('am3d', '<a:b/>'), fallback('<a:d/>'))));
    const [alone] = contentOf(holder(alternate(fallback('<a:d/>'))));
    if (!known || !old || !alone) throw new Error('three elements');
    expect([fallbackOf(known)?.children[0]?.name, replacedBy(known)]).toEqual(['a:d', undefined]);
    expect([fallbackOf(old), replacedBy(old)]).toEqual([undefined, 'am3d']);
    expect(replacedBy(alone)).toBeUndefined();
  });
});

describe('childOf', () => {
  it('returns the child, or the child within an alternative', () => {
    const within = alternate(choice('a14', '<a:b i="2"/>'));
    expect(childOf(holder(`${within}<a:b i="1"/>`), 'a:b')?.attr('i')).toBe('1');
    expect(childOf(holder(within), 'a:b')?.attr('i')).toBe('2');
    expect(childOf(holder(within), 'a:c')).toBeUndefined();
  });
});
