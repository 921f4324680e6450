import { lazyScreen } from './lazy-screen.tsx';

/** In a file of its own, with its styles: every other surface would carry what it shares with this one. */
const ResourceAddress = lazyScreen(
  async () => (await import('./resource-detail/resource-address.tsx')).ResourceAddress,
);
// Nothing else is shown here.
void ResourceAddress.bring().catch(() => undefined);

/** `/mobile` and `/netdiskpreview`. */
export function DetailPage() {
  return <ResourceAddress />;
}
