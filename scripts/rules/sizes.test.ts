import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from './planted-checkout.ts';
import { checkSizes } from './sizes.ts';

let checkout: PlantedCheckout;
const none = { small: 0, tiny: 0, cssLines: 0 };
/** Bounds that the planted checkout just meets. */
const met = { small: 6, tiny: 6, cssLines: 0 };

beforeEach(() => {
  checkout = plantCheckout();
});

afterEach(() => checkout.remove());

describe('checkSizes', () => {
  it('reports small files, tiny files and lines of CSS above their bounds', () => {
    checkout.plant('apps/web/src/features/editor/editor.css', 'a {\n  color: red;\n}\n'.repeat(10));
    expect(checkSizes(checkout.root, none)).toEqual([
      expect.stringMatching(/^\d+ files of at most 25 lines, at most 0/),
      expect.stringMatching(/^\d+ files of at most 12 lines, at most 0/),
      expect.stringMatching(/^30 lines of CSS in apps\/web, at most 0/),
    ]);
  });

  it('counts no file that each feature of the server has', () => {
    const before = checkSizes(checkout.root, none);
    const face = "export { registerReminders } from './register-reminders.ts';\n";
    checkout.plant('apps/server/src/features/reminders/index.ts', face);
    checkout.plant('apps/server/src/features/reminders/register-reminders.ts', '\n');
    checkout.plant('apps/server/src/features/reminders/reminders.routes.ts', '\n');
    expect(checkSizes(checkout.root, none)).toEqual(before);
    checkout.plant('apps/server/src/features/reminders/words.ts', '\n');
    expect(checkSizes(checkout.root, none)).not.toEqual(before);
  });

  it('counts no table of a kind of question', () => {
    const before = checkSizes(checkout.root, none);
    checkout.plant('packages/questions/src/kinds/fun-order/question.ts', '\n');
    expect(checkSizes(checkout.root, none)).toEqual(before);
  });

  it('counts no tests', () => {
    const before = checkSizes(checkout.root, none);
    checkout.plant('packages/base/src/one.test.ts', 'it();\n');
    expect(checkSizes(checkout.root, none)).toEqual(before);
  });

  it('reports a bound that could be lower', () => {
    expect(checkSizes(checkout.root, { ...met, small: 50, tiny: 50 }).join('\n')).toMatch(
      /lower the bound of 50/,
    );
  });

  it('reports a folder of more than 30 files, unless its README.md gives the reason', () => {
    for (let i = 0; i < 31; i += 1) checkout.plant(`packages/base/src/many/file-${i}.ts`, '\n'.repeat(40));
    const flat = () =>
      checkSizes(checkout.root, none).filter((each) => each.includes('packages/base/src/many'));
    expect(flat()).toEqual([expect.stringMatching(/^packages\/base\/src\/many has 31 files/)]);
    checkout.plant('packages/base/src/many/README.md', 'One file for each code of the standard.\n');
    expect(flat()).toEqual([]);
  });
});
