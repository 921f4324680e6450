import { Button, Dialog, Field, Progress, Select, Stack, showToast, Text } from '@lectern/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useEditing, useSelectedPages } from '../editing/editor-context.ts';
import { useStageLabels } from '../editing/stage-labels.ts';
import classes from './print-pages.module.css';
import { printPages } from './print-pages.tsx';
import { type Paper, type PrintForm, papersFor } from './print-plan.ts';
import { usePrintTexts } from './texts.ts';

const FORMS: readonly PrintForm[] = ['slides', 'handout2', 'handout4', 'handout6', 'notes'];

/** The dialog for the pages and the paper of a print; while printing, the progress and a button that stops it. */
export function PrintDialog(): ReactNode {
  const t = usePrintTexts();
  const labels = useStageLabels();
  const { session, document, printShown } = useEditing();
  const formId = useId();
  const [choices, setChoices] = useState<PrintChoices>({ form: 'slides', wanted: 'A4', range: 'all' });
  const pages = session.store.pages();
  // The selected pages without layouts, which may be shown instead of a page.
  const chosen = useSelectedPages().filter((id) => pages.includes(id));
  const [sheets, setSheets] = useState<{ readonly done: number; readonly count: number }>();
  const printing = useRef<AbortController>(undefined);
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => () => printing.current?.abort(), []);
  const { form, range } = choices;
  const close = () => printShown.set(false);
  const print = async (event: FormEvent) => {
    event.preventDefault();
    if (printing.current) return;
    const stop = new AbortController();
    printing.current = stop;
    setSheets({ done: 0, count: 0 });
    try {
      await printPages({
        reader: session.store,
        assets: document.assets,
        labels,
        title: document.name.get(),
        form,
        paper: paperOf(choices),
        chosen: range === 'chosen' ? chosen : undefined,
        onSheet: (done, count) => setSheets({ done, count }),
        signal: stop.signal,
      });
      if (!stop.signal.aborted) close();
    } catch {
      printing.current = undefined;
      setSheets(undefined);
      showToast({ kind: 'failure', text: t('failed') });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      size="fit"
      title={t('title')}
      // Focused first, so that Ctrl+P and then Enter prints.
      initialFocus={begin}
      footer={
        <>
          <Button onClick={close}>{t(sheets ? 'stop' : 'cancel')}</Button>
          <Button ref={begin} type="submit" form={formId} tone="primary" disabled={sheets !== undefined}>
            {t('print')}
          </Button>
        </>
      }
    >
      <Stack id={formId} as="form" gap={4} className={classes.form} onSubmit={(event) => void print(event)}>
        {sheets ? (
          <Stack gap={3} role="status">
            <Text as="p" numeric>
              {sheets.count === 0 ? t('preparing') : t('sheet', sheets)}
            </Text>
            <Progress value={sheets.count === 0 ? null : sheets.done / sheets.count} label={t('preparing')} />
          </Stack>
        ) : (
          <Choices
            choices={choices}
            onChange={(next) => setChoices({ ...choices, ...next })}
            chosen={chosen}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface PrintChoices {
  readonly form: PrintForm;
  /** The selected paper, which may not be available for this form. */
  readonly wanted: Paper;
  readonly range: 'all' | 'chosen';
}

function paperOf({ form, wanted }: PrintChoices): Paper {
  return papersFor(form).includes(wanted) ? wanted : 'A4';
}

interface ChoicesProps {
  readonly choices: PrintChoices;
  readonly onChange: (choices: Partial<PrintChoices>) => void;
  /** The selected pages. */
  readonly chosen: readonly string[];
}

function Choices({ choices, onChange, chosen }: ChoicesProps): ReactNode {
  const t = usePrintTexts();
  const pages = useEditing().session.store.pages();
  const { form, range } = choices;
  return (
    <>
      <Field label={t('what')}>
        <Select
          label={t('what')}
          value={form}
          options={FORMS.map((value) => ({ value, label: t(`forms.${value}`) }))}
          onChange={(next) => onChange({ form: next })}
        />
      </Field>
      {chosen.length > 0 ? (
        <Field label={t('range')}>
          <Select
            label={t('range')}
            value={range}
            options={[
              { value: 'all', label: t('all') },
              {
                value: 'chosen',
                label:
                  chosen.length > 1
                    ? t('chosen', { count: chosen.length })
                    : t('current', { number: pages.indexOf(chosen[0] ?? '') + 1 }),
              },
            ]}
            onChange={(next) => onChange({ range: next })}
          />
        </Field>
      ) : null}
      <Field label={t('paper')}>
        <Select
          label={t('paper')}
          value={paperOf(choices)}
          options={papersFor(form).map((value) => ({ value, label: t(`papers.${value}`) }))}
          onChange={(next) => {
            // The list resets a paper that it no longer offers; the user's choice stays for the other forms.
            if (next !== paperOf(choices)) onChange({ wanted: next });
          }}
        />
      </Field>
      <Text as="p" tone="quiet" size="small">
        {t('help')}
      </Text>
    </>
  );
}
