import type { PageMarks } from '@lectern/courseware/design';
import { Button, Dialog, Input, Stack, Switch } from '@lectern/ui';
import { RadioGroup } from '@lectern/ui/radio-group';
import { type ReactNode, useState } from 'react';
import { languageTag } from '../../../../platform/i18n/language.ts';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { runCommand } from '../../commands/command.ts';
import { changePageMarks } from '../../commands/pages/page-design.ts';
import { useEditing } from '../../editing/editor-context.ts';
import own from './design.module.css';
import { useDesignTexts } from './texts.ts';

const LONGEST = 200;

/** The dialog for page number, date and footer, and for the pages that have them. */
export function MarksDialog({
  marks,
  onClose,
}: {
  /** The current page's marks. */
  readonly marks: PageMarks;
  readonly onClose: () => void;
}): ReactNode {
  const t = useDesignTexts();
  const editing = useEditing();
  const tag = languageTag(useLanguage());
  const [today] = useState(() => new Intl.DateTimeFormat(tag).format(new Date()));
  const [number, setNumber] = useState(marks.number);
  const [hasDate, setHasDate] = useState(marks.date !== undefined);
  const [follows, setFollows] = useState(marks.date === undefined || marks.date === 'today');
  const [words, setWords] = useState(typeof marks.date === 'object' ? marks.date.words : today);
  const [hasFooter, setHasFooter] = useState(marks.footer !== undefined);
  const [footer, setFooter] = useState(marks.footer ?? '');
  const [notOnTitles, setNotOnTitles] = useState(true);
  const apply = (pages: 'all' | 'chosen') => {
    onClose();
    const next: PageMarks = {
      number,
      footer: hasFooter ? footer.trim() : undefined,
      date: hasDate ? (follows ? 'today' : { words: words.trim() }) : undefined,
    };
    // Applied to selected pages, the marks are added to title pages too.
    runCommand(changePageMarks, editing, {
      marks: next,
      pages,
      notOnTitles: notOnTitles && pages === 'all',
      today,
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('marks')}
      size="fit"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button onClick={() => apply('chosen')}>{t('applyChosen')}</Button>
          <Button tone="primary" onClick={() => apply('all')}>
            {t('applyAll')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Switch label={t('number')} checked={number} onChange={setNumber} />
        <Switch label={t('date')} checked={hasDate} onChange={setHasDate} />
        {hasDate ? (
          <DateChoice follows={follows} onFollows={setFollows} words={words} onWords={setWords} />
        ) : null}
        <Switch label={t('footer')} checked={hasFooter} onChange={setHasFooter} />
        {hasFooter ? (
          <Stack gap={2} className={own.under}>
            <Input
              aria-label={t('footerText')}
              placeholder={t('footerText')}
              value={footer}
              maxLength={LONGEST}
              onChange={(event) => setFooter(event.target.value)}
            />
          </Stack>
        ) : null}
        <Switch label={t('notOnTitles')} checked={notOnTitles} onChange={setNotOnTitles} />
      </Stack>
    </Dialog>
  );
}

interface DateChoiceProps {
  /** The date is the day on which the page is shown. */
  readonly follows: boolean;
  readonly onFollows: (follows: boolean) => void;
  /** The fixed date as typed, used when the date does not follow the day. */
  readonly words: string;
  readonly onWords: (words: string) => void;
}

function DateChoice({ follows, onFollows, words, onWords }: DateChoiceProps): ReactNode {
  const t = useDesignTexts();
  return (
    <Stack gap={2} className={own.under}>
      <RadioGroup
        label={t('date')}
        value={follows ? 'today' : 'words'}
        onChange={(next) => onFollows(next === 'today')}
        className={own.radios}
        optionClassName={own.radio}
        options={[
          { value: 'today', label: t('dateToday') },
          { value: 'words', label: t('dateWords') },
        ]}
      />
      {follows ? null : (
        <Input
          aria-label={t('dateText')}
          value={words}
          maxLength={LONGEST}
          onChange={(event) => onWords(event.target.value)}
        />
      )}
    </Stack>
  );
}
