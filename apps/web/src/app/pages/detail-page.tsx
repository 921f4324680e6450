import { lazyScreen } from '../lazy-screen.tsx';

/**
 * The screen is in a separate file with its styles; otherwise every other surface would load the code that it shares
 * with this one.
 */
const ResourceAddress = lazyScreen(
  async () => (await import('../resource-detail/resource-address.tsx')).ResourceAddress,
);
// The screen is loaded at once, because it is the only content.
void ResourceAddress.load().catch(() => undefined);

/** `/mobile` and `/netdiskpreview`. */
export function DetailPage() {
  return <ResourceAddress />;
}
