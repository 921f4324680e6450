/** The source of one question, with what the comments and categories before it say. */
export interface GiftBlock {
  readonly line: number;
  readonly source: string;
  readonly tags: readonly string[];
  readonly category?: string;
  readonly hint?: string;
}

/** Answers that are longer have no closing brace. */
const MOST_LINES_OF_ANSWERS = 1000;

/**
 * Splits a GIFT file into questions, which a blank line ends, except between the braces of answers. Comments are left
 * out, and `[tag:…]` in them belongs to the next question.
 */
export function splitGift(text: string): GiftBlock[] {
  const lines = text.replace(/[\ufeff\ue000]/g, '').split(/\r\n|\r|\n/);
  const blocks: GiftBlock[] = [];
  let category: string | undefined;
  let comments: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]?.trim() ?? '';
    const named = /^\$CATEGORY:(.*)$/i.exec(line);
    if (named) category = categoryOf(named[1] ?? '');
    if (line.startsWith('//')) comments.push(line.slice(2));
    if (line === '' || named || line.startsWith('//')) {
      at++;
      continue;
    }
    const end = blockEnd(lines, at);
    const own = lines.slice(at, end).filter((each) => !each.trimStart().startsWith('//'));
    blocks.push({ line: at + 1, source: own.join('\n'), category, ...said(comments) });
    comments = [];
    at = end;
  }
  return blocks;
}

/** The line after the block that begins at a line. */
function blockEnd(lines: readonly string[], start: number): number {
  let isOpen = false;
  let firstBlank: number | undefined;
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const words = line.trim();
    if (words.startsWith('//')) continue;
    if (words === '' || words.startsWith('$CATEGORY:')) {
      if (!isOpen) return at;
      firstBlank ??= at;
    }
    for (const [, brace] of line.matchAll(/\\.|([{}])/g)) {
      // A brace that opens after a blank line belongs to another question.
      if (brace === '{' && isOpen && firstBlank !== undefined) return firstBlank;
      if (brace) isOpen = brace === '{';
    }
    if (isOpen && at - start > MOST_LINES_OF_ANSWERS) break;
    if (isOpen && at === lines.length - 1) break;
    if (at === lines.length - 1) return lines.length;
  }
  return firstBlank ?? Math.min(lines.length, start + MOST_LINES_OF_ANSWERS);
}

function said(comments: readonly string[]): Pick<GiftBlock, 'tags' | 'hint'> {
  const text = comments.join('\n');
  const tags = [...text.matchAll(/\[tag:((?:\\.|[^\]\\])+)\]/g)].map(([, tag = '']) =>
    tag.replace(/\\(.)/g, '$1').trim(),
  );
  const hint = /^\s*lectern:\s*([a-z-]+(?: \d+)?)\s*$/m.exec(text)?.[1];
  return { tags: tags.filter((tag) => tag !== ''), ...(hint ? { hint } : {}) };
}

/** A path of categories, without the course's own top. */
function categoryOf(path: string): string {
  return path
    .trim()
    .replace(/^\$[a-z]+\$(\/|$)/i, '')
    .replace(/^top(\/|$)/i, '')
    .trim();
}
