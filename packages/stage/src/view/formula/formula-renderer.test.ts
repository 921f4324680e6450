import { processorTime } from '@lectern/base/processor-time';
import { describe, expect, it } from 'vitest';
import { katexRenderer } from './formula-renderer.ts';

const render = (latex: string) => katexRenderer.render(latex, false);

describe('a formula', () => {
  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{javascript:alert(1)}',
    '\\includegraphics{https://evil.example/x.png}',
    '\\htmlData{a=b}{x}',
    '\\htmlStyle{background:url(https://evil.example)}{x}',
    '\\htmlClass{evil}{x}',
    '<img src=x onerror=alert(1)>',
    '\\text{</span><script>alert(1)</script>}',
    '\\unknown{"><svg onload=alert(1)>}',
    '\\color{red;background:url(//evil.example)}x',
  ])('%s produces no link, picture or element from its source', (latex) => {
    const markup = render(latex);
    expect(markup).not.toMatch(/<(a|img|script|iframe|object|style|link)[\s>]/i);
    // matches attributes only: the search is within tags
    for (const [tag] of markup.matchAll(/<[^<>]*>/g)) {
      expect(tag).not.toMatch(/\s(on\w+|href|src|data-a)\s*=/i);
      expect(tag).not.toMatch(/\sstyle="[^"]*url\(/i);
    }
  });

  it('is soon shown as its source when it expands endlessly', () => {
    const spent = processorTime();
    expect(render('\\def\\a{\\a\\a}\\a')).toContain('a');
    expect(render('\\def\\a#1{#1#1}\\a{\\a{\\a{\\a{\\a{\\a{\\a{\\a{\\a{\\a{\\a{x}}}}}}}}}}}')).toContain('x');
    expect(spent()).toBeLessThan(5_000);
  });
});
