import { SnapshotReader } from '@lectern/courseware';
import { coursewareOfTemplate, type DeckTemplate, deckTemplates } from '@lectern/courseware/design';
import { Box, Button, Dialog, Stack } from '@lectern/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { defineTexts, type SameTexts, useLanguage } from '../../platform/i18n/texts.ts';
import { MiniPage } from './mini-page.tsx';
import { PageTile } from './page-tile.tsx';
import own from './templates-dialog.module.css';

const zh = {
  title: '从模板新建课件',
  pages_one: '{{name}}，{{count}} 页',
  pages_other: '{{name}}，{{count}} 页',
  use: '使用这个模板',
  busy: '正在创建课件…',
  cancel: '取消',
  preview: '模板的页面',
};

const en: SameTexts<typeof zh> = {
  title: 'A courseware from a template',
  pages_one: '{{name}}, {{count}} page',
  pages_other: '{{name}}, {{count}} pages',
  use: 'Use this template',
  busy: 'Making the courseware…',
  cancel: 'Cancel',
  preview: 'Pages of the template',
};

const { useTexts: useTemplateTexts } = defineTexts(zh, en);

/** Width of a thumbnail in the list, and of a page beside it, pixels. */
const COVER = 168;
const PAGE = 224;

export interface TemplatesDialogProps {
  /** A courseware is being created. */
  readonly busy: boolean;
  /** `name`: default name of the new courseware. */
  readonly onPick: (template: { readonly id: string; readonly name: string }) => void;
  readonly onClose: () => void;
}

/** The built-in templates for new coursewares, each with all its pages. */
export function TemplatesDialog({ busy, onPick, onClose }: TemplatesDialogProps): ReactNode {
  const t = useTemplateTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState<DeckTemplate | undefined>(deckTemplates[0]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      size="xl"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            busy={busy}
            disabled={chosen === undefined}
            onClick={() => chosen && onPick({ id: chosen.id, name: chosen.name[language] })}
          >
            {t(busy ? 'busy' : 'use')}
          </Button>
        </>
      }
    >
      <Stack gap={5} className={own.both}>
        <Box overflow="scroll" className={own.covers}>
          {deckTemplates.map((template) => (
            <Cover
              key={template.id}
              template={template}
              chosen={template === chosen}
              onChoose={() => setChosen(template)}
            />
          ))}
        </Box>
        {chosen ? <Pages key={chosen.id} template={chosen} /> : null}
      </Stack>
    </Dialog>
  );
}

function useTemplateReader(template: DeckTemplate): SnapshotReader {
  const language = useLanguage();
  return useMemo(() => new SnapshotReader(coursewareOfTemplate(template, language)), [template, language]);
}

interface CoverProps {
  readonly template: DeckTemplate;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Cover({ template, chosen, onChoose }: CoverProps): ReactNode {
  const t = useTemplateTexts();
  const name = template.name[useLanguage()];
  const reader = useTemplateReader(template);
  const [first] = reader.pages();
  return (
    <PageTile
      reader={reader}
      pageId={first}
      width={COVER}
      name={name}
      label={t('pages', { name, count: template.pages.length })}
      chosen={chosen}
      onPress={onChoose}
    />
  );
}

function Pages({ template }: { readonly template: DeckTemplate }): ReactNode {
  const t = useTemplateTexts();
  const reader = useTemplateReader(template);
  return (
    <Box
      as="section"
      overflow="scroll"
      radius="card"
      className={own.pages}
      aria-label={t('preview')}
      tabIndex={0}
    >
      {reader.pages().map((pageId) => (
        <MiniPage key={pageId} reader={reader} pageId={pageId} width={PAGE} />
      ))}
    </Box>
  );
}
