import { plainWidth } from './field-texts.ts';

/** The form of a question's number. `dot`: 1. 1、 第1题; `paren`: (1) 1); `circle`: ①. */
export type NumberStyle = 'dot' | 'paren' | 'circle';

export interface NumberMark {
  readonly style: NumberStyle;
  readonly number: number;
  /** Characters of the mark with the white space behind it. */
  readonly length: number;
  /** Whether the mark could be a decimal number, such as `3.25×4`. */
  readonly isDoubtful?: boolean;
  /** The answer in brackets before the number, as in `( B ) 1.` */
  readonly answer?: string;
}

const LONGEST_MARK = 40;
const LEAD =
  /^[(（]\s*([A-J]{0,10}|[√×✓✗✔✘TF对错])\s*[)）]\s*(?=(?:\d{1,3}\s*[.．、]|[(（]\s*\d{1,3}\s*[)）]))/;
const TITLE =
  /^(?:第\s*(\d{1,4})\s*[题題]|例(?:题)?\s*(\d{1,3})(?=\s*[.．、:：\s])|(?:Question|Q)\s*\.?\s*(\d{1,4})(?![\w]))\s*[.．、:：)）]?\s*/i;
const DOT = /^(\d{1,4})\s*([.．、，:：])\s*/;
const TAB = /^(\d{1,3})\t+\s*/;
const PAREN = /^(?:[(（〔[【]\s*(\d{1,3})\s*[)）〕\]】]|(\d{1,3})\s*[)）])\s*[.．、]?\s*/;
const CIRCLE = /^([①-⑳❶-❿])\s*[.．、]?\s*/;
const ENCLOSED = /^([⑴-⒇⒈-⒛])\s*/;

/** Reads the number at the beginning of a line. `expected`: the number that comes next. */
export function numberMark(text: string, expected?: number): NumberMark | undefined {
  const head = plainWidth(text.slice(0, LONGEST_MARK));
  const lead = LEAD.exec(head);
  const mark = markOf(head.slice(lead?.[0].length ?? 0), text.slice(lead?.[0].length ?? 0), expected);
  if (!mark || !lead) return mark;
  const answer = lead[1] ?? '';
  return { ...mark, length: mark.length + lead[0].length, ...(answer === '' ? {} : { answer }) };
}

function markOf(head: string, text: string, expected: number | undefined): NumberMark | undefined {
  const title = TITLE.exec(head);
  if (title) return found('dot', title[1] ?? title[2] ?? title[3], title[0]);
  const dot = DOT.exec(head);
  if (dot) return dotMark(dot, text, expected);
  const tab = TAB.exec(head);
  if (tab && Number(tab[1]) === expected) return found('dot', tab[1], tab[0]);
  const paren = PAREN.exec(head);
  if (paren) return found('paren', paren[1] ?? paren[2], paren[0]);
  const enclosed = ENCLOSED.exec(head);
  if (enclosed) {
    const code = enclosed[1]?.charCodeAt(0) ?? 0;
    return code < 0x2488
      ? found('paren', `${code - 0x2473}`, enclosed[0])
      : found('dot', `${code - 0x2487}`, enclosed[0]);
  }
  const circle = CIRCLE.exec(head);
  if (!circle) return undefined;
  const code = circle[1]?.charCodeAt(0) ?? 0;
  return found('circle', `${code >= 0x2776 ? code - 0x2775 : code - 0x245f}`, circle[0]);
}

function found(style: NumberStyle, digits: string | undefined, mark: string): NumberMark | undefined {
  const number = Number(digits);
  return number > 0 ? { style, number, length: mark.length } : undefined;
}

/** `1.` and the like. A digit behind a point begins a question only where the number is the expected one. */
function dotMark(match: RegExpExecArray, text: string, expected: number | undefined): NumberMark | undefined {
  const [all, digits, sign = ''] = match;
  const mark = found('dot', digits, all);
  const isAttached = !/\s$/.test(all);
  if (!mark || !isAttached || !/^\d/.test(text.slice(all.length))) return mark;
  // 3:4 is a ratio, and 1、2、3 is a list.
  if (/[:：，]/.test(sign)) return undefined;
  const after = text.slice(all.length, all.length + 24);
  if (sign === '、') return /^\d+[、和]/.test(after) ? undefined : mark;
  if (mark.number !== expected) return undefined;
  if (/^(?:\d{4}\s*年|\d{3,}|\d+\s*[.．])/.test(after)) return mark;
  return /^\d+\s*[-+−×÷*/=＝＋]/.test(after) ? { ...mark, isDoubtful: true } : undefined;
}
