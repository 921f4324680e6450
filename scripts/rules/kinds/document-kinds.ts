import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource } from '../parsed-files.ts';
import { sourceFiles, TEST_FILE } from '../source-files.ts';

const TABLE = 'packages/protocol/src/documents/document-kinds.ts';
/** Files with a table by file extension, where an extension has the name of a kind. */
const BY_EXTENSION = ['apps/server/src/features/uploads/file-content.ts'];
const COMPARISONS = ['===', '!==', '==', '!='];
const REASON = 'ask a fact of the row of its kind instead (docs/adding.md)';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/**
 * Finds code of packages and applications that depends on a certain kind of document, because a new kind would be missing
 * there: comparisons with the code of a kind, also in SQL, styles and types, searched lists, and tables whose type allows a
 * kind to be missing. `Record<DocumentKindCode, …>` is accepted, because the compiler requires a row for each kind. So is a
 * comparison of `core_type`, which names the viewer of a document and not its kind.
 */
export function checkDocumentKinds(root: string): string[] {
  if (!existsSync(path.join(root, TABLE))) return [];
  const codes = readCodes(root);
  const inCode = sourceFiles(root)
    .filter((file) => /^(apps|packages)\/[^/]+\/(src|build)\//.test(file))
    .filter((file) => file !== TABLE && !TEST_FILE.test(file))
    .flatMap((file) => checkCode(root, file, codes));
  const inStyles = globSync('{apps,packages}/*/src/**/*.css', { cwd: root })
    .sort()
    .flatMap((file) => checkStyles(root, file, codes));
  return [...inCode, ...inStyles];
}

function readCodes(root: string): ReadonlySet<string> {
  const source = readFileSync(path.join(root, TABLE), 'utf8');
  const codes = new Set<string>();
  for (const { node } of nodesOf(parseSource(TABLE, source).program, [])) {
    if (node.type === 'VariableDeclarator' && nameOf(node.id) === 'documentKinds') {
      const table = bare(node.init);
      for (const [key] of propertiesOf(table)) codes.add(key);
    }
  }
  if (codes.size === 0) throw new Error(`${TABLE} holds no table of kinds`);
  return codes;
}

function checkCode(root: string, file: string, codes: ReadonlySet<string>): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  if (![...codes].some((code) => source.includes(code))) return [];
  const lines = new Set<number>();
  for (const { node, above } of nodesOf(parseSource(file, source).program, []))
    if (isWrong(node, above, source, codes, file)) lines.add(source.slice(0, node.start).split('\n').length);
  return [...lines].map((line) => `${file}:${line}: a document's kind is compared with a code; ${REASON}`);
}

function checkStyles(root: string, file: string, codes: ReadonlySet<string>): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  return source.split('\n').flatMap((text, index) => {
    const [, value = ''] = /\[[\w-]+=["']?([\w-]+)/.exec(text) ?? [];
    return codes.has(value) ? [`${file}:${index + 1}: a style is of one kind of document; ${REASON}`] : [];
  });
}

function isWrong(
  node: Node,
  above: readonly Node[],
  source: string,
  codes: ReadonlySet<string>,
  file: string,
): boolean {
  const isCode = (value: unknown) => codes.has(textOf(value) ?? '');
  switch (node.type) {
    case 'BinaryExpression': {
      if (!COMPARISONS.includes(String(node.operator))) return false;
      return isCode(node.left) || isCode(node.right);
    }
    case 'SwitchCase':
      return isCode(node.test);
    case 'TSLiteralType':
      return isCode(node.literal);
    case 'CallExpression': {
      const { callee } = node;
      const values = listOf(node.arguments);
      if (textOf(values[0]) === 'resource_type_code' && values.some(isCode)) return true;
      if (!isNode(callee) || !['includes', 'indexOf'].includes(nameOf(callee.property) ?? '')) return false;
      return listOf(bare(callee.object)?.elements).some(isCode);
    }
    case 'TemplateElement':
    case 'Literal': {
      const text = /resource_type_code\s*(?:=|<>|!=|in\b)\s*\(?\s*'([\w-]+)'/.exec(sourceOf(node, source));
      return codes.has(text?.[1] ?? '');
    }
    case 'ObjectExpression':
      return !BY_EXTENSION.includes(file) && isPartial(node, above, source, codes);
    default:
      return false;
  }
}

/** Returns whether an object is a table by kind whose type allows a kind to be missing. */
function isPartial(node: Node, above: readonly Node[], source: string, codes: ReadonlySet<string>): boolean {
  if (!propertiesOf(node).some(([key]) => codes.has(key))) return false;
  const types = above.flatMap((each) => {
    if (each.type === 'TSSatisfiesExpression' || each.type === 'TSAsExpression')
      return [sourceOf(each.typeAnnotation, source)];
    return each.type === 'VariableDeclarator' && isNode(each.id)
      ? [sourceOf(each.id.typeAnnotation, source)]
      : [];
  });
  return types.some((type) => /Partial<|Record<string\b|Map<string\b/.test(type));
}

function* nodesOf(
  value: unknown,
  above: readonly Node[],
): Generator<{ readonly node: Node; readonly above: readonly Node[] }> {
  if (Array.isArray(value)) {
    for (const each of value) yield* nodesOf(each, above);
    return;
  }
  if (!isNode(value)) return;
  yield { node: value, above };
  for (const child of Object.values(value))
    if (typeof child === 'object') yield* nodesOf(child, [...above, value]);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns an expression without type assertions and parentheses. */
function bare(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined;
  const isWrapped = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(
    value.type,
  );
  return isWrapped ? bare(value.expression) : value;
}

function propertiesOf(value: unknown): readonly (readonly [key: string, value: unknown])[] {
  const table = bare(value);
  if (table?.type !== 'ObjectExpression') return [];
  return listOf(table.properties).flatMap((each) =>
    isNode(each) && each.type === 'Property'
      ? [[nameOf(each.key) ?? textOf(each.key) ?? '', each.value] as const]
      : [],
  );
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Identifier' ? String(value.name) : undefined;
}

function textOf(value: unknown): string | undefined {
  const node = bare(value);
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function sourceOf(value: unknown, source: string): string {
  return isNode(value) ? source.slice(value.start, Number(value.end)) : '';
}
