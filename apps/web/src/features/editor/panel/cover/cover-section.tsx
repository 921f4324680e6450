import type { Cover, ShapeElement } from '@lectern/courseware';
import { FoldedSection, PanelRow, PanelSection } from '@lectern/property-panel';
import { Select, Switch } from '@lectern/ui';
import type { ReactNode } from 'react';
import { defineTexts } from '../../../../platform/i18n/texts.ts';
import { useEditing } from '../../editing/editor-context.ts';

const WAYS = ['wipe', 'fade', 'scratch'] as const;
const SIDES = ['left', 'right', 'top', 'bottom'] as const;

/** Whether a shape is a cover over the elements beneath it, and how the class removes it. */
export function CoverSection({ element }: { readonly element: ShapeElement }): ReactNode {
  const t = useCoverTexts();
  return element.cover ? (
    <PanelSection title={t('title')}>
      <CoverForm element={element} />
    </PanelSection>
  ) : (
    <FoldedSection id="cover" title={t('title')}>
      <CoverForm element={element} />
    </FoldedSection>
  );
}

function CoverForm({
  element: { id, cover, locked = false },
}: {
  readonly element: ShapeElement;
}): ReactNode {
  const t = useCoverTexts();
  const { session } = useEditing();
  const put = (next: Cover | undefined) =>
    session.edit((edit) => edit.update<ShapeElement>(id, { cover: next }));
  return (
    <>
      <Switch
        label={t('isCover')}
        checked={cover !== undefined}
        disabled={locked}
        onChange={(on) => put(on ? { way: 'wipe', from: 'left' } : undefined)}
      />
      {cover ? (
        <PanelRow label={t('way')}>
          <Select
            size="small"
            label={t('way')}
            value={cover.way}
            options={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
            disabled={locked}
            onChange={(way) => put(way === 'wipe' ? { way, from: 'left' } : { way })}
          />
        </PanelRow>
      ) : null}
      {cover?.way === 'wipe' ? (
        <PanelRow label={t('from')}>
          <Select
            size="small"
            label={t('from')}
            value={cover.from ?? 'left'}
            options={SIDES.map((value) => ({ value, label: t(`sides.${value}`) }))}
            disabled={locked}
            onChange={(from) => put({ way: 'wipe', from })}
          />
        </PanelRow>
      ) : null}
    </>
  );
}

const zh = {
  title: '遮罩',
  isCover: '上课时可以揭开',
  way: '揭开方式',
  ways: { wipe: '拉开', fade: '点一下消失', scratch: '刮开' },
  from: '从哪边拉开',
  sides: { left: '左边', right: '右边', top: '上边', bottom: '下边' },
};

const en: typeof zh = {
  title: 'Cover',
  isCover: 'Taken away in class',
  way: 'How',
  ways: { wipe: 'Pulled off', fade: 'Gone at a press', scratch: 'Scratched off' },
  from: 'From which side',
  sides: { left: 'Left', right: 'Right', top: 'Top', bottom: 'Bottom' },
};

const { useTexts: useCoverTexts } = defineTexts(zh, en);
