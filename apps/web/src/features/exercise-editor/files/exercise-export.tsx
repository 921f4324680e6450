import {
  QUESTION_FILE_FORMATS,
  type QuestionFileFormat,
  type QuestionFileWish,
  writeQuestionFile,
} from '@lectern/protocol/question-files';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  Row,
  ScrollArea,
  Select,
  Spinner,
  Stack,
  Tag,
  Text,
} from '@lectern/ui';
import { RadioGroup } from '@lectern/ui/radio-group';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useEditing } from '../model/editing.ts';
import classes from './exercise-files.module.css';
import { useFileTexts } from './file-texts.ts';
import { type Losses, type LossGroup, lossesOf } from './losses.ts';

/** Numbers of questions that a loss lists. */
const MOST_NUMBERS = 12;
const SIZES = ['A4', 'A3', '8K'] as const;
const KEYS = ['end', 'apart', 'none'] as const;
const ENDINGS: Readonly<Record<QuestionFileFormat, string>> = {
  docx: 'docx',
  pdf: 'pdf',
  xlsx: 'xlsx',
  html: 'html',
  scorm: 'scorm.zip',
  gift: 'gift.txt',
  moodle: 'xml',
  qti: 'qti.zip',
  h5p: 'h5p',
};

const FIRST: QuestionFileWish = { format: 'docx', size: 'A4', key: 'end', answer_sheet: false };

interface ExerciseExportProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** Exports the exercise as a file. What the format cannot hold is shown before the download. */
export function ExerciseExport({ name, onClose }: ExerciseExportProps): ReactNode {
  const t = useFileTexts();
  const { live } = useEditing();
  const [wish, setWish] = useState(FIRST);
  const isSaved = useSignal(live.saved).type === 'saved';
  const { busy, run } = useCall();
  const download = () =>
    run(() => call(writeQuestionFile, { params: { id: live.documentId }, body: wish }), {
      onSuccess: (bytes) => saveFile(fileName(name, wish), new Blob([bytes as Uint8Array<ArrayBuffer>])),
    });
  return (
    <Dialog
      open
      size="l"
      title={t('exportTitle')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {!isSaved && <Text tone="quiet">{t('unsaved')}</Text>}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" busy={busy} disabled={!isSaved} onClick={() => void download()}>
            {t('download')}
          </Button>
        </>
      }
    >
      <Stack gap={6} className={classes.columns}>
        <RadioGroup
          label={t('format')}
          className={classes.formats}
          optionClassName={classes.format}
          value={wish.format}
          onChange={(format) => setWish({ ...wish, format })}
          options={QUESTION_FILE_FORMATS.map((format) => ({
            value: format,
            label: t(`formats.${format}`),
            content: (
              <>
                <Text weight="medium">{t(`formats.${format}`)}</Text>
                <Text size="small" tone="quiet">
                  {t(`formatHelp.${format}`)}
                </Text>
              </>
            ),
          }))}
        />
        <ScrollArea className={classes.report}>
          <Stack gap={5}>
            {isPaper(wish.format) && <PaperFields wish={wish} onChange={setWish} />}
            <LossList wish={wish} isSaved={isSaved} />
          </Stack>
        </ScrollArea>
      </Stack>
    </Dialog>
  );
}

function isPaper(format: QuestionFileFormat): boolean {
  return format === 'docx' || format === 'pdf';
}

function fileName(name: string, { format, key, answer_sheet: hasSheet }: QuestionFileWish): string {
  const isArchive = isPaper(format) && (key === 'apart' || hasSheet);
  return isArchive ? `${name}.zip` : `${name}.${ENDINGS[format]}`;
}

interface PaperFieldsProps {
  readonly wish: QuestionFileWish;
  readonly onChange: (wish: QuestionFileWish) => void;
}

function PaperFields({ wish, onChange }: PaperFieldsProps): ReactNode {
  const t = useFileTexts();
  return (
    <Stack gap={3} items="start">
      <Row gap={4} wrap>
        <Field label={t('size')}>
          <Select
            value={wish.size}
            options={SIZES.map((value) => ({ value, label: t(`sizes.${value}`) }))}
            onChange={(size) => onChange({ ...wish, size })}
          />
        </Field>
        <Field label={t('key')}>
          <Select
            value={wish.key}
            options={KEYS.map((value) => ({ value, label: t(`keys.${value}`) }))}
            onChange={(key) => onChange({ ...wish, key })}
          />
        </Field>
      </Row>
      <Row as="label" gap={2}>
        <Checkbox
          checked={wish.answer_sheet}
          onChange={(answer_sheet) => onChange({ ...wish, answer_sheet })}
        />
        {t('answerSheet')}
      </Row>
    </Stack>
  );
}

type Checked =
  | { readonly is: 'checking' }
  | { readonly is: 'checked'; readonly losses: Losses }
  | { readonly is: 'failed'; readonly reason: string };

interface LossListProps {
  readonly wish: QuestionFileWish;
  /** Whether the server has all edits. */
  readonly isSaved: boolean;
}

/** Losses of the file, requested again when the wish or the exercise changes. */
function LossList({ wish, isSaved }: LossListProps): ReactNode {
  const t = useFileTexts();
  const { live } = useEditing();
  const [checked, setChecked] = useState<Checked>({ is: 'checking' });
  const { format, size, key, answer_sheet } = wish;
  const asked = useMemo(
    () => (isSaved ? { format, size, key, answer_sheet } : undefined),
    [isSaved, format, size, key, answer_sheet],
  );
  useEffect(() => {
    setChecked({ is: 'checking' });
    if (!asked) return;
    const abort = new AbortController();
    lossesOf(live.documentId, asked, abort.signal).then(
      (losses) => !abort.signal.aborted && setChecked({ is: 'checked', losses }),
      (error: unknown) => {
        if (!abort.signal.aborted) setChecked({ is: 'failed', reason: messageOf(error) });
      },
    );
    return () => abort.abort();
  }, [asked, live]);
  if (checked.is === 'checking') return <Spinner label={t('counting')} size="small" />;
  if (checked.is === 'failed') return <Text tone="error">{t('unchecked', { reason: checked.reason })}</Text>;
  const { written, groups } = checked.losses;
  return (
    <Stack gap={3} role="status">
      <Text as="h3" size="title" weight="bold">
        {t('written', { count: written })}
      </Text>
      {groups.length === 0 ? (
        <Text tone="quiet">{t('noLosses')}</Text>
      ) : (
        <ul className={classes.losses} aria-label={t('losses')}>
          {groups.map((group) => (
            <Loss key={group.text} group={group} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Loss({ group: { text, state, numbers } }: { readonly group: LossGroup }): ReactNode {
  const t = useFileTexts();
  const shown = numbers.slice(0, MOST_NUMBERS).join(t('between'));
  const listed = t(numbers.length > MOST_NUMBERS ? 'moreNumbers' : 'numbers', {
    numbers: shown,
    count: numbers.length,
  });
  return (
    <Row as="li" gap={3} align="start">
      <Tag tone={state === 'refused' ? 'red' : state === 'lost' ? 'amber' : 'neutral'}>
        {t(`states.${state}`)}
      </Tag>
      <Stack gap={1}>
        <Text>{text}</Text>
        {numbers.length > 0 && (
          <Text size="small" tone="quiet">
            {listed}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
