import type { ResolvedRun, Run } from '@lectern/courseware';
import { type CSSProperties, Fragment, type ReactNode, useContext } from 'react';
import { InlineFormula } from '../formula/inline-formula.tsx';
import { PrintLinksContext, useAssetUrl, usePageScope, useStage } from '../stage-context.ts';
import { HANG, hangingParts } from './hanging.ts';
import { clippedToText, solidLook } from './letter-paint.ts';
import { PAIR_STYLE, SYLLABLE_STYLE, safeAddress } from './run-marks.ts';
import { runStyle } from './run-style.ts';
import { TAB } from './tab-stops.ts';
import type { TextScope } from './text-scope.ts';

export interface RunViewProps {
  readonly run: Run;
  /** The text of a text or field run. */
  readonly text: string;
  readonly look: ResolvedRun;
  readonly scope: TextScope;
  /** Whether tabs are boxes whose width the paragraph measures. */
  readonly tabs?: boolean | undefined;
  /** The text after the run in its paragraph, when its punctuation may hang; otherwise undefined. */
  readonly next?: string | undefined;
  /** The style of its paragraph, which it inherits. */
  readonly within?: CSSProperties | undefined;
  /** The text as drawn in a grid. */
  readonly words?: ReactNode;
}

const INHERITED = ['fontFamily', 'fontSize', 'lineHeight'] as const;

/** One run: text, a line break, a field or a formula. */
export function RunView({ run, text, look, scope, tabs, next, within, words }: RunViewProps): ReactNode {
  const { mode, reader } = useStage();
  const { pageId } = usePageScope();
  const printed = useContext(PrintLinksContext);
  const picture = useAssetUrl(look.fill?.type === 'picture' ? look.fill.asset : undefined);
  if (run.type === 'break') {
    return (
      <span style={runStyle(look, '', scope)}>
        <br />
      </span>
    );
  }
  if (run.type === 'formula') {
    return (
      <span style={runStyle(solidLook(look, scope.colors), '', scope)}>
        <InlineFormula latex={run.latex} display={run.display ?? false} />
      </span>
    );
  }
  const style = runStyle(look, text, scope);
  // Most runs have the style of their paragraph: this halves how often a table of hundreds of cells repeats its long
  // font list.
  for (const name of INHERITED) if (within?.[name] === style[name]) delete style[name];
  if (picture && !scope.shadowsAlone) Object.assign(style, clippedToText(`url("${encodeURI(picture)}")`));
  const link = mode === 'show' && look.link ? look.link : undefined;
  const content =
    words ??
    (look.ruby
      ? // The pronunciation is above each character: adjacent characters with the same reading are one run.
        [...text].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a text have no names
          <ruby key={index} style={PAIR_STYLE}>
            {letter}
            <rt style={SYLLABLE_STYLE}>{look.ruby}</rt>
          </ruby>
        ))
      : tabs && text.includes('\t')
        ? text.split('\t').map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts between tabs have no names
            <Fragment key={index}>
              {index > 0 ? <span {...{ [TAB]: '' }} style={{ display: 'inline-block' }} /> : null}
              {part}
            </Fragment>
          ))
        : next === undefined
          ? text
          : hangingText(text, next));
  if (printed && look.link && !scope.shadowsAlone) {
    const address = printed.address(reader, pageId, look.link);
    if (address !== undefined)
      return (
        <a href={address} style={style}>
          {content}
        </a>
      );
  }
  const over = mode === 'show' && look.hoverLink ? { 'data-text-hover': JSON.stringify(look.hoverLink) } : {};
  if (link?.type === 'url' && !link.sound && !link.endSounds && !link.documentId) {
    return (
      <a
        href={safeAddress(link.url)}
        target="_blank"
        rel="noreferrer noopener"
        title={link.tooltip}
        style={style}
        {...over}
      >
        {content}
      </a>
    );
  }
  if (link && link.type !== 'other')
    return (
      <span data-text-link={JSON.stringify(link)} style={{ ...style, cursor: 'pointer' }} {...over}>
        {content}
      </span>
    );
  return (
    <span style={style} {...over}>
      {content}
    </span>
  );
}

function hangingText(text: string, next: string): ReactNode {
  const parts = hangingParts(text, next);
  if (parts.length === 1 && !parts[0]?.hangs) return text;
  return parts.map((part, index) =>
    part.hangs ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no names
      <span key={index} {...{ [HANG]: '' }}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
