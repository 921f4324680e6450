import { useSignal } from '@lectern/ui/use-signal';
import { HelpScreen } from '../../features/help/index.ts';
import { FeedbackButton } from '../services/feedback-button.tsx';
import { windowReports } from '../services/window-reports.ts';

/** The help, with the way to tell of a problem. */
export function Help() {
  const hasProblem = useSignal(windowReports.state, ({ canCommit }) => canCommit);
  return <HelpScreen hasProblem={hasProblem} feedback={<FeedbackButton />} />;
}
