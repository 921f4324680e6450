import type { ToolDataPatch } from '@lectern/courseware';
import type { ToolViewProps } from '@lectern/stage/view';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keptView } from './kept-view.tsx';
import type { ToolPart } from './tool.ts';
import { MOST_BYTES } from './tool-data.ts';

let given: ToolViewProps | undefined;

/** A fictitious tool: `minutes` became `seconds` in version 2. */
const egg: ToolPart = {
  shape: {
    version: 2,
    migrations: { 2: ({ minutes }) => ({ seconds: Number(minutes) * 60, minutes: undefined }) },
  },
  View: (props) => {
    given = props;
    return <button type="button">{String(props.data.seconds)}</button>;
  },
  Picture: ({ data }) => <svg aria-hidden="true">{String(data.seconds)}</svg>,
  wordsOf: ({ data }) => `${data.seconds} s`,
};
const EggView = keptView(egg);

function drawn(props: Partial<ToolViewProps>): string {
  return renderToStaticMarkup(
    <EggView
      data={{ minutes: 2 }}
      change={() => undefined}
      mode="show"
      size={{ w: 400, h: 320 }}
      assets={{ url: () => undefined, subscribe: () => () => undefined }}
      language="en"
      {...props}
    />,
  );
}

describe('a tool in the stage', () => {
  it('is interactive in a show, and a picture with its text in other modes', () => {
    expect(drawn({})).toContain('<button type="button">120</button>');
    for (const mode of ['edit', 'thumbnail', 'print'] as const) {
      const html = drawn({ mode });
      expect(html).toContain('role="img" aria-label="120 s"');
      expect(html).toContain('120</svg>');
      expect(html).not.toContain('<button');
    }
  });

  it('stores the migration of old data with its first change', () => {
    const kept: ToolDataPatch[] = [];
    drawn({ change: (patch) => kept.push(patch) });
    given?.change({ seconds: 7 });
    expect(kept).toEqual([{ seconds: 7, minutes: undefined, version: 2 }]);
  });

  it('does not store a change that makes its data too large', () => {
    const kept: ToolDataPatch[] = [];
    drawn({ data: { version: 2 }, change: (patch) => kept.push(patch) });
    given?.change({ note: 'x'.repeat(MOST_BYTES) });
    given?.change({ note: 'short' });
    expect(kept).toEqual([{ note: 'short' }]);
  });
});
