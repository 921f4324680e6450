/** `0:07`, `12:30`, `1:02:03`; whole seconds, rounded down. */
export function clockOf(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** How far a key seeks in a video of this length: a fiftieth of it, between a fifth of a second and five seconds. */
export function seekStep(seconds: number): number {
  return Math.min(5, Math.max(0.2, Math.round(seconds * 2) / 100));
}
