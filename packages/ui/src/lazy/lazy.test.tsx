import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyComponent } from './lazy.tsx';

function Greeting({ name }: { readonly name: string }) {
  return <b>Hello {name}</b>;
}

describe('a lazy component', () => {
  it('shows its placeholder until its code is loaded', async () => {
    const Late = lazyComponent(async () => Greeting, { waiting: <i>…</i> });
    expect(renderToStaticMarkup(<Late name="Ming" />)).toBe('<i>…</i>');
    await Late.load();
    expect(renderToStaticMarkup(<Late name="Ming" />)).toBe('<b>Hello Ming</b>');
  });

  it('shows its failure view when its code failed to load', async () => {
    const Late = lazyComponent<{ readonly name: string }>(
      async () => {
        throw new TypeError('no network');
      },
      { waiting: <i>…</i>, failed: ({ error }) => <u>{error.name}</u> },
    );
    await Late.load().catch(() => undefined);
    expect(renderToStaticMarkup(<Late name="Ming" />)).toBe('<u>ChunkLoadError</u>');
  });

  it('renders nothing after a failure when it has no failure view', async () => {
    const Late = lazyComponent<{ readonly name: string }>(() => Promise.reject(new TypeError('no network')), {
      waiting: <i>…</i>,
    });
    await Late.load().catch(() => undefined);
    expect(renderToStaticMarkup(<Late name="Ming" />)).toBe('');
  });
});
