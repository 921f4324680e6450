import { afterEach, describe, expect, it, vi } from 'vitest';

/** Simulates a machine with these families: any other family is as wide as its fallback. */
async function standInOn(machine: readonly string[]) {
  vi.resetModules();
  const context = {
    font: '',
    measureText: () => ({ width: machine.findIndex((family) => context.font.includes(`"${family}"`)) + 1 }),
  };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
  return (await import('./font-stand-in.ts')).standInOf;
}

describe('the substitute of a font', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is undefined when the font is installed, under its Chinese or its English name', async () => {
    const standInOf = await standInOn(['Arial', 'Microsoft YaHei', '宋体']);
    expect(['Arial', '微软雅黑', 'SimSun'].map((name) => standInOf(name).type)).toEqual([
      'itself',
      'itself',
      'itself',
    ]);
  });

  it('has the same widths or the same style', async () => {
    const standInOf = await standInOn(['Carlito', 'Noto Serif CJK SC', 'Noto Sans CJK SC', 'DejaVu Sans']);
    expect(standInOf('Calibri')).toEqual({ type: 'replaced', family: 'Carlito' });
    expect(standInOf('方正小标宋简体')).toEqual({ type: 'replaced', family: 'Noto Serif CJK SC' });
    expect(standInOf('DengXian')).toEqual({ type: 'replaced', family: 'Noto Sans CJK SC' });
    expect(standInOf('Franklin Gothic Book')).toEqual({ type: 'replaced', family: 'Arimo' });
  });

  it('is the bundled font for Kai', async () => {
    const standInOf = await standInOn(['Noto Serif CJK SC']);
    expect(standInOf('华文楷体')).toEqual({ type: 'replaced', family: 'LXGW WenKai' });
    expect(standInOf('LXGW WenKai')).toEqual({ type: 'itself' });
  });

  it('is a bundled font of the same widths for Latin fonts that are not installed', async () => {
    const standInOf = await standInOn([]);
    expect(
      ['Calibri', 'Cambria', 'Arial', 'Times New Roman', 'Courier New', 'Gill Sans MT'].map(standInOf),
    ).toEqual(
      ['Carlito', 'Caladea', 'Arimo', 'Tinos', 'Cousine', 'Arimo'].map((family) => ({
        type: 'replaced',
        family,
      })),
    );
  });

  it('is a font of the same widths rather than DejaVu, which most Linux machines have', async () => {
    const standInOf = await standInOn(['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono']);
    expect(
      [
        'Segoe UI',
        'Aptos',
        'Verdana',
        'Georgia',
        'Consolas',
        'Lucida Console',
        'Garamond',
        'Gill Sans MT',
      ].map((name) => standInOf(name)),
    ).toEqual(
      ['Arimo', 'Carlito', 'Arimo 115%', 'Tinos 110%', 'Cousine 92%', 'Cousine', 'Tinos', 'Arimo'].map(
        (family) => ({ type: 'replaced', family }),
      ),
    );
  });

  it('for other fonts of Office is the font with the most similar line lengths, scaled if needed', async () => {
    const bare = await standInOn([]);
    const drawn = (name: string) => {
      const standIn = bare(name);
      return standIn.type === 'replaced' ? standIn.family : name;
    };
    expect(
      ['Segoe UI', 'Aptos', 'Aptos Display', 'Tahoma', 'Century Gothic', 'Arial Narrow'].map(drawn),
    ).toEqual(['Arimo', 'Carlito', 'Carlito', 'Arimo', 'Arimo 110%', 'Arimo 82%']);
    expect(['Georgia', 'Palatino Linotype', 'Bookman Old Style', 'Consolas', 'Verdana'].map(drawn)).toEqual([
      'Tinos 110%',
      'Tinos 110%',
      'Tinos 123%',
      'Cousine 92%',
      'Arimo 115%',
    ]);
    expect((await standInOn(['Georgia']))('Georgia')).toEqual({ type: 'itself' });
  });

  it('is undefined when no similar font is installed', async () => {
    expect((await standInOn([]))('方正小标宋简体')).toEqual({ type: 'replaced', family: undefined });
  });
});
