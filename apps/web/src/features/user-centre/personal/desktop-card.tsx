import { Button, Row } from '@lectern/ui';
import { Copy, MonitorUp } from 'lucide-react';
import { useCall } from '../../../platform/api/use-call.ts';
import { CentreCard } from '../centre-card.tsx';
import classes from '../user-centre.module.css';
import { usePersonalTexts } from './personal-texts.ts';

/** Opens the desktop client with the user signed in. */
export interface DesktopDoor {
  /** Whether the desktop client may be installed on this device. */
  mayHave(isHosted: boolean): boolean;
  open(): Promise<void>;
  /** A link with a one-time key. */
  address(hash: string): Promise<string>;
}

/** Opens the desktop client by a link with a one-time key, or copies such a link. */
export function DesktopCard({ door }: { readonly door: DesktopDoor }) {
  const texts = usePersonalTexts();
  const { isBusy, run } = useCall();
  const open = () =>
    run(() => door.open(), { key: 'open', success: { kind: 'information', text: texts('desktop.opened') } });
  const copy = () =>
    run(async () => copied(await door.address('#/')), {
      key: 'copy',
      success: (isCopied) =>
        isCopied ? texts('desktop.copied') : { kind: 'failure', text: texts('desktop.copyFailed') },
    });
  return (
    <CentreCard title={texts('desktop.title')} text={texts('desktop.text')}>
      <Row wrap className={classes.buttons}>
        <Button icon={<MonitorUp aria-hidden="true" />} busy={isBusy('open')} onClick={() => void open()}>
          {texts('desktop.open')}
        </Button>
        <Button
          tone="quiet"
          icon={<Copy aria-hidden="true" />}
          busy={isBusy('copy')}
          onClick={() => void copy()}
        >
          {texts('desktop.copy')}
        </Button>
      </Row>
    </CentreCard>
  );
}

// Insecure contexts have no clipboard.
async function copied(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
