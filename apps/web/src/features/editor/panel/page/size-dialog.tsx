import { LEAST_PAGE, MOST_PAGE, PAGE_SIZES, type PageSize } from '@lectern/courseware/design';
import { PanelRow } from '@lectern/property-panel';
import { Button, Dialog, NumberField, Select, Stack } from '@lectern/ui';
import { RadioGroup } from '@lectern/ui/radio-group';
import { type ReactNode, useState } from 'react';
import { runCommand } from '../../commands/command.ts';
import { changePageSize } from '../../commands/pages/page-design.ts';
import { useEditing } from '../../editing/editor-context.ts';
import own from './design.module.css';
import { useDesignTexts } from './texts.ts';

const NAMES: readonly SizeName[] = ['wide', 'standard', 'a4', 'own'];

/** The dialog for the size of pages, and for whether their content is scaled. */
export function SizeDialog({
  size,
  onClose,
}: {
  readonly size: PageSize;
  readonly onClose: () => void;
}): ReactNode {
  const t = useDesignTexts();
  const editing = useEditing();
  const [wanted, setWanted] = useState<PageSize>(size);
  const [name, setName] = useState<SizeName>(nameOfSize(size));
  const [content, setContent] = useState<'fit' | 'keep'>('fit');
  const choose = (next: SizeName) => {
    setName(next);
    if (next !== 'own') setWanted(PAGE_SIZES[next]);
  };
  const resize = (next: PageSize) => {
    setWanted(next);
    setName(nameOfSize(next));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('size')}
      size="fit"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            onClick={() => {
              onClose();
              runCommand(changePageSize, editing, { size: wanted, content });
            }}
          >
            {t('apply')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Select
          label={t('size')}
          value={name}
          options={NAMES.map((value) => ({ value, label: t(`sizes.${value}`) }))}
          onChange={choose}
        />
        <Stack gap={2} className={own.pair}>
          <Side label={t('width')} value={wanted.w} onChange={(w) => resize({ ...wanted, w })} />
          <Side label={t('height')} value={wanted.h} onChange={(h) => resize({ ...wanted, h })} />
        </Stack>
        <PanelRow label={t('content')}>{null}</PanelRow>
        <RadioGroup
          label={t('content')}
          value={content}
          onChange={setContent}
          className={own.radios}
          optionClassName={own.radio}
          options={[
            { value: 'fit', label: t('contentFit') },
            { value: 'keep', label: t('contentKeep') },
          ]}
        />
      </Stack>
    </Dialog>
  );
}

interface SideProps {
  readonly label: string;
  /** Logical pixels. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The width or the height, in centimetres. */
function Side({ label, value, onChange }: SideProps): ReactNode {
  const t = useDesignTexts();
  return (
    <NumberField
      label={label}
      prefix={label}
      unit={t('centimetres')}
      min={centimetres(LEAST_PAGE)}
      max={centimetres(MOST_PAGE)}
      step={0.1}
      digits={1}
      size="medium"
      value={centimetres(value)}
      onChange={(next) => onChange(ofCentimetres(next))}
    />
  );
}

/** Logical pixels in a centimetre, at 96 in an inch. */
const PER_CENTIMETRE = 96 / 2.54;

type SizeName = keyof typeof PAGE_SIZES | 'own';

/** Returns the name of a page size. Sizes are compared with a tolerance, because file formats round to their units. */
export function nameOfSize({ w, h }: PageSize): SizeName {
  const names = Object.keys(PAGE_SIZES) as (keyof typeof PAGE_SIZES)[];
  return (
    names.find((name) => Math.abs(PAGE_SIZES[name].w - w) < 1 && Math.abs(PAGE_SIZES[name].h - h) < 1) ??
    'own'
  );
}

/** Converts logical pixels to centimetres, rounded to a tenth. */
export function centimetres(length: number): number {
  return Math.round((length / PER_CENTIMETRE) * 10) / 10;
}

function ofCentimetres(length: number): number {
  return length * PER_CENTIMETRE;
}
