import type { Content } from '@lectern/questions';
import { InlineFormula } from '@lectern/stage/view';
import { Fragment, type ReactNode } from 'react';

/** A text of a question with its formulas. Formats, pinyin and media are left out. */
export function ContentText({ content }: { readonly content: Content }): ReactNode {
  return (
    <span>
      {content.paragraphs.map(({ runs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names
        <Fragment key={index}>
          {index > 0 && <br />}
          {runs.map((run, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: runs have no names
            <RunText key={at} run={run} />
          ))}
        </Fragment>
      ))}
    </span>
  );
}

type Run = Content['paragraphs'][number]['runs'][number];

function RunText({ run }: { readonly run: Run }): ReactNode {
  if (run.type === 'break') return <br />;
  return run.type === 'formula' ? <InlineFormula latex={run.latex} display={false} /> : run.text;
}
