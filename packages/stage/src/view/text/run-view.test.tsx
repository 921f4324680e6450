import { designOf, type ResolvedRun, type Run, SnapshotReader } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  ENGLISH_LABELS,
  PageScopeContext,
  type PrintLinks,
  PrintLinksContext,
  StageContext,
  type StageMode,
} from '../stage-context.ts';
import { RunView, type RunViewProps } from './run-view.tsx';
import type { TextScope } from './text-scope.ts';

const reader = new SnapshotReader({ records: [] });
const design = designOf(reader, 'page');
const scope = {
  colors: design.colors,
  theme: undefined,
  fontScale: 1,
  lineReduction: 0,
  pageNumber: 1,
  vertical: 'horz',
} as TextScope;
const links: PrintLinks = {
  address: (_, pageId, action) => (action.type === 'url' ? `${pageId}:${action.url}` : undefined),
  over: () => null,
};

interface Given {
  readonly run?: object;
  readonly text?: string;
  readonly mode?: StageMode;
  readonly props?: Partial<RunViewProps>;
  readonly printed?: PrintLinks;
}
function drawn(
  look: object = {},
  { run = {}, text = 'abc', mode = 'show', props = {}, printed }: Given = {},
): string {
  const assets = { url: (hash: string) => `/files/${hash} 1`, subscribe: () => () => undefined };
  const whole = { size: 18, latin: 'Arial', eastAsian: '', ...look } as ResolvedRun;
  return renderToStaticMarkup(
    <StageContext value={{ reader, mode, labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design }}>
        <PrintLinksContext value={printed}>
          <RunView
            run={{ type: 'text', text, ...run } as Run}
            text={text}
            look={whole}
            scope={scope}
            {...props}
          />
        </PrintLinksContext>
      </PageScopeContext>
    </StageContext>,
  );
}

describe('RunView', () => {
  it('shows its text, a break as a line break, and the words of a grid', () => {
    expect(drawn()).toMatch(/^<span style="[^"]*">abc<\/span>$/);
    expect(drawn({}, { run: { type: 'break' } })).toMatch(/^<span style="[^"]*"><br\/><\/span>$/);
    expect(drawn({}, { props: { words: <b>grid</b> } })).toMatch(/><b>grid<\/b><\/span>$/);
  });

  it('leaves out what it inherits from its paragraph', () => {
    const within = { fontSize: 24, lineHeight: 'other' };
    const html = drawn({}, { props: { within } });
    expect(html).not.toContain('font-size');
    expect(html).toContain('line-height');
    expect(html).toContain('font-family');
    expect(drawn({}, { props: { within: { fontSize: 25 } } })).toContain('font-size:24px');
  });

  it('shows the pronunciation above each character', () => {
    const html = drawn({ ruby: 'ā' }, { text: '啊啊' });
    expect(html.match(/<ruby/g)).toHaveLength(2);
    expect(html.match(/>ā<\/rt>/g)).toHaveLength(2);
  });

  it('has boxes for its tabs when its paragraph measures them', () => {
    const html = drawn({}, { text: 'a\tb\tc', props: { tabs: true } });
    expect(html.replace(/ style="[^"]*"/g, '')).toBe(
      '<span>a<span data-tab=""></span>b<span data-tab=""></span>c</span>',
    );
    expect(drawn({}, { text: 'a\tb' })).not.toContain('data-tab');
    expect(drawn({}, { props: { tabs: true } })).not.toContain('data-tab');
  });

  it('marks punctuation that may hang', () => {
    expect(drawn({}, { text: '你好，', props: { next: '再见' } })).toContain('data-hang=""');
    expect(drawn({}, { text: '你好，' })).not.toContain('data-hang');
    expect(drawn({}, { text: '你好', props: { next: '再见' } })).toMatch(/>你好<\/span>$/);
  });

  it('is clipped from a picture, except for its shadow', () => {
    const fill = { type: 'picture', asset: 'photo', mode: { type: 'stretch' } };
    expect(drawn({ fill })).toContain('url(&quot;/files/photo%201&quot;)');
    expect(drawn({ fill }, { props: { scope: { ...scope, shadowsAlone: true } } })).not.toContain('photo');
  });
});

describe('a link in a text', () => {
  const web = { type: 'url', url: 'https://example.org/' };

  it('opens a web page in a show only', () => {
    expect(drawn({ link: web })).toMatch(
      /^<a href="https:\/\/example.org\/" target="_blank" rel="noreferrer noopener"/,
    );
    expect(drawn({ link: { ...web, tooltip: 'a page' } })).toContain('title="a page"');
    expect(drawn({ link: { ...web, url: 'javascript:alert(1)' } })).toMatch(/^<a target="_blank"/);
    expect(drawn({ link: web }, { mode: 'edit' })).toMatch(/^<span style/);
  });

  it.each([
    ['a jump', { type: 'jump', to: 'next' }],
    ['a sound', { ...web, sound: 'bell' }],
    ['the end of sounds', { ...web, endSounds: true }],
    ['another document', { ...web, documentId: 'd' }],
  ])('with %s is left to the show', (_, link) => {
    const html = drawn({ link });
    expect(html).toMatch(/^<span data-text-link="/);
    expect(html).toContain('cursor:pointer');
  });

  it('is plain text when its kind is unknown, and its hover action is left to the show', () => {
    expect(drawn({ link: { type: 'other' } })).toMatch(/^<span style/);
    const hoverLink = { type: 'jump', to: 'next' };
    expect(drawn({ hoverLink })).toContain('data-text-hover="');
    expect(drawn({ hoverLink, link: web })).toMatch(/^<a [^>]*data-text-hover="/);
    expect(drawn({ hoverLink }, { mode: 'edit' })).not.toContain('data-text-hover');
  });

  it('is printed with its address on paper', () => {
    const print = { mode: 'print', printed: links } as const;
    expect(drawn({ link: web }, print)).toMatch(/^<a href="page:https:\/\/example.org\/" style/);
    expect(drawn({ link: { type: 'jump', to: 'next' } }, print)).toMatch(/^<span style/);
    expect(drawn({ link: web }, { ...print, props: { scope: { ...scope, shadowsAlone: true } } })).toMatch(
      /^<span/,
    );
    expect(drawn({}, print)).toMatch(/^<span/);
  });
});
