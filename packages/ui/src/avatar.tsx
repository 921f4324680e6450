import { useState } from 'react';
import classes from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  readonly src?: string;
  /** Size in tenths of a rem: 36 is 36 px on the design. */
  readonly size?: number;
  /** Whether the name is written beside the avatar, so that a screen reader does not read it twice. */
  readonly decorative?: boolean;
}

const TONES = 6;

/** The same name always has the same colour. */
function toneOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % TONES;
}

/** A user's picture, or the first character of their name on a colour derived from the name. */
export function Avatar({ name, src, size = 36, decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const side = `${size / 10}rem`;
  const style = { width: side, height: side, fontSize: `${size / 22}rem` };
  if (src !== undefined && broken !== src) {
    return (
      <img
        className={classes.avatar}
        style={style}
        src={src}
        alt={decorative ? '' : name}
        onError={() => setBroken(src)}
      />
    );
  }
  const first = [...name.trim()][0] ?? '?';
  const letter = (
    <span className={classes.avatar} style={style} data-tone={toneOf(name)} aria-hidden="true">
      {first.toUpperCase()}
    </span>
  );
  return decorative ? (
    letter
  ) : (
    <span role="img" aria-label={name}>
      {letter}
    </span>
  );
}
