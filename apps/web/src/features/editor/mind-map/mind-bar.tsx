import { Button, IconButton, Toolbar } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Check, CornerDownRight, Plus, Trash2, UnfoldHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import classes from './mind-map.module.css';
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

/** Pixels between the bar and the edge of the window. */
const MARGIN = 16;

/** What a finger does where there are no keys, over the foot of the window. */
export function MindBar(bar: MindBarProps): ReactNode {
  const t = useMindTexts();
  const { session } = useEditing();
  const { origin, window: view } = useSignal(session.viewport.view);
  return (
    <div
      className={classes.place}
      data-own-hands=""
      style={{ left: view.w / 2 - origin.x, top: view.h - MARGIN - origin.y, translate: '-50% -100%' }}
    >
      <Toolbar label={t('bar')} className={classes.bar}>
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
      </Toolbar>
    </div>
  );
}
