import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ToolEntry, toolEntries, toolFolder } from '../rules/tools/tool-entries.ts';

const SOURCE = 'packages/subject-tools/src';

/** Thrown when nothing was written; the message says why. */
export class NotWritten extends Error {}

export interface NewTool {
  /** The written files, as paths from the root. */
  readonly files: readonly string[];
  /** The remaining manual steps, one line each. */
  readonly next: readonly string[];
}

/**
 * A kind of tool that an engine draws: a folder with `part.ts` in the engine's folder, and the type of a tool's
 * description.
 */
interface Kind {
  readonly name: string;
  readonly description: string;
  /** The file that contains the type, relative to `engines`. */
  readonly file: string;
  readonly hasPanel: boolean;
  /** Whether the description includes the name of the tool. */
  readonly named: boolean;
}

/**
 * Writes a tool's folder for the engine that its entry names: a description that does not compile yet, and a test that
 * fails with the tool's acceptance criterion. `npm run check` and the tests report the parts that are still missing.
 */
export function newTool(root: string, key: string, kind?: string): NewTool {
  const entry = toolEntries(root).find(({ toolKey }) => toolKey === key);
  if (!entry) throw new NotWritten(`The catalogue has no tool with the key ${key}.`);
  const folder = `${SOURCE}/tools/${toolFolder(key)}`;
  if (existsSync(path.join(root, folder))) throw new NotWritten(`${folder} already exists.`);
  const { engine } = entry.lectern;
  const chosen = chooseKind(root, entry, kind);
  const sources: Readonly<Record<string, string>> = {
    [`${folder}/tool.ts`]: toolSource(entry, chosen),
    [`${folder}/tool.test.ts`]: testSource(entry),
  };
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [file, source] of Object.entries(sources)) writeFileSync(path.join(root, file), source);
  return { files: Object.keys(sources), next: nextSteps(key, engine, chosen) };
}

function chooseKind(root: string, { toolKey, lectern: { engine } }: ToolEntry, name?: string): Kind {
  const place = `${SOURCE}/engines/${engine}`;
  if (!existsSync(path.join(root, place))) {
    throw new NotWritten(
      `The engine ${engine} does not exist: ${place} comes first (docs/subject-tools.md).`,
    );
  }
  const kinds = kindsOf(root, engine);
  const known = kinds.map((each) => each.name).join(', ');
  const found =
    name === undefined && kinds.length === 1 ? kinds[0] : kinds.find((each) => each.name === name);
  if (found) return found;
  if (name !== undefined) throw new NotWritten(`The engine ${engine} has no kind ${name}; it has ${known}.`);
  throw new NotWritten(`The engine ${engine} has ${known}: name one with npm run new tool ${toolKey} KIND.`);
}

/** The kinds of an engine: its folders with a part. */
function kindsOf(root: string, engine: string): readonly Kind[] {
  const engines = path.join(root, SOURCE, 'engines');
  return globSync(`${engine}/*/part.ts`, { cwd: engines })
    .sort()
    .flatMap((part) => {
      const folder = path.dirname(part);
      for (const file of globSync(`${folder}/*.{ts,tsx}`, { cwd: engines }).sort()) {
        const found = /export interface (\w+Description) \{([\s\S]*?)\n\}/.exec(
          readFileSync(path.join(engines, file), 'utf8'),
        );
        if (!found) continue;
        const [, description = '', body = ''] = found;
        const hasPanel = existsSync(path.join(engines, folder, 'panel.tsx'));
        const named = body.includes('readonly name: ToolName;');
        return [{ name: path.basename(folder), description, file, hasPanel, named }];
      }
      return [];
    });
}

function toolSource(
  { toolKey, i18n, lectern: { use } }: ToolEntry,
  { description, file, named }: Kind,
): string {
  const name = `\n  name: { zh: ${quoted(i18n.zh_CN)}, en: ${quoted(i18n.en_US)} },\n`;
  return `import type { ${description} } from '../../engines/${file}';

/** ${use} */
export const ${exported(toolKey)}: ${description} = {${named ? name : ''}};
`;
}

function testSource({ lectern: { works } }: ToolEntry): string {
  return `import { expect, it } from 'vitest';

it(${quoted(works)}, () => {
  expect.fail('nothing shows yet that the tool does what its entry says');
});
`;
}

function nextSteps(key: string, engine: string, { name, hasPanel, file }: Kind): readonly string[] {
  const isInstrument = engine === 'drawing-instruments';
  const rows = isInstrument ? 'load-instrument.ts' : 'load-tool.ts';
  const row = isInstrument
    ? `${key}: ${name}Part(${exported(key)}),`
    : `${key}: overEngine(${name}, async () => (await import('./tools/${toolFolder(key)}/tool.ts')).${exported(key)}),`;
  return [
    `- the description in tool.ts, of its type in ${SOURCE}/engines/${file}`,
    `- its row in ${SOURCE}/${rows}:`,
    `    ${row}`,
    ...(hasPanel || isInstrument
      ? []
      : [`- a panel of the engine (${name}/panel.tsx), if the entry says hasEditor`]),
    '- the test in tool.test.ts, one for each part of the sentence',
    '- its row in the list 学科工具 and its command in the editor: docs/subject-tools.md',
    '`npm run format`, then `npm run check` and `npx vitest run --project unit packages/subject-tools apps/web/src/features` report what is missing.',
  ];
}

function exported(key: string): string {
  return `${key.charAt(0).toLowerCase()}${key.slice(1)}Tool`;
}

/** A string literal as the formatter writes it: with the quotes that need no escape. */
function quoted(text: string): string {
  const plain = text.replaceAll('\\', '\\\\');
  return plain.includes("'") && !plain.includes('"') ? `"${plain}"` : `'${plain.replaceAll("'", "\\'")}'`;
}
