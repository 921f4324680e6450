import type { Share } from '@lectern/protocol/shares';
import { Button, Checkbox, Row, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fetchClasses } from '../../classes/index.ts';
import classes from './link-section.module.css';
import { useLinkTexts } from './link-texts.ts';
import { ShareColleagueForm } from './share-colleague-form.tsx';
import { ShareGrantee } from './share-person.tsx';
import type { LinkChange } from './shared-item.ts';

export interface LinkRecipientsProps {
  readonly share: Share;
  readonly userId: string;
  readonly onChange: (change: LinkChange) => Promise<boolean>;
  /** Rejects when adding failed: the form shows the error and keeps the name. */
  readonly onAdd: (userIds: string[]) => Promise<void>;
}

/** The recipients of a restricted link: colleagues by name, and teachers of a class. */
export function LinkRecipients({ share, userId, onChange, onAdd }: LinkRecipientsProps): ReactNode {
  const t = useLinkTexts();
  const own = useQuery({ queryKey: ['share-classes', userId], queryFn: () => fetchClasses(userId) });
  const { user_ids, class_ids } = share;
  return (
    <fieldset className={classes.recipients}>
      <Text as="legend" size="body" weight="bold" className={classes.heading}>
        {t('people')}
      </Text>
      <ShareColleagueForm
        userId={userId}
        action={t('add')}
        onShare={async (id) => {
          if (!user_ids.includes(id)) await onAdd([...user_ids, id]);
        }}
      />
      <ul>
        {user_ids.map((id) => (
          <Row key={id} as="li" wrap gap={3}>
            <ShareGrantee userId={id} />
            <Button
              size="small"
              tone="plain"
              onClick={() => void onChange({ user_ids: user_ids.filter((each) => each !== id) })}
            >
              {t('remove')}
            </Button>
          </Row>
        ))}
      </ul>
      {own.data !== undefined && own.data.length > 0 && (
        <>
          <Text as="p" size="body" weight="bold" className={classes.heading}>
            {t('classes')}
          </Text>
          {own.data.map((each) => (
            <Row key={each.class_id} as="label" wrap gap={3}>
              <Checkbox
                checked={class_ids.includes(each.class_id)}
                onChange={(on) =>
                  void onChange({
                    class_ids: on
                      ? [...class_ids, each.class_id]
                      : class_ids.filter((id) => id !== each.class_id),
                  })
                }
              />
              {each.class_name}
            </Row>
          ))}
        </>
      )}
    </fieldset>
  );
}
