import { CoverLayer as StageCoverLayer, type CoverLayerProps as StageProps } from '@lectern/stage/covers';
import type { WindowClear } from '@lectern/ui/window';
import { RotateCcw } from 'lucide-react';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { PanelButton } from '../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { useLazyTexts } from '../lazy-texts.ts';

export interface CoverLayerProps extends Omit<StageProps, 'state' | 'texts' | 'coverAgain' | 'style'> {
  /** Undefined before the lesson has begun; then no state is stored. */
  readonly lesson: ToolLesson | undefined;
  readonly clear: WindowClear;
}

/** Covers that can be pulled off the page in class; the lesson stores how far they are pulled. */
export function CoverLayer({ lesson, clear, ...layer }: CoverLayerProps): ReactNode {
  const t = useLazyTexts();
  const state = useMemo(() => lesson?.state('covers'), [lesson]);
  return (
    <StageCoverLayer
      {...layer}
      state={state}
      texts={{ bar: t('coverBar'), uncover: (number) => t('uncoverOne', { number }) }}
      coverAgain={(onPress) => <PanelButton label={t('coverAgain')} icon={<RotateCcw />} onPress={onPress} />}
      style={beside(clear)}
    />
  );
}

/** Centres the bar in the space beside the toolbar. */
function beside({ left = 0, right = 0 }: WindowClear): CSSProperties {
  return { '--clear-left': `${left}rem`, '--clear-right': `${right}rem` } as CSSProperties;
}
