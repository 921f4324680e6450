import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../planted-checkout.ts';
import { checkColorFields } from './color-fields.ts';

let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
});

afterEach(() => checkout.remove());

const BOARD = 'apps/web/src/features/board/pens.tsx';

describe('a colour field outside the property panel', () => {
  it.each([
    ['a color input', 'export const a = <input type="color" />;\n', 1, 'the browser’s colour input'],
    [
      'a color input with the type in braces',
      "export const a = <input type={'color'} />;\n",
      1,
      'colour input',
    ],
    [
      'a color input created by createElement',
      "export const a = createElement('input', { type: 'color' });\n",
      1,
      'colour input',
    ],
    [
      'a DOM node that becomes a color input',
      "const node = make();\nnode.type = 'color';\n",
      2,
      'the browser’s colour input',
    ],
    ['the EyeDropper API', 'export const take = () => new EyeDropper().open();\n', 1, 'EyeDropper API'],
    ['the EyeDropper API by name', "export const has = 'EyeDropper' in window;\n", 1, 'EyeDropper API'],
    [
      'a library',
      "import { HexColorPicker } from 'react-colorful';\n",
      1,
      'react-colorful has colour fields',
    ],
    [
      'a library that is loaded on demand',
      "export const a = () => import('@uiw/react-color-picker');\n",
      1,
      'has colour fields',
    ],
    [
      'a component by its name',
      'export function PenColorPicker() {\n  return null;\n}\n',
      1,
      'PenColorPicker is',
    ],
    ['a component in a constant', 'const Swatches = memo(() => null);\n', 1, 'Swatches is a colour field'],
    [
      'buttons of colours',
      'const a = pens.map((pen) => (\n  <button style={{ background: pen }} onClick={pick} />\n));\n',
      2,
      'a button in a computed colour',
    ],
    [
      'a button with its colour in a CSS variable',
      "const a = <button style={{ '--color': hex(pen) } as CSSProperties} />;\n",
      1,
      'a button in a computed colour',
    ],
    [
      'options of a group of radio buttons',
      'const options = PEN_COLORS.map((color) => ({ value: color, style: swatchOf(color) }));\n',
      1,
      'a list of colours, each with a style',
    ],
    [
      'a list of colours from a property',
      'const a = props.colors.map((color) => <li style={paint(color)} />);\n',
      1,
      'a list of colours, each with a style',
    ],
  ])('is found: %s', (_name, source, line, problem) => {
    checkout.plant(BOARD, source);
    const found = checkColorFields(checkout.root);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toContain(`${BOARD}:${line}: `);
    expect(found[0]).toContain(problem);
  });

  it('is found in a primitive and in a subject tool', () => {
    checkout.plant('packages/ui/src/fields/field.tsx', 'export const a = <input type="color" />;\n');
    checkout.plant(
      'packages/subject-tools/src/engines/lamp/panel.tsx',
      'export const a = <input type="color" />;\n',
    );
    expect(checkColorFields(checkout.root)).toHaveLength(2);
  });
});

describe('code without a colour field outside the property panel', () => {
  it.each([
    [
      'a field of the package',
      "import { ColorPicker } from '@lectern/property-panel';\nexport const a = <ColorPicker />;\n",
    ],
    ['a coloured element that is not a button', 'const a = <i style={{ background: color }} />;\n'],
    ['a button with a fixed background', "const a = <button style={{ background: 'none' }} />;\n"],
    [
      'buttons with names of colours',
      'const a = colors.map((each) => <button onClick={pick}>{t(each)}</button>);\n',
    ],
    ['a function that returns a colour', 'export function colorOf(name: string) {\n  return name;\n}\n'],
    [
      'pictures in each colour',
      'const a = recolors.map((each) => <button onClick={pick}><img style={washOf(each)} /></button>);\n',
    ],
    [
      'sets shown in their colours',
      'const a = SET_COLORS.map((set) => <button>{shown(set).map((it) => <i style={{ background: it }} />)}</button>);\n',
    ],
    [
      'an object of type color that is not an input',
      "export const look = { type: 'color', value: 'red' };\n",
    ],
  ])('is accepted: %s', (_name, source) => {
    checkout.plant(BOARD, source);
    expect(checkColorFields(checkout.root)).toEqual([]);
  });

  it('accepts colour fields in the package and in tests', () => {
    checkout.plant(
      'packages/property-panel/src/colors/field.tsx',
      'export const a = <input type="color" />;\n',
    );
    checkout.plant('apps/web/src/features/board/pens.test.tsx', 'export const a = <input type="color" />;\n');
    expect(checkColorFields(checkout.root)).toEqual([]);
  });
});
