import { Signal } from '@lectern/base';
import type { SubjectTool } from '@lectern/protocol/subject-tools';
import { Column, EmptyState, IconButton, Input, Spinner, Text, ToggleGroup } from '@lectern/ui';
import { LazyCode, useLazy } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { Search, Shapes, Star } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { accountState } from '../../../parts/account/index.ts';
import {
  type ClassToolPart,
  type ClassToolProps,
  noteOpening,
  ToolCard,
  ToolCards,
  ToolWindow,
} from '../../../parts/class-tools/index.ts';
import { favouritesOf, loadTeachingTools, type ToolList } from '../../../parts/subject-tools/index.ts';
import { toolUses } from '../../../parts/tool-usage.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { host } from '../../../platform/host/host.ts';
import { listed } from '../by-usage.ts';
import { iconOf } from './icons.ts';
import { subjectTools, toolId } from './rows.ts';
import classes from './subject-tools.module.css';
import { type ToolGroup, useTexts } from './texts.ts';
import { groupsOf, toolsIn } from './tool-groups.ts';

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

/** The subject tools that can be opened over the slide: the most used come first. */
export const subjectToolList: ClassToolPart = { View: SubjectToolList, takes: [] };

/** Favourites of a guest. */
const NO_FAVOURITES = new Signal<readonly string[]>([]);
/** Tools with a button of their own are not in the list. */
const IDS: ReadonlySet<string> = new Set(subjectTools.map(({ id }) => id));

/** The tools that the list shows, the most used of this month first: they do not move while the list is open. */
async function loadList(): Promise<ToolList> {
  const state = accountState.get();
  const area = state.kind === 'signed-in' ? state.account.org?.area_code_one : undefined;
  const list = await loadTeachingTools(area);
  const tools = list.tools.filter(({ toolKey }) => IDS.has(toolId(toolKey)));
  return { ...list, tools: listed(tools, toolUses()) as readonly SubjectTool[] };
}

function SubjectToolList(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const [lists] = useState(() => new LazyCode(loadList));
  const late = useLazy(lists);
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
      size={{ w: 760, h: 620 }}
      minSize={{ w: 360, h: 320 }}
    >
      {late.type === 'waiting' && <Spinner fill label={t('title')} />}
      {late.type === 'failed' && <EmptyState icon={<Shapes />} title={t('failed')} />}
      {late.type === 'here' && <FoundTools list={late.value} onOpen={(key) => void open(key)} />}
    </ToolWindow>
  );
}

interface FoundToolsProps {
  readonly list: ToolList;
  readonly onOpen: (key: string) => void;
}

/** The tools by group and typed text. Favourites belong to an account, so that guests have none. */
function FoundTools({ list, onOpen }: FoundToolsProps): ReactNode {
  const t = useTexts();
  const [favourites] = useState(() => {
    const session = currentSession();
    return session && session.accountType !== 'guest' ? favouritesOf(session.userId) : undefined;
  });
  useEffect(() => void favourites?.load(), [favourites]);
  const keys = useSignal(favourites?.keys ?? NO_FAVOURITES);
  const [text, setText] = useState('');
  const [group, setGroup] = useState<ToolGroup>('all');
  const groups = groupsOf(list).filter((each) => each !== 'favourites' || favourites !== undefined);
  // A typed text is searched in all groups.
  const found =
    text.trim() === '' ? toolsIn(group, list, keys) : list.tools.filter((tool) => list.isMeant(tool, text));
  return (
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
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && first) onOpen(first.toolKey);
        }}
      />
      <ToggleGroup<ToolGroup>
        size="panel"
        label={t('groups')}
        options={groups.map((value) => ({ value, label: t(`group.${value}`) }))}
        value={[group]}
        onChange={([chosen]) => {
          if (chosen) setGroup(chosen);
          setText('');
        }}
      />
      {found.length === 0 && (
        <Text as="p" size="panel" tone="quiet" role="status">
          {text.trim() === '' ? t('noFavourites') : t('none', { text })}
        </Text>
      )}
      <ToolCards label={t('tools')}>
        {found.map(({ toolKey, name }) => (
          <Tool
            key={toolKey}
            toolKey={toolKey}
            name={name}
            isFavourite={keys.includes(toolKey)}
            onOpen={() => onOpen(toolKey)}
            onFavourite={favourites && (() => void favourites.toggle(toolKey))}
          />
        ))}
      </ToolCards>
      {!list.isWhole && (
        <Text as="p" tone="quiet">
          {t('partly')}
        </Text>
      )}
    </Column>
  );
}

interface ToolProps {
  readonly toolKey: string;
  readonly name: string;
  readonly isFavourite: boolean;
  readonly onOpen: () => void;
  readonly onFavourite: (() => void) | undefined;
}

function Tool({ toolKey, name, isFavourite, onOpen, onFavourite }: ToolProps): ReactNode {
  const t = useTexts();
  const Icon = iconOf(toolKey);
  return (
    <li className={classes.tool}>
      <ToolCard icon={<Icon aria-hidden />} name={name} onClick={onOpen} />
      {onFavourite && (
        <IconButton
          size="panel"
          className={classes.star ?? ''}
          label={t('favourite', { name })}
          icon={<Star aria-hidden="true" />}
          pressed={isFavourite}
          onClick={onFavourite}
        />
      )}
    </li>
  );
}
