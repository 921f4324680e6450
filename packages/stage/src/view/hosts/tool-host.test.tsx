import { type CoursewareRecord, SnapshotReader, type ToolDataPatch } from '@lectern/courseware';
import { LazyCode } from '@lectern/ui/lazy';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadHostedTools } from '../elements/tool-element-view.tsx';
import { PageView } from '../page-view.tsx';
import { type ToolHost, ToolHostContext, type ToolView, type ToolViewProps } from './tool-host.ts';

const PREVIEW = 'a'.repeat(64);

const records: readonly CoursewareRecord[] = [
  { kind: 'deck', id: 'deck', schema: 2, size: { w: 1280, h: 720 } },
  { kind: 'page', id: 'page', order: 'a0' },
  {
    kind: 'element',
    type: 'tool',
    id: 'tool',
    parentId: 'page',
    order: 'a0',
    frame: { x: 10, y: 20, w: 300, h: 200 },
    toolKey: 'Dice',
    data: { sides: 8 },
    preview: PREVIEW,
  },
];

/** The same page with a tool that was not drawn before, so that its code is not cached. */
const unseen = records.map((record) =>
  record.kind === 'element' && record.type === 'tool' ? { ...record, preview: undefined } : record,
);

function drawn(host: ToolHost | undefined, of = records): string {
  return renderToStaticMarkup(
    <ToolHostContext value={host}>
      <PageView
        reader={new SnapshotReader({ records: of })}
        pageId="page"
        assets={{ url: (hash) => `/files/${hash}`, subscribe: () => () => undefined }}
        mode="show"
      />
    </ToolHostContext>,
  );
}

let given: ToolViewProps | undefined;

function Shown(props: ToolViewProps) {
  given = props;
  return (
    <b>{`${props.data.sides} sides, ${props.size.w} × ${props.size.h}, ${props.mode}, ${props.language}`}</b>
  );
}

function codeOf(view: ToolView | undefined): LazyCode<ToolView | undefined> {
  return new LazyCode(async () => view);
}

function hostOf(code: LazyCode<ToolView | undefined>, change?: ToolHost['change']): ToolHost {
  return { language: 'en', toolView: () => code, change };
}

describe('a tool on a page', () => {
  beforeAll(async () => void (await loadHostedTools()));

  it('shows its preview when there is no host or its code is still loading', () => {
    expect(drawn(undefined)).toContain(`src="/files/${PREVIEW}"`);
    expect(drawn(hostOf(codeOf(Shown)))).toContain(`src="/files/${PREVIEW}"`);
  });

  it('shows that it is unavailable only when its loaded code does not contain the tool', async () => {
    const unknown = codeOf(undefined);
    expect(drawn(hostOf(unknown), unseen)).not.toContain('暂不能显示');
    await unknown.load();
    expect(drawn(hostOf(unknown), unseen)).toContain('暂不能显示');
  });

  it('shows its preview when its key is unknown', async () => {
    const unknown = codeOf(undefined);
    await unknown.load();
    expect(drawn(hostOf(unknown))).toContain(`src="/files/${PREVIEW}"`);
  });

  it('is drawn by its view, which gets its data, size, mode and language', async () => {
    const code = codeOf(Shown);
    await code.load();
    const html = drawn(hostOf(code));
    expect(html).toContain('<b>8 sides, 300 × 200, show, en</b>');
    expect(html).not.toContain('/files/');
  });

  it('stores its changes through the host, under its element', async () => {
    const code = codeOf(Shown);
    await code.load();
    const kept: [string, ToolDataPatch][] = [];
    drawn(hostOf(code, (elementId, patch) => kept.push([elementId, patch])));
    given?.change({ sides: 2 });
    expect(kept).toEqual([['tool', { sides: 2 }]]);
  });
});
