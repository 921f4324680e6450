import type { ShapeElement } from '@lectern/courseware';
import { PanelRow, PanelSection } from '@lectern/property-panel';
import { Button } from '@lectern/ui';
import type { ReactNode } from 'react';
import { editPoints } from '../../commands/shape/paths.ts';
import { changeShape } from '../../commands/shape/shapes.ts';
import { useCommand } from '../../commands/use-command.ts';
import { ChangeShape } from './change-shape.tsx';
import { useShapePanelTexts } from './texts.ts';

/** The shape of the selected elements, and a button that changes it. */
export function ChangeShapeSection({ shapes }: { readonly shapes: readonly ShapeElement[] }): ReactNode {
  const t = useShapePanelTexts();
  const { label, disabled, icon: Icon } = useCommand(changeShape);
  const points = useCommand(editPoints);
  if (shapes.length === 0) return null;
  return (
    <PanelSection title={t('shape')}>
      <PanelRow label={t('outline')}>
        <ChangeShape
          trigger={
            <Button size="small" icon={Icon ? <Icon /> : null} disabled={disabled}>
              {label}
            </Button>
          }
        />
      </PanelRow>
      <PanelRow label={t('points')}>
        <Button size="small" disabled={points.disabled} onClick={() => points.run()}>
          {points.label}
        </Button>
      </PanelRow>
    </PanelSection>
  );
}
