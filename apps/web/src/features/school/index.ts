export { SchoolScreen } from './lazy-school-screen.tsx';
