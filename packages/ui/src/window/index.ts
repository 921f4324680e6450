export { Window } from './window.tsx';
export { WindowLayer } from './window-layer.tsx';
