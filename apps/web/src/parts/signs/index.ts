export { Sign } from './sign.tsx';
