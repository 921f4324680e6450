import type { Run } from '@lectern/courseware';

const LONGEST_FORMULA = 4000;

/**
 * The delimiters of formulas in texts: `$$…$$` and `\[…\]` on a line of their own, `\(…\)`, and `$…$` where the content has
 * a command, a power or an index, for a dollar sign may be money.
 */
const DELIMITED = new RegExp(
  [
    String.raw`\$\$([^$]{1,${LONGEST_FORMULA}}?)\$\$`,
    String.raw`\\\[([\s\S]{1,${LONGEST_FORMULA}}?)\\\]`,
    String.raw`\\\(([\s\S]{1,${LONGEST_FORMULA}}?)\\\)`,
    String.raw`\$(?=[^$\n]{0,400}[\\^_])([^$\n]{1,400}?)\$`,
  ].join('|'),
  'g',
);

/** The runs of a text: formulas between delimiters, and texts between them with the given format. */
export function runsOfText(text: string, props?: Run['props']): Run[] {
  if (!/\$|\\[([]/.test(text)) return textRun(text, props);
  const runs: Run[] = [];
  let end = 0;
  for (const found of text.matchAll(DELIMITED)) {
    const [all, dollars, brackets, parentheses, dollar] = found;
    const latex = (dollars ?? brackets ?? parentheses ?? dollar ?? '').trim();
    if (latex === '') continue;
    runs.push(...textRun(text.slice(end, found.index), props));
    const isDisplay = (dollars ?? brackets) !== undefined;
    runs.push({ type: 'formula', latex, ...(isDisplay ? { display: true } : {}) });
    end = found.index + all.length;
  }
  return [...runs, ...textRun(text.slice(end), props)];
}

function textRun(text: string, props?: Run['props']): Run[] {
  return text === '' ? [] : [{ type: 'text', text, ...(props ? { props } : {}) }];
}
