import { JoinScreen } from '../../features/participants/index.ts';
import { useLocation } from '../../platform/router/router.ts';
import { beginAlone } from './page-alone.tsx';

/** The code in the panel's QR code. Any other text must be typed by the pupil. */
const CODE = /^\d{6}$/;

/** `/join?code=…`: a pupil's phone, without an account; `?teacher=…`: the teacher's own. */
export function JoinPage() {
  const query = new URLSearchParams(useLocation().search);
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

/** Starts without the program, as a phone has no account. */
export const begin = () => beginAlone(JoinPage);
