import { describe, expect, it } from 'vitest';
import { elementsIn, findIn, wordsIn } from './foreign-element.ts';
import { foreignRoot } from './foreign-html.ts';

describe('foreignRoot', () => {
  it('returns the elements, texts and attributes of the body', () => {
    const root = foreignRoot('<p id="one">a<b>b</b></p><!-- c -->d');
    expect([root.name, wordsIn(root), root.children.length]).toEqual(['body', 'abd', 2]);
    const [paragraph] = elementsIn(root);
    expect([paragraph?.attribute('id'), paragraph?.attribute('class')]).toEqual(['one', undefined]);
  });

  it('puts the declarations of the style sheet before the own style', () => {
    const root = foreignRoot(
      '<style>.red{color:red}</style><p class="red" style="color:blue">a</p><p class="red">b</p><p style="x:y">c</p><p>d</p>',
    );
    expect(elementsIn(root).map((each) => each.attribute('style')?.replaceAll(';;', ';'))).toEqual([
      'color:red;color:blue',
      'color:red;',
      'x:y',
      undefined,
    ]);
  });

  it('reads the formula of Word in a conditional comment, and not the picture instead of it', () => {
    const root = foreignRoot(
      '<p>a<!--[if gte msEquation 12]><m:oMath><m:r>x</m:r><m:chr m:val="1"/><m:r>y</m:r></m:oMath><![endif]--><!--[if !msEquation]--><img src="x"><span>old</span><!--[endif]-->b</p>',
    );
    expect(wordsIn(root)).toBe('axyb');
    expect(findIn(root, ({ name }) => name === 'img')).toBeUndefined();
    // A self-closing element does not contain what follows.
    expect(findIn(root, ({ name }) => name === 'm:chr')?.children).toEqual([]);
  });

  it('reads MathML in an attribute of MathJax and WIRIS', () => {
    const name = (html: string) =>
      findIn(foreignRoot(html), (each) => each.name === 'math' || each.name === 'i')?.name;
    expect(name(`<span data-mathml="&lt;math&gt;&lt;mi&gt;x&lt;/mi&gt;&lt;/math&gt;"><i>x</i></span>`)).toBe(
      'math',
    );
    expect(
      name('<img data-mathml="«math xmlns=¨http://www.w3.org/1998/Math/MathML¨»«mi»x«/mi»«/math»">'),
    ).toBe('math');
    expect(name('<span data-mathml="x"><i>x</i></span>')).toBe('i');
  });

  it('runs no script, and fetches no file', () => {
    const root = foreignRoot(
      '<img src="x" onerror="window.pasted = true"><script>window.pasted = true</script>',
    );
    expect([Reflect.get(window, 'pasted'), elementsIn(root).length]).toEqual([undefined, 2]);
  });
});
