/** A gap of a cloze question: `{2:SHORTANSWER:=a#feedback~%50%b}`. */
export interface ClozeGap {
  readonly type: 'short' | 'numerical' | 'choice' | 'response';
  readonly weight: number;
  readonly caseSensitive: boolean;
  readonly isShuffled: boolean;
  readonly answers: readonly ClozeAnswer[];
}

export interface ClozeAnswer {
  /** HTML of a choice, or the text of an accepted answer. */
  readonly text: string;
  /** Percent. */
  readonly fraction: number;
  readonly feedback: string;
}

const MOST_GAPS = 60;
const MOST_ANSWERS = 60;
const START =
  /\{(\d*):(SHORTANSWER|SA|MW|SHORTANSWER_C|SAC|MWC|NUMERICAL|NM|(?:MULTICHOICE|MC|MULTIRESPONSE|MR)(?:_?[VHS]{1,2})?):/g;

/** The HTML of a cloze question in pieces: texts, and the gaps between them. */
export function parseCloze(html: string): (string | ClozeGap)[] {
  const pieces: (string | ClozeGap)[] = [];
  let end = 0;
  let gaps = 0;
  START.lastIndex = 0;
  for (const found of html.matchAll(START)) {
    if (found.index < end || gaps >= MOST_GAPS) continue;
    const from = found.index + found[0].length;
    const close = closingBrace(html, from);
    if (close < 0) break;
    pieces.push(html.slice(end, found.index), gapOf(found[1] ?? '', found[2] ?? '', html.slice(from, close)));
    end = close + 1;
    gaps++;
  }
  return [...pieces, html.slice(end)];
}

function closingBrace(html: string, from: number): number {
  for (let at = from; at < html.length; at++) {
    if (html[at] === '\\') at++;
    else if (html[at] === '}') return at;
  }
  return -1;
}

function gapOf(weight: string, name: string, written: string): ClozeGap {
  const isChoice = name.startsWith('MULTICHOICE') || /^MC/.test(name);
  const isResponse = name.startsWith('MULTIRESPONSE') || /^MR/.test(name);
  const isNumber = name === 'NUMERICAL' || name === 'NM';
  const flags = name.replace(/^(MULTICHOICE|MULTIRESPONSE|MC|MR)/, '');
  return {
    type: isChoice ? 'choice' : isResponse ? 'response' : isNumber ? 'numerical' : 'short',
    weight: Math.min(100, Math.max(1, Number(weight) || 1)),
    caseSensitive: name === 'SHORTANSWER_C' || name === 'SAC' || name === 'MWC',
    isShuffled: (isChoice || isResponse) && flags.includes('S'),
    answers: answersOf(written),
  };
}

/** Answers between `~`; a backslash stands before signs that belong to a text. */
function answersOf(written: string): ClozeAnswer[] {
  const parts: string[] = [''];
  for (let at = 0; at < written.length && parts.length <= MOST_ANSWERS; at++) {
    const sign = written[at] ?? '';
    if (sign === '\\') parts.push(`${parts.pop() ?? ''}${written.slice(at, at + 2)}`);
    if (sign === '\\') at++;
    else if (sign === '~') parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts.filter((part) => part.trim() !== '').map(answerOf);
}

function answerOf(part: string): ClozeAnswer {
  const [all = '', right, percent] = /^\s*(?:(=)|%(-?\d+(?:\.\d+)?)%)?/.exec(part) ?? [];
  const rest = part.slice(all.length);
  const at = /(?:^|[^\\])#/.exec(rest);
  const hash = at ? at.index + at[0].length - 1 : -1;
  const plain = (text: string) => text.replace(/\\([~#}"\\/=%])/g, '$1').trim();
  return {
    text: plain(hash < 0 ? rest : rest.slice(0, hash)),
    feedback: hash < 0 ? '' : plain(rest.slice(hash + 1)),
    fraction: right ? 100 : Number(percent ?? 0),
  };
}
