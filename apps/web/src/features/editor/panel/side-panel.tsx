import { holdsText } from '@lectern/stage/edit';
import { TabPanel, Tabs } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useChosen, useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { PagePanel } from './page/page-panel.tsx';
import { Later } from './parts/later.tsx';
import classes from './parts/panel.module.css';

/** The page has been painted by then. */
const SETTLED_MS = 500;
const noProps = {};
const loadText = async () => (await import('./text/text-panel.tsx')).TextPanel;
const loadStyle = async () => (await import('./style-panel.tsx')).StylePanel;
const loadAnimations = async () => (await import('./animation/animation-panel.tsx')).AnimationPanel;

type Tab = 'text' | 'style' | 'animation' | 'page';

/** The panel that follows what is chosen: text while one is open, style for elements, the page for nothing. */
export function SidePanel(): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const chosen = useChosen();
  const open = useSignal(session.openText);
  const [tab, setTab] = useState<Tab>('page');
  const kind = open ? 'open' : chosen.length === 0 ? 'nothing' : chosen.every(holdsText) ? 'text' : 'plain';
  useEffect(() => {
    // The panels of elements are there before the first one is chosen.
    const timer = setTimeout(() => void Promise.allSettled([loadText(), loadStyle()]), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // A teacher who opened the style of one text box is shown the style of the next.
    setTab((now) => {
      // Animations are of the page: choosing what they move does not leave them.
      if (now === 'animation' && kind !== 'open') return now;
      if (kind === 'nothing') return 'page';
      if (kind === 'plain') return 'style';
      if (kind === 'open') return 'text';
      return now === 'page' ? 'text' : now;
    });
  }, [kind]);
  return (
    <aside className={classes.panel} aria-label={t('panel.label')} onMouseDown={keepTextFocus}>
      <Tabs
        className={classes.tabs}
        label={t('panel.label')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'text', label: t('panel.text') },
          { value: 'style', label: t('panel.style') },
          { value: 'animation', label: t('panel.animation') },
          { value: 'page', label: t('panel.page') },
        ]}
      >
        <TabPanel value="text" className={classes.body}>
          <Later load={loadText} props={noProps} />
        </TabPanel>
        <TabPanel value="style" className={classes.body}>
          <Later load={loadStyle} props={noProps} />
        </TabPanel>
        <TabPanel value="animation" className={classes.body}>
          <Later load={loadAnimations} props={noProps} />
        </TabPanel>
        <TabPanel value="page" className={classes.body}>
          <PagePanel />
        </TabPanel>
      </Tabs>
    </aside>
  );
}

/** A press on a button leaves the keyboard where it is: in the text that is being typed. */
function keepTextFocus(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('input,textarea,[role="combobox"],[role="slider"]')) return;
  event.preventDefault();
}
