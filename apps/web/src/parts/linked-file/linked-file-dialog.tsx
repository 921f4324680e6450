import type { FileLink } from '@lectern/stage/show';
import { Button, Column, Dialog, Row, Stack } from '@lectern/ui';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, type WheelEvent } from 'react';
import { LinkedDocument } from './linked-document.tsx';
import classes from './linked-file.module.css';
import { useLinkedFileTexts } from './texts.ts';

export interface LinkedFileDialogProps {
  readonly link: FileLink;
  readonly onOpen: (link: FileLink) => void;
  readonly onClose: () => void;
}

/** A document of the disk over the page that linked to it, with a back button. */
export function LinkedFileDialog({ link, onOpen, onClose }: LinkedFileDialogProps): ReactNode {
  const t = useLinkedFileTexts();
  const content = useRef<HTMLElement>(null);
  const inNewWindow = () => window.open(link.url, '_blank', 'noopener,noreferrer');
  // Otherwise keys and wheel would change the page below, and Escape would end the show.
  const keepKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  const keepWheel = (event: WheelEvent) => event.stopPropagation();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps what happens in the dialog to that
    <div onKeyDown={keepKey} onWheel={keepWheel}>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={link.tooltip ?? t('title')}
        size="xl"
        initialFocus={content}
      >
        <Column gap={3} className={classes.frame}>
          <Stack
            as="section"
            align="center"
            items="center"
            overflow="clip"
            flex="grow"
            surface="paper"
            radius="control"
            ref={content}
            tabIndex={0}
            className={classes.content}
            aria-label={link.tooltip ?? t('title')}
          >
            <LinkedDocument id={link.documentId ?? ''} onOpen={onOpen} onNewWindow={inNewWindow} />
          </Stack>
          <Row as="footer" align="stretch" justify="end" wrap gap={2} className={classes.foot}>
            <Button icon={<ExternalLink aria-hidden="true" />} onClick={inNewWindow}>
              {t('newWindow')}
            </Button>
            <Button tone="primary" icon={<ArrowLeft aria-hidden="true" />} onClick={onClose}>
              {t('back')}
            </Button>
          </Row>
        </Column>
      </Dialog>
    </div>
  );
}
