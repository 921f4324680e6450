import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readImports, TEST_FILE } from '../source-files.ts';
import { type ToolEntry, toolEntries, toolFolder } from './tool-entries.ts';

/** A broken rule, as `file: what is wrong`. */
export type Violation = string;

const SOURCE = 'packages/subject-tools/src';
const TOOLS = `${SOURCE}/tools`;
const ENGINES = `${SOURCE}/engines`;
/** The files that load tools by their keys. */
const ROWS = ['load-tool.ts', 'load-instrument.ts'];
/** The most lines of a tool's folder, tests and texts included. Data in JSON files are not counted. */
const MOST_LINES = 250;
/** The most lines of code: without tests, texts, presets and other data. */
const MOST_OWN_LINES = 150;
const NO_CODE = /\/(?:texts|presets|data)\.ts$|\/data\//;
/** Which engines may import which other ones. */
const MAY_STAND_ON: Readonly<Record<string, readonly string[]>> = {
  'entry-cards': ['writing', 'speech', 'molecules', 'chem-data', 'specimens', 'timeline'],
  speech: ['writing'],
};

/**
 * Checks the subject tools: a tool is a folder with little code for the engine that its entry names, and an engine is a
 * folder, too. Tools do not import each other, engines import no tool, and code that engines share is in `common`.
 */
export function checkToolFolders(root: string): Violation[] {
  if (!existsSync(path.join(root, TOOLS))) return [];
  const entries = toolEntries(root);
  return [
    ...entriesOf(root, TOOLS).flatMap(({ name, isFolder }) =>
      isFolder ? checkTool(root, name, entries) : [`${TOOLS}/${name}: a tool is a folder`],
    ),
    ...entriesOf(root, ENGINES).flatMap(({ name, isFolder }) =>
      isFolder ? checkEngine(root, name, entries) : [`${ENGINES}/${name}: an engine is a folder`],
    ),
  ];
}

function checkTool(root: string, name: string, entries: readonly ToolEntry[]): Violation[] {
  const folder = `${TOOLS}/${name}`;
  const problems: string[] = [];
  const report = (problem: string) => problems.push(`${folder}: ${problem}`);
  const entry = entries.find(({ toolKey }) => toolFolder(toolKey) === name);
  const engine = entry?.lectern.engine;
  if (engine === undefined) report('no entry of the catalogue has this key');
  else if (!existsSync(path.join(root, ENGINES, engine))) report(`its engine ${engine} has no folder`);

  const files = globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: root }).sort();
  const lines = (counted: readonly string[]) =>
    counted.reduce((sum, file) => sum + linesOf(path.join(root, file)), 0);
  const [all, own] = [
    lines(files),
    lines(files.filter((file) => !TEST_FILE.test(file) && !NO_CODE.test(file))),
  ];
  if (all > MOST_LINES) report(`${all} lines; a tool has at most ${MOST_LINES}`);
  if (own > MOST_OWN_LINES) report(`${own} lines of code; a tool has at most ${MOST_OWN_LINES}`);

  const known = roomsOf(root, files);
  const engines = new Set(known.filter(({ room }) => room === 'engines').map(({ noun }) => noun));
  if (engine !== undefined && !engines.has(engine)) report(`it does not use its engine ${engine}`);
  for (const other of engines) if (other !== engine) report(`it uses ${other}, which is not its engine`);
  for (const { room, noun } of known)
    if (room === 'tools' && noun !== name) report(`it imports the tool ${noun}`);
  if (!ROWS.some((file) => opens(root, file, name))) report(`no row of ${ROWS.join(' or ')} loads it`);
  return problems;
}

function checkEngine(root: string, name: string, entries: readonly ToolEntry[]): Violation[] {
  const folder = `${ENGINES}/${name}`;
  const problems: string[] = [];
  if (!entries.some(({ lectern }) => lectern.engine === name)) {
    problems.push(`${folder}: no entry of the catalogue names this engine`);
  }
  for (const { file, room, noun } of roomsOf(
    root,
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).sort(),
  )) {
    if (room === 'tools') problems.push(`${file}: an engine imports no tool, but this one imports ${noun}`);
    else if (noun !== name && !MAY_STAND_ON[name]?.includes(noun)) {
      problems.push(`${file}: ${name} may not use ${noun}`);
    }
  }
  return problems;
}

/** The tools and engines that each file imports, except for tests. */
function roomsOf(root: string, files: readonly string[]) {
  return files
    .filter((file) => /\.tsx?$/.test(file) && !TEST_FILE.test(file))
    .flatMap((file) =>
      readImports(path.join(root, file)).flatMap(({ specifier }) => {
        if (!specifier.startsWith('.')) return [];
        const target = path.posix.join(path.posix.dirname(file), specifier).slice(SOURCE.length + 1);
        const [room = '', noun = ''] = target.split('/');
        return room === 'tools' || room === 'engines' ? [{ file, room, noun }] : [];
      }),
    );
}

function opens(root: string, file: string, name: string): boolean {
  const whole = path.join(root, SOURCE, file);
  if (!existsSync(whole)) return false;
  return readImports(whole).some(({ specifier }) => specifier.startsWith(`./tools/${name}/`));
}

function entriesOf(root: string, folder: string) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .map((each) => ({ name: each.name, isFolder: each.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').replace(/\n$/, '').split('\n').length;
}
