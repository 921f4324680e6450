import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource } from '../parsed-files.ts';
import { ownerOf, readImports, sourceFiles, TEST_FILE } from '../source-files.ts';

/** One broken rule, as `file:line: what is wrong`. */
export type Violation = string;

const HOME = 'packages/property-panel';
/** Workspaces without screens of the product. */
const NO_SCREENS = new Set(['e2e', 'bench', 'scripts', 'apps/server']);
/** Names of libraries with colour fields. */
const LIBRARY = /colou?r(?:ful|is|-?picker|-?wheel|-?input)|^react-color$|^@jaames\/iro$|^@simonwep\/pickr$/;
/** Names of components that are colour fields. */
const FIELD_NAME =
  /^(?:\w*(?:Colou?r|Swatch))(?:Picker|Input|Field|Swatch|Swatches|Dots|Radios|Grid|Palette|Wheel|Chooser)$|^Swatches$/;
/** Names of lists of colours. */
const COLOR_LIST = /(?:^c|C)olou?rs$|COLOU?RS$|(?:^p|P)alette$|PALETTE$|(?:^s|S)watches$|SWATCHES$/;
/** Properties of a style that paint a colour. */
const PAINT = /^(?:background|backgroundColor|backgroundImage|fill|--[\w-]*(?:colou?r|swatch)[\w-]*)$/;
/** Elements that users press. */
const PRESSED = new Set(['button', 'input']);

/**
 * Returns the colour fields outside `packages/property-panel`: the browser's colour field and eyedropper, libraries with
 * colour fields, components with such a name, buttons painted in a computed colour, and lists of colours that are mapped
 * to elements with a style. Tests are exempt.
 */
export function checkColorFields(root: string): Violation[] {
  return sourceFiles(root)
    .filter((file) => {
      const owner = ownerOf(file);
      return owner !== HOME && !NO_SCREENS.has(owner) && !TEST_FILE.test(file);
    })
    .flatMap((file) => fieldsIn(path.join(root, file)).map(({ line, what }) => `${file}:${line}: ${what}`));
}

interface Field {
  readonly line: number;
  readonly what: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

function fieldsIn(file: string): Field[] {
  const source = readFileSync(file, 'utf8');
  // Parsing all files takes seconds, and few contain any of these words.
  if (!/colou?r|swatch|palette|background|EyeDropper|@jaames|@simonwep/i.test(source)) return [];
  const lineAt = (at: number) => source.slice(0, at).split('\n').length;
  const found: Field[] = readImports(file)
    .filter(({ specifier }) => !specifier.startsWith('.') && LIBRARY.test(specifier))
    .map(({ specifier, line }) => ({ line, what: `${specifier} has colour fields; use ${HOME}` }));
  for (const node of nodesOf(parseSource(file, source).program)) {
    const what = judge(node);
    if (what) found.push({ line: lineAt(node.start), what: `${what}; use ${HOME}` });
  }
  return found;
}

function judge(node: Node): string | undefined {
  if (node.type === 'Identifier' && node.name === 'EyeDropper') return 'the EyeDropper API';
  if (node.type === 'Literal' && node.value === 'EyeDropper') return 'the EyeDropper API';
  if (isBrowserField(node)) return 'the browser’s colour input';
  const name = declaredName(node);
  if (name !== undefined && FIELD_NAME.test(name)) return `${name} is a colour field by its name`;
  if (isPaintedButton(node)) return 'a button in a computed colour';
  if (isStyledList(node)) return 'a list of colours, each with a style';
  return undefined;
}

/** `<input type="color">`, `createElement('input', { type: 'color' })`, or an assignment `node.type = 'color'`. */
function isBrowserField(node: Node): boolean {
  if (node.type === 'JSXOpeningElement')
    return nameOf(node.name) === 'input' && textOf(attribute(node, 'type')) === 'color';
  if (node.type === 'AssignmentExpression') {
    const left = node.left as Node;
    return (
      left.type === 'MemberExpression' && nameOf(left.property) === 'type' && textOf(node.right) === 'color'
    );
  }
  if (node.type !== 'CallExpression' || !/^(?:createElement|jsx)$/.test(nameOf(node.callee) ?? ''))
    return false;
  const [tag, props] = node.arguments as Node[];
  return textOf(tag) === 'input' && textOf(property(props, (key) => key === 'type')) === 'color';
}

/** The name of a component that a node declares. */
function declaredName(node: Node): string | undefined {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return nameOf(node.id);
  if (node.type !== 'VariableDeclarator') return undefined;
  const init = node.init as Node | null;
  const isCode = init !== null && /Function|CallExpression|Class/.test(init.type);
  return isCode ? nameOf(node.id) : undefined;
}

function isPaintedButton(node: Node): boolean {
  if (node.type !== 'JSXOpeningElement' || !PRESSED.has(nameOf(node.name) ?? '')) return false;
  const style = attribute(node, 'style');
  const paint = property(objectIn(style), (key) => PAINT.test(key));
  return paint !== undefined && paint.type !== 'Literal';
}

/** `COLORS.map((each) => …)` with a style in the result. */
function isStyledList(node: Node): boolean {
  if (!isList(node) || !COLOR_LIST.test(nameOf((node.callee as Node).object) ?? '')) return false;
  // A nested list is checked separately, by its own name.
  return nodesOf(node.arguments, isList).some(
    (each) =>
      (each.type === 'JSXOpeningElement' && attribute(each, 'style') !== undefined) ||
      (each.type === 'Property' && nameOf(each.key) === 'style'),
  );
}

/** `….map(…)` */
function isList({ type, callee }: Node): boolean {
  return type === 'CallExpression' && nameOf((callee as Node).property) === 'map';
}

/** The value of an element's attribute, without braces. */
function attribute(element: Node, name: string): Node | undefined {
  const found = (element.attributes as Node[]).find((each) => nameOf(each.name) === name);
  const value = found?.value as Node | null | undefined;
  return value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : (value ?? undefined);
}

/** The object literal of an expression, without type assertions. */
function objectIn(node: Node | undefined): Node | undefined {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return objectIn(node.expression as Node);
  return node?.type === 'ObjectExpression' ? node : undefined;
}

function property(object: Node | undefined, is: (key: string) => boolean): Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  const found = (object.properties as Node[]).find(
    ({ type, key }) => type === 'Property' && is(nameOf(key) ?? textOf(key) ?? ''),
  );
  return found?.value as Node | undefined;
}

/** The name of an identifier, or the last name of a member expression. */
function nameOf(node: unknown): string | undefined {
  const { type, name, property: last } = (node ?? {}) as Partial<Node>;
  if (type === 'MemberExpression') return nameOf(last);
  return typeof name === 'string' ? name : undefined;
}

function textOf(node: unknown): string | undefined {
  const { type, value } = (node ?? {}) as Partial<Node>;
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}

/** All nodes of a value, except nodes for which `leaves` returns true and the nodes inside them. */
function nodesOf(value: unknown, leaves: (node: Node) => boolean = () => false): Node[] {
  if (Array.isArray(value)) return value.flatMap((each) => nodesOf(each, leaves));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && typeof value.type === 'string' ? [value as Node] : [];
  if (own.some(leaves)) return [];
  return [...own, ...Object.values(value).flatMap((each) => nodesOf(each, leaves))];
}
