import type { Element, ShapeElement } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { useChosen, useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { MediaSection } from './media/media-section.tsx';
import { Later } from './parts/later.tsx';
import classes from './parts/panel.module.css';
import { PanelSection } from './parts/panel-section.tsx';
import { PictureSection } from './picture/picture-section.tsx';
import { ArrangeSection, PositionSection } from './position/position-section.tsx';
import { FillSection } from './shape/fill-section.tsx';
import { LineSection } from './shape/line-section.tsx';
import { TableSection } from './table/table-section.tsx';

const loadChart = async () => (await import('./chart/chart-section.tsx')).ChartSection;
const loadFormula = async () => (await import('./formula/formula-section.tsx')).FormulaSection;

function holdsFormula({ text }: ShapeElement): boolean {
  return text?.paragraphs.some(({ runs }) => runs.some((run) => run.type === 'formula')) === true;
}

/** How the chosen elements look and lie. */
export function StylePanel(): ReactNode {
  const t = useEditorTexts();
  const chosen = useChosen();
  const [first] = chosen;
  if (!first) {
    return (
      <div className={classes.empty}>
        <p>{t('panel.nothing')}</p>
        <p>{t('panel.nothingHelp')}</p>
      </div>
    );
  }
  const single = chosen.length === 1 ? first : undefined;
  const shapes = chosen.filter((element) => element.type === 'shape');
  const outlined = chosen.filter(
    (element) =>
      element.type === 'shape' ||
      element.type === 'line' ||
      element.type === 'picture' ||
      element.type === 'video',
  );
  return (
    <>
      {shapes.length > 0 ? <FillSection shapes={shapes} /> : null}
      {outlined.length > 0 ? <LineSection elements={outlined} /> : null}
      {single?.type === 'video' || single?.type === 'audio' ? <MediaSection element={single} /> : null}
      {single?.type === 'picture' ? <PictureSection element={single} /> : null}
      {single?.type === 'chart' ? <Later load={loadChart} props={{ element: single }} /> : null}
      {single?.type === 'formula' || (single?.type === 'shape' && holdsFormula(single)) ? (
        <Later load={loadFormula} props={{ element: single }} />
      ) : null}
      {single?.type === 'table' ? <TableSection element={single} /> : null}
      {single ? <PositionSection element={single} /> : null}
      <ArrangeSection elements={chosen} />
      {single ? <AltSection key={single.id} element={single} /> : null}
    </>
  );
}

const longestAlt = 2000;

function AltSection({ element }: { readonly element: Element }): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  return (
    <PanelSection title={t('style.alt')}>
      <textarea
        className={classes.alt}
        aria-label={t('style.alt')}
        placeholder={t('style.altHint')}
        defaultValue={element.alt ?? ''}
        maxLength={longestAlt}
        rows={2}
        onBlur={(event) => {
          const alt = event.target.value.trim();
          if (alt !== (element.alt ?? '')) {
            session.store.transact((edit) => edit.update(element.id, { alt: alt === '' ? undefined : alt }));
          }
        }}
      />
    </PanelSection>
  );
}
