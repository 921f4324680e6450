import type { Paragraph, Run, RunProps } from '@lectern/courseware';

/**
 * A paragraph and its selected range. Positions count UTF-16 units; an object other than text counts as one, `\ufffc`.
 */
export interface ChosenCharacters {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The annotation over the character at each position of `text`. */
  readonly rubies: readonly (string | undefined)[];
}

/** Computes the new annotations by position; `undefined` removes an annotation. Other positions stay unchanged. */
export type RubyChange = (chosen: ChosenCharacters) => ReadonlyMap<number, string | undefined>;

/** The characters of a paragraph; all are selected when no bounds are given. */
export function charactersOf(paragraph: Paragraph, from = 0, to?: number): ChosenCharacters {
  let text = '';
  const rubies: (string | undefined)[] = [];
  for (const run of paragraph.runs) {
    const said = run.type === 'text' ? run.text : '\ufffc';
    text += said;
    for (let at = 0; at < said.length; at++) rubies.push(run.props?.ruby);
  }
  return { text, from, to: to ?? text.length, rubies };
}

/** The number of UTF-16 units of the first letter of a text. */
export function letterLength(text: string): number {
  return (text.codePointAt(0) ?? 0) > 0xff_ff ? 2 : 1;
}

/** The paragraph with these annotations over its characters. */
export function withRubies(paragraph: Paragraph, rubies: ReadonlyMap<number, string | undefined>): Paragraph {
  if (rubies.size === 0) return paragraph;
  let place = 0;
  const runs = paragraph.runs.flatMap((run): Run[] => {
    const begin = place;
    place += run.type === 'text' ? run.text.length : 1;
    if (run.type !== 'text') return [run];
    let at = begin;
    return [...run.text].map((letter) => {
      const own = rubies.has(at) ? rubies.get(at) : run.props?.ruby;
      at += letter.length;
      return { type: 'text', text: letter, ...propsWith(run.props, own) };
    });
  });
  return { ...paragraph, runs: joined(runs) };
}

/** Joins adjacent runs of one style. */
function joined(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (
      run.type === 'text' &&
      last?.type === 'text' &&
      JSON.stringify(last.props) === JSON.stringify(run.props)
    )
      out[out.length - 1] = { ...last, text: last.text + run.text };
    else out.push(run);
  }
  return out;
}

function propsWith(props: RunProps | undefined, ruby: string | undefined): { readonly props?: RunProps } {
  const { ruby: _, ...rest } = props ?? {};
  const next = ruby === undefined ? rest : { ...rest, ruby };
  return Object.keys(next).length > 0 ? { props: next } : {};
}
