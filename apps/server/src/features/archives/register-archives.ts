import { loadSecret } from '../../platform/database/secret.ts';
import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import { ArchiveLinks } from './archive-links.ts';
import { routeArchives } from './archives.routes.ts';
import { type ArchivePorts, ArchivesService } from './archives.service.ts';

/** Registers archives: several documents as one file, generated while it is read. */
export async function registerArchives(
  ground: Ground,
  ports: ArchivePorts,
): Promise<Registered<ArchivesService>> {
  const { clock, database, objects, routes } = ground;
  const links = new ArchiveLinks(new LinkSigner(await loadSecret(database, 'archive_links'), clock));
  const service = new ArchivesService({ ...ports, links, objects, clock });
  routeArchives(routes, service);
  return { service, close: nothingToClose, personal: [] };
}
