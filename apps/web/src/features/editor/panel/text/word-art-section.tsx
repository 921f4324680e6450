import type { ColorContext, Effects, RunProps } from '@lectern/courseware';
import { ColorPicker, cssOf, FoldedSection, PanelRow, PanelSelect } from '@lectern/property-panel';
import { type Shared, sharedOf, sharedRun } from '@lectern/stage/edit';
import { NumberField, Stack, Switch, Text } from '@lectern/ui';
import type { CSSProperties, ReactNode } from 'react';
import { useColors } from '../../editing/editor-context.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from '../panel.module.css';
import type { TextSectionProps } from './text-section.ts';
import { useBoxes } from './use-boxes.ts';
import { letterShadow, type WordArt, warps, wordArtPatch, wordArts } from './word-art.ts';

/** Word art: presets, the outline of letters, their shadow, and the warp of the whole text. */
export function WordArtSection({ target, paragraphs }: TextSectionProps): ReactNode {
  const t = usePanelTexts();
  const colors = useColors();
  const outline = singleOf(sharedRun(paragraphs, 'outline') as Shared<RunProps['outline']>);
  const effects: Effects | undefined = singleOf(sharedRun(paragraphs, 'effects'));
  const lined = outline?.fill?.type === 'solid' ? outline.fill.color : undefined;
  const give = (patch: Parameters<typeof target.patchRuns>[0]) => {
    target.patchRuns(patch);
    target.focus();
  };
  return (
    <FoldedSection id="text.wordArt" title={t('text.wordArt')}>
      <Stack gap={2} role="group" aria-label={t('text.wordArt')} className={classes.choices}>
        <Text
          as="button"
          overflow="cut"
          surface="field"
          type="button"
          className={classes.choice}
          onClick={() => give(wordArtPatch(undefined))}
        >
          {t('text.noWordArt')}
        </Text>
        {wordArts.map((art, at) => (
          <Text
            as="button"
            overflow="cut"
            surface="field"
            // biome-ignore lint/suspicious/noArrayIndexKey: the looks have no names and never reorder
            key={at}
            type="button"
            className={classes.choice}
            aria-label={t('text.wordArtLook', { number: at + 1 })}
            onClick={() => give(wordArtPatch(art))}
          >
            <span style={drawn(art, colors)}>{t('text.wordArtSample')}</span>
          </Text>
        ))}
      </Stack>
      <PanelRow label={t('text.letterOutline')}>
        <NumberField
          className={classes.narrow}
          label={t('text.outlineWidth')}
          value={lined ? (outline?.width ?? 1) : null}
          min={0.5}
          max={20}
          step={0.5}
          unit="px"
          disabled={!lined}
          onEnter={() => target.focus()}
          onChange={(width) => target.patchRuns({ outline: { ...outline, width } })}
        />
        <ColorPicker
          label={t('text.letterOutline')}
          colors={colors}
          value={lined}
          none={{ label: t('text.noOutline'), onPick: () => target.patchRuns({ outline: undefined }) }}
          goTo={() => target.focus()}
          onPick={(color) =>
            target.patchRuns({ outline: { width: 1, ...outline, fill: { type: 'solid', color } } })
          }
        />
      </PanelRow>
      <Switch
        label={t('text.letterShadow')}
        checked={effects?.outerShadow !== undefined}
        onChange={(on) => {
          const { outerShadow: _shadow, ...others } = effects ?? {};
          give({ effects: on ? { ...others, ...letterShadow } : others });
        }}
      />
      <Warp />
    </FoldedSection>
  );
}

function Warp(): ReactNode {
  const t = usePanelTexts();
  const { boxes, patch } = useBoxes();
  if (boxes.length === 0) return null;
  const shared = sharedOf(boxes.map((box) => box.warp ?? 'textNoShape'));
  const warp = singleOf(shared);
  const known = warps.find((each) => each === warp);
  return (
    <PanelRow label={t('text.warp')}>
      <PanelSelect<(typeof warps)[number] | 'none'>
        className={classes.wide}
        size="small"
        label={t('text.warp')}
        value={known ?? (warp === 'textNoShape' ? 'none' : null)}
        placeholder={shared.mixed ? t('text.mixed') : t('text.otherWarp')}
        options={[
          { value: 'none', label: t('text.noWarp') },
          ...warps.map((value) => ({ value, label: t(`text.warps.${value}`) })),
        ]}
        onChange={(value) => patch({ warp: value === 'none' ? undefined : value, warpAdjust: undefined })}
      />
    </PanelRow>
  );
}

/** Returns CSS that approximates the page's rendering. */
function drawn({ fill, outline, effects }: WordArt, colors: ColorContext): CSSProperties {
  const line = outline?.fill?.type === 'solid' ? cssOf(outline.fill.color, colors) : undefined;
  const stops =
    fill.type === 'gradient' ? fill.stops.map(({ color }) => cssOf(color, colors)).join(', ') : undefined;
  return {
    fontSize: '2rem',
    fontWeight: 700,
    ...(line ? { WebkitTextStroke: `1px ${line}` } : {}),
    ...(effects ? { filter: 'drop-shadow(1px 1px 1px rgb(0 0 0 / 40%))' } : {}),
    ...(fill.type === 'solid' ? { color: cssOf(fill.color, colors) } : {}),
    ...(stops
      ? { background: `linear-gradient(${stops})`, backgroundClip: 'text', color: 'transparent' }
      : {}),
  };
}
