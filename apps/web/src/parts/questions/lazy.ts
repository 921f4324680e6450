/** The code that draws questions, for hosts that load it on demand. */
export { PageQuestion } from './page-question.tsx';
