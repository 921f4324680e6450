import { readQuestion } from '@lectern/question-views';
import { useRecord } from '@lectern/stage/view';
import { Text } from '@lectern/ui';
import { type ReactNode, useCallback } from 'react';
import type { ClassToolPart, ClassToolProps } from '../../../parts/class-tools/index.ts';
import { elementOfTool } from '../../../parts/questions/index.ts';
import { PanelQuestion } from './panel-question.tsx';
import classes from './question.module.css';
import { useTexts } from './texts.ts';

/** A question of a page, full screen, answered on the panel and scored there. */
export const questionOnPanel: ClassToolPart = { View: QuestionOnPanel, takes: ['keys', 'wheel', 'swipes'] };

function QuestionOnPanel(tool: ClassToolProps): ReactNode {
  const { id, show } = tool;
  const t = useTexts();
  const element = useRecord(show.reader, 'element', elementOfTool(id));
  const read = element?.type === 'question' ? readQuestion(element.question) : undefined;
  const { assets } = show;
  const assetUrl = useCallback((hash: string) => assets.url(hash), [assets]);
  return (
    <PanelQuestion tool={tool} read={read} assetUrl={assetUrl}>
      <Text as="p" size="panel" tone="quiet" className={classes.missing}>
        {t(read?.problem ?? 'gone')}
      </Text>
    </PanelQuestion>
  );
}
