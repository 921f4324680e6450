import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../planted-checkout.ts';
import { checkFrames } from './frames.ts';

let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
});

afterEach(() => checkout.remove());

it.each([
  ['a rule', 'page.css', '.a {\n  overflow: clip;\n}\n.page {\n  color: red;\n  overflow: hidden;\n}\n', 6],
  ['a nested rule', 'page.css', '@media print {\n  .page {\n    overflow-y: hidden;\n  }\n}\n', 3],
  ['the style of an element', 'page.tsx', "const style = {\n  overflow: 'hidden',\n};\n", 2],
  ['one of several styles', 'page.tsx', "const style = { overflow: cuts ? 'hidden' : 'visible' };\n", 1],
  ['the style of a DOM node', 'page.ts', "node.style.overflow = 'hidden';\n", 1],
])('checkFrames reports a frame that a caret can scroll in %s', (_name, file, source, line) => {
  checkout.plant(`packages/ui/src/${file}`, source);
  const [found] = checkFrames(checkout.root);
  expect(found).toContain(`packages/ui/src/${file}:${line}: `);
});

it('checkFrames accepts a line with an ellipsis, a text field, and frames that scroll in the other direction', () => {
  checkout.plant(
    'packages/ui/src/a.css',
    [
      '.line {\n  overflow: hidden;\n  text-overflow: ellipsis;\n}',
      '.field {\n  overflow: hidden;\n  resize: none;\n}',
      '.list {\n  overflow: hidden auto;\n}',
      '.word {\n  visibility: hidden;\n}',
    ].join('\n'),
  );
  expect(checkFrames(checkout.root)).toEqual([]);
});
