import { PICTURE_WIDTH } from '@lectern/protocol/exports';
import { Checkbox, Field, FormDialog, Input, Row, Select, Stack, Text, ToggleGroup } from '@lectern/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import classes from './export-dialog.module.css';
import { type AskedExport, type ExportChoice, pageRanges } from './export-request.ts';
import { useExportTexts } from './export-texts.ts';

export interface ExportDialogProps {
  readonly request: AskedExport;
  readonly onClose: () => void;
  readonly onChoose: (choice: ExportChoice) => void;
}

type Which = 'all' | 'current' | 'some';
const WIDTHS = [1_280, PICTURE_WIDTH.usual, 2_560, PICTURE_WIDTH.most] as const;

const TITLES = {
  pptx: 'exportPptx',
  pdf: 'exportPdf',
  pictures: 'exportPictures',
  html: 'exportHtml',
} as const;

/** The help and the single option of formats that contain all pages. */
const WHOLE = { pptx: ['pptxHelp', 'keysToo'], html: ['htmlHelp', 'notesToo'] } as const;

/**
 * Options of an export: the pages; for pictures also format and size; for a show whether notes are included, and for
 * a presentation whether its notes have the keys of questions.
 */
export function ExportDialog({ request, onClose, onChoose }: ExportDialogProps): ReactNode {
  const t = useExportTexts();
  const { kind, pageCount, currentPage, showsAllPages = false } = request;
  const whole = kind === 'html' || kind === 'pptx' ? WHOLE[kind] : undefined;
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [which, setWhich] = useState<Which>('all');
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [more, setMore] = useState(false);
  const [format, setFormat] = useState<'png' | 'jpeg'>('png');
  const [width, setWidth] = useState<number>(PICTURE_WIDTH.usual);

  const submit = () => {
    if (kind === 'html' || kind === 'pptx') {
      onChoose(kind === 'html' ? { format: kind, notes: more } : { format: kind, keys: more });
      onClose();
      return;
    }
    const pages = which === 'current' && currentPage ? [currentPage] : pageRanges(words, pageCount);
    if (which !== 'all' && !pages) {
      setWrong(true);
      input.current?.focus();
      return;
    }
    onChoose({
      ...(kind === 'pictures' ? { format, width } : { format: 'pdf' }),
      ...(which === 'all' || !pages ? { hidden } : { pages }),
    });
    onClose();
  };
  const choices: readonly (readonly [Which, string])[] = [
    ['all', t('pagesAll', { count: pageCount })],
    ...(currentPage ? [['current', t('pagesCurrent', { page: currentPage })] as const] : []),
    ['some', t('pagesSome')],
  ];
  return (
    <FormDialog
      className={classes.form}
      title={t(TITLES[kind])}
      description={t('exportOf', { name: request.document.name })}
      cancelLabel={t('cancel')}
      submitLabel={t('export')}
      onSubmit={submit}
      onClose={onClose}
    >
      {whole ? (
        <div>
          <Text as="p" tone="quiet" className={classes.help}>
            {t(whole[0])}
          </Text>
          <Row as="label" gap={2} className={classes.choice} htmlFor={`${formId}-more`}>
            <Checkbox id={`${formId}-more`} checked={more} onChange={setMore} />
            {t(whole[1])}
          </Row>
        </div>
      ) : (
        <Stack as="fieldset" gap={1} className={classes.pages}>
          <legend>{t('pages')}</legend>
          {choices.map(([value, label]) => (
            <Row key={value} as="label" gap={2} className={classes.choice}>
              <input
                type="radio"
                name={`${formId}-pages`}
                checked={which === value}
                onChange={() => {
                  setWhich(value);
                  if (value === 'some') requestAnimationFrame(() => input.current?.focus());
                }}
              />
              {label}
            </Row>
          ))}
          {which === 'some' ? (
            <div className={classes.within}>
              <Field
                label={t('pageNumbers')}
                hint={t('pageNumbersHint')}
                error={wrong ? t('pageNumbersWrong', { count: pageCount }) : undefined}
              >
                <Input
                  ref={input}
                  value={words}
                  autoComplete="off"
                  placeholder="1-3,5"
                  onChange={(event) => {
                    setWords(event.target.value);
                    setWrong(false);
                  }}
                />
              </Field>
            </div>
          ) : null}
          {which === 'all' && !showsAllPages ? (
            <Row as="label" gap={2} className={classes.choice} htmlFor={`${formId}-hidden`}>
              <Checkbox id={`${formId}-hidden`} checked={hidden} onChange={setHidden} />
              {t('pagesHidden')}
            </Row>
          ) : null}
        </Stack>
      )}
      {kind === 'pictures' ? (
        <Stack gap={6} className={classes.picture}>
          <Stack rows="start" gap={2} items="start" className={classes.group}>
            <span>{t('pictureKind')}</span>
            <ToggleGroup
              label={t('pictureKind')}
              value={[format]}
              options={[
                { value: 'png', label: 'PNG' },
                { value: 'jpeg', label: 'JPEG' },
              ]}
              onChange={([next]) => next && setFormat(next)}
            />
          </Stack>
          <Stack rows="start" gap={2} items="start" className={classes.group}>
            <span>{t('pictureWidth')}</span>
            <Select
              size="small"
              label={t('pictureWidth')}
              value={width}
              options={WIDTHS.map((each) => ({ value: each, label: t('pixels', { width: each }) }))}
              onChange={setWidth}
            />
          </Stack>
        </Stack>
      ) : null}
    </FormDialog>
  );
}
