/** White text is readable on each, and neighbouring colours are distinguishable. */
const COLORS = ['#0b6b58', '#1d4fc0', '#b42318', '#8a5300', '#6b3fa0', '#0b6480', '#9c2f6b', '#4d5b1f'];

export function teamColor(index: number): string {
  return COLORS[index % COLORS.length] ?? '#0b6b58';
}
