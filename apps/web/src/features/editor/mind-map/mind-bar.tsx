import { Button, IconButton } from '@lectern/ui';
import { Check, CornerDownRight, Plus, Trash2, UnfoldHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Topics } from '../../../parts/mind-map/index.ts';
import { FootBar } from '../foot-bar/foot-bar.tsx';
import { useMindTexts } from './texts.ts';

export interface MindBarProps {
  readonly topics: Topics;
  readonly onDone: () => void;
}

/** The bar of a mind map's commands at the bottom of the window, for devices without a keyboard. */
export function MindBar({ topics, onDone }: MindBarProps): ReactNode {
  const t = useMindTexts();
  const { chosen, parent } = topics;
  return (
    <FootBar label={t('bar')}>
      <IconButton label={t('addChild')} size="small" icon={<CornerDownRight />} onClick={topics.addChild} />
      <IconButton
        label={t('addSibling')}
        size="small"
        icon={<Plus />}
        disabled={!parent}
        onClick={topics.addSibling}
      />
      <IconButton
        label={t(chosen.folded ? 'unfold' : 'fold')}
        size="small"
        icon={<UnfoldHorizontal />}
        disabled={chosen.children.length === 0}
        onClick={() => topics.fold()}
      />
      <IconButton
        label={t('remove')}
        size="small"
        icon={<Trash2 />}
        disabled={!parent}
        onClick={topics.remove}
      />
      <Button size="small" tone="primary" icon={<Check aria-hidden="true" />} onClick={onDone}>
        {t('done')}
      </Button>
    </FootBar>
  );
}
