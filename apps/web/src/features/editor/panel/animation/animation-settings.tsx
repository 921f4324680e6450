import {
  type AnimatedPart,
  type Animation,
  type AnimationChange,
  animateParts,
  changeAnimations,
  type Element,
} from '@lectern/courseware';
import { chartPartOf, chartPartsBy } from '@lectern/playback';
import { PanelRow } from '@lectern/property-panel';
import { useRecord } from '@lectern/stage/view';
import { Select, Stack } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import panel from '../panel.module.css';
import classes from './animation.module.css';
import { catalogued } from './effect-catalogue.ts';
import { useAnimationTexts } from './locale/texts.ts';
import { PathRows } from './path-rows.tsx';
import { SecondsRow } from './seconds-row.tsx';
import { LettersRow, TriggerRow } from './trigger-rows.tsx';

const longest = 600;
const repeats = [2, 3, 5, 10] as const;

interface AnimationSettingsProps {
  readonly pageId: string;
  readonly animation: Animation;
  readonly name: string;
  /** Id of the element whose clicks start the animation's sequence. */
  readonly startedBy: string | undefined;
}

/** The settings of an animation: when and how it plays. */
export function AnimationSettings({ pageId, animation, name, startedBy }: AnimationSettingsProps): ReactNode {
  const t = useAnimationTexts();
  const { session } = useEditing();
  const element = useRecord(session.store, 'element', animation.elementId);
  const { trigger } = animation;
  const put = (change: AnimationChange) =>
    session.edit((edit) => changeAnimations(edit, pageId, new Set([animation.id]), change));
  const ways = catalogued(animation)?.ways;
  return (
    <Stack as="section" edge="top" gap={2} className={classes.settings} aria-label={t('settings', { name })}>
      {ways ? (
        <PanelRow label={t('way.label')}>
          <Select
            className={panel.wide}
            size="small"
            label={t('way.label')}
            value={animation.effect.subtype ?? null}
            options={ways.map(([way, subtype]) => ({ value: subtype, label: t(`way.${way}`) }))}
            onChange={(subtype) => put({ effect: { ...animation.effect, subtype } })}
          />
        </PanelRow>
      ) : null}
      <PanelRow label={t('start.label')}>
        <Select
          className={panel.wide}
          size="small"
          label={t('start.label')}
          value={trigger.type === 'element' ? 'click' : trigger.type}
          options={(['click', 'with', 'after'] as const).map((value) => ({
            value,
            label: t(`start.${value}`),
          }))}
          onChange={(type) => put({ trigger: { type } })}
        />
      </PanelRow>
      <TriggerRow pageId={pageId} animation={animation} startedBy={startedBy} />
      <SecondsRow
        label={t('duration')}
        value={animation.duration}
        max={longest}
        onChange={(duration) => put({ duration })}
      />
      <SecondsRow
        label={t('delay')}
        value={animation.delay}
        max={longest}
        onChange={(delay) => put({ delay })}
      />
      <RepeatRow animation={animation} onChange={put} />
      <PartsRow pageId={pageId} animation={animation} element={element} />
      <LettersRow animation={animation} element={element} onChange={put} />
      <PathRows animation={animation} onChange={put} />
    </Stack>
  );
}

type Repeat = Pick<AnimationChange, 'repeat' | 'until'>;

function RepeatRow(props: {
  readonly animation: Animation;
  readonly onChange: (repeat: Repeat) => void;
}): ReactNode {
  const t = useAnimationTexts();
  const { animation, onChange } = props;
  const { repeat = 1, until } = animation;
  const counts = [
    ...new Set<number>([...repeats, ...(typeof repeat === 'number' && repeat > 1 ? [repeat] : [])]),
  ];
  const untilClick = repeat === 'indefinite' && until?.type === 'nextClick';
  const choose = (next: string): Repeat => {
    if (next === 'untilClick') return { repeat: 'indefinite', until: { type: 'nextClick' } };
    if (next === 'indefinite') return { repeat: next, until: undefined };
    return { repeat: next === '1' ? undefined : Number(next), until: undefined };
  };
  return (
    <PanelRow label={t('repeat.label')}>
      <Select
        className={panel.wide}
        size="small"
        label={t('repeat.label')}
        value={untilClick ? 'untilClick' : String(repeat)}
        options={[
          { value: '1', label: t('repeat.once') },
          ...counts.map((count) => ({ value: String(count), label: t('repeat.times', { count }) })),
          { value: 'untilClick', label: t('repeat.untilClick') },
          { value: 'indefinite', label: t('repeat.indefinite') },
        ]}
        onChange={(next) => onChange(choose(next))}
      />
    </PanelRow>
  );
}

/** Whether a text is animated paragraph by paragraph, or a chart by series or categories. */
function PartsRow(props: {
  readonly pageId: string;
  readonly animation: Animation;
  readonly element: Element | undefined;
}): ReactNode {
  const t = useAnimationTexts();
  const { pageId, animation, element } = props;
  const { session } = useEditing();
  const { class: kind } = animation.effect;
  const ways = kind === 'path' || kind === 'media' || kind === 'other' ? [] : waysOf(element);
  if (ways.length === 0) return null;
  const present = presentWay(animation);
  return (
    <PanelRow label={t('parts.label')}>
      <Select
        className={panel.wide}
        size="small"
        label={t('parts.label')}
        value={present}
        options={[
          { value: 'whole', label: t('parts.whole') },
          ...ways.map(({ way }) => ({ value: way, label: t(`parts.${way}`) })),
          // A division from the file that the list does not offer.
          ...(present === 'own' ? [{ value: present, label: t('parts.own') }] : []),
        ]}
        onChange={(next) => {
          if (next === 'own') return;
          const parts = ways.find(({ way }) => way === next)?.parts ?? [];
          session.edit((edit) => animateParts(edit, pageId, animation.id, parts));
        }}
      />
    </PanelRow>
  );
}

interface Way {
  readonly way: 'paragraphs' | 'series' | 'category';
  readonly parts: readonly AnimatedPart[];
}

/** Returns the methods of dividing an element into parts, when there are at least two parts. */
function waysOf(element: Element | undefined): readonly Way[] {
  const all: Way[] = [];
  if (element?.type === 'shape') {
    const parts = writtenParagraphs(element).map((at) => ({ paragraphs: [at, at] as [number, number] }));
    all.push({ way: 'paragraphs', parts });
  }
  if (element?.type === 'chart')
    for (const way of ['series', 'category'] as const)
      all.push({ way, parts: chartPartsBy(element.chart, way).map((part) => ({ part })) });
  return all.filter(({ parts }) => parts.length > 1 && parts.length <= MOST_PARTS);
}

/** Greatest number of parts, and so of clicks, per element. */
const MOST_PARTS = 40;

function presentWay({ paragraphs, part }: Animation): Way['way'] | 'whole' | 'own' {
  if (paragraphs) return 'paragraphs';
  const step = chartPartOf(part)?.step;
  if (step === 'series' || step === 'category') return step;
  return part === undefined ? 'whole' : 'own';
}

/** Returns the indices of the paragraphs with text, counted from 0. */
function writtenParagraphs(element: Extract<Element, { type: 'shape' }>): number[] {
  return (element.text?.paragraphs ?? []).flatMap(({ runs }, index) => (runs.length > 0 ? [index] : []));
}
