import type { ToolViewProps } from '@lectern/stage/view';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keptView } from '../../../kept-view.tsx';
import { counterTool } from '../../../tools/counter/tool.ts';
import { counterPart } from './part.ts';

const View = keptView(counterPart(counterTool));

function drawn(props: Partial<ToolViewProps>): string {
  return renderToStaticMarkup(
    <View
      data={{ 'rod/4': 1, 'rod/0': 5 }}
      change={() => undefined}
      mode="show"
      size={{ w: 500, h: 400 }}
      assets={{ url: () => undefined, subscribe: () => () => undefined }}
      language="zh"
      {...props}
    />,
  );
}

describe('a counter on a page', () => {
  it('has a slider per rod, with its place and its beads, and reads the number', () => {
    const html = drawn({});
    expect(html.match(/role="slider"/g)).toHaveLength(5);
    expect(html).toContain('aria-label="万位"');
    expect(html).toContain('aria-valuetext="5 颗"');
    expect(html).toContain('10005　一万零五');
    expect(html.match(/<ellipse/g)).toHaveLength(6);
  });

  it('offers to carry ten beads, and shows a message when there is no rod to carry to', () => {
    expect(drawn({ data: { 'rod/0': 10 } })).toContain('个位满十，向十位进一');
    expect(drawn({ data: { 'rod/0': 10 } })).toContain('>进位</button>');
    const full = drawn({ data: { rods: 2, 'rod/1': 10 } });
    expect(full).toContain('最高位满了');
    expect(full).not.toContain('>进位</button>');
  });

  it('does not read the number when that is turned off', () => {
    expect(drawn({ data: { 'rod/0': 5, reads: false } })).not.toContain('五<');
  });

  it('writes 正 in Chinese and groups of five strokes in English', () => {
    const tally = { kind: 'tally', strokes: 7 };
    expect(drawn({ data: tally }).match(/<path/g)).toHaveLength(7);
    expect(drawn({ data: tally })).toContain('d="M4 6H36"');
    expect(drawn({ data: tally, language: 'en' })).toContain('d="M2 30L38 10"');
    expect(drawn({ data: tally, language: 'en' })).toContain('7　seven');
  });

  it('is a static picture with its number as text in other modes', () => {
    const html = drawn({ mode: 'print' });
    expect(html).toContain('role="img" aria-label="计数器 10005 一万零五"');
    expect(html).not.toContain('slider');
  });
});
