import { HelpScreen } from '../../features/help/index.ts';
import { FeedbackButton } from '../services/feedback-button.tsx';

/** The help, with a button to send feedback. */
export function Help() {
  return <HelpScreen feedback={<FeedbackButton ofAnything />} />;
}
