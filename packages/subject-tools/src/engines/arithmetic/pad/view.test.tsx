import type { ToolViewProps } from '@lectern/stage/view';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keptView } from '../../../kept-view.tsx';
import { calculatorTool } from '../../../tools/calculator/tool.ts';
import { padPart } from './part.ts';

const View = keptView(padPart(calculatorTool));

function drawn(props: Partial<ToolViewProps>): string {
  return renderToStaticMarkup(
    <View
      data={{}}
      change={() => undefined}
      mode="show"
      size={{ w: 320, h: 420 }}
      assets={{ url: () => undefined, subscribe: () => () => undefined }}
      language="zh"
      {...props}
    />,
  );
}

describe('a calculator', () => {
  it('shows the expression with a preview of its value, and then the result', () => {
    const typing = drawn({ data: { expression: '0.1+0.2' } });
    expect(typing).toMatch(/<output[^>]*>0\.1\+0\.2<\/output>/);
    expect(typing).toContain('>0.3<');
    const done = drawn({ data: { expression: '0.1+0.2', done: true } });
    expect(done).toMatch(/<output[^>]*>0\.3<\/output>/);
    expect(done).toContain('>0.1+0.2 =<');
  });

  it('shows a message why there is no result, in both languages', () => {
    const data = { expression: '1÷0', done: true };
    expect(drawn({ data })).toMatch(/<output[^>]*>除数不能为 0<\/output>/);
    expect(drawn({ data, language: 'en' })).toContain('The divisor cannot be 0');
  });

  it('has functions and the angle unit on the scientific pad only', () => {
    expect(drawn({})).not.toContain('>sin<');
    const scientific = drawn({ data: { kind: 'scientific' } });
    for (const key of ['sin', 'lg', 'π', '角度', '弧度']) expect(scientific).toContain(`>${key}<`);
  });

  it('has a spoken name for each key whose sign a screen reader would not read', () => {
    const html = drawn({});
    for (const name of ['清除', '退格', '正负号', '等于', '平方', '平方根']) {
      expect(html).toContain(`aria-label="${name} `);
    }
  });
});
