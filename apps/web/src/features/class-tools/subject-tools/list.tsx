import type { ToolsPlace } from '@lectern/subject-tools/catalogue';
import { Column, EmptyState, Input, Spinner, Text } from '@lectern/ui';
import { LazyCode, useLazy } from '@lectern/ui/lazy';
import { Search, Shapes } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  noteOpening,
  ToolCard,
  ToolCards,
  ToolWindow,
} from '../../../parts/class-tools/index.ts';
import { toolUses } from '../../../parts/tool-usage.ts';
import { host } from '../../../platform/host/host.ts';
import { defineTexts, useLanguage } from '../../../platform/i18n/texts.ts';
import { readLocal } from '../../../platform/storage/local-store.ts';
import { listed } from '../by-usage.ts';
import { iconOf } from './icons.ts';
import { subjectTools, toolId } from './rows.ts';
import classes from './subject-tools.module.css';

/** Values for a browser without a client (specification, section 9: `win_version`, `area_code`). */
const VERSION = 1600;
const AREA = '2052';

/** The environment for the catalogue of subject tools: a client reports its version and whether it runs on a phone. */
function toolsPlace(): ToolsPlace {
  const info = host.get()?.info.get();
  return {
    platform: info?.client === 'mobile' ? 2 : 1,
    version: info?.version ?? VERSION,
    area: AREA,
    tests: isTesting(),
  };
}

/** The flag for local tests: in the address, or stored in this browser. */
function isTesting(): boolean {
  return new URLSearchParams(location.search).get('test') === 'true' || readLocal('test') === 'true';
}

/** The client's programs that replace a tool (`windowType` external), by the tool's key in the catalogue. */
const PROGRAMS = { Calculator: 'calculator' } as const;

/** Asks the client to start its own program for the tool; returns whether it did. Otherwise our tool is used. */
async function startProgram(toolKey: string): Promise<boolean> {
  const client = host.get();
  const program = Object.hasOwn(PROGRAMS, toolKey) ? PROGRAMS[toolKey as keyof typeof PROGRAMS] : undefined;
  if (program === undefined || !client?.has('open-program')) return false;
  try {
    await client.invoke('open-program', { program });
    return true;
  } catch {
    return false;
  }
}

const zh = {
  title: '学科工具',
  search: '搜索工具，可用拼音',
  none: '没有找到「{{text}}」，换一个词试试',
  failed: '工具没有打开，请检查网络后再试',
  tools: '工具',
};

const en: typeof zh = {
  title: 'Subject tools',
  search: 'Search by name or pinyin',
  none: 'Nothing found for “{{text}}”: try another word',
  failed: 'The tool did not open: check the network and try again',
  tools: 'Tools',
};

const { useTexts } = defineTexts(zh, en);

/** The subject tools that can be opened over the slide: the most used come first. */
export const subjectToolList: ClassToolPart = { View: SubjectToolList, takes: [] };

/** Names and pinyin of all tools. */
const catalogues = new LazyCode(() => import('@lectern/subject-tools/catalogue'));
const IDS: ReadonlySet<string> = new Set(subjectTools.map(({ id }) => id));

function SubjectToolList(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const late = useLazy(catalogues);
  const [text, setText] = useState('');
  const [place] = useState(toolsPlace);
  const catalogue = late.type === 'here' ? late.value : undefined;
  // The tools are sorted once while the list is open, because users would miss buttons that move.
  const all = useMemo(
    () =>
      listed(
        (catalogue?.catalogue ?? []).filter(
          (entry) => IDS.has(toolId(entry.toolKey)) && catalogue?.isVisible(entry, place),
        ),
        toolUses(),
      ),
    [catalogue, place],
  );
  const found = catalogue ? all.filter((entry) => catalogue.isMeant(entry, text)) : [];
  const open = async (key: string) => {
    const row = subjectTools.find(({ code }) => code === key);
    // The list closes at once, without waiting for a client.
    tool.close();
    if (row && (await startProgram(key))) noteOpening(row, tool.lesson);
    else tool.open(toolId(key));
  };
  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Shapes />}
      size={{ w: 720, h: 560 }}
      minSize={{ w: 360, h: 320 }}
    >
      <Column gap={4} className={classes.list}>
        <Input
          size="large"
          type="search"
          leading={<Search aria-hidden="true" />}
          className={classes.search}
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && first) void open(first.toolKey);
          }}
        />
        {late.type === 'waiting' && <Spinner fill label={t('title')} />}
        {late.type === 'failed' && <EmptyState icon={<Shapes />} title={t('failed')} />}
        {catalogue && found.length === 0 && (
          <Text as="p" size="panel" tone="quiet" role="status">
            {t('none', { text })}
          </Text>
        )}
        <ToolCards label={t('tools')}>
          {found.map(({ toolKey }) => {
            const Icon = iconOf(toolKey);
            return (
              <li key={toolKey}>
                <ToolCard
                  icon={<Icon aria-hidden />}
                  name={catalogue?.toolName(toolKey, language) ?? toolKey}
                  onClick={() => void open(toolKey)}
                />
              </li>
            );
          })}
        </ToolCards>
      </Column>
    </ToolWindow>
  );
}
