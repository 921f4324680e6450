export { Window, type WindowProps } from './window.tsx';
export { WindowLayer } from './window-layer.tsx';
