export { ClassManager } from './late-class-manager.tsx';
