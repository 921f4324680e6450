import { type ReactNode, useEffect, useState } from 'react';
import { JoinScreen } from '../../features/participants/index.ts';
import { useLocation } from '../../platform/router/router.ts';
import { whenHosted } from '../hosted/when-hosted.ts';

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

/** Starts without the program: a phone has no account, and loads no code for signing in, guards or storage. */
export async function begin(): Promise<ReactNode> {
  window.name = '';
  await whenHosted();
  return <Alone />;
}

/** At another address the page is reloaded, because this surface does not load the program. */
function Alone(): ReactNode {
  const { pathname } = useLocation();
  const [own] = useState(pathname);
  const isHere = pathname === own;
  useEffect(() => {
    if (!isHere) location.reload();
  }, [isHere]);
  return isHere ? <JoinPage /> : null;
}
