import { Button, Row, Text, useTextsOf } from '@lectern/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './game.module.css';
import { gameTexts } from './texts.ts';

interface CheckedProps {
  readonly checked: { readonly right: number; readonly all: number } | undefined;
  readonly isEmpty: boolean;
  readonly isOver: boolean;
  readonly onCheck: () => void;
  readonly children: ReactNode;
}

/** A board whose answer is checked as a whole. */
export function Checked({ checked, isEmpty, isOver, onCheck, children }: CheckedProps): ReactNode {
  const texts = useTextsOf(gameTexts);
  return (
    <div className={classes.checked}>
      {children}
      <Row gap={4} justify="center" wrap>
        <Text role="status" weight="bold">
          {checked
            ? checked.right === checked.all
              ? texts.allRight
              : texts.notYet(checked.right, checked.all)
            : ''}
        </Text>
        <Button size="large" tone="primary" icon={<Check />} disabled={isEmpty || isOver} onClick={onCheck}>
          {texts.check}
        </Button>
      </Row>
    </div>
  );
}
