export { InkLayer } from './ink-layer.tsx';
