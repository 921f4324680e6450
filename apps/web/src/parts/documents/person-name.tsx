import { useDocumentTexts } from './document-texts.ts';
import { usePersonName } from './public-user.ts';

/** The name of a user given by id. */
export function PersonName({ userId }: { readonly userId: string }) {
  const texts = useDocumentTexts();
  return <>{usePersonName(userId, { cancelled: texts('cancelledUser'), unknown: texts('unknownUser') })}</>;
}
