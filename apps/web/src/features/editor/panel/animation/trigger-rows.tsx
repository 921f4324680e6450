import { type Animation, type AnimationChange, type Element, startAnimations } from '@lectern/courseware';
import { PanelRow } from '@lectern/property-panel';
import { NumberField, Select } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import panel from '../panel.module.css';
import { elementName } from './effect-name.ts';
import { useAnimationTexts } from './locale/texts.ts';

interface TriggerRowProps {
  readonly pageId: string;
  readonly animation: Animation;
  readonly startedBy: string | undefined;
}

/** Select option for the page, because a select has no empty value. */
const ON_PAGE = '';

/** Selects the trigger of the animation: the next click anywhere on the page, or a click on an element. */
export function TriggerRow({ pageId, animation, startedBy }: TriggerRowProps): ReactNode {
  const t = useAnimationTexts();
  const { session } = useEditing();
  const { store } = session;
  const ids = store.children(pageId);
  const others = startedBy !== undefined && !ids.includes(startedBy) ? [startedBy] : [];
  return (
    <PanelRow label={t('trigger.label')}>
      <Select
        className={panel.wide}
        size="small"
        label={t('trigger.label')}
        value={startedBy ?? ON_PAGE}
        options={[
          { value: ON_PAGE, label: t('trigger.none') },
          ...[...ids, ...others].map((id) => ({
            value: id,
            label: t('trigger.element', { name: elementName(t, store, id) }),
          })),
        ]}
        onChange={(next) =>
          session.edit((edit) =>
            startAnimations(edit, pageId, new Set([animation.id]), next === ON_PAGE ? undefined : next),
          )
        }
      />
    </PanelRow>
  );
}

interface LettersRowProps {
  readonly animation: Animation;
  readonly element: Element | undefined;
  readonly onChange: (change: AnimationChange) => void;
}

/** PowerPoint's default delay between two letters or words, as a share of the duration. */
const INTERVAL = 0.1;

/** Selects whether a text is animated as a whole, by words or by letters; a Chinese character counts as a word. */
export function LettersRow({ animation, element, onChange }: LettersRowProps): ReactNode {
  const t = useAnimationTexts();
  const { iterate } = animation;
  const { class: kind } = animation.effect;
  const says = element?.type === 'shape' && element.text?.paragraphs.some(({ runs }) => runs.length > 0);
  if (!says || kind === 'media' || kind === 'other' || animation.part !== undefined) return null;
  return (
    <>
      <PanelRow label={t('letters.label')}>
        <Select
          className={panel.wide}
          size="small"
          label={t('letters.label')}
          value={iterate?.by ?? 'none'}
          options={(['none', 'word', 'letter'] as const).map((value) => ({
            value: value as string,
            label: t(`letters.${value}`),
          }))}
          onChange={(by) =>
            onChange({
              iterate: by === 'word' || by === 'letter' ? { interval: INTERVAL, ...iterate, by } : undefined,
            })
          }
        />
      </PanelRow>
      {iterate ? (
        <PanelRow label={t('letters.interval')}>
          <NumberField
            className={panel.wide}
            label={t('letters.interval')}
            unit="%"
            stepper
            min={0}
            max={500}
            step={5}
            value={Math.round(iterate.interval * 100)}
            onChange={(percent) => onChange({ iterate: { ...iterate, interval: percent / 100 } })}
          />
        </PanelRow>
      ) : null}
    </>
  );
}
