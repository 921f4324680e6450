import { Button, Dialog, Field, Progress, Select, showToast } from '@lectern/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { useStageLabels } from '../editing/stage-labels.ts';
import classes from './print-dialog.module.css';
import { printPages } from './print-pages.tsx';
import { type Paper, type PrintForm, papersFor } from './print-plan.ts';
import { usePrintTexts } from './texts.ts';

const FORMS: readonly PrintForm[] = ['slides', 'handout2', 'handout4', 'handout6', 'notes'];

/** What is printed and on which paper; then how far it is, and a way to stop it. */
export function PrintDialog(): ReactNode {
  const t = usePrintTexts();
  const labels = useStageLabels();
  const { session, document, printShown } = useEditing();
  const formId = useId();
  const [form, setForm] = useState<PrintForm>('slides');
  const [wanted, setWanted] = useState<Paper>('A4');
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
      // So that Ctrl+P and Enter print.
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
