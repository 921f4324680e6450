import type { ToolViewProps } from '@lectern/stage/view';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keptView } from '../../../kept-view.tsx';
import { clockTool } from '../../../tools/clock/tool.ts';
import { clockPart } from './part.ts';

const View = keptView(clockPart(clockTool));

function drawn(props: Partial<ToolViewProps>): string {
  return renderToStaticMarkup(
    <View
      data={{ time: 30_600 }}
      change={() => undefined}
      mode="show"
      size={{ w: 400, h: 400 }}
      assets={{ url: () => undefined, subscribe: () => () => undefined }}
      language="zh"
      {...props}
    />,
  );
}

describe('a clock on a page', () => {
  it('has hands that keys rotate, each with its time as text', () => {
    const html = drawn({});
    expect(html.match(/role="slider"/g)).toHaveLength(2);
    expect(html).toContain('aria-label="分针"');
    expect(html).toContain('aria-valuetext="上午 8:30"');
    expect(drawn({ data: { seconds: true } })).toContain('aria-label="秒针"');
  });

  it('does not reveal the requested time until the answer is shown', () => {
    const asks = drawn({ data: { time: 30_600, task: 'read' } });
    expect(asks).toContain('几时几分？');
    expect(asks).not.toContain('8:30');
    expect(drawn({ data: { time: 30_600, task: 'read', shown: true } })).toContain('上午 8:30');
    expect(drawn({ mode: 'print', data: { time: 30_600, task: 'read' } })).not.toContain('8:30');
  });

  it('shows whether the hands were set correctly after a check', () => {
    const data = { time: 30_600, task: 'make', wanted: 30_600 };
    expect(drawn({ data })).not.toContain('对了');
    expect(drawn({ data: { ...data, shown: true } })).toContain('对了！');
    expect(drawn({ data: { ...data, time: 30_660, shown: true } })).toContain('再看一看时针和分针');
  });

  it('is a static picture with its time as text in other modes', () => {
    const html = drawn({ mode: 'edit', language: 'en' });
    expect(html).toContain('role="img" aria-label="Clock 8:30 a.m."');
    expect(html).not.toContain('slider');
  });
});
