import { Paintbrush } from 'lucide-react';
import { hasSelected } from '../../editing/selection/selected-elements.ts';
import { command } from '../command.ts';
import { onPageAndInText } from '../keys.ts';

/**
 * Picks up the format of the selected element and applies it to the element selected next; pressed twice, to all
 * elements selected until it is put down.
 */
export const paintFormat = command({
  id: 'look.paint',
  label: { zh: '格式刷，双击可连续使用', en: 'Format painter, twice to keep it' },
  icon: Paintbrush,
  whenOn: { label: { zh: '放下格式刷', en: 'Put the format painter down' } },
  changes: true,
  isOn: ({ formatPainter }) => formatPainter.hold.get() !== 'down',
  isEnabled: (context) => hasSelected(context) || context.formatPainter.hold.get() !== 'down',
  run: (context) => {
    const { hold } = context.formatPainter;
    if (hold.get() !== 'down') hold.set('down');
    else if (context.session.canEdit && context.formatPainter.take(context)) hold.set('once');
  },
});

export const copyLook = command({
  id: 'look.copy',
  label: { zh: '复制格式', en: 'Copy formatting' },
  keys: onPageAndInText('Ctrl+Shift+C'),
  changes: false,
  isEnabled: hasSelected,
  run: (context) => context.formatPainter.take(context),
});

export const pasteLook = command({
  id: 'look.paste',
  label: { zh: '粘贴格式', en: 'Paste formatting' },
  keys: onPageAndInText('Ctrl+Shift+V'),
  changes: true,
  isEnabled: (context) => hasSelected(context) && context.formatPainter.look !== undefined,
  run: (context) => context.formatPainter.give(context),
});
