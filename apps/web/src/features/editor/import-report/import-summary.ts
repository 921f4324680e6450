import { getImportReportSummary } from '@lectern/protocol/transcoding';
import { standInOf } from '@lectern/stage/view';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import type { ImportedSource, MissingParts } from '../editing/shown-parts.ts';

/** A font that the file names and this device lacks. */
export interface ReplacedFont {
  readonly name: string;
  /** The family that is used instead; undefined for the system's own choice. */
  readonly standIn: string | undefined;
}

/**
 * Returns the fonts that are replaced on this device, and by which family. Measures text, so it works only in a
 * browser.
 */
function replacedFonts(fonts: readonly string[]): readonly ReplacedFont[] {
  return fonts.flatMap((name) => {
    const found = standInOf(name);
    return found.type === 'itself' ? [] : [{ name, standIn: found.family }];
  });
}

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
