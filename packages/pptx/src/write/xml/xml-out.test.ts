import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { angle, document, emu, joined, kept, perMille, tag, text } from './xml-out.ts';

describe('an element', () => {
  it('has its attributes, without undefined ones and with booleans as digits', () => {
    expect(tag('a:off', { x: 1, y: undefined, on: true, off: false, name: '' })).toBe(
      '<a:off x="1" on="1" off="0" name=""/>',
    );
  });

  it('has its texts escaped, and line feeds of attributes as characters', () => {
    expect(tag('a', { b: 'x\n"<"' }, text('<&>'))).toBe('<a b="x&#10;&quot;&lt;&quot;">&lt;&amp;&gt;</a>');
  });

  it('has the children that there are', () => {
    expect(tag('a', {}, undefined, tag('b'), false, kept('<c/>'))).toBe('<a><b/><c/></a>');
    expect(tag('a', {}, undefined, false)).toBe('<a/>');
    expect(joined([tag('b'), undefined, false, tag('c')])).toBe('<b/><c/>');
  });
});

describe('a part', () => {
  it('begins with its declaration', () => {
    expect(strFromU8(document(tag('a')))).toBe(
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<a/>',
    );
  });
});

describe('the numbers of DrawingML', () => {
  it('are whole EMU and thousandths of a percent', () => {
    expect([emu(1), emu(0.00006), emu(-2)]).toEqual([9525, 1, -19_050]);
    expect([perMille(1), perMille(0.123456)]).toEqual([100_000, 12_346]);
  });

  it('are angles from 0 to less than a full turn', () => {
    expect([0, 90, 360, 450, -90, 0.5].map(angle)).toEqual([0, 5_400_000, 0, 5_400_000, 16_200_000, 30_000]);
  });
});
