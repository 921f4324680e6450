import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { OPENED_ON_WISH } from '@lectern/protocol/file-kinds';
import { Button, Column, Dialog, IconButton, Row, Text } from '@lectern/ui';
import { ChevronLeft, ChevronRight, Download, Presentation } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FilePreview } from './file-preview.tsx';
import classes from './preview-dialog.module.css';
import { usePreviewTexts } from './preview-texts.ts';
import { useLeafFocus } from './use-leaf-focus.ts';
import { useLeafing } from './use-leafing.ts';
import { LEAFED } from './viewer-marks.ts';

export interface PreviewDialogProps {
  readonly item: DocumentItem;
  /** The files to page through, including this one, in order. */
  readonly siblings: readonly DocumentItem[];
  readonly onShow: (item: DocumentItem) => void;
  readonly onDownload: (item: DocumentItem) => void;
  readonly onMakeCourseware: (item: DocumentItem) => void;
  readonly onClose: () => void;
}

/**
 * Previews a file of the disk (Word, Excel, PDF, text, pictures, sound and video), with buttons to the next and
 * previous file.
 */
export function PreviewDialog({
  item,
  siblings,
  onShow,
  onDownload,
  onMakeCourseware,
  onClose,
}: PreviewDialogProps) {
  const t = usePreviewTexts();
  const at = siblings.findIndex((other) => other.id === item.id);
  const previous = at > 0 ? siblings[at - 1] : undefined;
  const next = at < 0 ? undefined : siblings[at + 1];
  const leaf = {
    previous: previous && (() => onShow(previous)),
    next: next && (() => onShow(next)),
  };
  useLeafing(leaf);
  useUnselectedStart();
  const content = useRef<HTMLElement>(null);
  const isTaken = item.only_look !== true;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={item.name}
      size="xl"
      initialFocus={content}
    >
      <Column gap={3} className={classes.frame}>
        <section
          ref={content}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that leaf and scroll begin here
          tabIndex={0}
          className={classes.content}
          aria-label={item.name}
          {...(item.resource_type_code === 'assets_picture' && { [LEAFED]: '' })}
        >
          <FilePreview
            key={item.id}
            file={item}
            arrowsLeaf={previous !== undefined || next !== undefined}
            instead={
              isTaken && (
                <Button
                  tone="primary"
                  icon={<Download aria-hidden="true" />}
                  onClick={() => onDownload(item)}
                >
                  {t('downloadInstead')}
                </Button>
              )
            }
          />
        </section>
        <Row as="footer" justify="between" wrap className={classes.foot}>
          {siblings.length > 1 && <Neighbours leaf={leaf} number={at + 1} count={siblings.length} />}
          <Row align="stretch" wrap gap={2} className={classes.actions}>
            {isTaken && (
              <Actions
                item={item}
                onDownload={onDownload}
                onMakeCourseware={onMakeCourseware}
                onClose={onClose}
              />
            )}
          </Row>
        </Row>
      </Column>
    </Dialog>
  );
}

interface NeighboursProps {
  readonly leaf: NonNullable<Parameters<typeof useLeafFocus>[0]>;
  /** Position of the file among its neighbours, counted from 1. */
  readonly number: number;
  readonly count: number;
}

/** The buttons to the previous and the next file. */
function Neighbours({ leaf, number, count }: NeighboursProps) {
  const t = usePreviewTexts();
  const buttons = useLeafFocus(leaf);
  return (
    <Row gap={2}>
      <IconButton
        ref={buttons.previous}
        label={t('previous')}
        shortcut="←"
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={leaf.previous === undefined}
        onClick={leaf.previous}
      />
      <Text tone="quiet" size="small" numeric>
        {t('place', { number, count })}
      </Text>
      <IconButton
        ref={buttons.next}
        label={t('next')}
        shortcut="→"
        icon={<ChevronRight aria-hidden="true" />}
        disabled={leaf.next === undefined}
        onClick={leaf.next}
      />
    </Row>
  );
}

type ActionsProps = Pick<PreviewDialogProps, 'item' | 'onDownload' | 'onMakeCourseware' | 'onClose'>;

/** Downloads of a file that may be downloaded: as a courseware if possible, and unchanged. */
function Actions({ item, onDownload, onMakeCourseware, onClose }: ActionsProps) {
  const t = usePreviewTexts();
  return (
    <>
      {OPENED_ON_WISH.includes(item.format) && (
        <Button
          icon={<Presentation aria-hidden="true" />}
          onClick={() => {
            onClose();
            onMakeCourseware(item);
          }}
        >
          {t('makeCourseware')}
        </Button>
      )}
      <Button icon={<Download aria-hidden="true" />} onClick={() => onDownload(item)}>
        {t('download')}
      </Button>
    </>
  );
}

/** Prevents the second press of a double click on a file from selecting text in the preview. */
function useUnselectedStart(): void {
  useEffect(() => {
    const end = () => document.removeEventListener('mousedown', press, true);
    const press = (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault();
      else end();
    };
    document.addEventListener('mousedown', press, true);
    return end;
  }, []);
}
