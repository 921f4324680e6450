import { Button, showToast } from '@lectern/ui';
import { Copy, MonitorUp } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { CentreCard } from '../centre-card.tsx';
import classes from '../user-centre.module.css';
import { usePersonalTexts } from './personal-texts.ts';

/** Opens the desktop client with the user signed in. */
export interface DesktopDoor {
  /** Whether this device may have such a client. */
  mayHave(isHosted: boolean): boolean;
  open(): Promise<void>;
  /** A link with a one-time key. */
  address(hash: string): Promise<string>;
}

/** Opens the desktop client by a link with a one-time key, or copies such a link. */
export function DesktopCard({ door }: { readonly door: DesktopDoor }) {
  const texts = usePersonalTexts();
  const [busy, setBusy] = useState<'open' | 'copy'>();
  const work = async (what: 'open' | 'copy') => {
    setBusy(what);
    try {
      if (what === 'open') {
        await door.open();
        showToast({ kind: 'information', text: texts('desktop.opened') });
      } else {
        await copied(await door.address('#/'));
        showToast({ kind: 'success', text: texts('desktop.copied') });
      }
    } catch (error) {
      const refused = error instanceof DOMException;
      showToast({ kind: 'failure', text: refused ? texts('desktop.copyFailed') : messageOf(error) });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <CentreCard title={texts('desktop.title')} text={texts('desktop.text')}>
      <div className={classes.buttons}>
        <Button
          icon={<MonitorUp aria-hidden="true" />}
          busy={busy === 'open'}
          onClick={() => void work('open')}
        >
          {texts('desktop.open')}
        </Button>
        <Button
          tone="quiet"
          icon={<Copy aria-hidden="true" />}
          busy={busy === 'copy'}
          onClick={() => void work('copy')}
        >
          {texts('desktop.copy')}
        </Button>
      </div>
    </CentreCard>
  );
}

async function copied(text: string): Promise<void> {
  // Insecure contexts have no clipboard.
  if (navigator.clipboard === undefined) throw new DOMException('no clipboard');
  await navigator.clipboard.writeText(text);
}
