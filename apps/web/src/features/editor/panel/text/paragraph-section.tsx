import { asList, byLevel, sharedOf, sharedParagraph, type TextTarget } from '@lectern/stage/edit';
import { IconButton, NumberField, ToggleGroup } from '@lectern/ui';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  IndentDecrease,
  IndentIncrease,
  List,
  ListOrdered,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditorTexts } from '../../locale/texts.ts';
import classes from '../parts/panel.module.css';
import { PanelRow, PanelSection } from '../parts/panel-section.tsx';
import { singleOf, type TextSectionProps } from '../parts/shared-value.ts';

/** How the chosen paragraphs stand. */
export function ParagraphSection({ target, paragraphs }: TextSectionProps): ReactNode {
  const t = useEditorTexts();
  const align = singleOf(sharedParagraph(paragraphs, 'align'));
  const bullet = singleOf(sharedOf(paragraphs.map((paragraph) => paragraph.bullet.type)));
  const spacing = singleOf(sharedParagraph(paragraphs, 'lineSpacing'));
  const before = singleOf(sharedParagraph(paragraphs, 'spaceBefore'));
  const after = singleOf(sharedParagraph(paragraphs, 'spaceAfter'));
  const change = (work: Parameters<TextTarget['changeParagraphs']>[0]) => {
    target.changeParagraphs(work);
    target.focus();
  };
  return (
    <PanelSection title={t('text.paragraph')}>
      <div className={classes.row}>
        <ToggleGroup
          label={t('text.align')}
          value={align ? [align] : []}
          options={[
            { value: 'l', label: t('text.left'), icon: <AlignLeft />, shortcut: 'Ctrl+L' },
            { value: 'ctr', label: t('text.center'), icon: <AlignCenter />, shortcut: 'Ctrl+E' },
            { value: 'r', label: t('text.right'), icon: <AlignRight />, shortcut: 'Ctrl+R' },
            { value: 'just', label: t('text.justify'), icon: <AlignJustify />, shortcut: 'Ctrl+J' },
          ]}
          onChange={([next]) => next && change((props) => ({ ...props, align: next }))}
        />
      </div>
      <div className={classes.row}>
        <ToggleGroup
          label={t('text.list')}
          value={bullet === 'char' || bullet === 'number' ? [bullet] : []}
          options={[
            { value: 'char', label: t('text.bullets'), icon: <List /> },
            { value: 'number', label: t('text.numbers'), icon: <ListOrdered /> },
          ]}
          onChange={([next]) =>
            change(
              asList(
                next === 'char'
                  ? { type: 'char', char: '•' }
                  : next === 'number'
                    ? { type: 'number', scheme: 'arabicPeriod' }
                    : undefined,
              ),
            )
          }
        />
        <div className={classes.tools}>
          <IconButton
            size="small"
            label={t('text.shallower')}
            shortcut="Shift+Tab"
            icon={<IndentDecrease />}
            onClick={() => change(byLevel(-1))}
          />
          <IconButton
            size="small"
            label={t('text.deeper')}
            shortcut="Tab"
            icon={<IndentIncrease />}
            onClick={() => change(byLevel(1))}
          />
        </div>
      </div>
      <PanelRow label={t('text.lineSpacing')}>
        <NumberField
          className={classes.wide}
          label={t('text.lineSpacing')}
          value={spacing?.type === 'percent' ? spacing.value : null}
          min={0.5}
          max={5}
          step={0.1}
          unit={t('text.times')}
          stepper
          onChange={(value) => change((props) => ({ ...props, lineSpacing: { type: 'percent', value } }))}
        />
      </PanelRow>
      <div className={classes.pairs}>
        <NumberField
          label={t('text.spaceBefore')}
          prefix={t('text.spaceBefore')}
          value={before?.type === 'points' ? before.value : null}
          min={0}
          max={400}
          unit="pt"
          onChange={(value) => change((props) => ({ ...props, spaceBefore: { type: 'points', value } }))}
        />
        <NumberField
          label={t('text.spaceAfter')}
          prefix={t('text.spaceAfter')}
          value={after?.type === 'points' ? after.value : null}
          min={0}
          max={400}
          unit="pt"
          onChange={(value) => change((props) => ({ ...props, spaceAfter: { type: 'points', value } }))}
        />
      </div>
    </PanelSection>
  );
}
