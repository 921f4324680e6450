import type { Element } from '@lectern/courseware';
import { PanelSection } from '@lectern/property-panel';
import { Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useTypedWords } from '../../../parts/typed-words/index.ts';
import { ChosenContents } from '../contents/chosen-contents.tsx';
import { useEditing, useSelected, useSelectedLeaves } from '../editing/editor-context.ts';
import { CoverSection } from './cover/cover-section.tsx';
import { KindSection, withPart } from './kind-panels.tsx';
import { usePanelTexts } from './locale/texts.ts';
import classes from './panel.module.css';
import { ArrangeSection, PositionSection } from './position/position-section.tsx';
import { ChangeShapeSection } from './shape/change-shape-section.tsx';
import { EffectsSection } from './shape/effects-section.tsx';
import { FillSection } from './shape/fill-section.tsx';
import { LineSection } from './shape/line-section.tsx';

/** Format, position and order of the selected elements. */
export function StylePanel(): ReactNode {
  const t = usePanelTexts();
  const chosen = useSelected();
  const leaves = useSelectedLeaves();
  const [first] = chosen;
  if (!first) {
    return (
      <Text as="div" size="body" tone="quiet" textAlign="center" className={classes.empty}>
        <p>{t('panel.nothing')}</p>
        <p>{t('panel.nothingHelp')}</p>
      </Text>
    );
  }
  const single = chosen.length === 1 ? first : undefined;
  const filled = withPart(leaves, 'fill');
  const lined = withPart(leaves, 'line');
  const withEffects = withPart(leaves, 'effects');
  return (
    <>
      <ChosenContents />
      {single && single.type !== 'group' ? null : <ArrangeSection />}
      {single?.type === 'picture' ? <KindSection element={single} /> : null}
      {filled.length > 0 ? <FillSection shapes={filled} /> : null}
      <ChangeShapeSection shapes={filled} />
      {lined.length > 0 ? <LineSection elements={lined} /> : null}
      {withEffects.length > 0 ? (
        <EffectsSection key={`effects:${withEffects.map(({ id }) => id).join()}`} elements={withEffects} />
      ) : null}
      {single && single.type !== 'picture' ? <KindSection element={single} /> : null}
      {single?.type === 'shape' ? <CoverSection key={`cover:${single.id}`} element={single} /> : null}
      {single ? <PositionSection element={single} /> : null}
      {single && single.type !== 'group' ? <ArrangeSection /> : null}
      {single ? <AltSection key={single.id} element={single} /> : null}
    </>
  );
}

const longestAlt = 2000;

function AltSection({ element }: { readonly element: Element }): ReactNode {
  const t = usePanelTexts();
  const { session } = useEditing();
  const { id } = element;
  const stored = () => session.store.find('element', id)?.alt ?? '';
  const { field, take } = useTypedWords<HTMLTextAreaElement>({ read: stored });
  return (
    <PanelSection title={t('style.alt')}>
      <textarea
        {...field}
        className={classes.alt}
        aria-label={t('style.alt')}
        placeholder={t('style.altHint')}
        maxLength={longestAlt}
        rows={2}
        onBlur={() => {
          const alt = take().trim().slice(0, longestAlt);
          if (alt !== stored()) {
            session.edit((edit) => edit.update(id, { alt: alt === '' ? undefined : alt }));
          }
        }}
      />
    </PanelSection>
  );
}
