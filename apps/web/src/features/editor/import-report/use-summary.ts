import { getImportReportSummary } from '@lectern/protocol/transcoding';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import type { ImportedSource, MissingParts } from '../editing/shown-parts.ts';
import { type ReplacedFont, replacedFonts } from './replaced-fonts.ts';

export interface Summary {
  /** Notes and replaced fonts. */
  readonly count: number;
  readonly fonts: readonly ReplacedFont[];
  /** Undefined for who may not have the file. */
  readonly source: ImportedSource | undefined;
  readonly missing: MissingParts | undefined;
}

/** Asked for once; when nothing answered, again as soon as there is a connection. */
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
        // A report is no reason to disturb who prepares a lesson.
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
