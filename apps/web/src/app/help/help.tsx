import { HelpScreen } from '../../features/help/index.ts';
import { FeedbackButton } from '../services/feedback-button.tsx';

/** The help, with the way to tell of a problem, or of anything else. */
export function Help() {
  return <HelpScreen feedback={<FeedbackButton ofAnything />} />;
}
