import { useSignal } from '@lectern/ui/use-signal';
import { HelpScreen } from '../features/help/index.ts';
import { FeedbackButton } from './services/feedback-button.tsx';
import { windowReports } from './services/window-reports.ts';

/** `/help`: how to work with the program, open to nobody. */
export function HelpPage() {
  const hasProblem = useSignal(windowReports.state, ({ canCommit }) => canCommit);
  return <HelpScreen hasProblem={hasProblem} feedback={<FeedbackButton />} />;
}
