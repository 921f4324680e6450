import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Files that phones load to answer a question: the frame of a question, its texts, and the view of its kind. */
const VIEWS = ['*.{ts,tsx}', '{content,kinds,parts,question,review}/**/*.{ts,tsx}', 'play/phone/*.{ts,tsx}'];

/** Imports of code from packages that are too large for a phone: 80 KB gzip of schemas and judges, and the whole stage. */
const HEAVY =
  /^(?:import|export) (?!type\b)[^;]*from '@lectern\/(?:questions|stage\/view|courseware|courseware\/(?:lesson|live))';/gm;

/** Controls with code of several screens: 230 KB gzip for a phone. */
const CONTROLS =
  /^import [^;]*\b(?:AlertDialog|Dialog|Menu|Popover|Select|Slider|Tabs|ToggleGroup)\b[^;]*from '@lectern\/ui';/gm;

function heavyImports(source: string): string[] {
  return [...(source.match(HEAVY) ?? []), ...(source.match(CONTROLS) ?? [])];
}

it('views load neither schemas nor judges of questions, nor the drawing of pages, nor menus and groups of buttons', () => {
  const files = globSync(VIEWS, { cwd: import.meta.dirname }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) =>
    heavyImports(readFileSync(path.join(import.meta.dirname, file), 'utf8')).map(
      (line) => `${file}: ${line}`,
    ),
  );
  expect(found).toEqual([]);
});

it('an import of code is found, also over several lines, and an import of types is not', () => {
  const source =
    "import {\n  kindOf,\n} from '@lectern/questions';\nimport type { Content } from '@lectern/questions';\nimport { gapOf } from '@lectern/questions/shown';\n";
  expect(heavyImports(source)).toEqual(["import {\n  kindOf,\n} from '@lectern/questions';"]);
  const control = "import { Row, ToggleGroup } from '@lectern/ui';";
  expect(heavyImports(`${control}\nimport { Row } from '@lectern/ui';\n`)).toEqual([control]);
});
