import { designOf, homeOf, lookOf, type TextBox } from '@lectern/courseware';
import { sharedOf } from '@lectern/stage/edit';
import { Select, ToggleGroup } from '@lectern/ui';
import { AlignVerticalJustifyCenter, AlignVerticalJustifyEnd, AlignVerticalJustifyStart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChosen, useEditing } from '../../editing/editor-context.ts';
import { singleOf } from '../../editing/shared-value.ts';
import classes from '../parts/panel.module.css';
import { PanelSection } from '../parts/panel-section.tsx';
import { usePanelTexts } from '../parts/panel-texts.ts';

/** How the text lies in its shape. */
export function TextBoxSection(): ReactNode {
  const t = usePanelTexts();
  const { session, grow } = useEditing();
  const shapes = useChosen().filter((element) => element.type === 'shape');
  const boxes = shapes.map(
    (shape) => lookOf(shape, designOf(session.store, homeOf(session.store, shape.id) ?? '')).box,
  );
  if (shapes.length === 0) return null;
  const anchor = singleOf(sharedOf(boxes.map((box) => box.anchor)));
  const fit = singleOf(sharedOf(boxes.map((box) => box.autofit?.type ?? 'none')));
  const patch = (change: TextBox) => {
    session.edit((edit) => {
      for (const shape of shapes) {
        const text = shape.text ?? { paragraphs: [{ runs: [] }] };
        edit.update(shape.id, { text: { ...text, box: { ...text.box, ...change } } });
      }
    });
    grow(shapes.map((shape) => shape.id));
  };
  return (
    <PanelSection title={t('text.vertical')}>
      <div className={classes.row}>
        <ToggleGroup
          label={t('text.vertical')}
          value={anchor ? [anchor] : []}
          options={[
            { value: 't', label: t('text.top'), icon: <AlignVerticalJustifyStart /> },
            { value: 'ctr', label: t('text.middle'), icon: <AlignVerticalJustifyCenter /> },
            { value: 'b', label: t('text.bottom'), icon: <AlignVerticalJustifyEnd /> },
          ]}
          onChange={([next]) => (next === 't' || next === 'ctr' || next === 'b') && patch({ anchor: next })}
        />
        <Select
          className={classes.wide}
          size="small"
          label={t('text.fit')}
          value={fit ?? null}
          placeholder={t('text.mixed')}
          options={[
            { value: 'none', label: t('text.fitNone') },
            { value: 'grow', label: t('text.fitGrow') },
            { value: 'shrink', label: t('text.fitShrink') },
          ]}
          onChange={(type) => patch({ autofit: { type } })}
        />
      </div>
    </PanelSection>
  );
}
