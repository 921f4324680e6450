import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { downloadLink } from '@lectern/protocol/documents';
import { Dialog, ErrorState, Spinner } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import classes from './preview-dialog.module.css';

/** A link is good for minutes: it is asked for anew at every opening. */
function usePreviewLink(id: string) {
  return useQuery({
    queryKey: ['preview', id],
    queryFn: ({ signal }) => call(downloadLink, { params: { id }, signal }),
    gcTime: 0,
    retry: false,
  });
}

function Media({ item, url }: { readonly item: DocumentItem; readonly url: string }) {
  if (item.resource_type_code === 'assets_picture') {
    return <img className={classes.media} src={url} alt={item.name} />;
  }
  if (item.resource_type_code === 'assets_audio') {
    // biome-ignore lint/a11y/useMediaCaption: a teacher's own recording has no captions.
    return <audio className={classes.audio} src={url} controls />;
  }
  // biome-ignore lint/a11y/useMediaCaption: a teacher's own recording has no captions.
  return <video className={classes.media} src={url} controls />;
}

/** Shows a picture, or plays a sound or a film, of the disk. */
export function PreviewDialog({
  item,
  onClose,
}: {
  readonly item: DocumentItem;
  readonly onClose: () => void;
}) {
  const { data, error } = usePreviewLink(item.id);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={item.name} size="l">
      <div className={classes.frame}>
        {error !== null ? (
          <ErrorState icon={<CircleAlert />} title={messageOf(error)} />
        ) : data === undefined ? (
          <Spinner fill />
        ) : (
          <Media item={item} url={data.url} />
        )}
      </div>
    </Dialog>
  );
}
