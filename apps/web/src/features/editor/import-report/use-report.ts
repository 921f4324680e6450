import { getImportReport, type ImportReport } from '@lectern/protocol/transcoding';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';

type ReportState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly report: ImportReport }
  | { readonly state: 'failed'; readonly message: string };

/** Returns the whole report in the current language; `tryAgain` fetches it again. */
export function useReport(documentId: string): ReportState & { readonly tryAgain: () => void } {
  const language = useLanguage();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<ReportState>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further try and another language ask again
  useEffect(() => {
    let left = false;
    const settle = (next: ReportState) => left || setState(next);
    setState((now) => (now.state === 'ready' ? now : { state: 'loading' }));
    call(getImportReport, { params: { id: documentId } }).then(
      (report) => settle({ state: 'ready', report }),
      (error: unknown) => settle({ state: 'failed', message: messageOf(error) }),
    );
    return () => {
      left = true;
    };
  }, [documentId, language, tries]);
  return { ...state, tryAgain: () => setTries(tries + 1) };
}
