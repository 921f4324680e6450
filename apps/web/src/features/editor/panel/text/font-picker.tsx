import { type SearchItem, SearchList } from '@lectern/property-panel';
import { classNames, fingerArea, Popover, useReturnedFocus } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { KeptList } from '../../picking/kept-list.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from '../panel.module.css';
import { fontChoices, isFontMeant } from './font-list.ts';

const recentFonts = new KeptList('editor-recent-fonts', 5);

export interface FontPickerProps {
  /** The font of the selection; undefined where fonts differ. */
  readonly value: string | undefined;
  readonly onPick: (value: string) => void;
  /** Moves the focus back to the text. */
  readonly giveBack: () => void;
}

/** Selects a font: recent fonts, the courseware's fonts and common fonts, with a search by name. */
export function FontPicker({ value, onPick, giveBack }: FontPickerProps): ReactNode {
  const t = usePanelTexts();
  const [open, setOpen] = useState(false);
  const { chose, returnsFocus } = useReturnedFocus(giveBack);
  const itemOf = useItemOf();
  const shown = value === undefined ? t('text.mixed') : itemOf(value).label;
  const pick = (font: string) => {
    recentFonts.use(font);
    chose();
    setOpen(false);
    onPick(font);
  };
  return (
    <Popover
      label={t('text.family')}
      align="start"
      open={open}
      onOpenChange={setOpen}
      returnsFocus={returnsFocus}
      trigger={
        <button
          type="button"
          aria-label={`${t('text.family')} ${shown}`}
          className={classNames(fingerArea, classes.picker)}
        >
          <span>{shown}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      <FontList value={value} itemOf={itemOf} onPick={pick} />
    </Popover>
  );
}

type ItemOf = (value: string) => SearchItem;

/** Returns a function for a font's list entry, with its name and style. */
function useItemOf(): ItemOf {
  const t = usePanelTexts();
  return (value) => {
    const choice = fontChoices.find((each) => each.value === value);
    if (!choice) return { value, label: value, style: { fontFamily: `"${value.replaceAll('"', '')}"` } };
    const { label, family } = choice;
    const name = typeof label === 'string' ? label : t(`text.${label.key}`);
    return { value, label: name, style: { fontFamily: family } };
  };
}

interface FontListProps {
  readonly value: string | undefined;
  readonly itemOf: ItemOf;
  readonly onPick: (value: string) => void;
}

function FontList({ value, itemOf, onPick }: FontListProps): ReactNode {
  const t = usePanelTexts();
  const { store } = useEditing().session;
  const recent = useSignal(recentFonts.values);
  const [known] = useState(() => {
    const carried = store.find('deck', 'deck')?.embeddedFonts?.map(({ family }) => family) ?? [];
    const own = [...carried, ...(value === undefined ? [] : [value])];
    return [...new Set(own)].filter((font) => !fontChoices.some((choice) => choice.value === font));
  });
  const find = (typed: string) => {
    const meant = (font: string) =>
      isFontMeant(typed, itemOf(font).label, fontChoices.find((choice) => choice.value === font)?.words);
    const groups = [
      { label: t('text.recentFonts'), items: typed === '' ? recent.map(itemOf) : [] },
      { label: t('text.ownFonts'), items: known.filter(meant).map(itemOf) },
      {
        label: t('text.allFonts'),
        items: fontChoices
          .map((choice) => choice.value)
          .filter(meant)
          .map(itemOf),
      },
    ].filter(({ items }) => items.length > 0);
    if (groups.length > 0) return groups;
    // A font that the list lacks may be installed on the device where the lesson is taught.
    return [{ label: t('text.otherFont'), items: [itemOf(typed)] }];
  };
  return (
    <SearchList
      label={t('text.family')}
      placeholder={t('text.findFont')}
      find={find}
      value={value}
      onPick={onPick}
      nothing={t('text.noFont')}
    />
  );
}
