import type { CSSProperties } from 'react';

const unitless = new Set(['fontWeight', 'lineHeight', 'opacity', 'columnCount', 'tabSize', 'flex', 'zIndex']);

/** React's style object as the text of a style attribute, which ProseMirror's decorations need. */
export function cssText(style: CSSProperties): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => {
      const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const plain = unitless.has(key) || key.startsWith('--');
      const unit = typeof value === 'number' && value !== 0 && !plain ? 'px' : '';
      return `${name}:${String(value)}${unit}`;
    })
    .join(';');
}
