import { type AccountNames, displayName } from '@lectern/protocol/accounts';
import { Avatar, Text } from '@lectern/ui';
import { useDocumentTexts } from '../document-texts.ts';
import { usePublicUser } from '../public-user.tsx';

export interface SharePersonProps {
  readonly person: AccountNames & { readonly avatar_url: string };
}

/** Picture and name of a user; a cancelled account has a placeholder name. */
export function SharePerson({ person }: SharePersonProps) {
  const texts = useDocumentTexts();
  const known = displayName(person);
  const name = known ?? texts('cancelledUser');
  return (
    <>
      <Avatar name={name} src={known === undefined ? undefined : person.avatar_url} size={32} decorative />
      <Text flex={1} overflow="cut" title={name}>
        {name}
      </Text>
    </>
  );
}

/** A user given by id. The id has no meaning for a teacher and is never shown. */
export function ShareGrantee({ userId }: { readonly userId: string }) {
  const texts = useDocumentTexts();
  const { data, error } = usePublicUser(userId);
  if (data) return <SharePerson person={data} />;
  return (
    <Text flex={1} overflow="cut">
      {error !== null && texts('unknownUser')}
    </Text>
  );
}
