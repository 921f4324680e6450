import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource } from '../parsed-files.ts';
import { sourceFiles } from '../source-files.ts';

/** The classes of a style sheet that components name. */
interface Named {
  /** The first place of each class, as `file:line`. */
  readonly places: Map<string, string>;
  /** Whether a component computes a name, so that any class may be used. */
  computed: boolean;
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Returns the classes of CSS modules that no component names, and the names of components that are in no style sheet. A
 * sheet is only searched for unused classes while every name of its classes is written out.
 */
export function checkStyleClasses(root: string): string[] {
  const sheets = new Map<string, Named>();
  for (const file of globSync('{apps,packages}/*/src/**/*.module.css', { cwd: root }).sort())
    sheets.set(file, { places: new Map(), computed: false });
  for (const file of sourceFiles(root)) nameClasses(root, file, sheets);
  return [...sheets].flatMap(([file, { places, computed }]) => {
    const defined = definedIn(readFileSync(path.join(root, file), 'utf8'));
    const unused = computed ? [] : [...defined].filter(([name]) => !places.has(name));
    const missing = [...places].filter(([name]) => !defined.has(name));
    return [
      ...unused.map(([name, line]) => `${file}:${line}: no component uses the class ${name}`),
      ...missing.map(([name, place]) => `${place}: ${file} has no class ${name}`),
    ];
  });
}

/** The classes of a style sheet, with the line on which each is first named. */
function definedIn(sheet: string): Map<string, number> {
  const defined = new Map<string, number>();
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const clean = sheet.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|:global\((?:[^()]|\([^()]*\))*\)/g, blank);
  for (const { 0: selector, index } of clean.matchAll(/[^{};]+(?=\{)/g))
    for (const each of selector.trimStart().startsWith('@') ? [] : selector.matchAll(CLASS)) {
      const [, name = ''] = each;
      const line = clean.slice(0, index + each.index).split('\n').length;
      if (!defined.has(name)) defined.set(name, line);
    }
  return defined;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Adds the classes that a source file names to the sheets that it imports. */
function nameClasses(root: string, file: string, sheets: ReadonlyMap<string, Named>): void {
  const source = readFileSync(path.join(root, file), 'utf8');
  if (!source.includes('.module.css')) return;
  const { module, program } = parseSource(file, source);
  const imported = new Map<string, Named>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const sheet = sheets.get(path.posix.join(path.posix.dirname(file), moduleRequest.value));
    for (const { localName } of sheet ? entries : []) if (sheet) imported.set(localName.value, sheet);
  }
  const lineAt = (at: number) => source.slice(0, at).split('\n').length;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, object, property, computed, name, start } = node as Node;
    if (type === 'ImportDeclaration') return;
    const sheet = imported.get(`${type === 'MemberExpression' ? (object as Node).name : name}`);
    const written = property as Node | undefined;
    if (type === 'MemberExpression' && sheet) {
      const used = `${computed ? written?.value : written?.name}`;
      if (computed && written?.type !== 'Literal') sheet.computed = true;
      else if (!sheet.places.has(used)) sheet.places.set(used, `${file}:${lineAt(start)}`);
      if (computed) visit(property);
      return;
    }
    if (type === 'Identifier' && sheet) sheet.computed = true;
    // `each.classes`, and a property of that name, are other things.
    if (type === 'MemberExpression' && !computed) visit(object);
    else if (type === 'Property' && !computed) visit((node as Node).value);
    else for (const child of Object.values(node)) visit(child);
  };
  visit(program);
}
