export { DoScreen } from './do-screen.tsx';
