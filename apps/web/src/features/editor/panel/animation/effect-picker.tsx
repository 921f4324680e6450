import { Box, Button, Popover, Stack, Text } from '@lectern/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { PathDrawing } from '../../editing/shown-parts.ts';
import panel from '../panel.module.css';
import classes from './animation.module.css';
import { type CatalogueEffect, EFFECT_CLASSES, EFFECTS, type EffectClass } from './effect-catalogue.ts';
import { effectName } from './effect-name.ts';
import { useAnimationTexts } from './locale/texts.ts';

const DRAWN = ['line', 'curve', 'free'] as const;

interface EffectPickerProps {
  readonly onPick: (kind: EffectClass, effect: CatalogueEffect) => void;
  /** Called when an effect is hovered or focused, and without arguments when neither is the case any more. */
  readonly onSee: (kind?: EffectClass, effect?: CatalogueEffect) => void;
  /** Called to draw a path on the page. */
  readonly onDraw: (kind: PathDrawing['kind']) => void;
}

/** The button that opens the list of effects. */
export function EffectPicker({ onPick, onSee, onDraw }: EffectPickerProps): ReactNode {
  const t = useAnimationTexts();
  const [open, setOpen] = useState(false);
  /** Whether a path is going to be drawn: the focus then moves to the page. */
  const draws = useRef(false);
  const show = (next: boolean) => {
    setOpen(next);
    if (next) draws.current = false;
    if (!next) onSee();
  };
  return (
    <Popover
      label={t('add')}
      // The popup is below the button, over the panel, so that the page with the previews stays visible.
      side="bottom"
      align="end"
      open={open}
      onOpenChange={show}
      returnsFocus={() => !draws.current}
      trigger={
        <Button size="small" icon={<Plus aria-hidden="true" />}>
          {t('choose')}
        </Button>
      }
    >
      <Stack overflow="scroll" pad={1} gap={4} className={classes.effects}>
        {EFFECT_CLASSES.map((kind) => (
          <section key={kind} aria-label={t(`kind.${kind}`)}>
            <Text as="h3" tone="quiet" className={classes.kindTitle} data-kind={kind}>
              {t(`kind.${kind}`)}
            </Text>
            <Stack gap={2} className={panel.styles}>
              {EFFECTS[kind].map((effect) => (
                <Box
                  as="button"
                  surface="field"
                  pad={1}
                  key={effect.name}
                  type="button"
                  className={classes.effect}
                  onPointerEnter={() => onSee(kind, effect)}
                  onPointerLeave={() => onSee()}
                  onFocus={() => onSee(kind, effect)}
                  onBlur={() => onSee()}
                  onClick={() => {
                    show(false);
                    onPick(kind, effect);
                  }}
                >
                  {effectName(t, kind, effect)}
                </Box>
              ))}
              {kind === 'path'
                ? DRAWN.map((drawn) => (
                    <Box
                      as="button"
                      surface="field"
                      pad={1}
                      key={drawn}
                      type="button"
                      className={classes.effect}
                      onClick={() => {
                        draws.current = true;
                        show(false);
                        onDraw(drawn);
                      }}
                    >
                      {t(`draw.${drawn}`)}
                    </Box>
                  ))
                : null}
            </Stack>
          </section>
        ))}
      </Stack>
    </Popover>
  );
}
