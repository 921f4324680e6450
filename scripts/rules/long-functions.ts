import { readFileSync } from 'node:fs';
import path from 'node:path';
import allowedNow from './long-functions.json' with { type: 'json' };
import { parseSource } from './parsed-files.ts';
import { sourceFiles, TEST_FILE } from './source-files.ts';

/** A function of the product with more lines is named in the list. */
const LONG = 100;
/** Functions with more lines than this are counted. */
const LONGISH = 80;
/** The product is the source of packages and applications. Tests, benchmarks, scripts, builds and migrations do not count. */
const PRODUCT = /^(apps|packages)\/[^/]+\/src\//;

/** Allowed long functions: functions over 100 lines as `file.ts name`, and the number of functions over 80 lines. */
export interface Allowed {
  readonly over100: readonly string[];
  readonly over80: number;
}

export interface LongFunction {
  readonly file: string;
  /**
   * The names of the declarations and calls around the function, joined by dots: `Class.method`, `useActions.useMemo`.
   */
  readonly name: string;
  readonly line: number;
  /** From the line of its first word to the line of its last brace. */
  readonly lines: number;
}

/**
 * Functions, arrows, methods and constructors of the product over 100 lines that `allowed` does not name, names of
 * `allowed` that are shorter by now, and a count over 80 lines that differs. The list and the count only become smaller.
 * A row names the file without its folder, so that it stays true when the file is moved.
 */
export function checkLongFunctions(root: string, allowed: Allowed = allowedNow): string[] {
  const found = longFunctions(root);
  const over100 = found.filter(({ lines }) => lines > LONG);
  const names = new Set(over100.map(rowOf));
  const problems = [
    ...over100
      .filter((each) => !allowed.over100.includes(rowOf(each)))
      .map(
        ({ file, line, name, lines }) => `${file}:${line}: ${name} has ${lines} lines; ${LONG} are the limit`,
      ),
    ...allowed.over100
      .filter((row) => !names.has(row))
      .map((row) => `${row}: has at most ${LONG} lines now; take it off scripts/rules/long-functions.json`),
  ];
  if (found.length > allowed.over80) {
    problems.push(
      `${found.length} functions have over ${LONGISH} lines; ${allowed.over80} are allowed. The shortest of them:`,
      ...found
        .slice(-5)
        .map(({ file, line, name, lines }) => `  ${file}:${line}: ${name} has ${lines} lines`),
    );
  } else if (found.length < allowed.over80) {
    problems.push(
      `${found.length} functions have over ${LONGISH} lines; lower the count of scripts/rules/long-functions.json to that`,
    );
  }
  return problems;
}

/** The functions of the product over 80 lines, longest first. */
export function longFunctions(root: string): LongFunction[] {
  return sourceFiles(root)
    .filter((file) => PRODUCT.test(file) && !TEST_FILE.test(file))
    .flatMap((file) => longFunctionsOf(root, file))
    .sort((a, b) => b.lines - a.lines);
}

function rowOf({ file, name }: LongFunction): string {
  return `${path.basename(file)} ${name}`;
}

function longFunctionsOf(root: string, file: string): LongFunction[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const lineAt = lineReader(source);
  if (lineAt(source.length - 1) <= LONGISH) return [];
  const found: LongFunction[] = [];
  const visit = (node: unknown, around: readonly string[]): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, around);
    if (!isNode(node)) return;
    const name = nameOf(node, source);
    const names = name === undefined ? around : [...around, name];
    if (FUNCTIONS.has(node.type)) {
      const line = lineAt(node.start);
      const lines = lineAt(node.end - 1) - line + 1;
      if (lines > LONGISH) found.push({ file, name: names.join('.') || 'unnamed', line, lines });
    }
    for (const child of Object.values(node)) visit(child, names);
  };
  visit(parseSource(file, source).program, []);
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** Nodes that give a name to the functions within them, and the field with that name. */
const NAMED_BY: Readonly<Record<string, string>> = {
  FunctionDeclaration: 'id',
  FunctionExpression: 'id',
  ClassDeclaration: 'id',
  ClassExpression: 'id',
  VariableDeclarator: 'id',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  Property: 'key',
  AssignmentExpression: 'left',
  CallExpression: 'callee',
  NewExpression: 'callee',
};

function nameOf(node: Node, source: string): string | undefined {
  const naming = node[NAMED_BY[node.type] ?? ''];
  if (!isNode(naming)) return undefined;
  const isOneName = naming.type === 'Identifier' || naming.type === 'MemberExpression';
  // A declared name is followed by its type within the same node.
  return isOneName ? /^[\w$.#]+/.exec(source.slice(naming.start, naming.end))?.[0] : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Returns a function from an offset to its line, counted from 1. */
function lineReader(source: string): (offset: number) => number {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
