import type { Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { node } from '../../../test/tree-scope.ts';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../../package/own-extension.ts';
import { followBaskets, inClassOf, ownExtension, readInClass } from './own-marks.ts';

const drawing = (attributes: string, uri = OWN_EXTENSION) =>
  node(
    `<p:cNvPr><a:extLst><a:ext uri="{OTHER}"/><a:ext uri="${uri}"><l:element xmlns:l="${OWN_NAMESPACE}" ${attributes}/></a:ext></a:extLst></p:cNvPr>`,
  );

describe('ownExtension', () => {
  it('returns our extension in any letter case, and no other', () => {
    expect(ownExtension(drawing(''))?.child('lectern:element')).toBeDefined();
    expect(ownExtension(drawing('', OWN_EXTENSION.toLowerCase()))).toBeDefined();
    expect(ownExtension(drawing('', '{X}'))).toBeUndefined();
    expect([ownExtension(undefined), ownExtension(node('<p:cNvPr/>'))]).toEqual([undefined, undefined]);
  });
});

describe('readInClass', () => {
  it.each([
    ['movable="1"', { movableInClass: true }],
    ['copies="1"', { copiesInClass: true }],
    ['sorts="1"', { basketInClass: true }],
    ['basket="7"', { basketId: '7' }],
    ['movable="0" copies="0" sorts="0" basket=""', {}],
  ])('returns for %s %j', (attributes, properties) => {
    expect(readInClass(drawing(attributes))).toEqual(properties);
  });

  it('returns a basket of at most 32 letters, and nothing without our extension', () => {
    expect(readInClass(drawing(`basket="${'x'.repeat(33)}"`)).basketId).toHaveLength(32);
    expect(readInClass(undefined)).toEqual({});
  });
});

const element = (id: string, more: object = {}) => ({ id, ...more }) as Element;

it('inClassOf returns only the properties for the class that an element has', () => {
  const properties = { movableInClass: true, copiesInClass: true, basketInClass: true, basketId: 'b' };
  expect(inClassOf(element('a', { ...properties, name: 'N', locked: true }))).toEqual(properties);
  expect(Object.keys(inClassOf(element('a')))).toEqual([]);
});

it('followBaskets replaces shape ids by element ids, and removes unknown baskets and an element’s own', () => {
  const elements = [
    element('a', { basketId: '7' }),
    element('b', { basketId: '9' }),
    element('c', { basketId: '8' }),
    element('d'),
  ];
  followBaskets(
    elements,
    new Map([
      ['7', 'x'],
      ['8', 'c'],
    ]),
  );
  expect(elements).toEqual([{ id: 'a', basketId: 'x' }, { id: 'b' }, { id: 'c' }, { id: 'd' }]);
});
