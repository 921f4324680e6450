// A slider can be pressed anywhere along its track.
const PRESSED =
  'button, a[href], input:not([type="range"]), select, textarea, [role="button"], [role="switch"], [role="checkbox"], [role="tab"], [role="treeitem"]';

/** Name and size of each control in the page of the test that a finger landing 21 px beside its middle would miss. */
export function missedByFingers(): string[] {
  const missed: string[] = [];
  for (const each of document.querySelectorAll<HTMLElement>(PRESSED)) {
    if (each.matches(':disabled, [data-disabled], [inert] *')) continue;
    each.scrollIntoView({ block: 'center', inline: 'nearest' });
    // A text field is as high as its frame, and a switch can be pressed at its label, too.
    const label = each.closest('label');
    const frame = each.matches('input:not([type="checkbox"], [type="radio"])') ? each.parentElement : null;
    const { left, top, width, height } = (frame ?? label ?? each).getBoundingClientRect();
    const isUnseen = width < 3 || height < 3 || getComputedStyle(each).visibility === 'hidden';
    if (isUnseen || left + width <= 0 || left >= innerWidth) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (each.contains(hit) || frame?.contains(hit) || label?.contains(hit));
    };
    const sides = [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ] as const;
    if (sides.every(([dx, dy]) => isHit(dx, dy))) continue;
    const name = each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '';
    missed.push(`${each.tagName.toLowerCase()} ${name} ${Math.round(width)}×${Math.round(height)}`);
  }
  return missed;
}
