import { SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { buildDeck, png, read, sha256, shape } from '../../../test/deck-source.ts';
import { readOriginal } from '../original/original.ts';
import { WriteContext } from './write-context.ts';

const empty = new SnapshotReader({ records: [] });

describe('WriteContext without an original', () => {
  const context = new WriteContext(empty, (hash) => (hash === 'h' ? Uint8Array.of(1) : undefined), undefined);

  it('numbers masters and layouts from the first allowed id on, after reserved ids', () => {
    expect([context.nextDesignId(), context.nextDesignId()]).toEqual([2_147_483_648, 2_147_483_649]);
    context.takeDesignId(2_147_483_700);
    context.takeDesignId(2_147_483_650);
    context.takeDesignId(4_294_967_000);
    expect(context.nextDesignId()).toBe(2_147_483_701);
  });

  it('has scopes with separate shape ids', () => {
    const part = context.package.part('a.xml', 'x');
    const [one, two] = [context.scope(part), context.scope(part, 7)];
    expect([one.nextShapeId(), one.nextShapeId(), two.nextShapeId()]).toEqual([2, 3, 8]);
    expect([one.assets('h'), one.assets('x'), one.frames]).toEqual([Uint8Array.of(1), undefined, undefined]);
    expect(() => one.undrawn('x')).not.toThrow();
  });

  it('has no original parts', () => {
    expect(context.originalPart({ id: 'x', kind: 'theme' })).toBeUndefined();
    expect(context.leadsOnlyToKept('x')).toBe(true);
  });
});

describe('WriteContext with an original', () => {
  async function context() {
    const bytes = buildDeck({
      slides: [{ tree: shape(2), relations: [{ id: 'i', type: 'image', target: '../media/a.png' }] }],
      parts: { 'ppt/media/a.png': png() },
    });
    const { snapshot } = await read(bytes);
    const original = await readOriginal(bytes, { hash: sha256 });
    const page = snapshot.records.find((record) => record.kind === 'page');
    if (!page) throw new Error('no page');
    return { page, own: new WriteContext(new SnapshotReader(snapshot), () => undefined, original) };
  }

  it('has the parts that records came from', async () => {
    const { own, page } = await context();
    expect(own.originalPart(page)).toBe('ppt/slides/slide1.xml');
    expect(own.originalPart({ ...page, id: 'other' })).toBeUndefined();
  });

  it('reports whether a part refers to removed parts', async () => {
    const { own } = await context();
    expect(own.leadsOnlyToKept('ppt/slides/slide1.xml')).toBe(true);
    own.package.removed.add('ppt/media/a.png');
    expect(own.leadsOnlyToKept('ppt/slides/slide1.xml')).toBe(false);
    expect(own.leadsOnlyToKept('ppt/slideLayouts/slideLayout1.xml')).toBe(true);
  });

  it('has frames in its scopes', async () => {
    const { own } = await context();
    expect(own.scope(own.package.root).frames).toBeDefined();
  });
});
