import { type Account, AVATAR_MAX_BYTES, displayName } from '@lectern/protocol/accounts';
import { STUDENT_AVATAR_SIZE } from '@lectern/protocol/constants';
import { deleteAvatar, putAvatar } from '@lectern/protocol/own-account';
import { Avatar, Button, FileButton, Row, Stack, Text } from '@lectern/ui';
import { ImageUp } from 'lucide-react';
import { accountChanged } from '../../../parts/account/index.ts';
import { PORTRAIT_FILES, scaledPortrait } from '../../../parts/portraits.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import classes from '../user-centre.module.css';
import { usePersonalTexts } from './personal-texts.ts';

/** Pixels: sharp at twice the density in the largest size shown. */
const SIDE = STUDENT_AVATAR_SIZE * 2;
/** Size of the portrait on this card, tenths of rem. */
const SHOWN = 96;

/** The portrait, or the first character of the name, with buttons to change it. */
export function PortraitChoice({ account }: { readonly account: Account }) {
  const texts = usePersonalTexts();
  const { busy, run } = useCall();
  const params = { id: account.user_id };

  const upload = (file: File) =>
    run(
      async () => {
        const picture = await scaledPortrait(file, SIDE, AVATAR_MAX_BYTES);
        if (picture === undefined) return false;
        accountChanged(await call(putAvatar, { params, body: picture }));
        return true;
      },
      {
        success: (isSaved) =>
          isSaved
            ? texts('profile.avatarSaved')
            : { kind: 'failure', text: texts('profile.avatarUnreadable') },
      },
    );
  const remove = () =>
    run(async () => accountChanged(await call(deleteAvatar, { params })), {
      success: texts('profile.avatarRemoved'),
    });

  return (
    <Row wrap className={classes.portrait}>
      <Avatar
        name={displayName(account) ?? ''}
        src={account.has_avatar ? account.avatar_url : undefined}
        size={SHOWN}
        decorative
      />
      <Stack gap={1} className={classes.cardWords}>
        <Row wrap className={classes.buttons}>
          <FileButton
            icon={<ImageUp aria-hidden="true" />}
            accept={PORTRAIT_FILES}
            busy={busy}
            onFiles={([file]) => file && void upload(file)}
          >
            {texts('profile.upload')}
          </FileButton>
          {account.has_avatar && (
            <Button tone="quiet" disabled={busy} onClick={() => void remove()}>
              {texts('profile.remove')}
            </Button>
          )}
        </Row>
        <Text as="p" tone="quiet" overflow="breaks">
          {texts('profile.avatarText')}
        </Text>
      </Stack>
    </Row>
  );
}
