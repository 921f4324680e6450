import { afterEach, describe, expect, it, vi } from 'vitest';

/** A machine with these families: any other is drawn as wide as what stands behind it. */
async function standInOn(machine: readonly string[]) {
  vi.resetModules();
  const context = {
    font: '',
    measureText: () => ({ width: machine.findIndex((family) => context.font.includes(`"${family}"`)) + 1 }),
  };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
  return (await import('./font-stand-in.ts')).standInOf;
}

describe('the stand-in of a font', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is none where the machine has the font, by its Chinese or its English name', async () => {
    const standInOf = await standInOn(['Arial', 'Microsoft YaHei', '宋体']);
    expect(['Arial', '微软雅黑', 'SimSun'].map((name) => standInOf(name).type)).toEqual([
      'itself',
      'itself',
      'itself',
    ]);
  });

  it('is of the same widths or of the same style', async () => {
    const standInOf = await standInOn(['Carlito', 'Noto Serif CJK SC', 'Noto Sans CJK SC', 'DejaVu Sans']);
    expect(standInOf('Calibri')).toEqual({ type: 'replaced', family: 'Carlito' });
    expect(standInOf('方正小标宋简体')).toEqual({ type: 'replaced', family: 'Noto Serif CJK SC' });
    expect(standInOf('DengXian')).toEqual({ type: 'replaced', family: 'Noto Sans CJK SC' });
    expect(standInOf('Century Gothic')).toEqual({ type: 'replaced', family: 'DejaVu Sans' });
  });

  it('for Kai is the face that comes with the program', async () => {
    const standInOf = await standInOn(['Noto Serif CJK SC']);
    expect(standInOf('华文楷体')).toEqual({ type: 'replaced', family: 'LXGW WenKai' });
    expect(standInOf('LXGW WenKai')).toEqual({ type: 'itself' });
  });

  it('for Latin fonts is a face of the same widths that comes with the program where the machine has none', async () => {
    const standInOf = await standInOn([]);
    expect(
      ['Calibri', 'Cambria', 'Arial', 'Times New Roman', 'Courier New', 'Century Gothic'].map(standInOf),
    ).toEqual(
      ['Carlito', 'Caladea', 'Arimo', 'Tinos', 'Cousine', 'Arimo'].map((family) => ({
        type: 'replaced',
        family,
      })),
    );
  });

  it('has no name where the machine has nothing alike', async () => {
    expect((await standInOn([]))('方正小标宋简体')).toEqual({ type: 'replaced', family: undefined });
  });
});
