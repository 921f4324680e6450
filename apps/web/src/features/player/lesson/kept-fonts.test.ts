import { describe, expect, it } from 'vitest';
import { KeptFonts } from './kept-fonts.ts';

function setUp(files: readonly string[]) {
  const world = { files, isThere: (_file: string) => true, kept: [] as string[], isBroken: false };
  const fonts = new KeptFonts({
    files: async () => {
      if (world.isBroken) throw new TypeError('no network');
      return world.files;
    },
    keep: async (file) => {
      if (!world.isThere(file)) throw new TypeError('no network');
      world.kept.push(file);
      return true;
    },
  });
  return { world, fonts };
}

describe('the cached fonts of a courseware', () => {
  it('are complete when every file is cached, and not before', async () => {
    const { world, fonts } = setUp(['a', 'b', 'c']);
    expect(fonts.state.get()).toEqual({ type: 'asked' });
    world.isThere = (file) => file !== 'b';
    await fonts.look();
    expect(fonts.state.get()).toEqual({ type: 'lacking', missing: 1 });
    world.isThere = () => true;
    await fonts.look();
    expect(fonts.state.get()).toEqual({ type: 'kept' });
    expect(world.kept).toContain('b');
  });

  it('are incomplete when their style sheets cannot be loaded, and complete when no fonts are needed', async () => {
    const { world, fonts } = setUp([]);
    world.isBroken = true;
    await fonts.look();
    expect(fonts.state.get()).toEqual({ type: 'lacking', missing: 1 });
    world.isBroken = false;
    await fonts.look();
    expect(fonts.state.get()).toEqual({ type: 'kept' });
  });

  it('are reported by the last `look`, however long an earlier call takes', async () => {
    const { world, fonts } = setUp(['a']);
    let answer: (() => void) | undefined;
    world.isThere = () => true;
    const slow = new KeptFonts({
      files: async () => ['slow'],
      keep: () => new Promise((resolve) => (answer = () => resolve(false))),
    });
    const first = slow.look();
    await Promise.resolve();
    await Promise.resolve();
    slow.dispose();
    answer?.();
    await first;
    expect(slow.state.get()).toEqual({ type: 'asked' });
    await Promise.all([fonts.look(), fonts.look()]);
    expect(fonts.state.get()).toEqual({ type: 'kept' });
  });
});
