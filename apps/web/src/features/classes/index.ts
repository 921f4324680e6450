export { ClassManager } from './lazy-class-manager.tsx';
