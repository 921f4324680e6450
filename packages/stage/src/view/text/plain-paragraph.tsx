import { fieldText, type ResolvedParagraph, type ResolvedRun, type Run } from '@lectern/courseware';
import { memo, type ReactNode, useRef } from 'react';
import { BulletView } from './bullets/bullet-view.tsx';
import { isSymbolFont, lacksSigns, SIGN_FACE, shownText, useSymbols } from './fonts/symbol-fonts.ts';
import { mayHang, textAfter } from './hanging.ts';
import { paragraphStyle } from './paragraph-style.ts';
import { runStyle } from './run-style.ts';
import { RunView } from './run-view.tsx';
import { hasOwnTabs, useTabStops } from './tab-stops.ts';
import type { TextScope } from './text-scope.ts';

export interface PlainParagraphProps {
  readonly paragraph: ResolvedParagraph;
  readonly index: number;
  /** Whether it is the last paragraph of its text. */
  readonly last: boolean;
  readonly scope: TextScope;
  /** Draws the text of a run in a grid; undefined when it needs no cells. */
  readonly drawWords?: ((text: string, ruby: string | undefined) => ReactNode) | undefined;
}

/** One paragraph with its bullet and runs. */
export const PlainParagraph = memo(function PlainParagraph({
  paragraph,
  index,
  last,
  scope,
  drawWords,
}: PlainParagraphProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const ownTabs = hasOwnTabs(paragraph);
  useTabStops(host, paragraph, ownTabs);
  const waits = useSymbols(lacks(paragraph));
  const empty = paragraph.runs.every(({ run }) => run.type === 'text' && run.text === '');
  // A line after a final break exists even when it is empty.
  const endsInBreak = paragraph.runs.at(-1)?.run.type === 'break';
  const style = paragraphStyle(paragraph, scope, { first: index === 0, last });
  return (
    <div
      ref={host}
      data-paragraph={index}
      data-word-grid={paragraph.wordGrid}
      data-loading={waits ? '' : undefined}
      style={style}
    >
      {empty ? null : <BulletView paragraph={paragraph} scope={scope} />}
      {paragraph.runs.map(({ run, look }, at) => {
        const text =
          run.type === 'field'
            ? fieldText(run.field, run.text, { ...scope, lang: look.lang })
            : run.type === 'text'
              ? shownText(run.text, look.latin, look.symbol)
              : '';
        const next = mayHang(paragraph, look) ? textAfter(paragraph, at) : undefined;
        return (
          <RunView
            // biome-ignore lint/suspicious/noArrayIndexKey: runs have no names and are drawn anew when they change
            key={at}
            run={run}
            text={text}
            look={inSigns(run, look)}
            scope={scope}
            tabs={ownTabs}
            next={next}
            within={style}
            words={run.type === 'text' ? drawWords?.(text, look.ruby) : undefined}
          />
        );
      })}
      {empty || endsInBreak ? <span style={runStyle(paragraph.end, '', scope)}>{'\u200b'}</span> : null}
    </div>
  );
});

/** A run in a symbol font shows its characters in a font that has them. */
function inSigns(run: Run, look: ResolvedRun): ResolvedRun {
  return run.type === 'text' && isSymbolFont(look.latin)
    ? { ...look, latin: SIGN_FACE, eastAsian: SIGN_FACE }
    : look;
}

/** Whether its bullet or its text needs characters of symbol fonts that are not loaded. */
function lacks({ bullet, runs }: ResolvedParagraph): boolean {
  return (
    (bullet.type === 'char' && lacksSigns(bullet.char, bullet.font)) ||
    runs.some(
      ({ run, look }) =>
        run.type === 'text' && (lacksSigns(run.text, look.latin) || lacksSigns(run.text, look.symbol)),
    )
  );
}
