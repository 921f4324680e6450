import { describe, expect, it } from 'vitest';
import { isElement, type MarkupNode } from './node.ts';
import { parseHtml } from './parse-html.ts';

/** The tree in brackets: `p[a b[c]]`. */
function shape(nodes: readonly MarkupNode[]): string {
  return nodes.map((node) => (isElement(node) ? `${node.name}[${shape(node.children)}]` : node)).join('');
}

describe('parseHtml', () => {
  it('returns elements and texts with names in small letters', () => {
    expect(shape(parseHtml('<P>甲<B>乙</B></P>丙'))).toBe('p[甲b[乙]]丙');
  });

  it('closes paragraphs, list items and cells whose end tags are missing', () => {
    expect(shape(parseHtml('<p>a<p>b<ul><li>c<li>d</ul>e'))).toBe('p[a]p[b]ul[li[c]li[d]]e');
    expect(shape(parseHtml('<table><tr><td>1<td>2<tr><td>3</table>'))).toBe('table[tr[td[1]td[2]]tr[td[3]]]');
  });

  it('leaves out comments and reads raw texts as text', () => {
    expect(shape(parseHtml('a<!-- <b> -->c<script>if (a < b) "<p>"</script>d'))).toBe(
      'acscript[if (a < b) "<p>"]d',
    );
  });

  it('returns attributes with and without quotes, and their characters', () => {
    const [node] = parseHtml('<img src="a&amp;b.png" alt=\'猫\' width=3 hidden>');
    const attributes = node && isElement(node) ? [...node.attributes] : [];
    expect(attributes).toEqual([
      ['src', 'a&b.png'],
      ['alt', '猫'],
      ['width', '3'],
      ['hidden', ''],
    ]);
  });

  it('replaces named and numbered characters', () => {
    expect(parseHtml('&lt;&nbsp;&#x4f60;&#22909; &unknown; &amp;lt;')).toEqual([
      '<\u00a0你好 &unknown; &lt;',
    ]);
  });

  it('reads signs that are no markup as text', () => {
    expect(shape(parseHtml('1 < 2, a<3 </ b> <'))).toBe('1 < 2, a<3 </ b> <');
  });

  it('keeps the texts of elements that are nested too deeply', () => {
    const depth = 100_000;
    const nodes = parseHtml(`${'<div>'.repeat(depth)}x${'</div>'.repeat(depth)}y`);
    expect(shape(nodes).replace(/[^xy]/g, '')).toBe('xy');
    expect(nodes.at(-1)).toBe('y');
  });

  it('reads long hostile texts in a short time', () => {
    for (const part of ['<a href="', '<b ', '<script>', '&#', '</x>', '<p a=1 '])
      expect(parseHtml(part.repeat(20_000)).length).toBeGreaterThanOrEqual(0);
  });
});
