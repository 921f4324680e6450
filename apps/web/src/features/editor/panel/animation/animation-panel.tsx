import { type Animation, addAnimations, moveAnimation, removeAnimations } from '@lectern/courseware';
import { useRecord } from '@lectern/stage/view';
import { Button, IconButton } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ArrowDown, ArrowUp, Play, Square, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useChosen, useEditing } from '../../editing/editor-context.ts';
import { PanelSection } from '../parts/panel-section.tsx';
import classes from './animation.module.css';
import { AnimationSettings } from './animation-settings.tsx';
import { type AnimationStep, animationSteps } from './animation-steps.ts';
import { firstLook } from './effect-catalogue.ts';
import { animationName, elementName, partName } from './effect-name.ts';
import { EffectPicker } from './effect-picker.tsx';
import { useAnimationTexts } from './texts.ts';
import { usePagePlay } from './use-page-play.ts';

/** The page's animations: added to what is chosen, put in order, set, and played where they stand. */
export function AnimationPanel(): ReactNode {
  const t = useAnimationTexts();
  const { session, pageDrawing } = useEditing();
  const { store } = session;
  const pageId = useSignal(session.pageId) ?? '';
  const animations = useRecord(store, 'page', pageId)?.animations ?? [];
  const chosen = useChosen();
  const [open, setOpen] = useState<string>();
  const { playing, play, stop } = usePagePlay(session, pageId, pageDrawing);
  const ids = chosen.map(({ id }) => id);
  return (
    <>
      {session.canEdit ? (
        <PanelSection title={t('add')}>
          {chosen.length > 0 ? (
            <EffectPicker
              onPick={(kind, effect) =>
                session.edit((edit) => {
                  setOpen(addAnimations(edit, pageId, ids, firstLook(kind, effect))[0]);
                })
              }
            />
          ) : (
            <p className={classes.help}>{t('addHelp')}</p>
          )}
        </PanelSection>
      ) : null}
      <PanelSection title={t('order')}>
        {animations.length === 0 ? (
          <p className={classes.help}>{t('none')}</p>
        ) : (
          <>
            <Button
              size="small"
              icon={playing ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
              onClick={playing ? stop : play}
            >
              {t(playing ? 'stop' : 'play')}
            </Button>
            {animationSteps(animations).map((step) => (
              <Step key={step.animations[0]?.id} step={step} pageId={pageId} open={open} onOpen={setOpen} />
            ))}
          </>
        )}
      </PanelSection>
    </>
  );
}

interface StepProps {
  readonly step: AnimationStep;
  readonly pageId: string;
  readonly open: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

function Step({ step, pageId, open, onOpen }: StepProps): ReactNode {
  const t = useAnimationTexts();
  const { store } = useEditing().session;
  const { begin } = step;
  const title =
    begin.type === 'click'
      ? t('step', { number: begin.number })
      : begin.type === 'opening'
        ? t('opening')
        : t('triggered', { name: elementName(t, store, begin.elementId) });
  return (
    <section className={classes.step} aria-label={title}>
      <h4 className={classes.stepTitle}>{title}</h4>
      <ol className={classes.list}>
        {step.animations.map((animation) => (
          <AnimationRow
            key={animation.id}
            animation={animation}
            pageId={pageId}
            open={animation.id === open}
            onToggle={() => onOpen(animation.id === open ? undefined : animation.id)}
          />
        ))}
      </ol>
    </section>
  );
}

interface AnimationRowProps {
  readonly animation: Animation;
  readonly pageId: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function AnimationRow({ animation, pageId, open, onToggle }: AnimationRowProps): ReactNode {
  const t = useAnimationTexts();
  const { session } = useEditing();
  const { store } = session;
  const name = elementName(t, store, animation.elementId);
  const part = partName(t, store, animation);
  const move = (by: -1 | 1) => session.edit((edit) => moveAnimation(edit, pageId, animation.id, by));
  return (
    <li className={classes.item} data-open={open || undefined}>
      <button
        type="button"
        className={classes.row}
        aria-expanded={open}
        onClick={() => {
          session.choose([animation.elementId]);
          onToggle();
        }}
      >
        <span
          className={classes.kind}
          data-kind={animation.effect.class}
          title={t(`kind.${animation.effect.class}`)}
        >
          {animationName(t, animation)}
        </span>
        <span className={classes.element}>{part ? `${name} · ${part}` : name}</span>
      </button>
      {open && session.canEdit ? (
        <>
          <AnimationSettings pageId={pageId} animation={animation} name={name} />
          <div className={classes.tools}>
            <IconButton
              size="small"
              label={t('earlier')}
              onClick={() => move(-1)}
              icon={<ArrowUp aria-hidden="true" />}
            />
            <IconButton
              size="small"
              label={t('later')}
              onClick={() => move(1)}
              icon={<ArrowDown aria-hidden="true" />}
            />
            <IconButton
              size="small"
              label={t('remove')}
              onClick={() => session.edit((edit) => removeAnimations(edit, pageId, new Set([animation.id])))}
              icon={<Trash2 aria-hidden="true" />}
            />
          </div>
        </>
      ) : null}
    </li>
  );
}
