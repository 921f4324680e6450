import type { PackageFiles } from '../../rules/deck-package.ts';
import { kindOf, type Original, relationsFileOf } from './original.ts';

/**
 * The original with a relation to its main part added, if that is missing or damaged: without the relation, faults of
 * its parts would not be found, and would count as ours.
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
