import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar, type AvatarProps } from './avatar.tsx';

const drawn = (props: AvatarProps) => renderToStaticMarkup(<Avatar {...props} />);
const toneOf = (name: string) => /data-tone="(\d)"/.exec(drawn({ name }))?.[1];

describe('Avatar', () => {
  it('shows the first character of the name as a capital, and ? without a name', () => {
    expect(drawn({ name: ' tom' })).toContain('>T<');
    expect(drawn({ name: '王芳' })).toContain('>王<');
    expect(drawn({ name: '𠮷田' })).toContain('>𠮷<');
    expect(drawn({ name: ' ' })).toContain('>?<');
  });

  it('shows a picture with the name as its text', () => {
    expect(drawn({ name: '王芳', src: '/p.png' })).toMatch(/<img [^>]*src="\/p.png"[^>]*alt="王芳"/);
    expect(drawn({ name: '王芳', src: '/p.png', decorative: true })).toContain('alt=""');
  });

  it('is read as the name, unless the name is written beside it', () => {
    expect(drawn({ name: '王芳' })).toMatch(/^<span role="img" aria-label="王芳"/);
    expect(drawn({ name: '王芳', decorative: true })).not.toContain('aria-label');
    expect(drawn({ name: '王芳', decorative: true })).toContain('aria-hidden="true"');
  });

  it('has the given size, with a letter in proportion', () => {
    expect(drawn({ name: 'a', size: 44 })).toContain('width:4.4rem;height:4.4rem;font-size:2rem');
    expect(drawn({ name: 'a' })).toContain('width:3.6rem');
  });

  it('has one of six colours by the name, always the same', () => {
    expect(['a', 'b', 'f', 'g', '王芳', '李明'].map(toneOf)).toEqual(['1', '2', '0', '1', '3', '0']);
  });
});
