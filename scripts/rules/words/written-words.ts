import path from 'node:path';
import { parseSource, readModule } from '../parsed-files.ts';
import { sourceFiles, TEST_FILE } from '../source-files.ts';

/** A comment, or the name of a test with the names of the blocks around it. `line` is counted from 1. */
export interface Written {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Matches comments for tools. */
const FOR_TOOLS =
  /^(biome-ignore|@ts-|eslint|\/ <reference|#__PURE__|@__PURE__|@vitest|@vite|prettier|v8 ignore)/;

/** The comments of a file; consecutive line comments are one. */
export function commentsOf(
  file: string,
  source: string,
  comments: ReturnType<typeof readModule>['comments'] = parseSource(file, source).comments,
): Written[] {
  const found: { start: number; end: number; isLine: boolean; text: string }[] = [];
  for (const { type, value, start, end } of comments) {
    const last = found.at(-1);
    const isLine = type === 'Line';
    if (isLine && FOR_TOOLS.test(value.trim())) continue;
    if (isLine && last?.isLine && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      last.text += ` ${value.trim()}`;
      last.end = end;
    } else found.push({ start, end, isLine, text: isLine ? value.trim() : plain(value) });
  }
  return found
    .filter(({ text }) => text !== '' && !FOR_TOOLS.test(text))
    .map(({ start, text }) => ({ file, line: lineOf(source, start), text }));
}

/** The text of a block comment without its stars. */
function plain(value: string): string {
  return value
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim();
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

const TEST_CALLS = new Set(['it', 'test', 'describe', 'suite']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The names of the tests of a file, each with the names of the blocks around it. */
export function testNamesOf(file: string, source: string): Written[] {
  const found: Written[] = [];
  const visit = (value: unknown, blocks: readonly string[]): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, blocks);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    const called = node.type === 'CallExpression' ? testCall(node, source) : undefined;
    if (called === undefined) {
      for (const each of Object.values(node)) visit(each, blocks);
      return;
    }
    const names = [...blocks, called.name];
    if (called.isTest) found.push({ file, line: lineOf(source, node.start), text: names.join(' > ') });
    visit(node.arguments, called.isTest ? blocks : names);
    visit(node.callee, blocks);
  };
  visit(parseSource(file, source).program, []);
  return found;
}

/** Members of `test` and `describe` that take a name: `test.describe.serial('name')`. */
const NAMED_MEMBERS = new Set(['only', 'skip', 'describe', 'serial', 'concurrent', 'sequential']);

function testCall(node: Node, source: string): { name: string; isTest: boolean } | undefined {
  const [first] = node.arguments as Node[];
  if (first === undefined || !['Literal', 'TemplateLiteral'].includes(first.type)) return undefined;
  // The callee of `it.each(rows)('name')` is a call itself.
  const callee = textOf(node.callee as Node, source);
  const root = /^\w+/.exec(callee)?.[0] ?? '';
  const member = /\.(\w+)$/.exec(callee)?.[1];
  if (!TEST_CALLS.has(root) || (member !== undefined && !NAMED_MEMBERS.has(member))) return undefined;
  return { name: textOf(first, source).slice(1, -1), isTest: !/describe|suite/.test(callee) };
}

function textOf({ start, end }: Node, source: string): string {
  return source.slice(start, end);
}

/** Every comment and every test name below `root`. */
export function everythingWritten(root: string): { comments: Written[]; testNames: Written[] } {
  const comments: Written[] = [];
  const testNames: Written[] = [];
  for (const file of sourceFiles(root)) {
    const { source, comments: all } = readModule(path.join(root, file));
    comments.push(...commentsOf(file, source, all));
    if (TEST_FILE.test(file)) testNames.push(...testNamesOf(file, source));
  }
  return { comments, testNames };
}
