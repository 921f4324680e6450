export { RandomCallScreen } from './random-call/random-call-screen.tsx';
