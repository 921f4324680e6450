import type { LessonPhoto } from '@lectern/protocol/phone-views';
import { Box, Button, Column, IconButton, Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ChevronLeft, ChevronRight, Download, Image } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ClassToolProps, ToolWindow } from '../../../parts/class-tools/index.ts';
import type { PanelPhones } from '../../../parts/phones/index.ts';
import classes from './teacher-phone.module.css';
import { useTexts } from './texts.ts';

/** Key of the lesson's state with the position of this window and the dismissed photos. */
const STATE = 'phones-photos';

export interface PhotoWindowProps {
  readonly tool: ClassToolProps;
  readonly phones: PanelPhones;
  readonly photos: readonly LessonPhoto[];
}

/** The newest photo from the teacher's phone, until the window is closed; the next photo opens it again. */
export function PhotoWindow({ tool, phones, photos }: PhotoWindowProps): ReactNode {
  const t = useTexts();
  const state = tool.lesson.state(STATE);
  const seen = useSignal(state, ({ seen: last }) => last);
  const [chosen, setChosen] = useState<string>();
  const newest = photos.at(-1);
  if (!newest || newest.id === seen) return null;
  const at = photos.findIndex(({ id }) => id === chosen);
  const index = at < 0 ? photos.length - 1 : at;
  const photo = photos[index] ?? newest;
  const turn = (by: number) => setChosen(photos[index + by]?.id);
  return (
    <ToolWindow
      tool={{ ...tool, id: STATE, close: () => state.change({ seen: newest.id }) }}
      title={
        photos.length > 1 ? t('photo.many', { number: index + 1, count: photos.length }) : t('photo.title')
      }
      icon={<Image />}
      size={{ w: 1280, h: 800 }}
      minSize={{ w: 420, h: 360 }}
    >
      <Column size="panel" pad={4} gap={4} className={classes.photos}>
        <Box flex={1} className={classes.frame}>
          <img src={photo.url} alt={t('photo.alt', { number: index + 1 })} draggable={false} />
        </Box>
        <Row justify="center" wrap gap={4}>
          {photos.length > 1 && (
            <>
              <IconButton
                size="large"
                label={t('photo.before')}
                icon={<ChevronLeft aria-hidden="true" />}
                disabled={index === 0}
                onClick={() => turn(-1)}
              />
              <IconButton
                size="large"
                label={t('photo.after')}
                icon={<ChevronRight aria-hidden="true" />}
                disabled={index === photos.length - 1}
                onClick={() => turn(1)}
              />
            </>
          )}
          <span className={classes.kept}>{t(photo.kept ? 'photo.isKept' : 'photo.goes')}</span>
          <Button size="panel" tone="danger" onClick={() => void phones.removePhoto(photo.id)}>
            {t('photo.remove')}
          </Button>
          {photo.kept ? (
            <a
              className={classes.download}
              href={photo.url}
              download={`${t('photo.title')} ${index + 1}.jpg`}
            >
              <Download aria-hidden="true" />
              {t('photo.download')}
            </a>
          ) : (
            <Button size="panel" tone="primary" onClick={() => void phones.keepPhoto(photo.id)}>
              {t('photo.keep')}
            </Button>
          )}
        </Row>
      </Column>
    </ToolWindow>
  );
}
