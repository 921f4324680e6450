import { SnapshotReader } from '@lectern/courseware';
import { PageView, ToolHostContext } from '@lectern/stage/view';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { printedTools } from './printed-hosts.ts';

const page = [
  { kind: 'deck', id: 'deck', schema: 2, size: { w: 1280, h: 720 } },
  { kind: 'page', id: 'page', order: 'a0' },
] as const;
const tool = (id: string, toolKey: string) =>
  ({
    kind: 'element',
    type: 'tool',
    id,
    parentId: 'page',
    order: id,
    frame: { x: 0, y: 0, w: 400, h: 320 },
    toolKey,
    data: { time: 30_600 },
  }) as const;

describe('subject tools in a print', () => {
  it('are drawn as pictures with the page, without any lazy code', async () => {
    const reader = new SnapshotReader({ records: [...page, tool('a', 'Clock'), tool('b', 'Hologram')] });
    const html = renderToStaticMarkup(
      <ToolHostContext value={await printedTools(reader, 'zh')}>
        <PageView
          reader={reader}
          pageId="page"
          assets={{ url: () => undefined, subscribe: () => () => undefined }}
          mode="print"
        />
      </ToolHostContext>,
    );
    expect(html).toContain('aria-label="钟表 上午 8:30"');
    expect(html).toContain('Hologram');
  });

  it('load no code when a courseware has no tools', async () => {
    expect(await printedTools(new SnapshotReader({ records: [...page] }), 'zh')).toBeUndefined();
  });
});
