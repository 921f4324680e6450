import { Button, Popover } from '@lectern/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import classes from './animation.module.css';
import { type CatalogueEffect, EFFECT_CLASSES, EFFECTS, type EffectClass } from './effect-catalogue.ts';
import { effectName } from './effect-name.ts';
import { useAnimationTexts } from './texts.ts';

/** The button that opens the list of effects. */
export function EffectPicker({
  onPick,
}: {
  readonly onPick: (kind: EffectClass, effect: CatalogueEffect) => void;
}): ReactNode {
  const t = useAnimationTexts();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t('add')}
      side="left"
      align="start"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" icon={<Plus aria-hidden="true" />}>
          {t('choose')}
        </Button>
      }
    >
      <div className={classes.effects}>
        {EFFECT_CLASSES.map((kind) => (
          <section key={kind} aria-label={t(`kind.${kind}`)}>
            <h3 className={classes.kindTitle} data-kind={kind}>
              {t(`kind.${kind}`)}
            </h3>
            <div className={classes.effectGrid}>
              {EFFECTS[kind].map((effect) => (
                <button
                  key={effect.name}
                  type="button"
                  className={classes.effect}
                  onClick={() => {
                    setOpen(false);
                    onPick(kind, effect);
                  }}
                >
                  {effectName(t, kind, effect)}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Popover>
  );
}
