import { holdsText } from '@lectern/stage/edit';
import { CodeLoadFailure, TabPanel, Tabs } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useEditing, useOfSelected } from '../editing/editor-context.ts';
import { region } from '../editing/regions.ts';
import { useShowsDesign } from '../editing/shown-designs.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { EditorPanelHost } from './editor-panel-host.tsx';
import classes from './panel.module.css';
import { type PanelTab, tabFor } from './shown-tab.ts';

/** Milliseconds until the page has been painted. */
const SETTLED_MS = 500;
const failed = CodeLoadFailure;
const TextPanel = lazyComponent(async () => (await import('./text/text-panel.tsx')).TextPanel, { failed });
const StylePanel = lazyComponent(async () => (await import('./style-panel.tsx')).StylePanel, { failed });
const AnimationPanel = lazyComponent(
  async () => (await import('./animation/animation-panel.tsx')).AnimationPanel,
  {
    failed,
  },
);

const PagePanel = lazyComponent(async () => (await import('./page/page-panel.tsx')).PagePanel, { failed });

const ObjectsPanel = lazyComponent(async () => (await import('./objects/objects-panel.tsx')).ObjectsPanel, {
  failed,
});

/** The properties panel of the selection: text for an open text, style for elements, page for an empty selection. */
export function SidePanel(): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const held = useOfSelected((chosen) =>
    chosen.length === 0 ? 'nothing' : chosen.every(holdsText) ? 'text' : 'plain',
  );
  const open = useSignal(session.openText);
  const ofPages = !useShowsDesign();
  const [tab, setTab] = useState<PanelTab>('page');
  const pressed = useRef<'text' | 'style'>('text');
  const kind = open ? 'open' : held;
  useEffect(() => {
    // Preloads the panels for elements before the first selection.
    const timer = setTimeout(() => {
      TextPanel.preload();
      StylePanel.preload();
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    setTab((now) => tabFor(kind, now, pressed.current));
  }, [kind]);
  const press = (next: PanelTab) => {
    const isChoice = kind === 'text' || kind === 'open';
    if (isChoice && (next === 'text' || next === 'style')) pressed.current = next;
    setTab(next);
  };
  // Animations of masters and layouts come from files: they are kept and played, but cannot be edited.
  const shownTab = tab === 'animation' && !ofPages ? 'page' : tab;
  return (
    <aside
      className={classes.panel}
      aria-label={t('panel.label')}
      onMouseDown={keepTextFocus}
      {...region('panel')}
    >
      <EditorPanelHost>
        <Tabs
          className={classes.tabs}
          label={t('panel.label')}
          value={shownTab}
          onChange={press}
          tabs={[
            { value: 'text', label: t('panel.text') },
            { value: 'style', label: t('panel.style') },
            ...(ofPages ? [{ value: 'animation' as const, label: t('panel.animation') }] : []),
            { value: 'page', label: t('panel.page') },
            { value: 'objects', label: t('panel.objects') },
          ]}
        >
          <TabPanel value="text" className={classes.body}>
            <TextPanel />
          </TabPanel>
          <TabPanel value="style" className={classes.body}>
            <StylePanel />
          </TabPanel>
          <TabPanel value="animation" className={classes.body}>
            <AnimationPanel />
          </TabPanel>
          <TabPanel value="page" className={classes.body}>
            <PagePanel />
          </TabPanel>
          <TabPanel value="objects" className={classes.body}>
            <ObjectsPanel />
          </TabPanel>
        </Tabs>
      </EditorPanelHost>
    </aside>
  );
}

/** A press on a button keeps the focus in the text that is being typed. */
function keepTextFocus(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('input,textarea,[role="combobox"],[role="slider"]')) return;
  event.preventDefault();
}
