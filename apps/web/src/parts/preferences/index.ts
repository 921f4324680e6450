export { AppearanceChoice } from './appearance-choice.tsx';
