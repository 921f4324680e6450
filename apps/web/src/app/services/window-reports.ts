import { newId } from '@lectern/base';
import { sendReport } from '@lectern/protocol/reports';
import { showToast } from '@lectern/ui';
import { ProblemReports } from '../../parts/problem-reports.ts';
import { call } from '../../platform/api/call.ts';
import { currentSession } from '../../platform/api/session.ts';
import { addressNow } from '../../platform/router/router.ts';
import { serviceText } from './service-texts.ts';

/** Errors of this window. Without a sign-in no error is reported. */
export const windowReports = new ProblemReports({
  send: async (body) => {
    if (currentSession() === undefined) throw new Error('no user is signed in');
    return call(sendReport, { body });
  },
  newId,
  now: Date.now,
  // The query is left out, because it contains ids of documents and may contain secrets.
  page: () => addressNow().pathname,
  version: pageEntry() ?? 'development',
  over: () => showToast({ kind: 'failure', text: serviceText('feedback.over') }),
});

/** The entry script of this build; undefined in development, where it has no stable name. */
export function pageEntry(): string | undefined {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
  return scripts.map(({ src }) => new URL(src).pathname).find((path) => path.startsWith('/assets/'));
}
