export { FeedbackButton } from './feedback-button.tsx';
export { Inside } from './inside.tsx';
