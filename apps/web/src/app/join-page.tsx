import { JoinScreen } from '../features/participants/index.ts';
import { useSearchParams } from '../platform/router/router.ts';

/** As on the panel and in its QR code; anything else is typed. */
const CODE = /^\d{6}$/;

/** `/join?code=…`: a pupil's phone, without an account; `?teacher=…`: the teacher's own. */
export function JoinPage() {
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const key = query.get('key') ?? undefined;
  const invitation = query.get('teacher') ?? undefined;
  return (
    <JoinScreen
      key={invitation ?? code}
      invitation={invitation}
      scanned={CODE.test(code) ? { code, key } : undefined}
    />
  );
}
