import { Button, Dialog, FileButton, showToast, Tag, Text } from '@lectern/ui';
import { Table, type TableColumn } from '@lectern/ui/table';
import { useMemo, useState } from 'react';
import type { Pupil } from '../../../parts/classes/index.ts';
import { PORTRAIT_FILES } from '../../../parts/portraits.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CLASSES } from '../class-queries.ts';
import classes from '../classes.module.css';
import { useClassTexts } from '../locale/index.ts';
import { type MatchedPhoto, matchPhotos } from './match-photos.ts';
import { scaledPhoto, sendPhoto } from './pupil-photo.ts';

export interface PhotosDialogProps {
  readonly classId: string;
  readonly pupils: readonly Pupil[];
  readonly onClose: () => void;
}

type Row = MatchedPhoto<File>;

/** Dialog that uploads many photos at once, each matched with a pupil by its file name. */
export function PhotosDialog({ classId, pupils, onClose }: PhotosDialogProps) {
  const texts = useClassTexts();
  const { busy, run } = useCall({ invalidates: CLASSES });
  const [files, setFiles] = useState<readonly File[]>([]);
  const [at, setAt] = useState(0);
  const rows = useMemo(() => matchPhotos(files, pupils), [files, pupils]);
  const matched = rows.flatMap((row) => (row.kind === 'pupil' ? [row] : []));
  const columns = useMemo(
    (): readonly TableColumn<Row>[] => [
      { id: 'file', header: texts('photos.file'), cell: ({ file }) => <bdi>{file.name}</bdi> },
      {
        id: 'pupil',
        header: texts('photos.pupil'),
        cell: (row) =>
          row.kind === 'pupil' ? (
            <bdi>{`${row.pupil.student_number} ${row.pupil.real_name}`.trim()}</bdi>
          ) : (
            <Tag tone="amber">{texts(`photos.${row.reason}`)}</Tag>
          ),
      },
    ],
    [texts],
  );

  const upload = () =>
    run(async () => {
      let failure: string | undefined;
      let done = 0;
      for (const [index, { file, pupil }] of matched.entries()) {
        setAt(index + 1);
        const blob = await scaledPhoto(file);
        try {
          if (blob === undefined) failure = `${file.name}: ${texts('photos.unreadable')}`;
          else {
            await sendPhoto(classId, pupil.user_id, blob);
            done += 1;
          }
        } catch (error) {
          failure = messageOf(error);
        }
      }
      const failed = matched.length - done;
      if (done > 0) showToast({ kind: 'success', text: texts('photos.done', { count: done }) });
      if (failure !== undefined) {
        showToast({ kind: 'failure', text: texts('photos.someFailed', { count: failed, reason: failure }) });
      }
      onClose();
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      title={texts('photos.title')}
      description={texts('photos.text')}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {texts('cancel')}
          </Button>
          <FileButton
            tone={files.length === 0 ? 'primary' : 'plain'}
            disabled={busy}
            multiple
            accept={PORTRAIT_FILES}
            onFiles={setFiles}
          >
            {texts('photos.choose')}
          </FileButton>
          {files.length > 0 && (
            <Button tone="primary" busy={busy} disabled={matched.length === 0} onClick={() => void upload()}>
              {texts('photos.upload', { count: matched.length })}
            </Button>
          )}
        </>
      }
    >
      {files.length > 0 && (
        <div className={classes.import}>
          <Text role="status" as="p" tone="quiet" size="small">
            {busy
              ? texts('photos.uploading', { at, count: matched.length })
              : texts('photos.matched', { count: matched.length })}
          </Text>
          <Table
            label={texts('photos.label')}
            rows={rows}
            columns={columns}
            rowId={({ file }) => `${file.name} ${file.size} ${file.lastModified}`}
            rowName={({ file }) => file.name}
          />
        </div>
      )}
    </Dialog>
  );
}
