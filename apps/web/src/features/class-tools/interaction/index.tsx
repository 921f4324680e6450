import type { ActivitySetting } from '@lectern/protocol/participants';
import { useSignal } from '@lectern/ui/use-signal';
import { Vote } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ClassToolPart, type ClassToolProps, ToolWindow } from '../../../parts/class-tools/index.ts';
import { type PanelPhones, usePhones } from '../../../parts/phones/index.ts';
import classes from './interaction.module.css';
import { RunningActivity } from './running-activity.tsx';
import { Setup } from './setup.tsx';
import { useTexts } from './texts.ts';

/** Votes, buzzes and word clouds on the phones of the class, counted here while they come in. */
export const interaction: ClassToolPart = { View: Interaction, takes: [] };

function Interaction(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const phones = usePhones(tool);
  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Vote />}
      size={{ w: 1080, h: 600 }}
      minSize={{ w: 480, h: 420 }}
    >
      <div className={classes.body}>{phones && <Inside phones={phones} />}</div>
    </ToolWindow>
  );
}

function Inside({ phones }: { readonly phones: PanelPhones }): ReactNode {
  const t = useTexts();
  const state = useSignal(phones.state);
  const [starting, setStarting] = useState(false);
  if (state.kind !== 'open') {
    const trouble = state.kind === 'closed' ? state.trouble : undefined;
    return (
      <div className={classes.none}>
        {/* Without the server there are no phones: what it lacks comes before what to press. */}
        {trouble !== undefined && (
          <p className={classes.trouble} role="alert">
            {trouble}
          </p>
        )}
        <p role="status">{t(state.kind === 'closed' ? 'openFirst' : 'asking')}</p>
      </div>
    );
  }
  const start = async (setting: ActivitySetting) => {
    setStarting(true);
    await phones.start(setting);
    setStarting(false);
  };
  const { activity, participants } = state.panel;
  return (
    <>
      {!state.connected && (
        <p className={classes.trouble} role="status">
          {t('cutOff')}
        </p>
      )}
      {state.trouble !== undefined && (
        <p className={classes.trouble} role="alert">
          {state.trouble}
        </p>
      )}
      {activity ? (
        <RunningActivity
          key={activity.id}
          activity={activity}
          present={participants.length}
          onChange={(change) => void phones.change(change)}
          onAgain={() => void start(activity.setting)}
        />
      ) : (
        <Setup starting={starting} present={participants.length} onStart={(setting) => void start(setting)} />
      )}
    </>
  );
}
