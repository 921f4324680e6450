import { mayHavePlace, type NewPlace } from '@lectern/courseware/design';
import { PanelSection } from '@lectern/property-panel';
import { useRecord } from '@lectern/stage/view';
import { Button, Input, Stack, Text } from '@lectern/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTypedWords } from '../../../../parts/typed-words/index.ts';
import { runCommand } from '../../commands/command.ts';
import { insertPlace, renameDesign } from '../../commands/pages/masters.ts';
import { toggleMasters } from '../../commands/screen/view.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { BackgroundSection } from './background-section.tsx';
import own from './design.module.css';
import { useLayoutName, useMasterName } from './layout-gallery.tsx';
import { useDesignTexts } from './texts.ts';
import { ThemeSection } from './theme-section.tsx';

const PLACES: readonly NewPlace[] = ['title', 'body', 'obj', 'pic', 'dt', 'ftr', 'sldNum'];
const LEVELS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The properties of a master or layout: its name, its placeholders, its theme and background. */
export function MasterPanel({ designId }: { readonly designId: string }): ReactNode {
  const t = useDesignTexts();
  const editing = useEditing();
  const { store } = editing.session;
  const layout = useRecord(store, 'layout', designId);
  const master = useRecord(store, 'master', designId);
  const nameOf = useLayoutName();
  const masterNameOf = useMasterName();
  const missing = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => PLACES.filter((type) => mayHavePlace(store, designId, type)).join(' '),
  );
  if (!layout && !master) return null;
  const name = layout ? nameOf(layout) : masterNameOf(master);
  const rename = (next: string) => runCommand(renameDesign, editing, { designId, name: next });
  return (
    <>
      <PanelSection title={t(layout ? 'layout' : 'master')}>
        <NameField key={designId} name={name} onName={rename} />
        <Text as="p" tone="quiet" size="small">
          {t(layout ? 'layoutHint' : 'masterHint')}
        </Text>
        <Button size="small" onClick={() => runCommand(toggleMasters, editing)}>
          {t('backToPages')}
        </Button>
      </PanelSection>
      <PanelSection title={t('places')}>
        <Stack gap={2} className={own.pair}>
          {PLACES.map((type) => (
            <Button
              key={type}
              size="small"
              disabled={!missing.split(' ').includes(type)}
              onClick={() =>
                runCommand(insertPlace, editing, {
                  designId,
                  type,
                  name: t(`place.${type}`),
                  levels: LEVELS.map((level) => t(`level.${level}`)),
                })
              }
            >
              {t('addPlace', { name: t(`place.${type}`) })}
            </Button>
          ))}
        </Stack>
      </PanelSection>
      <ThemeSection pageId={designId} />
      <BackgroundSection pageId={designId} />
    </>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

function NameField({ name, onName }: NameFieldProps): ReactNode {
  const t = useDesignTexts();
  const { field, take, isChanged } = useTypedWords<HTMLInputElement>({ read: () => name });
  return (
    <Input
      {...field}
      aria-label={t('designName')}
      maxLength={200}
      onBlur={() => isChanged() && onName(take())}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
      }}
    />
  );
}
