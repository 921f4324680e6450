import type { Bullet, ParagraphProps } from '@lectern/courseware';
import type { ParagraphChange } from './text-body.ts';

/** Logical pixels that a level goes in. */
export const levelIndent = 36;
const deepest = 8;

/** A list's bullet with the hanging indent that it needs; `undefined` takes the list away. */
export function asList(bullet: Exclude<Bullet, { type: 'inherit' | 'none' }> | undefined): ParagraphChange {
  return (props) => {
    const level = props.level ?? 0;
    if (!bullet) {
      const { marginLeft: _left, indent: _indent, ...rest } = props;
      return { ...rest, bullet: { type: 'none' }, marginLeft: level * levelIndent, indent: 0 };
    }
    return { ...props, bullet, marginLeft: (level + 1) * levelIndent, indent: -levelIndent };
  };
}

/** One level deeper or back, its own indent with it. */
export function byLevel(step: 1 | -1): ParagraphChange {
  return (props) => {
    const level = props.level ?? 0;
    const next = Math.min(deepest, Math.max(0, level + step));
    if (next === level) return props;
    const changed: ParagraphProps = { ...props, level: next };
    if (props.marginLeft !== undefined) {
      changed.marginLeft = Math.max(0, props.marginLeft + (next - level) * levelIndent);
    }
    if (next === 0) delete changed.level;
    return changed;
  };
}
