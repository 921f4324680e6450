import { getImportReportSummary } from '@lectern/protocol/transcoding';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import type { ImportedSource, MissingParts } from '../editing/shown-parts.ts';
import { type ReplacedFont, replacedFonts } from './replaced-fonts.ts';

export interface Summary {
  /** Number of notes and replaced fonts. */
  readonly count: number;
  readonly fonts: readonly ReplacedFont[];
  /** Undefined for users who may not have the file. */
  readonly source: ImportedSource | undefined;
  readonly missing: MissingParts | undefined;
}

/** Fetches the summary once; after a failure, again when the browser is online. */
export function useSummary(documentId: string): Summary | undefined {
  const [summary, setSummary] = useState<Summary>();
  const answered = summary !== undefined;
  useEffect(() => {
    if (answered) return;
    let left = false;
    const ask = () => {
      call(getImportReportSummary, { params: { id: documentId } }).then(
        ({ count, fonts, cut, source: told }) => {
          if (left) return;
          const replaced = replacedFonts(fonts);
          const source = told ?? undefined;
          const missing = cut ? { cut, source } : undefined;
          setSummary({ count: count + replaced.length, fonts: replaced, source, missing });
        },
        // A missing report is not worth an error message.
        () => undefined,
      );
    };
    ask();
    window.addEventListener('online', ask);
    return () => {
      left = true;
      window.removeEventListener('online', ask);
    };
  }, [documentId, answered]);
  return summary;
}
