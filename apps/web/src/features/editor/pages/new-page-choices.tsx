import { CoursewareStore } from '@lectern/courseware';
import {
  addTemplatePage,
  type PageTemplate,
  pageTemplates,
  templateGroups,
} from '@lectern/courseware/design';
import { Box, Select, Stack } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useMemo, useState } from 'react';
import * as Y from 'yjs';
import { PageTile } from '../../../parts/templates/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { runCommand } from '../commands/command.ts';
import { newPageOfLayout, newPageOfTemplate } from '../commands/pages/page-design.ts';
import { useEditing } from '../editing/editor-context.ts';
import own from '../panel/page/design.module.css';
import { LayoutGallery } from '../panel/page/layout-gallery.tsx';
import { useDesignTexts } from '../panel/page/texts.ts';
import classes from './page-list.module.css';

type Shown = 'layouts' | (typeof templateGroups)[number];
const WIDTH = 122;

/**
 * The layouts of the current page's master, and our page templates in its theme: a press adds a page after the current
 * page.
 */
export function NewPageChoices({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useDesignTexts();
  const editing = useEditing();
  const pageId = useSignal(editing.session.pageId) ?? '';
  const [shown, setShown] = useState<Shown>('layouts');
  return (
    <Stack gap={2}>
      <Select
        label={t('newPage')}
        value={shown}
        options={[
          { value: 'layouts', label: t('layout') },
          ...templateGroups.map((value) => ({ value, label: t(`templates.${value}`) })),
        ]}
        onChange={setShown}
      />
      <Box overflow="scroll" className={classes.scroll}>
        {shown === 'layouts' ? (
          <LayoutGallery
            pageId={pageId}
            onPick={(layoutId) => {
              onDone();
              runCommand(newPageOfLayout, editing, layoutId);
            }}
          />
        ) : (
          <TemplateGallery key={shown} group={shown} pageId={pageId} onDone={onDone} />
        )}
      </Box>
    </Stack>
  );
}

interface TemplateGalleryProps {
  readonly group: (typeof templateGroups)[number];
  readonly pageId: string;
  readonly onDone: () => void;
}

function TemplateGallery({ group, pageId, onDone }: TemplateGalleryProps): ReactNode {
  const editing = useEditing();
  const language = useLanguage();
  const templates = pageTemplates.filter((template) => template.group === group);
  const drawn = useDrawn(templates, pageId, group);
  return (
    <Stack gap={2} className={own.tiles}>
      {templates.map((template) => (
        <PageTile
          key={template.id}
          reader={drawn.store}
          pageId={drawn.pages.get(template.id)}
          width={WIDTH}
          assets={editing.document.assets}
          name={template.name[language]}
          onPress={() => {
            onDone();
            runCommand(newPageOfTemplate, editing, { template, language });
          }}
        />
      ))}
    </Stack>
  );
}

/** Renders the templates into a temporary courseware with the design of this courseware. */
function useDrawn(templates: readonly PageTemplate[], pageId: string, group: string) {
  const { store: reader } = useEditing().session;
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which templates there are, the group says
  return useMemo(() => {
    const store = new CoursewareStore(new Y.Doc());
    const pages = new Map<string, string>();
    store.transact((edit) => {
      const designs = [...reader.all('master'), ...reader.all('layout')];
      const page = reader.find('page', pageId);
      for (const record of [
        ...reader.all('deck'),
        ...reader.all('theme'),
        ...designs,
        ...(page ? [page] : []),
      ])
        edit.create(record);
      for (const { id } of designs) for (const child of reader.children(id)) copyElement(child);
      function copyElement(id: string): void {
        const element = reader.find('element', id);
        if (!element) return;
        edit.create(element);
        if (element.type === 'group') for (const child of reader.children(id)) copyElement(child);
      }
      for (const template of templates)
        pages.set(template.id, addTemplatePage(edit, template, language, page?.id));
    });
    return { store, pages };
  }, [reader, pageId, group, language]);
}
