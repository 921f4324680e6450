export { AnimationPanel } from './animation-panel.tsx';
export { TransitionSection } from './transition-section.tsx';
