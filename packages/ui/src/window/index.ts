export { Window, type WindowProps } from './window.tsx';
export { type WindowClear, WindowLayer } from './window-layer.tsx';
