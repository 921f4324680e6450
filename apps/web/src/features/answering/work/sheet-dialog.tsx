import { Button } from '@lectern/ui';
import type { ReactNode } from 'react';
import {
  NativeDialog,
  NumberGrid,
  type NumberGridProps,
  useSheetTexts,
} from '../../../parts/answer-sheet/index.ts';
import { TwiceButton } from './twice-button.tsx';
import { useWorkTexts } from './work-texts.ts';

export interface SheetDialogProps extends NumberGridProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Leaves the attempt to somebody else. */
  readonly onOther: () => void;
}

/** The numbers of all questions, and the button that leaves the attempt. */
export function SheetDialog(props: SheetDialogProps): ReactNode {
  const { open, onClose, onOther, ...grid } = props;
  const t = useSheetTexts();
  const work = useWorkTexts();
  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      title={t('sheet')}
      footer={
        <>
          <TwiceButton tone="quiet" label={work('other')} sure={work('otherSure')} onSure={onOther} />
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <NumberGrid {...grid} />
    </NativeDialog>
  );
}
