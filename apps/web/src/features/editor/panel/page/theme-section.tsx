import { designOf, layoutOf, SnapshotReader, type Theme } from '@lectern/courseware';
import { designOfTheme, fontSets, type SchoolTheme, schoolThemes } from '@lectern/courseware/design';
import { PanelRow, PanelSection } from '@lectern/property-panel';
import { useRecord } from '@lectern/stage/view';
import { Box, Popover, Row, Select, Stack, Text } from '@lectern/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { PageTile } from '../../../../parts/templates/index.ts';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { runCommand } from '../../commands/command.ts';
import { changeTheme, changeThemePart } from '../../commands/pages/page-design.ts';
import { useEditing, useSelectedPages } from '../../editing/editor-context.ts';
import own from './design.module.css';
import { type Sample, samplePage } from './sample-page.ts';
import { useDesignTexts } from './texts.ts';

const ACCENTS = ['dk2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;
const WIDTH = 122;

/** The theme of the pages: one of our themes, or another set of colours or fonts alone. */
export function ThemeSection({ pageId }: { readonly pageId: string }): ReactNode {
  const t = useDesignTexts();
  const editing = useEditing();
  const { store } = editing.session;
  const page = useRecord(store, 'page', pageId);
  const layout = useRecord(store, 'layout', page ? (layoutOf(store, pageId)?.id ?? '') : pageId);
  const master = useRecord(store, 'master', layout?.masterId ?? pageId);
  const themeId = page?.themeId ?? layout?.themeId ?? master?.themeId ?? designOf(store, pageId).theme?.id;
  const theme = useRecord(store, 'theme', themeId ?? '');
  const several = useSelectedPages().length > 1 && page !== undefined;
  const [pages, setPages] = useState<'all' | 'chosen'>('all');
  return (
    <PanelSection title={t('theme')}>
      <ThemeGallery
        theme={theme}
        onPick={(next) =>
          runCommand(changeTheme, editing, { design: designOfTheme(next), pages: several ? pages : 'all' })
        }
      />
      {several ? (
        <PanelRow label={t('themePages')}>
          <Select
            label={t('themePages')}
            value={pages}
            options={[
              { value: 'all', label: t('allPages') },
              { value: 'chosen', label: t('selectedPages') },
            ]}
            onChange={setPages}
          />
        </PanelRow>
      ) : null}
      {theme ? (
        <Stack gap={2} className={own.pair}>
          <ColorSets theme={theme} />
          <FontSets theme={theme} />
        </Stack>
      ) : null}
    </PanelSection>
  );
}

interface ThemeGalleryProps {
  readonly theme: Theme | undefined;
  readonly onPick: (theme: SchoolTheme) => void;
}

function ThemeGallery({ theme, onPick }: ThemeGalleryProps): ReactNode {
  const t = useDesignTexts();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const now = schoolThemes.find(({ id }) => id === theme?.name);
  const name = now?.name[language] ?? theme?.name ?? t('theme');
  const sample = useMemo<Sample>(() => ({ title: t('sampleTitle'), text: t('sampleText') }), [t]);
  return (
    <Popover
      label={t('theme')}
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
          aria-label={t('moreThemes', { name })}
        >
          <Box as="span" overflow="clip" flex="none" className={own.dots} aria-hidden="true">
            {theme ? <Colors theme={theme} /> : null}
          </Box>
          <Text overflow="cut" flex="grow">
            {name}
          </Text>
          <ChevronDown aria-hidden="true" />
        </Row>
      }
    >
      <Box overflow="scroll" className={own.gallery}>
        <Stack gap={2} className={own.tiles}>
          {schoolThemes.map((each) => (
            <ThemeTile
              key={each.id}
              theme={each}
              sample={sample}
              chosen={each === now}
              onPress={() => {
                setOpen(false);
                onPick(each);
              }}
            />
          ))}
        </Stack>
      </Box>
    </Popover>
  );
}

interface ThemeTileProps {
  readonly theme: SchoolTheme;
  readonly sample: Sample;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function ThemeTile({ theme, sample, ...press }: ThemeTileProps): ReactNode {
  const language = useLanguage();
  const reader = useMemo(
    () => new SnapshotReader({ records: samplePage(designOfTheme(theme), sample) }),
    [theme, sample],
  );
  return <PageTile reader={reader} pageId="sample" width={WIDTH} name={theme.name[language]} {...press} />;
}

function Colors({ theme }: { readonly theme: Pick<Theme, 'colors'> }): ReactNode {
  return ACCENTS.map((slot) => <i key={slot} style={{ background: `#${theme.colors[slot] ?? '888888'}` }} />);
}

/** A set of colours or fonts: its name, its preview, and the part of the theme that it replaces. */
interface DesignSet {
  readonly key: string;
  readonly name: string;
  /** Name for screen readers. */
  readonly label: string;
  readonly isOn: boolean;
  readonly part: Partial<Pick<Theme, 'colors' | 'fonts'>>;
  readonly look: ReactNode;
}

interface SetMenuProps {
  readonly label: string;
  readonly theme: Theme;
  readonly sets: readonly DesignSet[];
}

function SetMenu({ label, theme, sets }: SetMenuProps): ReactNode {
  const editing = useEditing();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={label}
      side="left"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Row as="button" gap={2} textAlign="start" flex={1} surface="field" type="button" className={own.set}>
          <Text overflow="cut" flex="grow">
            {label}
          </Text>
          <ChevronDown aria-hidden="true" />
        </Row>
      }
    >
      <Stack overflow="scroll" className={own.list}>
        {sets.map((each) => (
          <Row
            as="button"
            gap={3}
            overflow="line"
            textAlign="start"
            hover
            radius="control"
            key={each.key}
            type="button"
            className={own.entry}
            aria-label={each.label}
            aria-pressed={each.isOn}
            onClick={() => {
              setOpen(false);
              runCommand(changeThemePart, editing, { themeId: theme.id, part: each.part });
            }}
          >
            {each.look}
            {each.name}
          </Row>
        ))}
      </Stack>
    </Popover>
  );
}

function ColorSets({ theme }: { readonly theme: Theme }): ReactNode {
  const t = useDesignTexts();
  const language = useLanguage();
  const sets = schoolThemes.map(({ id, name, colors }) => ({
    key: id,
    name: name[language],
    label: t('colorSet', { name: name[language] }),
    isOn: ACCENTS.every((slot) => colors[slot] === theme.colors[slot]),
    part: { colors },
    look: (
      <Box as="span" overflow="clip" flex="none" className={own.dots}>
        <Colors theme={{ colors }} />
      </Box>
    ),
  }));
  return <SetMenu label={t('colors')} theme={theme} sets={sets} />;
}

function FontSets({ theme }: { readonly theme: Theme }): ReactNode {
  const t = useDesignTexts();
  const language = useLanguage();
  const sets = fontSets.map(({ name, fonts }) => ({
    key: name.en,
    name: name[language],
    label: t('fontSet', { name: name[language] }),
    isOn:
      fonts.major.eastAsian === theme.fonts.major.eastAsian &&
      fonts.minor.eastAsian === theme.fonts.minor.eastAsian &&
      fonts.major.latin === theme.fonts.major.latin,
    part: { fonts },
    look: (
      // Rendered by CSS, so that the sample is no part of the button's name.
      <Text
        size="body"
        className={own.face}
        data-sample={t('sampleTitle')}
        style={{ fontFamily: `"${fonts.major.eastAsian}", serif` }}
      />
    ),
  }));
  return <SetMenu label={t('fonts')} theme={theme} sets={sets} />;
}
