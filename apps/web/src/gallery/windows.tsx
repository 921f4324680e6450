import { Button, Row, Stack } from '@lectern/ui';
import { Window, WindowLayer } from '@lectern/ui/window';
import { Timer, Users } from 'lucide-react';
import { useState } from 'react';
import classes from './gallery.module.css';
import type { GalleryTexts } from './gallery-texts.ts';

type Tool = 'timer' | 'rollCall';
const icons = { timer: <Timer />, rollCall: <Users /> } as const;
/** Size in pixels of the 1920×1080 design. */
const SIZE = { w: 480, h: 320 };

/** Two tool windows over the page, as in a lesson. */
export function Windows({ texts }: { readonly texts: GalleryTexts }) {
  const [open, setOpen] = useState<readonly Tool[]>([]);
  const [presses, setPresses] = useState(0);
  const show = (tool: Tool) => setOpen([...open.filter((each) => each !== tool), tool]);
  return (
    <>
      <Row as="p" wrap gap={3}>
        <Button onClick={() => show('timer')}>{texts.open}</Button>
        <Button onClick={() => show('rollCall')}>{texts.openSecond}</Button>
      </Row>
      <div className={classes.screen}>
        <WindowLayer>
          {open.map((tool) => (
            <Window
              key={tool}
              title={texts[tool]}
              icon={icons[tool]}
              size={SIZE}
              onClose={() => setOpen(open.filter((each) => each !== tool))}
            >
              <Stack gap={4} items="start">
                <p>{texts.timerText}</p>
                <Button tone="primary" size="large" onClick={() => setPresses(presses + 1)}>
                  {`${texts.start} ${presses}`}
                </Button>
              </Stack>
            </Window>
          ))}
        </WindowLayer>
      </div>
    </>
  );
}
