import { Button, Row } from '@lectern/ui';
import type { ReactNode } from 'react';
import { defineTexts } from '../../platform/i18n/texts.ts';
import classes from './courseware-viewer.module.css';

const { useTexts } = defineTexts(
  { edited: '课件有更新', showNew: '显示最新内容' },
  { edited: 'The courseware was edited', showNew: 'Show what is new' },
);

export interface EditedLineProps {
  /** The new content is loading. */
  readonly isLoading: boolean;
  readonly onShow: () => void;
}

/** A line saying that the courseware was edited since it was opened; pressing it shows the new content. */
export function EditedLine({ isLoading, onShow }: EditedLineProps): ReactNode {
  const t = useTexts();
  return (
    <Row as="p" gap={3} className={classes.line} role="status">
      {t('edited')}
      <Button size="small" tone="primary" busy={isLoading} onClick={onShow}>
        {t('showNew')}
      </Button>
    </Row>
  );
}
