import type { PackageFiles } from '../../rules/deck-package.ts';
import { kindOf, type Original, relationsFileOf } from './original.ts';

/**
 * An original as it would be with the relation to its main part, where that is lost: its other faults can be told from
 * ours only once they are found.
 */
export function withRoot(original: Original, read: PackageFiles['read']): PackageFiles {
  const leadsToMain = original
    .relationsOf('')
    .some((each) => kindOf(each) === 'officeDocument' && each.part === original.presentation);
  if (leadsToMain && original.hasWholeRelations('')) return original;
  const root = relationsFileOf('');
  return {
    names: [...original.names.filter((name) => name !== root), root],
    read: (name) => (name === root ? read(root) : original.read(name)),
  };
}
