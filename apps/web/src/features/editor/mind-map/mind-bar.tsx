import { Button, IconButton } from '@lectern/ui';
import { Check, CornerDownRight, Plus, Trash2, UnfoldHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { FootBar } from '../foot-bar/foot-bar.tsx';
import { useMindTexts } from './texts.ts';

export interface MindBarProps {
  readonly canRemove: boolean;
  readonly canFold: boolean;
  readonly folded: boolean;
  readonly onChild: () => void;
  readonly onSibling: () => void;
  readonly onFold: () => void;
  readonly onRemove: () => void;
  readonly onDone: () => void;
}

/** The bar of a mind map's commands at the bottom of the window, for devices without a keyboard. */
export function MindBar(bar: MindBarProps): ReactNode {
  const t = useMindTexts();
  return (
    <FootBar label={t('bar')}>
      <IconButton label={t('addChild')} size="small" icon={<CornerDownRight />} onClick={bar.onChild} />
      <IconButton
        label={t('addSibling')}
        size="small"
        icon={<Plus />}
        disabled={!bar.canRemove}
        onClick={bar.onSibling}
      />
      <IconButton
        label={t(bar.folded ? 'unfold' : 'fold')}
        size="small"
        icon={<UnfoldHorizontal />}
        disabled={!bar.canFold}
        onClick={bar.onFold}
      />
      <IconButton
        label={t('remove')}
        size="small"
        icon={<Trash2 />}
        disabled={!bar.canRemove}
        onClick={bar.onRemove}
      />
      <Button size="small" tone="primary" icon={<Check aria-hidden="true" />} onClick={bar.onDone}>
        {t('done')}
      </Button>
    </FootBar>
  );
}
