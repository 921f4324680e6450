import type { Paragraph, Run } from '@lectern/courseware';
import type { Content } from '@lectern/questions';
import { runsOfText } from './tex-in-text.ts';

type Props = NonNullable<Run['props']>;

const MOST_PARAGRAPHS = 200;

/** Bold, italic and struck texts, and code, whose signs are left out. */
const INLINE =
  /\*\*([^*\n]+)\*\*|__([^_\n]+)__|\*([^*\s][^*\n]*)\*|(?<![\p{L}\p{N}])_([^_\s][^_\n]*)_(?![\p{L}\p{N}])|~~([^~\n]+)~~|`([^`\n]+)`/gu;

/** The Markdown of questions: paragraphs, line breaks, headings, lists, bold and italic words. */
export function contentOfMarkdown(text: string): Content {
  const paragraphs: Paragraph[] = [];
  let runs: Run[] = [];
  let props: Paragraph['props'];
  const end = () => {
    if (runs.length > 0) paragraphs.push(props ? { props, runs } : { runs });
    runs = [];
    props = undefined;
  };
  for (const line of text.split('\n')) {
    const item = /^( *)(?:([-*+])|(\d{1,9})[.)]) +(.*)$/.exec(line);
    const heading = /^#{1,6} +(.*)$/.exec(line);
    if (line.trim() === '' || item || heading) end();
    if (item) props = listFormat(item[1] ?? '', item[3]);
    const words = item?.[4] ?? heading?.[1] ?? line;
    if (words.trim() === '') continue;
    const last = runs.at(-1);
    if (last && last.type !== 'break') runs.push({ type: 'text', text: ' ' });
    runs.push(...inlineRuns(words.trim(), heading ? { bold: true } : undefined));
    if (/ {2}$|\\$/.test(line) && !item && !heading) runs.push({ type: 'break' });
    if (heading) end();
  }
  while (runs.at(-1)?.type === 'break') runs.pop();
  end();
  return { paragraphs: paragraphs.slice(0, MOST_PARAGRAPHS) };
}

function listFormat(indent: string, number: string | undefined): NonNullable<Paragraph['props']> {
  const level = Math.min(8, Math.floor(indent.length / 2));
  const bullet = number
    ? ({ type: 'number', scheme: 'arabicPeriod' } as const)
    : ({ type: 'char', char: '•' } as const);
  return level > 0 ? { bullet, level } : { bullet };
}

function inlineRuns(text: string, props?: Props): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    const [all, bold, bolder, italic, slanted, struck, code] = found;
    const format: Props =
      (bold ?? bolder)
        ? { bold: true }
        : (italic ?? slanted)
          ? { italic: true }
          : struck
            ? { strike: 'single' }
            : {};
    runs.push(...runsOfText(text.slice(end, found.index), props));
    const words = bold ?? bolder ?? italic ?? slanted ?? struck ?? code ?? '';
    const own = { ...props, ...format };
    runs.push({ type: 'text', text: words, ...(Object.keys(own).length > 0 ? { props: own } : {}) });
    end = found.index + all.length;
  }
  return [...runs, ...runsOfText(text.slice(end), props)];
}
