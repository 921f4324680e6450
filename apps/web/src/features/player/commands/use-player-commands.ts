import { type LateCode, useLate } from '@lectern/ui/late';
import { useMemo } from 'react';
import type { OpenableTool } from '../../../parts/class-tools/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import type { PlayerCommand } from './player-command.ts';
import { playerCommands } from './player-commands.ts';
import { type ClientOfShow, useClient } from './use-client.ts';

const NO_TOOLS: readonly OpenableTool[] = [];

interface CommandsOfPlayer extends Pick<ClientOfShow, 'fullScreen'> {
  /** None until their catalogue is here. */
  readonly tools: readonly OpenableTool[];
  readonly commands: readonly PlayerCommand[];
}

/** What the toolbar and the keys can do: the player's own, the class tools', and what the client around the page adds. */
export function usePlayerCommands(
  classTools: LateCode<readonly OpenableTool[]>,
  painted: boolean,
): CommandsOfPlayer {
  const language = useLanguage();
  const late = useLate(classTools, painted);
  const tools = late.type === 'here' ? late.value : NO_TOOLS;
  const { commands: ofClient, fullScreen } = useClient();
  const commands = useMemo(() => playerCommands(tools, language, ofClient), [tools, language, ofClient]);
  return { tools, commands, fullScreen };
}
