import { parseSync } from 'oxc-parser';

/** One fault planted in a file: the text between `start` and `end` is replaced. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly by: string;
  /** The change as text, such as `< becomes <=`. */
  readonly what: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

/** Every fault that this tool can plant in a source file, in the order of the text. Types, imports and texts are left alone. */
export function mutationsOf(file: string, source: string): Mutation[] {
  const found: Mutation[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (typeof node.type === 'string') {
      if (/^(TS|Import|ExportAll|JSXText)/.test(node.type) && node.type !== 'TSAsExpression') return;
      plant(node, source, found);
    }
    for (const each of Object.values(node)) visit(each);
  };
  visit(parseSync(file, source).program);
  return found.sort((a, b) => a.start - b.start);
}

function plant(node: Node, source: string, found: Mutation[]): void {
  const text = (each: Node) => source.slice(each.start, each.end);
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    const by = OPERATORS[node.operator as string];
    const [left, right] = [node.left as Node, node.right as Node];
    // `+` also joins texts, where a change to `-` would not be a realistic fault.
    const joins =
      node.operator === '+' &&
      [left, right].some(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string');
    if (by === undefined || joins) return;
    const at = source.indexOf(node.operator as string, left.end);
    found.push({
      start: at,
      end: at + (node.operator as string).length,
      by,
      what: `${node.operator} becomes ${by}`,
    });
  } else if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    const test = node.test as Node;
    found.push({
      start: test.start,
      end: test.end,
      by: `!(${text(test)})`,
      what: `the condition ${text(test)} is negated`,
    });
  } else if (node.type === 'ReturnStatement' && node.argument) {
    const argument = node.argument as Node;
    if (text(argument) === 'undefined') return;
    found.push({
      start: argument.start,
      end: argument.end,
      by: 'undefined',
      what: `undefined is returned for ${text(argument)}`,
    });
  } else if (node.type === 'ExpressionStatement' && (node.expression as Node).type === 'CallExpression') {
    found.push({ start: node.start, end: node.end, by: ';', what: `the call ${text(node)} is missing` });
  } else if (node.type === 'Literal' && typeof node.value === 'number') {
    found.push({
      start: node.start,
      end: node.end,
      by: `${node.value + 1}`,
      what: `${text(node)} becomes ${node.value + 1}`,
    });
  } else if (node.type === 'Literal' && typeof node.value === 'boolean') {
    found.push({
      start: node.start,
      end: node.end,
      by: `${!node.value}`,
      what: `${node.value} becomes ${!node.value}`,
    });
  }
}

/** The source with the fault in it. */
export function withMutation(source: string, { start, end, by }: Mutation): string {
  return source.slice(0, start) + by + source.slice(end);
}
