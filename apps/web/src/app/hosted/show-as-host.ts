import { showTheme } from '../../platform/appearance/theme.ts';
import type { Host } from '../../platform/host/host.ts';
import { markHost } from '../../platform/host/host-marks.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Applies the appearance that the client reports, and its changes: theme, design, and covered edges of the page. */
export function showAsHost({ info }: Host): void {
  const show = () => {
    const now = info.get();
    markHost({ info: now });
    showTheme();
    const { style } = document.documentElement;
    for (const side of SIDES) {
      if (now.insets) style.setProperty(`--safe-${side}`, `${now.insets[side]}px`);
      else style.removeProperty(`--safe-${side}`);
    }
  };
  show();
  info.subscribe(show);
}
