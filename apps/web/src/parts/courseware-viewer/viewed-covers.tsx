import { CoverLayer, type CoverLayerProps } from '@lectern/stage/covers';
import { IconButton } from '@lectern/ui';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = { bar: '遮罩', again: '盖回去', one: '揭开第 {{number}} 个遮罩' };
const en: typeof zh = { bar: 'Covers', again: 'Cover again', one: 'Uncover number {{number}}' };
const { useTexts } = defineTexts(zh, en);

/** Lets viewers remove the covers of a page until they leave it; no state is stored. */
export function ViewedCovers(props: Pick<CoverLayerProps, 'reader' | 'pageId' | 'surface'>): ReactNode {
  const t = useTexts();
  return (
    <CoverLayer
      {...props}
      state={undefined}
      presses
      texts={{ bar: t('bar'), uncover: (number) => t('one', { number }) }}
      coverAgain={(onPress) => (
        <IconButton
          size="panel"
          label={t('again')}
          icon={<RotateCcw aria-hidden="true" />}
          onClick={onPress}
        />
      )}
    />
  );
}
