import { Button, Dialog, Field, Progress, Select, showToast } from '@lectern/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useChosenPages, useEditing } from '../editing/editor-context.ts';
import { useStageLabels } from '../editing/stage-labels.ts';
import classes from './print-dialog.module.css';
import { printPages } from './print-pages.tsx';
import { type Paper, type PrintForm, papersFor } from './print-plan.ts';
import { usePrintTexts } from './texts.ts';

const FORMS: readonly PrintForm[] = ['slides', 'handout2', 'handout4', 'handout6', 'notes'];

/** The dialog for what to print on which paper; while printing, the progress and a button that stops it. */
export function PrintDialog(): ReactNode {
  const t = usePrintTexts();
  const labels = useStageLabels();
  const { session, document, printShown } = useEditing();
  const formId = useId();
  const [form, setForm] = useState<PrintForm>('slides');
  const [wanted, setWanted] = useState<Paper>('A4');
  const [range, setRange] = useState<'all' | 'chosen'>('all');
  const pages = session.store.pages();
  // Without layouts, which may be shown instead of a page.
  const chosen = useChosenPages().filter((id) => pages.includes(id));
  const [sheets, setSheets] = useState<{ readonly done: number; readonly count: number }>();
  const printing = useRef<AbortController>(undefined);
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => () => printing.current?.abort(), []);
  const papers = papersFor(form);
  const paper = papers.includes(wanted) ? wanted : 'A4';
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
        paper,
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
      <form id={formId} className={classes.form} onSubmit={(event) => void print(event)}>
        {sheets ? (
          <div className={classes.progress} role="status">
            <p>{sheets.count === 0 ? t('preparing') : t('sheet', sheets)}</p>
            <Progress value={sheets.count === 0 ? null : sheets.done / sheets.count} label={t('preparing')} />
          </div>
        ) : (
          <>
            <Field label={t('what')}>
              <Select
                label={t('what')}
                value={form}
                options={FORMS.map((value) => ({ value, label: t(`forms.${value}`) }))}
                onChange={setForm}
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
                  onChange={setRange}
                />
              </Field>
            ) : null}
            <Field label={t('paper')}>
              <Select
                label={t('paper')}
                value={paper}
                options={papers.map((value) => ({ value, label: t(`papers.${value}`) }))}
                onChange={setWanted}
              />
            </Field>
            <p className={classes.help}>{t('help')}</p>
          </>
        )}
      </form>
    </Dialog>
  );
}
