/**
 * The colours of a tool's picture. On a page they are the colours of its theme; a picture that was exported as a file
 * has no theme and uses the light colours.
 */
export const paint = {
  card: 'var(--card, #ffffff)',
  paper: 'var(--paper, #f6f6f2)',
  ink: 'var(--ink, #1d2421)',
  ink2: 'var(--ink-2, #5a635f)',
  line: 'var(--line, #e6e7e2)',
  lineStrong: 'var(--line-strong, #8b938f)',
  jade: 'var(--jade, #0e7c66)',
  jadeStrong: 'var(--jade-strong, #0b6b58)',
  jadeSoft: 'var(--jade-soft, #e7f5f1)',
  onJade: 'var(--on-jade, #ffffff)',
  amber: 'var(--amber, #f5a524)',
  amberInk: 'var(--amber-ink, #8a5300)',
  amberSoft: 'var(--amber-soft, #fef4e1)',
  red: 'var(--red, #d92d20)',
  blue: 'var(--blue, #2e6be6)',
  blueInk: 'var(--blue-ink, #1d4fc0)',
} as const;

/** The application's font if the page sets it, and common fonts. */
export const FONT =
  'var(--font-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif)';
