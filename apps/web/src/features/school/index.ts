export { SchoolScreen } from './late-school-screen.tsx';
