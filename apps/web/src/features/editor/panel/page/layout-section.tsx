import { layoutOf } from '@lectern/courseware';
import { PanelSection } from '@lectern/property-panel';
import { useRecord } from '@lectern/stage/view';
import { Box, Button, Popover, Row, Text } from '@lectern/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MiniPage } from '../../../../parts/templates/index.ts';
import { runCommand } from '../../commands/command.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import { changeLayout, resetThesePages } from '../../commands/pages/page-design.ts';
import { toggleMasters } from '../../commands/screen/view.ts';
import { useEditing } from '../../editing/editor-context.ts';
import own from './design.module.css';
import { LayoutGallery, useLayoutName } from './layout-gallery.tsx';
import { useDesignTexts } from './texts.ts';

/** The layout of the selected pages: changes it, or applies it again. */
export function LayoutSection({ pageId }: { readonly pageId: string }): ReactNode {
  const t = useDesignTexts();
  const editing = useEditing();
  const { store } = editing.session;
  const { assets } = editing.document;
  const page = useRecord(store, 'page', pageId);
  const layout = useRecord(store, 'layout', (page && layoutOf(store, pageId)?.id) ?? '');
  const nameOf = useLayoutName();
  const [open, setOpen] = useState(false);
  return (
    <PanelSection title={t('layout')}>
      <Row gap={2} className={own.line}>
        <Popover
          label={t('layout')}
          side="left"
          align="start"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Row
              as="button"
              gap={2}
              textAlign="start"
              flex={1}
              surface="field"
              type="button"
              className={own.now}
            >
              {layout ? (
                <MiniPage reader={store} assets={assets} pageId={layout.id} width={64} places />
              ) : null}
              <Text overflow="cut" flex="grow">
                {layout ? nameOf(layout) : t('layouts.other')}
              </Text>
              <ChevronDown aria-hidden="true" />
            </Row>
          }
        >
          <Box overflow="scroll" className={own.gallery}>
            <LayoutGallery
              pageId={pageId}
              chosen={layout?.id ?? ''}
              onPick={(id) => {
                setOpen(false);
                runCommand(changeLayout, editing, id);
              }}
            />
          </Box>
        </Popover>
        <CommandButton command={resetThesePages} />
      </Row>
      <Button size="small" onClick={() => runCommand(toggleMasters, editing)}>
        {t('editMasters')}
      </Button>
    </PanelSection>
  );
}
