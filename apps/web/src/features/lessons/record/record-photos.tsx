import { removePhoto } from '@lectern/protocol/teacher-phones';
import { Button, ConfirmDialog, Dialog, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removed } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { photosQuery } from '../lesson-queries.ts';
import { useLessonTexts } from '../lesson-texts.ts';
import classes from '../lessons.module.css';

/** The photos that the teacher stored with a lesson; renders nothing without photos. */
export function RecordPhotos({ userId, lessonId }: { userId: string; lessonId: string }) {
  const texts = useLessonTexts();
  const query = photosQuery(userId, lessonId);
  const { busy, run } = useCall({ invalidates: query.queryKey });
  const photos = useQuery(query).data ?? [];
  const [open, setOpen] = useState<string>();
  const [asked, setAsked] = useState(false);
  const at = photos.findIndex(({ id }) => id === open);
  const shown = photos[at];
  if (photos.length === 0) return null;
  const remove = async (photo_id: string) => {
    await run(() => removed(call(removePhoto, { params: { id: lessonId, photo_id } })), {
      onSuccess: () => setOpen(undefined),
    });
    setAsked(false);
  };
  return (
    <Stack as="section" surface="card" pad={5} gap={3} aria-labelledby="lesson-photos">
      <Text as="h2" size="title" weight="bold" id="lesson-photos">
        {texts('photos.title')}
      </Text>
      <Stack as="ul" gap={3} className={classes.photos}>
        {photos.map(({ id, url, width, height }, index) => (
          <li key={id}>
            <button type="button" onClick={() => setOpen(id)}>
              <img
                src={url}
                alt={texts('photos.one', { number: index + 1 })}
                width={width}
                height={height}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </Stack>
      <Dialog
        open={shown !== undefined}
        onOpenChange={() => setOpen(undefined)}
        title={texts('photos.one', { number: at + 1 })}
        size="l"
        footer={
          <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked(true)}>
            {texts('photos.remove')}
          </Button>
        }
      >
        {shown && (
          <Stack align="center" items="center" className={classes.photoLarge}>
            <img
              src={shown.url}
              alt={texts('photos.one', { number: at + 1 })}
              width={shown.width}
              height={shown.height}
            />
          </Stack>
        )}
      </Dialog>
      {asked && shown && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(false)}
          title={texts('photos.removeTitle')}
          description={texts('photos.removeText')}
          confirmLabel={texts('photos.remove')}
          cancelLabel={texts('cancel')}
          busy={busy}
          onConfirm={() => void remove(shown.id)}
        />
      )}
    </Stack>
  );
}
