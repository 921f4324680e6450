import { FoldedSection, PanelSelect } from '@lectern/property-panel';
import { sharedRun } from '@lectern/stage/edit';
import { NumberField, Stack } from '@lectern/ui';
import type { ReactNode } from 'react';
import { usePanelTexts } from '../locale/texts.ts';
import classes from '../panel.module.css';
import type { TextSectionProps } from './text-section.ts';

/** Letter spacing, points, as PowerPoint offers it. */
const spacings = {
  spacingNarrower: -3,
  spacingNarrow: -1.5,
  spacingNormal: 0,
  spacingWide: 3,
  spacingWider: 6,
};
type Spacing = keyof typeof spacings;
const names = Object.keys(spacings) as Spacing[];

/** The letter spacing of the selected text. */
export function LettersSection({ target, paragraphs }: TextSectionProps): ReactNode {
  const t = usePanelTexts();
  const shared = sharedRun(paragraphs, 'spacing');
  const spacing = shared.mixed ? undefined : (shared.value ?? 0);
  const named = names.find((name) => spacings[name] === spacing);
  const give = (value: number) => {
    target.patchRuns({ spacing: value });
    target.focus();
  };
  return (
    <FoldedSection id="text.letters" title={t('text.spacingOfLetters')}>
      <Stack gap={2} className={classes.pairs}>
        <PanelSelect<Spacing | 'own'>
          label={t('text.spacingOfLetters')}
          size="small"
          value={spacing === undefined ? null : (named ?? 'own')}
          placeholder={t('text.mixed')}
          options={[
            ...names.map((name) => ({ value: name, label: t(`text.${name}`) })),
            ...(spacing === undefined || named
              ? []
              : [{ value: 'own' as const, label: t('text.ownSpacing') }]),
          ]}
          onChange={(name) => name !== 'own' && give(spacings[name])}
        />
        <NumberField
          label={t('text.spacingOfLetters')}
          value={spacing ?? null}
          min={-20}
          max={100}
          step={0.5}
          digits={2}
          unit="pt"
          stepper
          onEnter={() => target.focus()}
          onChange={(value) => target.patchRuns({ spacing: value })}
        />
      </Stack>
    </FoldedSection>
  );
}
