import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createLightIcon, { type IconData, type IconProps } from './light-icon.ts';
import { lightIcon } from './light-icons.ts';

const ICONS = ['wifi-off', 'pen', 'ellipsis', 'circle-check'];
const fileOf = (name: string) => `lucide-react/dist/esm/icons/${name}.mjs`;

/** Removes Lucide's class name of each icon, which no style sheet uses, and the namespace, which HTML does not need. */
function drawn(icon: ComponentType<IconProps>, props: IconProps): readonly string[] {
  const svg = renderToStaticMarkup(createElement(icon, props));
  const [, attributes = '', within = ''] = /^<svg([^>]*)>(.*)$/.exec(svg) ?? [];
  return [
    within,
    ...attributes
      .replaceAll(/ lucide-[\w-]+| xmlns="[^"]*"/g, '')
      .trim()
      .split(/ (?=[\w-]+=)/)
      .sort(),
  ];
}

for (const [how, props] of [
  ['as it is', {}],
  ['hidden from screen readers', { 'aria-hidden': true }],
  ['named', { 'aria-label': '保存', role: 'img' }],
  ['with a class and a style of its own', { className: 'own', style: { color: 'blue' } }],
] as const)
  it(`an icon is drawn as by Lucide, ${how}`, async () => {
    for (const name of ICONS) {
      const lucide = (await import(fileOf(name))) as {
        default: ComponentType<IconProps>;
        __iconData: IconData;
      };
      const expected = drawn(lucide.default, props);
      expect(expected.length, name).toBeGreaterThan(5);
      expect(drawn(createLightIcon(lucide.__iconData), props), name).toEqual(expected);
    }
  });

it('an icon is drawn as by Lucide when only its drawing is left in its module', async () => {
  for (const name of ICONS) {
    const source = readFileSync(fileURLToPath(import.meta.resolve(fileOf(name))), 'utf8');
    const [, data = ''] = /const __iconData = (\{[\s\S]*?\});/.exec(lightIcon(source)) ?? [];
    expect(data, name).toMatch(/^\{\s*node: \[[^\]][\s\S]*\]\s*\}$/);
    expect(data, name).not.toContain('key');
    const lucide = (await import(fileOf(name))) as { default: ComponentType<IconProps> };
    // The data of Lucide's icon files is read as a value, without the module around it.
    const light = new Function(`return ${data}`)() as IconData;
    expect(drawn(createLightIcon(light), {}), name).toEqual(drawn(lucide.default, {}));
    expect(lightIcon(source)).not.toContain('__iconData.node;');
  }
});

it('Lucide’s icons import their factory by the name that the build replaces', () => {
  for (const name of ICONS)
    expect(readFileSync(fileURLToPath(import.meta.resolve(fileOf(name))), 'utf8')).toContain(
      "import createLucideIcon from '../createLucideIcon.mjs';",
    );
});
