import type { Bullet, ParagraphProps } from '@lectern/courseware';
import type { ParagraphChange } from './text-body.ts';

/** The indent of one list level, logical pixels. */
export const levelIndent = 36;
const deepest = 8;

/** Space for the bullet, in font sizes, as in PowerPoint: a number has two digits and a point. */
const hanging = { char: 1.25, number: 1.45, picture: 1.25 } as const;
/** Space for a Chinese number with its full-width point. */
const wideNumber = 2.1;

/**
 * A list's bullet with the hanging indent that it needs before text of `size` logical pixels; `undefined` removes the
 * list.
 */
export function asList(
  bullet: Exclude<Bullet, { type: 'inherit' | 'none' }> | undefined,
  size = 0,
): ParagraphChange {
  return (props) => {
    const level = props.level ?? 0;
    if (!bullet) {
      const { marginLeft: _left, indent: _indent, ...rest } = props;
      return { ...rest, bullet: { type: 'none' }, marginLeft: level * levelIndent, indent: 0 };
    }
    const isWide = bullet.type === 'number' && /^ea1.*(Comma|DbPeriod)$/.test(bullet.scheme);
    const room = Math.max(levelIndent, Math.ceil((isWide ? wideNumber : hanging[bullet.type]) * size));
    return { ...props, bullet, marginLeft: level * levelIndent + room, indent: -room };
  };
}

/** One level deeper or back, with the corresponding indent. */
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
