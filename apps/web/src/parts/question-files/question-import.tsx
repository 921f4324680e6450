import { questionTemplate } from '@lectern/protocol/question-files';
import { Button, Dialog, FaultMessage, FileButton, Row, Spinner, Stack, Text } from '@lectern/ui';
import { Download, FileSpreadsheet, FileText, FileUp, Shapes } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { saveFile } from '../../platform/save-file.ts';
import type { QuestionImportProps } from './import-props.ts';
import { useImportTexts } from './import-texts.ts';
import { ImportPreview } from './preview/import-preview.tsx';
import classes from './question-import.module.css';
import { QUESTION_FILES, type ReadFile, readFile } from './read-file.ts';

type Step =
  | { readonly is: 'choose'; readonly fault?: string }
  | { readonly is: 'reading'; readonly name: string }
  | { readonly is: 'read'; readonly file: ReadFile };

/** Imports questions from a file: the file is chosen, the server reads it, and the user picks questions in a preview. */
export function QuestionImport(props: QuestionImportProps): ReactNode {
  const { documentId, file: dropped, onClose } = props;
  const t = useImportTexts();
  const [step, setStep] = useState<Step>(() =>
    dropped ? { is: 'reading', name: dropped.name } : { is: 'choose' },
  );
  const reading = useRef<AbortController>(undefined);
  const begin = (file: File) => {
    reading.current?.abort();
    const abort = new AbortController();
    const { signal } = abort;
    reading.current = abort;
    setStep({ is: 'reading', name: file.name });
    readFile(documentId, file, signal).then(
      (read) => !signal.aborted && setStep({ is: 'read', file: read }),
      (error: unknown) => {
        const fault = `${t('failed', { name: file.name })}：${messageOf(error)}`;
        if (!signal.aborted) setStep({ is: 'choose', fault });
      },
    );
  };
  const start = useRef(begin);
  start.current = begin;
  useEffect(() => {
    if (dropped) start.current(dropped);
    return () => reading.current?.abort();
  }, [dropped]);
  const again = () => {
    reading.current?.abort();
    setStep({ is: 'choose' });
  };
  if (step.is === 'read') return <ImportPreview {...props} read={step.file} onAnother={again} />;
  return (
    <Dialog
      open
      size="broad"
      title={t('title')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        step.is === 'reading' ? (
          <Button onClick={again}>{t('cancel')}</Button>
        ) : (
          <Button onClick={onClose}>{t('close')}</Button>
        )
      }
    >
      <div className={classes.step}>
        {step.is === 'reading' ? (
          <Stack gap={2} items="center" className={classes.waiting}>
            <Spinner label={t('reading', { name: step.name })} delay={0} />
            <Text tone="quiet">{t('readingHelp')}</Text>
          </Stack>
        ) : (
          <ChooseFile fault={step.fault} onFile={begin} />
        )}
      </div>
    </Dialog>
  );
}

interface ChooseFileProps {
  readonly fault: string | undefined;
  readonly onFile: (file: File) => void;
}

const FORMATS = [
  ['word', FileText],
  ['excel', FileSpreadsheet],
  ['others', Shapes],
] as const;

function ChooseFile({ fault, onFile }: ChooseFileProps): ReactNode {
  const t = useImportTexts();
  const [isOver, setIsOver] = useState(false);
  const { busy, run } = useCall();
  const take = (files: ArrayLike<File> | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const saveTemplate = () =>
    run(() => call(questionTemplate), {
      onSuccess: (bytes) => saveFile(t('templateName'), new Blob([bytes as Uint8Array<ArrayBuffer>])),
    });
  return (
    <Stack gap={4}>
      {fault !== undefined && <FaultMessage>{fault}</FaultMessage>}
      <Stack
        surface="paper"
        radius="card"
        gap={2}
        items="center"
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" className={classes.dropIcon} />
        <Text size="large" weight="medium">
          {t('drop')}
        </Text>
        <Text tone="quiet">{t('dropHelp')}</Text>
        <FileButton tone="primary" accept={QUESTION_FILES} onFiles={take}>
          {t('choose')}
        </FileButton>
      </Stack>
      <Stack as="ul" gap={4} className={classes.formats}>
        {FORMATS.map(([format, Icon]) => (
          <Row key={format} as="li" gap={3} align="start">
            <Icon aria-hidden="true" className={classes.formatIcon} />
            <Stack gap={1} items="start">
              <Text weight="medium">{t(`formats.${format}`)}</Text>
              <Text size="small" tone="quiet">
                {t(`formats.${format}Help`)}
              </Text>
              {format === 'excel' && (
                <Button
                  size="small"
                  icon={<Download aria-hidden="true" />}
                  busy={busy}
                  onClick={() => void saveTemplate()}
                >
                  {t('template')}
                </Button>
              )}
            </Stack>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
