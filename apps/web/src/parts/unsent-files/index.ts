export { useUnsentFiles } from './unsent-files.tsx';
