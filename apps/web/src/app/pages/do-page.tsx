import { DoScreen } from '../../features/answering/index.ts';
import { useLocation } from '../../platform/router/router.ts';
import { beginAlone } from './page-alone.tsx';

/** The code of a link; any other text must be typed. */
const CODE = /^[0-9A-Z]{8}$/;

/** `/do?code=…`: an assignment that is answered without an account. */
export function DoPage() {
  const code = new URLSearchParams(useLocation().search).get('code')?.toUpperCase() ?? '';
  const whole = CODE.test(code) ? code : undefined;
  return <DoScreen key={whole} code={whole} />;
}

/** Starts without the program, as a pupil has no account. */
export const begin = () => beginAlone(DoPage);
