import { describe, expect, it } from 'vitest';
import { type Catalogue, foundIn } from './catalogue.ts';
import iconData from './generated/icons.json' with { type: 'json' };
import stickerData from './generated/stickers.json' with { type: 'json' };
import { iconCatalogue } from './icon-catalogue.ts';
import { outlineOfPath } from './outline-of-path.ts';
import { stickerCatalogue, stickerFile } from './sticker-catalogue.ts';

const galleries: readonly (readonly [
  string,
  Catalogue,
  typeof iconData.drawings | typeof stickerData.drawings,
])[] = [
  ['icons', iconCatalogue, iconData.drawings],
  ['stickers', stickerCatalogue, stickerData.drawings],
];

describe.each(galleries)('the gallery of %s', (_, catalogue, drawings) => {
  const entries = catalogue.flatMap((group) => group.entries);

  it('has a drawing for each entry, and no other drawing', () => {
    expect(entries.map(({ name }) => name).sort()).toEqual(Object.keys(drawings).sort());
  });

  it('names each entry in both languages, without duplicates', () => {
    for (const language of ['zh', 'en'] as const) {
      const words = entries.map(({ label }) => label[language]);
      expect(words.filter((word, at) => word === '' || words.indexOf(word) !== at)).toEqual([]);
    }
  });
});

describe('icons and stickers', () => {
  const named = (typed: string) =>
    foundIn(iconCatalogue, typed, iconData.pinyin).flatMap((group) => group.entries.map(({ name }) => name));

  it('are found by their name in either language, by their pinyin and by its first letters', () => {
    expect(named('显微镜')).toEqual(['microscope']);
    expect(named('Microscope')).toEqual(['microscope']);
    expect(named('xianwei')).toEqual(['microscope']);
    expect(named('xwj')).toEqual(['microscope']);
    expect(named('科学 电')).toContain('battery-full');
    expect(named('点赞')).toEqual(['thumbs-up']);
    expect(named('没有这个')).toEqual([]);
    expect(named(' ')).toHaveLength(Object.keys(iconData.drawings).length);
  });

  it('are converted to outlines within their square', () => {
    for (const [name, data] of Object.entries(iconData.drawings)) {
      const geometry = outlineOfPath(data, 256);
      if (geometry.type !== 'custom') throw new Error('a preset');
      const commands = geometry.definition.paths[0]?.commands ?? [];
      const numbers = commands.flatMap((command) =>
        command.c === 'C' ? command.p : 'x' in command ? [command.x, command.y] : [],
      );
      expect(commands[0]?.c, name).toBe('M');
      expect(Math.min(...numbers.map(Number)), name).toBeGreaterThanOrEqual(-1000);
      expect(Math.max(...numbers.map(Number)), name).toBeLessThanOrEqual(26_600);
    }
  });

  it('contain no script and no external reference', async () => {
    for (const [name, body] of Object.entries(stickerData.drawings)) {
      expect(body, name).not.toMatch(/<script|<foreignObject|<style|<image|\son\w+=|https?:|href="(?!#)/i);
    }
    const file = stickerFile('星星', stickerData.drawings.star);
    expect([file.name, file.type]).toEqual(['星星.svg', 'image/svg+xml']);
    expect(await file.text()).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="160" height="160" /,
    );
  });
});

describe('path data', () => {
  const commandsOf = (data: string) => {
    const geometry = outlineOfPath(data, 1);
    return geometry.type === 'custom' ? geometry.definition.paths[0]?.commands : undefined;
  };

  it('is parsed with relative and smooth commands, and with adjacent flags', () => {
    expect(commandsOf('M1,2h3v-1l-1-.5.5.5z')).toEqual([
      { c: 'M', x: '100', y: '200' },
      { c: 'L', x: '400', y: '200' },
      { c: 'L', x: '400', y: '100' },
      { c: 'L', x: '300', y: '50' },
      { c: 'L', x: '350', y: '100' },
      { c: 'Z' },
    ]);
    expect(commandsOf('M0 0C1 0 2 1 2 2s1 2 2 2')?.at(-1)).toEqual({
      c: 'C',
      p: ['200', '300', '300', '400', '400', '400'],
    });
    // Half a circle of radius 1 around (1, 0), above it.
    expect(commandsOf('M0 0a1 1 0 012 0')).toEqual([
      { c: 'M', x: '0', y: '0' },
      { c: 'C', p: ['0', '-55', '45', '-100', '100', '-100'] },
      { c: 'C', p: ['155', '-100', '200', '-55', '200', '0'] },
    ]);
  });

  it('throws at a command that no icon uses', () => {
    expect(() => commandsOf('M0 0T1 1')).toThrow('command T');
  });
});
