import { ColorPicker, PanelRow } from '@lectern/property-panel';
import { sharedOf } from '@lectern/stage/edit';
import {
  classNames,
  fingerArea,
  Input,
  NumberField,
  Popover,
  Stack,
  Text,
  useReturnedFocus,
} from '@lectern/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { runCommand } from '../../commands/command.ts';
import { listAs, listLook } from '../../commands/text/paragraphs.ts';
import { useColors, useEditing } from '../../editing/editor-context.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { usePanelTexts } from '../locale/texts.ts';
import panel from '../panel.module.css';
import classes from './list-gallery.module.css';
import { bulletChoices, choiceOf, type ListBullet, numberChoices } from './list-styles.ts';
import type { TextSectionProps } from './text-section.ts';

interface ListGalleryProps extends TextSectionProps {
  readonly kind: 'char' | 'number';
}

/** The gallery of bullets, or of numberings, behind the arrow beside the list button. */
export function ListGallery({ kind, target, paragraphs }: ListGalleryProps): ReactNode {
  const t = usePanelTexts();
  const editing = useEditing();
  const [open, setOpen] = useState(false);
  const { chose, returnsFocus } = useReturnedFocus(() => target.focus());
  const label = t(kind === 'char' ? 'text.bulletStyles' : 'text.numberStyles');
  const choices = kind === 'char' ? bulletChoices : numberChoices;
  const bullet = singleOf(sharedOf(paragraphs.map((paragraph) => paragraph.bullet)));
  const chosen = bullet && choiceOf(bullet, choices);
  const pick = (value: ListBullet | { readonly type: 'none' }) => {
    chose();
    setOpen(false);
    runCommand(listAs, editing, value);
  };
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      returnsFocus={returnsFocus}
      trigger={
        <button
          type="button"
          className={classNames(fingerArea, classes.arrow)}
          aria-label={label}
          data-tooltip={label}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      <Stack gap={2} className={classes.panel}>
        <Stack gap={2} className={panel.choices} data-kind={kind} role="group" aria-label={label}>
          <Text
            as="button"
            overflow="line"
            surface="field"
            type="button"
            className={classes.choice}
            aria-pressed={bullet?.type === 'none'}
            onClick={() => pick({ type: 'none' })}
          >
            {t('text.noList')}
          </Text>
          {choices.map((choice) => (
            <Text
              as="button"
              overflow="line"
              surface="field"
              key={choice.shown}
              type="button"
              className={classes.choice}
              aria-pressed={choice === chosen}
              onClick={() => pick(choice.bullet)}
            >
              {choice.shown}
            </Text>
          ))}
        </Stack>
        {kind === 'char' ? <OwnBullet onPick={(char) => pick({ type: 'char', char })} /> : null}
        {bullet && bullet.type === kind ? <ListLookRows bullet={bullet} /> : null}
      </Stack>
    </Popover>
  );
}

/** A field for any character as the bullet. */
function OwnBullet({ onPick }: { readonly onPick: (char: string) => void }): ReactNode {
  const t = usePanelTexts();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const sign = String(new FormData(event.currentTarget).get('sign') ?? '').trim();
        if (sign !== '') onPick([...sign].slice(0, 4).join(''));
      }}
    >
      <PanelRow label={t('text.ownBullet')}>
        <Input
          className={classes.sign}
          size="small"
          name="sign"
          maxLength={8}
          autoComplete="off"
          aria-label={t('text.ownBullet')}
        />
      </PanelRow>
    </form>
  );
}

function ListLookRows({ bullet }: { readonly bullet: ListBullet }): ReactNode {
  const t = usePanelTexts();
  const editing = useEditing();
  const colors = useColors();
  const size = bullet.size ?? 1;
  return (
    <>
      {bullet.type === 'number' ? (
        <PanelRow label={t('text.startAt')}>
          <NumberField
            className={classes.number}
            label={t('text.startAt')}
            value={bullet.start ?? 1}
            min={1}
            max={32_767}
            digits={0}
            stepper
            onChange={(start) => runCommand(listLook, editing, { start: Math.round(start) })}
          />
        </PanelRow>
      ) : null}
      <PanelRow label={t('text.bulletSize')}>
        <NumberField
          className={classes.number}
          label={t('text.bulletSize')}
          value={size < 0 ? null : Math.round(size * 100)}
          min={25}
          max={400}
          step={5}
          digits={0}
          unit="%"
          onChange={(percent) => runCommand(listLook, editing, { size: percent / 100 })}
        />
      </PanelRow>
      <PanelRow label={t('text.bulletColor')}>
        <ColorPicker
          label={t('text.bulletColor')}
          colors={colors}
          value={bullet.color}
          onPick={(color) => runCommand(listLook, editing, { color })}
        />
      </PanelRow>
    </>
  );
}
